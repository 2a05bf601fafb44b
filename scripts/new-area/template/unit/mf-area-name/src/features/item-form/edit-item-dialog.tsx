import { useQuery } from '@tanstack/react-query'
import type { AreaNameItem } from '@veckovis/contracts/area-name'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { changeItem, itemQuery, refreshItems } from '../../data/area-name-queries'
import { subjectOfItem } from '../../data/item-dialog'
import { ItemFormDialog } from './item-form-dialog'
import { changesOf, valuesOf } from './item-values'
import { useItemForm } from './use-item-form'

type StoredItemDialogProps = {
  readonly item: AreaNameItem
  /** The version of the item given: the server takes a change of no other. */
  readonly version: string
  readonly onClose: () => void
}

const StoredItemDialog = ({ item, version, onClose }: StoredItemDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  // As it was when the dialog opened: what somebody else changes meanwhile is not sent back as it was before.
  const { values: initialValues, sendOn } = useFilledFrom({ version, values: valuesOf(item) })
  const form = useItemForm({
    unitId: item.unitId,
    subject: subjectOfItem(item.id),
    initialValues,
    follows: true,
    save: async values => {
      const changes = changesOf(values, initialValues)
      if (changes === null) return onClose()
      await sendOn(basis => changeItem(item.id, changes, basis))
      notify.success(t('save.done'))
      onClose()
      await refreshItems(item.unitId)
    },
  })
  return <ItemFormDialog title={t('edit.title')} form={form} onClose={onClose} />
}

type EditItemDialogProps = { readonly unitId: number; readonly id: number; readonly onClose: () => void }

/** Changes one item, read when the dialog opens. */
export const EditItemDialog = ({ unitId, id, onClose }: EditItemDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  return (
    <LoadedDialog title={t('edit.title')} query={useQuery(itemQuery(unitId, id))} onClose={onClose}>
      {({ data, version }) => <StoredItemDialog item={data} version={version} onClose={onClose} />}
    </LoadedDialog>
  )
}
