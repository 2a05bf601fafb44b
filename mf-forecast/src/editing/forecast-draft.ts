import {
  changesBetween,
  isEditableCell,
  redoLast,
  serverIdOfRow,
  withAbsenceRow,
  type EditStep,
  type ForecastState,
} from '@veckovis/domain/forecast'
import type { DraftKind } from '@veckovis/platform'

/** The cells that differ from the stored forecast, with their hours there and what was entered. */
export type ForecastDraft = { readonly cells: EditStep }

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

const isCell = (value: unknown): value is EditStep[number] =>
  typeof value === 'object' &&
  value !== null &&
  'rowId' in value &&
  typeof value.rowId === 'string' &&
  'week' in value &&
  isWhole(value.week) &&
  value.week >= 1 &&
  value.week <= 53 &&
  'before' in value &&
  isWhole(value.before) &&
  'after' in value &&
  isWhole(value.after)

export const forecastDraftKind: DraftKind<ForecastDraft> = {
  name: 'forecast',
  version: 1,
  read: stored => {
    if (typeof stored !== 'object' || stored === null || !('cells' in stored) || !Array.isArray(stored.cells))
      return null
    const cells: unknown[] = stored.cells
    return cells.every(isCell) ? { cells } : null
  },
}

export const unsavedCells = (forecast: ForecastState): EditStep =>
  changesBetween({ ...forecast, edited: forecast.stored }, forecast)

const placeOf = ({ rowId, week }: EditStep[number]) => `${week}/${rowId}`

/** What a draft would change now. */
export type KeptCells = {
  readonly forecast: ForecastState
  /** Cells that would get other hours. */
  readonly count: number
  /** Those among them that the stored forecast has got other hours for since. */
  readonly changedSince: number
  /** Cells that take no input any more. */
  readonly leftAlone: number
}

/** Further absences that only the draft has, as after filling in, get their rows wherever they take input. */
const withRowsOf = (forecast: ForecastState, cells: EditStep): ForecastState =>
  cells.reduce((before, cell) => {
    const row = serverIdOfRow(cell.rowId)
    if (row?.kind !== 'absence') return before
    const after = withAbsenceRow(before, row.serverId)
    return isEditableCell(after, cell) ? after : before
  }, forecast)

/** Puts what was kept on top of the forecast as it is now; cells that have the same hours by now are no change. */
export const withKeptCells = (forecast: ForecastState, { cells }: ForecastDraft): KeptCells => {
  const result = redoLast(withRowsOf(forecast, cells), { done: [], undone: [cells] })
  if (result === null) return { forecast, count: 0, changedSince: 0, leftAlone: 0 }
  const changes = changesBetween(forecast, result.state)
  const kept = new Map(cells.map(cell => [placeOf(cell), cell.before]))
  return {
    forecast: result.state,
    count: changes.length,
    changedSince: changes.filter(change => kept.get(placeOf(change)) !== change.before).length,
    leftAlone: result.leftAlone.length,
  }
}

/** What is to be kept while an offer stands open: the cells of the offer, and over them those edited since. */
export const keptTogether = (offered: EditStep, edited: EditStep): EditStep => {
  const places = new Set(edited.map(placeOf))
  return [...offered.filter(cell => !places.has(placeOf(cell))), ...edited]
}
