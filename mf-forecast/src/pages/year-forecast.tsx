import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { useEffect, useRef, useState } from 'react'
import type { ForecastEditor } from '../data/forecast-editor'
import { mayHideSheet } from '../data/may-hide-sheet'
import { FillInButton } from '../features/fill-in/fill-in-button'
import { FilterBar } from '../features/filters/filter-bar'
import { FilterNotices } from '../features/filters/filter-notices'
import type { YearList } from '../features/filters/filters-from-address'
import { useForecastFilters } from '../features/filters/use-forecast-filters'
import { PageKeys } from '../features/keys/page-keys'
import { useForecastData } from '../features/loading/use-forecast-data'
import { useForecastEditor } from '../features/loading/use-forecast-editor'
import { LoadedForecast } from './loaded-forecast'
import { NothingToShow } from '../features/loading/nothing-to-show'
import * as styles from './forecast-page.module.css'

type YearForecastProps = {
  readonly unitId: number
  readonly years: YearList
  /** Those of the years that have no forecast before both budgets are locked */
  readonly unlocked: readonly number[]
}

/** Filters on top, and below them what there is to show of the chosen year. */
export const YearForecast = ({ unitId, years, unlocked }: YearForecastProps) => {
  const [currentWeek] = useState(() => isoWeekInStockholm(new Date()))
  const { t } = useTranslation('mf-forecast')
  // The filters say which forecast is edited, and the edited forecast whether its tab may be left.
  const edited = useRef<ForecastEditor | null>(null)
  const mayLeaveTab = () => edited.current === null || mayHideSheet(edited.current, t)
  const { filters, problems, change } = useForecastFilters(years, currentWeek, mayLeaveTab)
  const data = useForecastData(unitId, filters.year, !unlocked.includes(filters.year))
  const editor = useForecastEditor(unitId, currentWeek, data.load)
  useEffect(() => {
    edited.current = editor
  }, [editor])
  const onChange = (next: typeof filters) => void change(next)
  const { startWeek: from, endWeek: to } = filters.range
  usePrintPeriod(t('printPeriod', { year: filters.year, from, to }))
  const onTabChange = (tab: typeof filters.tab) => onChange({ ...filters, tab })
  return (
    <>
      {data.load.phase === 'loaded' && editor !== null && (
        <PageKeys editor={editor} tab={filters.tab} onTabChange={onTabChange} />
      )}
      <div className={styles.toolbar}>
        <FilterBar filters={filters} years={years} current={currentWeek} onChange={onChange} />
        <FillInButton editor={editor} years={years} range={filters.range} />
      </div>
      <FilterNotices filters={filters} problems={problems} onChange={onChange} />
      {data.load.phase === 'loaded' && editor !== null ? (
        <LoadedForecast
          editor={editor}
          filters={filters}
          onTabChange={onTabChange}
          loaded={data.load.loaded}
          absenceNames={data.absenceNames}
          payrollOverhead={data.payrollOverhead}
          listsFailed={data.listsFailed}
          onReloadLists={data.reloadLists}
        />
      ) : (
        <NothingToShow load={data.load} retrying={data.isFetching} onRetry={data.reload} />
      )}
    </>
  )
}
