import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { permissionIds } from '@veckovis/domain/access'
import { unitsHeld, usePrintPeriod, useSession, useTranslation } from '@veckovis/platform'
import { Link, useSearchParams } from '@veckovis/platform/router'
import { buttonLook, Inline } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { inYear } from '../../context/forecast-filters'
import { addressOfFilters, filtersFromAddress, type YearList } from '../../features/filters/filters-from-address'
import { FilterNotices } from '../../features/filters/filter-notices'
import { NothingToShow } from '../../features/loading/nothing-to-show'
import { useYearsOfForecast } from '../../features/loading/use-years-of-forecast'
import { LoadedFollowUp } from './loaded-follow-up'
import * as styles from './follow-up-page.module.css'

type YearFollowUpProps = {
  readonly unitId: number
  readonly years: YearList
  /** Those of the years that have no forecast before both budgets are locked */
  readonly unlocked: readonly number[]
}

/** The year of the address, else the calendar year of today; weeks and tab stand in it for the way back. */
const useYear = (years: YearList) => {
  const [address, setAddress] = useSearchParams()
  const [current] = useState(() => calendarDateInStockholm(new Date()))
  const { filters, problems } = filtersFromAddress(address, years, current.year)
  return {
    filters,
    problems: problems.filter(problem => problem === 'year'),
    choose: (year: number) => setAddress(before => addressOfFilters(inYear(filters, year), before)),
    back: `/forecast?${addressOfFilters(filters, address).toString()}`,
  }
}

/** For those who read several units there is a table of what all of them hand in. */
const Ways = ({ year, back }: { readonly year: number; readonly back: string }) => {
  const { t: words } = useTranslation('forecast-follow-up')
  const user = useSession()
  const areSeveral = user !== null && (user.superadmin || unitsHeld(user, permissionIds.forecast) > 1)
  return (
    <Inline>
      {areSeveral && (
        <Link to={`/follow-up/submissions?year=${year}`} className={buttonLook('secondary')}>
          {words('submissions')}
        </Link>
      )}
      <Link to={back} className={buttonLook('secondary')}>
        {words('back')}
      </Link>
    </Inline>
  )
}

/** The year that is chosen, the way back, and what there is to show of it. */
export const YearFollowUp = ({ unitId, years, unlocked }: YearFollowUpProps) => {
  const { t } = useTranslation('mf-forecast')
  const { filters, problems, choose, back } = useYear(years)
  const { year } = filters
  const found = useYearsOfForecast(unitId, year, asked => years.includes(asked) && !unlocked.includes(asked))
  usePrintPeriod(String(year))
  return (
    <>
      <div className={styles.toolbar}>
        <Select
          label={t('filters.year')}
          required
          value={year}
          options={years.map(value => ({ value, label: String(value) }))}
          onChange={choose}
        />
        <Ways {...{ year, back }} />
      </div>
      <FilterNotices filters={filters} problems={problems} />
      {found.phase === 'there' ? (
        <LoadedFollowUp
          key={year}
          unitId={unitId}
          years={found.years}
          canWrite={found.canWrite}
          skipped={found.skipped}
          unread={found.unread}
        />
      ) : (
        <NothingToShow
          unitId={unitId}
          isFirst={unlocked.length === years.length}
          load={found.on.load}
          retrying={found.on.isFetching}
          onRetry={found.on.reload}
        />
      )}
    </>
  )
}
