import { loadFailureOf, type LoadFailure } from '../../data/load-failure'
import { isYearList, type YearList } from './filters-from-address'

type YearsAsked = { readonly data: readonly number[] | undefined; readonly error: unknown }

export type UnitYears =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: LoadFailure }
  /** Years that can be chosen, and those of them that have no forecast before both budgets are locked */
  | { readonly phase: 'known'; readonly years: YearList; readonly unlocked: readonly number[] }

/** Whether the years with a forecast have what the address asks for; without a question any year will do. */
export const hasYearAsked = (years: readonly number[], asked: string | null): boolean =>
  asked === null ? years.length > 0 : years.some(year => String(year) === asked)

/** The years of the unit. Those without a forecast join them only where the others have not what is asked. */
export const unitYearsOf = (all: YearsAsked, unlocked: YearsAsked, asked: string | null): UnitYears => {
  if (all.data === undefined)
    return all.error === null ? { phase: 'loading' } : { phase: 'failed', failure: loadFailureOf(all.error) }
  if (hasYearAsked(all.data, asked) && isYearList(all.data)) return { phase: 'known', years: all.data, unlocked: [] }
  if (unlocked.data === undefined)
    return unlocked.error === null ? { phase: 'loading' } : { phase: 'failed', failure: loadFailureOf(unlocked.error) }
  const years = [...new Set([...all.data, ...unlocked.data])].sort((one, other) => one - other)
  return isYearList(years)
    ? { phase: 'known', years, unlocked: unlocked.data }
    : { phase: 'failed', failure: 'no-years' }
}
