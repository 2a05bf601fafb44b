import { useQuery } from '@tanstack/react-query'
import type { ForecastInput } from '@veckovis/domain/forecast'
import type { OutcomeOfYear, YearsOfForecast, YearsOfOutcome } from '@veckovis/domain/follow-up'
import { effectiveOutcome } from '@veckovis/domain/outcome'
import { useProgress } from '@veckovis/platform'
import { useMemo, useState } from 'react'
import { outcomeOfYearQuery } from '../../data/outcome-of-year-query'

const useLoad = (unitId: number, year: number, input: ForecastInput | null) => {
  const asked = useQuery({ ...outcomeOfYearQuery(unitId, year), enabled: input !== null })
  const { data, isFetching, isFetched, refetch } = asked
  useProgress(isFetching)
  const weeks = input?.weeks
  const outcome = useMemo<OutcomeOfYear | null>(
    () =>
      data === undefined || weeks === undefined || data.complete.length === 0
        ? null
        : { lists: effectiveOutcome(data.rows, weeks), complete: data.complete },
    [data, weeks],
  )
  const isMissing = input !== null && data === undefined
  return { year, outcome, isMissing, isFetching, isFetched, reload: () => void refetch() }
}

/** A year whose outcome could not be read. */
type UnreadOutcome = Pick<ReturnType<typeof useLoad>, 'year' | 'isFetching' | 'reload'>

type OutcomeLoad =
  | { readonly phase: 'waiting' }
  | {
      readonly phase: 'there'
      /** Undefined where no week is complete */
      readonly outcome: YearsOfOutcome | undefined
      readonly unread: readonly UnreadOutcome[]
    }

/**
 * The outcome of the years that have a forecast. One that cannot be read is none, and is named; while that is tried again,
 * or a further year comes, the page stays.
 */
export const useYearsOfOutcome = (unitId: number, { before, own, after }: YearsOfForecast): OutcomeLoad => {
  const loads = {
    before: useLoad(unitId, own.year - 1, before),
    own: useLoad(unitId, own.year, own),
    after: useLoad(unitId, own.year + 1, after),
  }
  const [first, main, last] = [loads.before.outcome, loads.own.outcome, loads.after.outcome]
  const outcome = useMemo(
    () => (first === null && main === null && last === null ? undefined : { before: first, own: main, after: last }),
    [first, main, last],
  )
  const missing = Object.values(loads).filter(({ isMissing }) => isMissing)
  const unread = missing.filter(({ isFetched }) => isFetched)
  const isKnown = unread.length === missing.length
  const [wasKnown, setWasKnown] = useState(isKnown)
  if (isKnown && !wasKnown) setWasKnown(true)
  return wasKnown ? { phase: 'there', outcome, unread } : { phase: 'waiting' }
}
