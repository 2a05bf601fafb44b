import type { BatchRow, BatchRowCode, BatchRowResult } from '@veckovis/contracts/outcome'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { isOutcomeValue, type OutcomeRow } from '@veckovis/domain/outcome'
import type { SaidCell } from '../store/change-outcome'
import type { RowsOfYear } from '../outcome-service'
import { lastWeekOver } from '../week-rules'

/** A row of the call that can be said, where it stands in it. */
export type MachineCell = SaidCell & { readonly at: number; readonly unitId: number; readonly year: number }

/** What becomes of a row of the call: a cell, or why it is none. */
type Judged = { readonly at: number } & ({ readonly cell: MachineCell } | { readonly code: BatchRowCode })

type Reach = {
  /** The units in reach of the key by their codes */
  readonly units: ReadonlyMap<string, number>
  readonly isOfAll: boolean
  readonly now: Date
}

const pattern = /^(worked|performed|staff-cost)$|^(absence|substitute)-([1-9]\d{0,9})$/

const rowOf = (text: string): OutcomeRow | undefined => {
  const [, single, kind, id] = pattern.exec(text) ?? []
  if (single !== undefined) return { kind: single as OutcomeRow['kind'], serverId: 0 }
  return kind === undefined ? undefined : { kind: kind as OutcomeRow['kind'], serverId: Number(id) }
}

/** Hundredths of hours or öre; undefined where there are more decimals, or it is beyond what a row holds. */
const valueOf = (kind: OutcomeRow['kind'], value: number): number | undefined => {
  const hundredths = Math.round(value * 100)
  return hundredths / 100 === value && isOutcomeValue(kind, hundredths) ? hundredths + 0 : undefined
}

const judge = (row: BatchRow, at: number, { units, isOfAll, now }: Reach): Judged => {
  const unitId = units.get(row.unit)
  if (unitId === undefined) return { at, code: isOfAll ? 'unknown-unit' : 'not-in-key' }
  if (row.week > weeksInIsoYear(row.year)) return { at, code: 'week-not-in-year' }
  if (row.week > lastWeekOver(row.year, now)) return { at, code: 'week-not-over' }
  const named = rowOf(row.row)
  if (named === undefined) return { at, code: 'unknown-row' }
  const value = row.value === null ? null : valueOf(named.kind, row.value)
  if (value === undefined) return { at, code: 'value' }
  const { year, week } = row
  return { at, cell: { ...named, at, unitId, year, week, value, source: 'machine' } }
}

const keyOf = ({ unitId, year, week, kind, serverId }: MachineCell) => `${unitId}/${year}/${week}/${kind}/${serverId}`

/** Of a cell that stands twice in the call none is taken: which of them would count? */
const eachOnce = (judged: readonly Judged[]): Judged[] => {
  const times = new Map<string, number>()
  const countOf = (cell: MachineCell) => times.get(keyOf(cell)) ?? 0
  for (const row of judged) if ('cell' in row) times.set(keyOf(row.cell), countOf(row.cell) + 1)
  return judged.map(row => ('cell' in row && countOf(row.cell) > 1 ? { at: row.at, code: 'twice' } : row))
}

/** What can be said of the rows without their forecasts. */
export const judgeRows = (rows: readonly BatchRow[], reach: Reach): Judged[] =>
  eachOnce(rows.map((row, at) => judge(row, at, reach)))

const withForecast = (row: Judged, forecasts: ReadonlyMap<string, RowsOfYear>): Judged => {
  if ('code' in row) return row
  const { unitId, year, kind, serverId } = row.cell
  const forecast = forecasts.get(`${unitId}/${year}`)
  if (forecast === undefined) return { at: row.at, code: 'no-forecast' }
  const isKnown = (kind !== 'absence' && kind !== 'substitute') || forecast.hasRow({ kind, serverId })
  return isKnown ? row : { at: row.at, code: 'unknown-row' }
}

/** The same with what the forecasts of their years have. */
export const judgeByForecasts = (judged: readonly Judged[], read: readonly RowsOfYear[]): Judged[] => {
  const forecasts = new Map(read.map(forecast => [`${forecast.unitId}/${forecast.year}`, forecast]))
  return judged.map(row => withForecast(row, forecasts))
}

/** The years of units that rows speak of, in the order in which they are held. */
export const yearsOf = (judged: readonly Judged[]): { readonly unitId: number; readonly year: number }[] => {
  const years = new Map(
    judged.flatMap(row => ('cell' in row ? [[`${row.cell.unitId}/${row.cell.year}`, row.cell] as const] : [])),
  )
  return [...years.values()]
    .map(({ unitId, year }) => ({ unitId, year }))
    .toSorted((one, other) => one.unitId - other.unitId || one.year - other.year)
}

export const cellsOf = (judged: readonly Judged[]): MachineCell[] =>
  judged.flatMap(row => ('cell' in row ? [row.cell] : []))

export const refusedOf = (judged: readonly Judged[]): BatchRowResult[] =>
  judged.flatMap(row => ('code' in row ? [{ at: row.at, result: 'refused', code: row.code }] : []))
