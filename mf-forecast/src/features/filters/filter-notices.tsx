import { moveEndWeek } from '@veckovis/domain/calendar'
import { Button, Icon, Notice } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import type { ForecastFilters } from '../../context/forecast-filters'
import type { AddressProblem } from './filters-from-address'
import { leavesOutWeek53 } from './week-choices'
import * as styles from './filter-notices.module.css'

type FilterNoticesProps = {
  readonly filters: ForecastFilters
  readonly problems: readonly AddressProblem[]
  readonly onChange: (filters: ForecastFilters) => void
}

/** Says what of the address could not be used. */
export const FilterNotices = ({ filters, problems }: Omit<FilterNoticesProps, 'onChange'>) => {
  const { t } = useTranslation('mf-forecast')
  const { year, range } = filters
  return problems.map(problem => (
    <Notice key={problem} tone="warning" announce>
      {t(`filters.problem.${problem}`, { year, from: range.startWeek, to: range.endWeek })}
    </Notice>
  ))
}

/** Says that a week 53 stands outside the range. */
export const Week53 = ({ filters, onChange }: Omit<FilterNoticesProps, 'problems'>) => {
  const { t } = useTranslation('mf-forecast')
  const { year, range } = filters
  if (!leavesOutWeek53(year, range)) return null
  return (
    <p className={styles.week53}>
      <Icon name="info" />
      <span>{t('filters.week53', { year })}</span>
      <Button variant="quiet" onClick={() => onChange({ ...filters, range: moveEndWeek(range, 53) })}>
        {t('filters.includeWeek53')}
      </Button>
    </p>
  )
}
