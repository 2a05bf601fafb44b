import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { StaffInput } from './staff-input'
import * as styles from './staff-editing.module.css'

type ServiceFieldsProps<Name extends string> = {
  readonly form: FormFields<Name>
  readonly service: 'actual' | 'ordinary'
  readonly grade: Name
  readonly reason: Name
}

/** A service grade and its reason, which is needed below 1.00. */
export const ServiceFields = <Name extends string>({ form, service, grade, reason }: ServiceFieldsProps<Name>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <div className={styles.pair}>
      <StaffInput form={form} field={`${service}Grade`} name={grade} />
      <div className={styles.reason}>
        <StaffInput form={form} field={`${service}Reason`} name={reason} />
        {form.values[reason] !== '' && (
          <Button variant="quiet" onClick={() => form.set(reason, '')}>
            {t('form.clearReason')}
          </Button>
        )}
      </div>
    </div>
  )
}
