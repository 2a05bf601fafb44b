import { useQuery } from '@tanstack/react-query'
import { neighbourYears, type YearsOfForecast } from '@veckovis/domain/follow-up'
import { useProgress } from '@veckovis/platform'
import { useMemo } from 'react'
import { forecastQuery } from '../../data/forecast-queries'
import type { SkippedRow } from '../../data/skipped-row'
import { loadStateOf, type LoadState } from './load-state'

const useLoad = (unitId: number, year: number, isAsked: boolean) => {
  const { data, error, isFetching, refetch } = useQuery({ ...forecastQuery(unitId, year), enabled: isAsked })
  useProgress(isFetching)
  const load = useMemo<LoadState>(
    () => (isAsked ? loadStateOf({ data, error, isFetching }, year) : { phase: 'unlocked' }),
    [isAsked, data, error, isFetching, year],
  )
  return { load, isFetching, reload: () => void refetch() }
}

type Load = ReturnType<typeof useLoad>

type YearsLoad =
  | { readonly phase: 'waiting'; readonly on: Load }
  | { readonly phase: 'there'; readonly years: YearsOfForecast; readonly skipped: readonly SkippedRow[] }

const loadedOf = ({ load }: Load) => (load.phase === 'loaded' ? load.loaded : null)

/**
 * The forecast of a year, and of a year beside it that days of the calendar year lie in, where the unit has it. What has
 * failed comes before what is still on its way; a year beside it whose budgets are not locked is none.
 */
export const useYearsOfForecast = (unitId: number, year: number, hasForecast: (year: number) => boolean): YearsLoad => {
  const needs = neighbourYears(year)
  const own = useLoad(unitId, year, hasForecast(year))
  const before = useLoad(unitId, year - 1, needs.before && hasForecast(year - 1))
  const after = useLoad(unitId, year + 1, needs.after && hasForecast(year + 1))
  const loaded = { before: loadedOf(before), own: loadedOf(own), after: loadedOf(after) }
  const waiting =
    [own, before, after].find(({ load }) => load.phase === 'failed') ??
    [own, before, after].find(({ load }) => load.phase === 'loading')
  const there = useMemo<YearsLoad | null>(() => {
    if (loaded.own === null) return null
    const years = {
      before: loaded.before?.input ?? null,
      own: loaded.own.input,
      after: loaded.after?.input ?? null,
    }
    const skipped = [loaded.before, loaded.own, loaded.after].flatMap(one => (one === null ? [] : one.skipped))
    return { phase: 'there', years, skipped }
  }, [loaded.before, loaded.own, loaded.after])
  if (waiting !== undefined) return { phase: 'waiting', on: waiting }
  return there ?? { phase: 'waiting', on: own }
}
