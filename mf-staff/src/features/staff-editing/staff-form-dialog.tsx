import { FormDialog, type FormDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import './staff-editing.css'

/** A form about staff in a dialog. */
export const StaffFormDialog = (props: Omit<FormDialogProps, 'submitLabel' | 'cancelLabel'>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <FormDialog {...props} submitLabel={t('save.action')} cancelLabel={t('cancel')}>
      <p className="mf-staff-form__note">{t('form.requiredNote')}</p>
      {props.children}
    </FormDialog>
  )
}
