import { FormDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import type { ItemForm } from './use-item-form'

type ItemFormDialogProps = {
  readonly title: string
  readonly form: ItemForm
  readonly onClose: () => void
}

/** The fields of an item in a dialog. */
export const ItemFormDialog = ({ title, form, onClose }: ItemFormDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={t('save.action')}
      cancelLabel={t('cancel')}
      beginsAt="fields"
      onClose={onClose}
    >
      <Hint>{t('form.requiredHint')}</Hint>
      <TextField {...form.text('name')} label={t('fields.name')} autoComplete="off" required />
      <TextField {...form.number('hours')} label={t('fields.hours')} hint={t('form.hoursHint')} required />
    </FormDialog>
  )
}
