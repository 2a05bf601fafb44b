import { FormDialog, type FormDialogProps } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import * as styles from './staff-editing.module.css'

/** A form about staff in a dialog. */
export const StaffFormDialog = (props: Omit<FormDialogProps, 'submitLabel' | 'cancelLabel'>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <FormDialog {...props} submitLabel={t('save.action')} cancelLabel={t('cancel')}>
      <p className={styles.hint}>{t('form.requiredHint')}</p>
      {props.children}
    </FormDialog>
  )
}
