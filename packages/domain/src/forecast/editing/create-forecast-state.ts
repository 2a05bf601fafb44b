import type { IsoWeek } from '../../calendar/iso-week'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import { absenceServerIds, substituteServerIds, type ServerId } from '../rows/server-row-ids'
import type { ForecastState } from './forecast-state'

const zeros = (weeks: number): number[] => Array.from({ length: weeks }, () => 0)

const knownFirst = (
  rows: readonly ServerRowHours[],
  knownIds: readonly ServerId[],
  weeks: number,
): ServerRowHours[] => [
  ...knownIds.map(id => rows.find(row => row.serverId === id) ?? { serverId: id, hours: zeros(weeks) }),
  ...rows.filter(row => !knownIds.includes(row.serverId)),
]

/** The input with every fixed row in its order; a row that the server leaves out is all zeros. */
export const withEveryRow = (input: ForecastInput): ForecastInput => ({
  ...input,
  absences: knownFirst(input.absences, Object.values(absenceServerIds), input.weeks),
  substitutes: knownFirst(input.substitutes, Object.values(substituteServerIds), input.weeks),
})

/** Throws a RangeError when a list does not hold exactly the year's weeks of finite values, or an id comes twice. */
export const requireSoundInput = (input: ForecastInput): void => {
  const { budgetedStaffHours, scheduled, budgetedSubstituteHours, totalHoursRequired } = input
  const lists = [budgetedStaffHours, scheduled, budgetedSubstituteHours, totalHoursRequired]
  lists.push(input.changedNeedsFromDiary, input.myForecast)
  for (const rows of [input.absences, input.substitutes]) {
    if (new Set(rows.map(row => String(row.serverId))).size !== rows.length)
      throw new RangeError('A row id comes twice')
    lists.push(...rows.flatMap(row => (row.diaryHours === undefined ? [row.hours] : [row.hours, row.diaryHours])))
  }
  if (lists.some(list => list.length !== input.weeks || !list.every(Number.isSafeInteger)))
    throw new RangeError(`Each row needs ${input.weeks} weeks in whole hundredths`)
  if (input.target.length !== input.weeks || !input.target.every(Number.isFinite))
    throw new RangeError(`The target needs ${input.weeks} finite values`)
}

/** A forecast as loaded, nothing edited. Throws a RangeError for lists that do not fit the year. */
export const createForecastState = (options: {
  readonly input: ForecastInput
  readonly currentWeek: IsoWeek
  readonly canWrite: boolean
  readonly skippedRowIds?: readonly string[]
}): ForecastState => {
  requireSoundInput(options.input)
  const input = withEveryRow(options.input)
  return {
    stored: input,
    edited: input,
    currentWeek: options.currentWeek,
    canWrite: options.canWrite,
    skippedRowIds: options.skippedRowIds ?? [],
    resetRowIds: [],
    conflictedCells: [],
  }
}
