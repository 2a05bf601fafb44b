import type { AreaNameItem } from '@veckovis/contracts/area-name'
import { ConfirmChange, useFilledFrom, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshItems, removeItem } from '../../data/area-name-queries'

type RemoveItemDialogProps = { readonly item: AreaNameItem; readonly onClose: () => void }

/** Asks before an item is removed, which nothing undoes. */
export const RemoveItemDialog = ({ item, onClose }: RemoveItemDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  const { id, unitId, version } = item
  const { values, sendOn } = useFilledFrom({ version: `"${id}-${version}"`, values: { name: item.name } })
  const { name } = values
  const { isBusy, problem, save } = useSave({
    save: () => sendOn(basis => removeItem(id, basis)),
    onSaved: async () => {
      notify.success(t('remove.done', { name }))
      onClose()
      await refreshItems(unitId)
    },
    problemOf,
    // Somebody else was first: the table shows what they did, and the next press rests on it.
    onProblem: () => refreshItems(unitId),
  })
  return (
    <ConfirmChange
      title={t('remove.title', { name })}
      tone="danger"
      confirmLabel={t('remove.action')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'record')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmChange>
  )
}
