import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { yearChoices, type PlanView } from './plan-view'
import * as styles from './plan.module.css'

const wholeYear = 0

type PlanFilterProps = {
  readonly view: PlanView
  readonly currentYear: number
  readonly onChange: (view: PlanView) => void
}

/** The year, and all of it by weeks or one of its months by days. */
export const PlanFilter = ({ view: { year, month }, currentYear, onChange }: PlanFilterProps) => {
  const { t } = useTranslation('mf-diary')
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: index + 1,
    label: t(`plan.months.${index + 1}`),
  }))
  return (
    <div className={styles.filter}>
      <Select
        label={t('plan.year')}
        value={year}
        options={yearChoices(currentYear, year).map(value => ({ value, label: String(value) }))}
        onChange={wanted => onChange({ year: wanted, month })}
      />
      <Select
        label={t('plan.shown')}
        value={month ?? wholeYear}
        options={[{ value: wholeYear, label: t('plan.wholeYear') }, ...months]}
        onChange={wanted => onChange({ year, month: wanted === wholeYear ? null : wanted })}
      />
    </div>
  )
}
