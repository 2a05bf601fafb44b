import { Button, Icon, Notice } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import type { ForecastFilters } from '../../context/forecast-filters'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import type { AddressProblem } from './filters-from-address'
import { leavesOutWeek53 } from './week-choices'
import * as styles from './filter-notices.module.css'

type FilterNoticesProps = { readonly filters: ForecastFilters; readonly problems: readonly AddressProblem[] }

/** Says what of the address could not be used. */
export const FilterNotices = ({ filters, problems }: FilterNoticesProps) => {
  const { t } = useTranslation('mf-forecast')
  const { year, range } = filters
  return problems.map(problem => (
    <Notice key={problem} tone="warning" announce>
      {t(`filters.problem.${problem}`, { year, from: range.startWeek, to: range.endWeek })}
    </Notice>
  ))
}

/** Says that a week 53 stands outside the range. */
export const Week53 = () => {
  const { t } = useTranslation('mf-forecast')
  const { openWeeks } = useForecast()
  const { year, range } = useForecastValue(({ filtersAtom }) => filtersAtom)
  if (!leavesOutWeek53(year, range)) return null
  return (
    <p className={styles.week53}>
      <Icon name="info" />
      <span>{t('filters.week53', { year })}</span>
      <Button variant="quiet" onClick={() => openWeeks([53])}>
        {t('filters.includeWeek53')}
      </Button>
    </p>
  )
}
