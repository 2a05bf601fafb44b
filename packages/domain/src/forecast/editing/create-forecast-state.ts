import type { IsoWeek } from '../../calendar/iso-week'
import type { ForecastInput, ServerRowHours } from '../forecast-input'
import { listedKinds, singleKinds, type ListedKind } from '../rows/row-kinds'
import { weekListsOf } from '../rows/week-lists'
import type { ForecastState } from './forecast-state'

const knownFirst = (rows: readonly ServerRowHours[], { fixedRows }: ListedKind, weeks: number): ServerRowHours[] => [
  ...[...fixedRows.keys()].map(
    id => rows.find(row => row.serverId === id) ?? { serverId: id, hours: Array.from({ length: weeks }, () => 0) },
  ),
  ...rows.filter(row => !fixedRows.has(row.serverId)),
]

/** The input with every fixed row in its order; a row that the server leaves out is all zeros. */
export const withEveryRow = (input: ForecastInput): ForecastInput => ({
  ...input,
  ...weekListsOf({
    rows: kind => knownFirst(input[kind.list], kind, input.weeks),
    weeks: ({ list }) => input[list],
  }),
})

/** Throws a RangeError when a list does not hold exactly the year's weeks of finite values, or an id comes twice. */
export const requireSoundInput = (input: ForecastInput): void => {
  const lists = singleKinds.flatMap(({ list, unit }) => (unit === 'hours' ? [input[list]] : []))
  for (const rows of listedKinds.map(({ list }) => input[list])) {
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
