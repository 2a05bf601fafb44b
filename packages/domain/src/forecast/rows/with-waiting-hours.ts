import type { Hundredths } from '../../numbers/hundredths'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import { listedKinds, type ListedKind } from './row-kinds'

/** Hours of a week of a row that wait for a decision; the id is 0 for the changed needs, which are one row. */
export type WaitingHours = {
  readonly kind: ListedKind['kind'] | 'changed-needs'
  readonly sourceId: number
  readonly week: number
  readonly hours: Hundredths
}

/** The list with the hours added to its weeks. Throws a RangeError for a week that the year does not have. */
const added = (list: readonly Hundredths[], waiting: readonly WaitingHours[]): Hundredths[] => {
  const sums = [...list]
  for (const { week, hours } of waiting) {
    const sum = sums[week - 1]
    if (sum === undefined) throw new RangeError(`The year has no week ${week}`)
    sums[week - 1] = sum + hours
  }
  return sums
}

const rowsWith = (
  rows: readonly ServerRowHours[],
  waiting: readonly WaitingHours[],
  none: readonly Hundredths[],
): ServerRowHours[] => {
  const ids = [...new Set(waiting.map(({ sourceId }) => sourceId))]
  const missing = ids.filter(id => !rows.some(({ serverId }) => serverId === id))
  const all: readonly ServerRowHours[] = [...rows, ...missing.map(serverId => ({ serverId, hours: none }))]
  return all.map(row => {
    const own = waiting.filter(({ sourceId }) => sourceId === row.serverId)
    if (own.length === 0) return row
    return { ...row, hours: added(row.hours, own), waitingHours: added(row.waitingHours ?? none, own) }
  })
}

/**
 * The forecast as it would be if what waits were approved; the hours that wait are kept apart, in rows and changed needs.
 * It is for figures to be looked at: nothing of it may be saved.
 */
export const withWaitingHours = (input: ForecastInput, waiting: readonly WaitingHours[]): ForecastInput => {
  if (waiting.length === 0) return input
  const none = Array.from({ length: input.weeks }, () => 0)
  const of = (kind: WaitingHours['kind']) => waiting.filter(hours => hours.kind === kind)
  const lists = listedKinds.map(({ kind, list }) => [list, rowsWith(input[list], of(kind), none)] as const)
  const needs = of('changed-needs')
  return {
    ...input,
    ...Object.fromEntries(lists),
    changedNeedsFromDiary: added(input.changedNeedsFromDiary, needs),
    waitingNeeds: added(input.waitingNeeds ?? none, needs),
  }
}
