import { useQuery } from '@tanstack/react-query'
import { useProgress, useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import {
  absenceReasonsQuery,
  forecastQuery,
  payrollOverheadQuery,
  substituteTypesQuery,
} from '../../data/forecast-queries'
import { payrollOverheadOf } from '../../data/payroll-overhead-of'
import { furtherAbsenceNames } from '../../wording/row-names'
import { loadStateOf, type LoadState } from './load-state'

const noRows = [] as const

/**
 * The forecast of one unit and year, and the lists that give names and payroll overhead to what it shows. A year whose
 * budgets are not both locked has none to ask for.
 */
export const useForecastData = (unitId: number, year: number, hasForecast: boolean) => {
  const { t } = useTranslation('mf-forecast')
  const { data, error, isFetching, refetch } = useQuery({ ...forecastQuery(unitId, year), enabled: hasForecast })
  const reasons = useQuery(absenceReasonsQuery)
  const types = useQuery(substituteTypesQuery)
  const payrollOverhead = useQuery(payrollOverheadQuery)
  useProgress(isFetching)

  const load = useMemo<LoadState>(
    () => (hasForecast ? loadStateOf({ data, error, isFetching }, year) : { phase: 'unlocked' }),
    [hasForecast, data, error, isFetching, year],
  )
  const absenceRows = load.phase === 'loaded' ? load.loaded.input.absences : noRows
  const absenceNames = useMemo(
    () => furtherAbsenceNames(reasons.isSuccess ? reasons.data : [], absenceRows, t),
    [reasons, absenceRows, t],
  )
  const budget = load.phase === 'loaded' ? load.loaded.budget : null
  const overhead = payrollOverheadOf(budget, payrollOverhead.data, year)
  return {
    load,
    isFetching,
    reload: () => void refetch(),
    absenceNames,
    payrollOverhead: overhead,
    /** Some list could not be fetched: the page says that names or the payroll overhead are missing. */
    listsFailed: reasons.isError || types.isError || (payrollOverhead.isError && overhead === null),
    reloadLists: () => {
      for (const query of [reasons, types, payrollOverhead]) if (query.isError) void query.refetch()
    },
  }
}
