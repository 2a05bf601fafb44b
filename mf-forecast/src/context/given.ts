import type { ReceivedForecast } from '@veckovis/contracts/forecast'
import { withWeeks } from '@veckovis/domain/calendar'
import type { WaitingHours } from '@veckovis/domain/forecast'
import type { Words } from '@veckovis/platform'
import { atom, type createStore } from 'jotai'
import type { SkippedRow } from '../data/skipped-row'
import type { AbsenceNames } from '../wording/row-names'
import type { ForecastFilters, ForecastTab } from './forecast-filters'

/** What the page hands to everything that shows one forecast. */
export type GivenForecast = {
  readonly filters: ForecastFilters
  /** Asks about unsaved edits where other weeks are shown, unless they hold all that were shown. */
  readonly onFilters: (filters: ForecastFilters, how?: { readonly isWider: boolean }) => void
  /** Years that can be chosen and filled in from. */
  readonly years: readonly number[]
  /** The locked budget that the forecast rests on, as the cards show it. */
  readonly budget: ReceivedForecast['budget']
  /** Percent; null while it is not known. */
  readonly payrollOverhead: number | null
  readonly absenceNames: AbsenceNames
  /** Rows that could not be read, so that what the tables sum up is not the whole. */
  readonly skipped: readonly SkippedRow[]
  readonly words: Words
  /** Hours of the diary that wait and are counted in the figures that are looked at; empty while they are left out. */
  readonly waiting: readonly WaitingHours[]
  /** Whose choices of how to look at it are kept in this browser. */
  readonly userId: number | null
}

/** What is given, each thing of it by itself. */
export const createGiven = (store: ReturnType<typeof createStore>, first: GivenForecast) => {
  const givenAtom = atom(first)
  return {
    give: (next: GivenForecast) => store.set(givenAtom, next),
    /** What is given now, for the person who acts and shows nothing. */
    given: () => store.get(givenAtom),
    openTab: (tab: ForecastTab) => {
      const { filters, onFilters } = store.get(givenAtom)
      onFilters({ ...filters, tab })
    },
    /** Makes the range hold weeks in which something has been entered. */
    openWeeks: (weeks: readonly number[]) => {
      const { filters, onFilters } = store.get(givenAtom)
      const { startWeek, endWeek } = filters.range
      if (weeks.every(week => week >= startWeek && week <= endWeek)) return
      onFilters({ ...filters, range: withWeeks(filters.range, weeks) }, { isWider: true })
    },
    filtersAtom: atom(get => get(givenAtom).filters),
    rangeAtom: atom(get => get(givenAtom).filters.range),
    tabAtom: atom(get => get(givenAtom).filters.tab),
    yearsAtom: atom(get => get(givenAtom).years),
    budgetAtom: atom(get => get(givenAtom).budget),
    payrollOverheadAtom: atom(get => get(givenAtom).payrollOverhead),
    absenceNamesAtom: atom(get => get(givenAtom).absenceNames),
    waitingAtom: atom(get => get(givenAtom).waiting),
    skippedAtom: atom(get => get(givenAtom).skipped),
  }
}
