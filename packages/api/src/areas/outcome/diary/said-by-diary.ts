import { effectsOf, sumEffects, type Effect, type EntryContent } from '@veckovis/domain/diary'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { outcomeSources, type OutcomeRow, type OutcomeRowOfSource, type OutcomeSource } from '@veckovis/domain/outcome'
import type { SaidCell } from '../store/change-outcome'
import type { DiaryColumns } from './diary-repository'

/** A column that the checks of the table let no entry of its category be without. */
const held = <T>(value: T | null): T => {
  if (value === null) throw new Error('An entry lacks what its category has')
  return value
}

const hundredths = (hours: number): number => roundHalfAwayFromZero(hours * 100)

/** What of an entry becomes hours; whoever is away plays no part in them. */
const contentOf = ({ category, from, to, weekdays, ...row }: DiaryColumns): EntryContent => {
  const dates = { from, to, weekdays }
  const perDay = hundredths(row.perDay)
  if (category === 'EXTRA_RESOURCE') return { ...dates, category, reason: 'OTHER', typeId: held(row.typeId), perDay }
  const substitute = row.typeId === null ? null : { typeId: row.typeId, perDay: hundredths(held(row.substitutePerDay)) }
  return { ...dates, category, reason: held(row.reason), staffId: 0, perDay, substitute }
}

export type SaidByDiary = {
  /** Hundredths of hours by row and week of the ISO year */
  readonly effects: readonly Effect[]
  /** How many entries that still wait have hours in some of the weeks */
  readonly waitingIn: (weeks: readonly number[]) => number
}

/** What the diary says of the weeks of an ISO year: each date counts in its ISO week, as in the forecast. */
export const saidByDiary = (entries: readonly DiaryColumns[], year: number): SaidByDiary => {
  const told = entries.map(entry => ({
    isWaiting: entry.isWaiting,
    effects: effectsOf(contentOf(entry)).filter(effect => effect.year === year),
  }))
  return {
    effects: sumEffects(told.flatMap(({ effects }) => effects)),
    waitingIn: weeks =>
      told.filter(({ isWaiting, effects }) => isWaiting && effects.some(({ week }) => weeks.includes(week))).length,
  }
}

const rowOf = ({ kind, sourceId }: Effect): OutcomeRow => {
  if (kind === 'absence' || kind === 'substitute') return { kind, serverId: sourceId }
  throw new Error(`${kind} is no row of the outcome`)
}

/** A row of the forecast, with the part of its hours that the diary has brought; empty where it has brought none. */
export type RowWithDiary = { readonly kind: string; readonly sourceId: number; readonly diary: readonly number[] }

/** What the diary is to say, and beside what. */
export type Telling = {
  readonly said: SaidByDiary
  readonly stored: readonly OutcomeRowOfSource[]
  readonly forecast: readonly RowWithDiary[]
}

const isOf = (row: OutcomeRow, cell: OutcomeRow) => row.kind === cell.kind && row.serverId === cell.serverId

const storedOf = (stored: Telling['stored'], source: OutcomeSource, cell: SaidCell): number | null =>
  stored.find(row => row.source === source && isOf(row, cell))?.values[cell.week - 1] ?? null

/** The week was taken over from the forecast, which had all that the diary has: its hours stand in that value already. */
const isInForecast = ({ stored, forecast }: Telling, cell: SaidCell): boolean => {
  if (storedOf(stored, 'forecast', cell) === null || storedOf(stored, 'diary', cell) !== null) return false
  const row = forecast.find(({ kind, sourceId }) => kind === cell.kind && sourceId === cell.serverId)
  return (row?.diary[cell.week - 1] ?? 0) === cell.value
}

/**
 * What the source `diary` is to say of some weeks from now on: hours of each row that entries have hours of, and nothing
 * any more of a row whose entries are gone. What it says already stands among it.
 */
export const cellsOfDiary = (telling: Telling, weeks: readonly number[]): readonly SaidCell[] => {
  const said = telling.said.effects
    .filter(({ week }) => weeks.includes(week))
    .map((effect): SaidCell => ({ ...rowOf(effect), source: 'diary', week: effect.week, value: effect.hours }))
  const gone = telling.stored
    .filter(({ source }) => source === 'diary')
    .flatMap(row =>
      weeks
        .filter(week => (row.values[week - 1] ?? null) !== null)
        .map((week): SaidCell => ({ kind: row.kind, serverId: row.serverId, source: 'diary', week, value: null })),
    )
    .filter(cell => !said.some(other => isOf(other, cell) && other.week === cell.week))
  return [...said.filter(cell => !isInForecast(telling, cell)), ...gone]
}

/** What counts of a cell, now or once the diary says `value` of it: the highest source that has spoken. */
const countedOf = (stored: Telling['stored'], cell: SaidCell, value: number | null): number | null => {
  const values = outcomeSources.map(source => (source === 'diary' ? value : storedOf(stored, source, cell)))
  return values.find(each => each !== null) ?? null
}

/** What counts of a cell before and after the diary has spoken of it. */
export const movedBy = ({ stored }: Pick<Telling, 'stored'>, cell: SaidCell) => ({
  before: countedOf(stored, cell, storedOf(stored, 'diary', cell)),
  after: countedOf(stored, cell, cell.value),
})
