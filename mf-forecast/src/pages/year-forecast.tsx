import { isoWeekInStockholm } from '@veckovis/domain/calendar'
import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { useEffect, useRef, useState } from 'react'
import type { GivenForecast } from '../context/given'
import { ForecastContext } from '../context/use-forecast'
import type { ForecastEditor } from '../editing/forecast-editor'
import { mayHideSheet } from '../editing/may-hide-sheet'
import { DensitySwitch } from '../features/density/density-switch'
import { ExcelExport } from '../features/excel/excel-export'
import { ExcelImport } from '../features/excel/excel-import'
import { FillIn } from '../features/fill-in/fill-in'
import { FilterBar } from '../features/filters/filter-bar'
import { FilterNotices } from '../features/filters/filter-notices'
import type { YearList } from '../features/filters/filters-from-address'
import { useForecastFilters } from '../features/filters/use-forecast-filters'
import { History } from '../features/history/history'
import { NothingToShow } from '../features/loading/nothing-to-show'
import { useForecastData } from '../features/loading/use-forecast-data'
import { useForecastEditor } from '../features/loading/use-forecast-editor'
import { OutcomeSwitch } from '../features/outcome/outcome-switch'
import { PageKeys } from '../features/keys/page-keys'
import { CommandPalette } from '../features/palette/command-palette'
import { LoadedForecast } from './loaded-forecast'
import { useWaitingHours } from '../parts/use-waiting-hours'
import { useShownForecast } from './use-shown-forecast'
import * as styles from './forecast-page.module.css'

type YearForecastProps = {
  readonly unitId: number
  readonly years: YearList
  /** Those of the years that have no forecast before both budgets are locked */
  readonly unlocked: readonly number[]
}

/** The chosen filters, the data that they lead to, and the forecast that is edited. */
const useYear = ({ unitId, years, unlocked }: YearForecastProps) => {
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
  const onFilters: GivenForecast['onFilters'] = (next, how) => void change(next, how)
  return { currentWeek, filters, problems, onFilters, data, editor }
}

/** Filters on top, and below them what there is to show of the chosen year. */
export const YearForecast = (props: YearForecastProps) => {
  const { unitId, years, unlocked } = props
  const { t } = useTranslation('mf-forecast')
  const { currentWeek, filters, problems, onFilters, data, editor } = useYear(props)
  const { waiting } = useWaitingHours(unitId, filters.year, editor?.loadedVersion ?? null)
  const forecast = useShownForecast({ editor, data, filters, onFilters, years, waiting })
  const { startWeek: from, endWeek: to } = filters.range
  usePrintPeriod(t('printPeriod', { year: filters.year, from, to }))
  return (
    <ForecastContext value={forecast}>
      {forecast !== null && <PageKeys />}
      <div className={styles.top}>
        <div className={styles.toolbar}>
          <FilterBar filters={filters} years={years} current={currentWeek} onChange={onFilters} />
          <div className={styles.tools}>
            <CommandPalette />
            <DensitySwitch />
            <OutcomeSwitch />
            <FillIn />
            <ExcelImport />
            <ExcelExport />
            <History />
          </div>
        </div>
        <FilterNotices filters={filters} problems={problems} />
      </div>
      {forecast === null ? (
        <NothingToShow
          unitId={unitId}
          isFirst={unlocked.length === years.length}
          load={data.load}
          retrying={data.isFetching}
          onRetry={data.reload}
        />
      ) : (
        <LoadedForecast listsFailed={data.listsFailed} onReloadLists={data.reloadLists} />
      )}
    </ForecastContext>
  )
}
