import {
  addMessages,
  closeUnitPicker,
  platformStore,
  unitPickerOpenAtom,
  unitPickerSearchesAtom,
  useTranslation,
} from '@veckovis/platform'
import { ProblemNotice, Skeleton } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useAtomValue } from 'jotai'
import en from '../../locales/picker/en.json'
import sv from '../../locales/picker/sv.json'
import { activeUnitOf, chooseUnit } from './choose-unit'
import { PickerSteps } from './picker-steps'
import { useSearchKey } from './use-search-key'
import { useUnitTree } from './use-unit-tree'

// The texts come with the frame and not with the sign-in.
addMessages('picker', 'sv', sv)
addMessages('picker', 'en', en)

/** County, municipality, department, unit: the dialog that changes the active unit. */
export const UnitPicker = () => {
  const { t } = useTranslation('picker')
  const isOpen = useAtomValue(unitPickerOpenAtom, { store: platformStore })
  const searches = useAtomValue(unitPickerSearchesAtom, { store: platformStore })
  const tree = useUnitTree(isOpen)
  useSearchKey()

  const choose = (unitId: number) => {
    const unit = tree.counties === null ? null : activeUnitOf(tree.counties, unitId)
    closeUnitPicker()
    if (unit !== null) void chooseUnit(unit)
  }

  return (
    <Dialog title={t('choose')} open={isOpen} onCancel={closeUnitPicker} width={720}>
      {tree.counties !== null && (
        <PickerSteps counties={tree.counties} searches={searches} onChoose={choose} onCancel={closeUnitPicker} />
      )}
      {tree.counties === null && tree.isFailed && (
        <ProblemNotice text={t('treeFailed')} retry={{ label: t('retry'), run: tree.retry }} />
      )}
      {tree.counties === null && !tree.isFailed && <Skeleton label={t('loading')} />}
    </Dialog>
  )
}
