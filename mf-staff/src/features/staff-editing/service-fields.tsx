import { actualServiceReasons, ordinaryServiceReasons } from '@veckovis/domain/staff'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Button, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import * as styles from './staff-editing.module.css'

type ServiceFieldsProps<Name extends string> = {
  readonly form: FormFields<Name>
  readonly service: 'actual' | 'ordinary'
  readonly grade: Name
  readonly reason: Name
}

const reasonsOf = { actual: actualServiceReasons, ordinary: ordinaryServiceReasons }

/** A service grade and its reason, which is needed below 1.00. */
export const ServiceFields = <Name extends string>({ form, service, grade, reason }: ServiceFieldsProps<Name>) => {
  const { t } = useTranslation('mf-staff')
  const options = reasonsOf[service].map(value => ({ value, label: t(`reasons.${value}`) }))
  return (
    <div className={styles.pair}>
      <TextField {...form.number(grade)} label={t(`fields.${service}Grade`)} hint={t('form.gradeHint')} required />
      <div className={styles.reason}>
        <Select<string>
          {...form.choice(reason)}
          label={t(`fields.${service}Reason`)}
          hint={t('form.reasonHint')}
          options={options}
        />
        {form.values[reason] !== '' && (
          <Button variant="quiet" onClick={() => form.set(reason, '')}>
            {t('form.clearReason')}
          </Button>
        )}
      </div>
    </div>
  )
}
