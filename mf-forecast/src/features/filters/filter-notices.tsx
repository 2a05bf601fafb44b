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

/** Says what of the address could not be used, and that a week 53 stands outside the range. */
export const FilterNotices = ({ filters, problems, onChange }: FilterNoticesProps) => {
  const { t } = useTranslation('mf-forecast')
  const { year, range } = filters
  const includeWeek53 = () => onChange({ ...filters, range: moveEndWeek(range, 53) })
  return (
    <>
      {problems.map(problem => (
        <Notice key={problem} tone="warning" announce>
          {t(`filters.problem.${problem}`, { year, from: range.startWeek, to: range.endWeek })}
        </Notice>
      ))}
      {leavesOutWeek53(year, range) && (
        <p className={styles.week53}>
          <Icon name="info" />
          <span>{t('filters.week53', { year })}</span>
          <Button variant="quiet" onClick={includeWeek53}>
            {t('filters.includeWeek53')}
          </Button>
        </p>
      )}
    </>
  )
}
