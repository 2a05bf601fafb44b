import { calculateForecast } from '../forecast/calculate-forecast'
import { at } from '../forecast/calculation/at-week'
import type { ForecastInput, ServerRowHours, SickPay } from '../forecast/forecast-input'
import { listedKinds, type ListedKind } from '../forecast/rows/row-kinds'
import { forecastRows } from '../forecast/rows/row-table'
import { outcomeCell, valueOfKind, type OutcomeLists } from './effective-outcome'

/** The weeks that take the outcome; all others stay as the forecast has them. */
export type OutcomeWeeks = ReadonlySet<number> | 'all'

type Outcome = { readonly lists: OutcomeLists; readonly weeks: OutcomeWeeks }

/**
 * The further absence that carries what was worked beyond the sum of the rows, as hours below 0: an absence counts at
 * factor 1 in hours at hand and in cost, so that neither needs a formula of its own.
 */
export const workedRowId = 'outcome-worked'

const isTaken = (weeks: OutcomeWeeks, week: number): boolean => weeks === 'all' || weeks.has(week)

/** The value of each week by the outcome, the forecast's where it is null. */
const replaced = <Value>(values: readonly Value[], { weeks }: Outcome, valueIn: (week: number) => Value | null) =>
  values.map((value, index) => (isTaken(weeks, index + 1) ? (valueIn(index + 1) ?? value) : value))

const noHours = ({ weeks }: ForecastInput) => Array.from({ length: weeks }, () => 0)

const rowWithOutcome = (row: ServerRowHours, kind: ListedKind['kind'], outcome: Outcome): ServerRowHours => {
  const { serverId, hours, diaryHours, waitingHours } = row
  if (typeof serverId !== 'number') return row
  const valueIn = (week: number) => outcomeCell(outcome.lists, { kind, serverId }, week)?.value ?? null
  // What was of the diary or waits is a part of the forecast's hours.
  const partIn = (week: number) => (valueIn(week) === null ? null : 0)
  return {
    serverId,
    hours: replaced(hours, outcome, valueIn),
    ...(diaryHours === undefined ? {} : { diaryHours: replaced(diaryHours, outcome, partIn) }),
    ...(waitingHours === undefined ? {} : { waitingHours: replaced(waitingHours, outcome, partIn) }),
  }
}

const rowsWithOutcome = (input: ForecastInput, { kind, list }: ListedKind, outcome: Outcome): ServerRowHours[] => {
  const rows = input[list]
  const missing = outcome.lists.rows.filter(
    row => row.kind === kind && !rows.some(({ serverId }) => serverId === row.serverId),
  )
  const all = [...rows, ...missing.map(({ serverId }) => ({ serverId, hours: noHours(input) }))]
  return all.map(row => rowWithOutcome(row, kind, outcome))
}

/** Hours performed stand for required, changed and adjusted ones together. */
const needsWithOutcome = (input: ForecastInput, outcome: Outcome) => {
  const performedIn = (week: number) => valueOfKind(outcome.lists, 'performed', week)
  const nothingIn = (week: number) => (performedIn(week) === null ? null : 0)
  return {
    totalHoursRequired: replaced(input.totalHoursRequired, outcome, performedIn),
    changedNeedsFromDiary: replaced(input.changedNeedsFromDiary, outcome, nothingIn),
    myForecast: replaced(input.myForecast, outcome, nothingIn),
    ...(input.waitingNeeds === undefined ? {} : { waitingNeeds: replaced(input.waitingNeeds, outcome, nothingIn) }),
  }
}

/** The spells of a week with fewer hours of illness than they have, cut down with what they save. */
const sickPayWithOutcome = (sickPay: SickPay, outcome: Outcome): SickPay => {
  const illnessIn = (week: number) =>
    outcomeCell(outcome.lists, { kind: 'absence', serverId: forecastRows.shortTermIllness.serverId }, week)?.value ??
    null
  const spellIn = (week: number) => at(sickPay.spellHours, week - 1)
  const cutIn = (week: number) => {
    const illness = illnessIn(week)
    return illness === null || illness >= spellIn(week) ? null : illness
  }
  return {
    spellHours: replaced(sickPay.spellHours, outcome, cutIn),
    savedHours: replaced(sickPay.savedHours, outcome, week => {
      const cut = cutIn(week)
      if (cut === null) return null
      return Math.round((at(sickPay.savedHours, week - 1) * cut * 10_000) / spellIn(week)) / 10_000
    }),
  }
}

/** What was worked beyond what the rows come to, as an absence below 0; nothing where no week says what was worked. */
const workedRows = (input: ForecastInput, outcome: Outcome): ServerRowHours[] => {
  const workedIn = (week: number) => valueOfKind(outcome.lists, 'worked', week)
  const isGiven = (week: number) => isTaken(outcome.weeks, week) && workedIn(week) !== null
  const hours = noHours(input)
  if (!hours.some((_, index) => isGiven(index + 1))) return []
  const { available } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const beyond = (week: number) => {
    const worked = workedIn(week)
    return worked === null ? null : at(available, week - 1) - worked
  }
  return [{ serverId: workedRowId, hours: replaced(hours, outcome, beyond) }]
}

/**
 * The forecast with the hours of the outcome in every cell that has some, and its own where `layerOfCell` says so, in the
 * weeks that take it. Where hours worked are given they are the hours at hand, whatever the rows come to: staff
 * cost is then cost per hour × (worked + premiums of substitutes + paid absence after the credit of sick pay), which is what
 * the forecast's own formulas make of `workedRowId`. Illness that is counted by spell keeps its spells: hours beyond
 * them are credited at the factor of the budget; fewer hours than they have cut hours and credit of the week's spells in
 * proportion. Kronor that a source gives are not in it: `withGivenKronor` adds them.
 */
export const outcomeInput = (
  input: ForecastInput,
  lists: OutcomeLists,
  { weeks }: { readonly weeks: OutcomeWeeks },
): ForecastInput => {
  const outcome = { lists, weeks }
  const rows = Object.fromEntries(listedKinds.map(kind => [kind.list, rowsWithOutcome(input, kind, outcome)]))
  const told: ForecastInput = {
    ...input,
    ...rows,
    ...needsWithOutcome(input, outcome),
    ...(input.sickPay === undefined ? {} : { sickPay: sickPayWithOutcome(input.sickPay, outcome) }),
  }
  const worked = workedRows(told, outcome)
  return worked.length === 0 ? told : { ...told, absences: [...told.absences, ...worked] }
}
