import { useQuery } from '@tanstack/react-query'
import type { ForecastInput } from '@veckovis/domain/forecast'
import { neighbourYears, type YearsOfForecast } from '@veckovis/domain/follow-up'
import { useProgress } from '@veckovis/platform'
import { useMemo } from 'react'
import { forecastQuery } from '../../data/forecast-queries'
import type { SkippedRow } from '../../data/skipped-row'
import { loadStateOf, type LoadState } from './load-state'

const useLoad = (unitId: number, year: number, isAsked: boolean) => {
  const { data, error, isFetching, isFetched, refetch } = useQuery({ ...forecastQuery(unitId, year), enabled: isAsked })
  useProgress(isFetching)
  const load = useMemo<LoadState>(
    () => (isAsked ? loadStateOf({ data, error, isFetching }, year) : { phase: 'unlocked' }),
    [isAsked, data, error, isFetching, year],
  )
  return { year, load, isFetching, isFetched, reload: () => void refetch() }
}

type Load = ReturnType<typeof useLoad>

/** Rows of a year that could not be used, with the forecast that names them. */
export type SkippedOfYear = { readonly input: ForecastInput; readonly rows: readonly SkippedRow[] }

/** A year beside the one that is shown that could not be read. */
export type UnreadYear = Pick<Load, 'year' | 'isFetching' | 'reload'>

type There = {
  readonly years: YearsOfForecast
  readonly skipped: readonly SkippedOfYear[]
  /** Whether the person may write the forecast of the year that is shown */
  readonly canWrite: boolean
}

type YearsLoad =
  | { readonly phase: 'waiting'; readonly on: Load }
  | ({ readonly phase: 'there'; readonly unread: readonly UnreadYear[] } & There)

const loadedOf = ({ load }: Load) => (load.phase === 'loaded' ? load.loaded : null)

const isMissing = ({ load }: Load) => load.phase === 'loading' || load.phase === 'failed'

/**
 * The forecast of a year and, once that is there, of a year beside it that days of the calendar year lie in, where the
 * unit has it. A year beside it whose budgets are not locked is none, and so is one that cannot be read, which is named;
 * while that is tried again the page stays.
 */
export const useYearsOfForecast = (unitId: number, year: number, hasForecast: (year: number) => boolean): YearsLoad => {
  const needs = neighbourYears(year)
  const own = useLoad(unitId, year, hasForecast(year))
  const isThere = own.load.phase === 'loaded'
  const before = useLoad(unitId, year - 1, isThere && needs.before && hasForecast(year - 1))
  const after = useLoad(unitId, year + 1, isThere && needs.after && hasForecast(year + 1))
  const loaded = { before: loadedOf(before), own: loadedOf(own), after: loadedOf(after) }
  const there = useMemo<There | null>(() => {
    if (loaded.own === null) return null
    const years = {
      before: loaded.before?.input ?? null,
      own: loaded.own.input,
      after: loaded.after?.input ?? null,
    }
    const all = [loaded.before, loaded.own, loaded.after].filter(one => one !== null)
    const skipped = all.map(({ input, skipped: rows }) => ({ input, rows }))
    return { years, skipped, canWrite: loaded.own.base.write }
  }, [loaded.before, loaded.own, loaded.after])
  if (there === null) return { phase: 'waiting', on: own }
  const missing = [before, after].filter(isMissing)
  const first = missing.find(({ isFetched }) => !isFetched)
  return first === undefined ? { phase: 'there', ...there, unread: missing } : { phase: 'waiting', on: first }
}
