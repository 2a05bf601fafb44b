import { FormDialog, type FormDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'

/** A form about staff in a dialog. */
export const StaffFormDialog = (props: Omit<FormDialogProps, 'submitLabel' | 'cancelLabel'>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <FormDialog {...props} submitLabel={t('save.action')} cancelLabel={t('cancel')}>
      <Hint>{t('form.requiredHint')}</Hint>
      {props.children}
    </FormDialog>
  )
}
