import { newRequestId } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { addItem, refreshItems } from '../../data/area-name-queries'
import { newItemSubject } from '../../data/item-dialog'
import { ItemFormDialog } from './item-form-dialog'
import { emptyItem, sentOf } from './item-values'
import { useItemForm } from './use-item-form'

type NewItemDialogProps = { readonly unitId: number; readonly onClose: () => void }

/** Adds one item. */
export const NewItemDialog = ({ unitId, onClose }: NewItemDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  // One id per dialog: a press that is repeated, or sent again after a lost answer, adds one item.
  const [requestId] = useState(() => newRequestId())
  const form = useItemForm({
    unitId,
    subject: newItemSubject,
    initialValues: emptyItem,
    save: async values => {
      const { name } = await addItem(unitId, { requestId, ...sentOf(values) })
      notify.success(t('create.done', { name }))
      onClose()
      await refreshItems(unitId)
    },
  })
  return <ItemFormDialog title={t('create.title')} form={form} onClose={onClose} />
}
