import { staffEmployments, type StaffEmployment } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import * as styles from './staff-filters.module.css'

type EmploymentFilterProps = {
  readonly value: StaffEmployment
  readonly onChange: (employment: StaffEmployment) => void
}

/** Those who have left stand behind this choice. */
export const EmploymentFilter = ({ value, onChange }: EmploymentFilterProps) => {
  const { t } = useTranslation('mf-staff')
  const options = staffEmployments.map(employment => ({ value: employment, label: t(`employments.${employment}`) }))
  return (
    <div className={styles.employment}>
      <Select label={t('table.employment')} value={value} options={options} onChange={onChange} />
    </div>
  )
}
