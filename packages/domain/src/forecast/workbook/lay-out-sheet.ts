import { isOldWeek } from '../../calendar/iso-week'
import { isEditableCell } from '../editing/edit-cell'
import type { ForecastState } from '../editing/forecast-state'
import { dirtyWeeks } from '../editing/read-row-status'
import type { StaffingMark } from '../forecast-result'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'
import type { ForecastTableId } from '../rows/row-line'
import type { ForecastRow, ForecastTables, NumberUnit } from '../tables/forecast-table'
import { metaLabels } from './row-labels'

/** A week of a row as an exported sheet has it. */
export type SheetCell = {
  readonly week: number
  /** In the row's unit and not rounded; null where an empty sheet is to be filled in */
  readonly value: number | StaffingMark | null
  readonly isOld: boolean
  /** It takes input, in the sheet as on the page */
  readonly isOpen: boolean
  /** It differs from what is stored */
  readonly isEdited: boolean
}

export type SheetRow =
  | { readonly kind: 'table'; readonly nameKey: string }
  | {
      readonly kind: 'weeks'
      readonly rowId: string
      readonly nameKey: string
      readonly givenName: string | null
      readonly unit: NumberUnit | 'mark'
      readonly cells: readonly SheetCell[]
    }
  | { readonly kind: 'meta'; readonly label: string; readonly value: number | boolean }

/** What an exported sheet tells of the locked budget beside the weeks. */
export type SheetMeta = {
  readonly annualBudget: number
  readonly payPerHour: number
  readonly leftForSchedule: number
  readonly hours: number
  readonly hoursForSchedule: number
  readonly isLocked: boolean
}

const tablesBeforeBudget: readonly ForecastTableId[] = [
  'needs',
  'staffing',
  'substitutes',
  'absences',
  'totals',
  'deficit',
  'meaning',
]

/** In this order and last; the fixed cost stands where there is one. */
const budgetRowIds: readonly string[] = [ids.incomingBudget, ids.staffCost, ids.fixedCost, ids.remainingBudget]

const weeksRow = (state: ForecastState, row: ForecastRow): SheetRow => {
  const dirty = row.dirty ? dirtyWeeks(state, row.id) : new Set<number>()
  const { id: rowId, nameKey, givenName, unit } = row
  const cells = row.columns.map(({ weekNumber: week, isOld, value }): SheetCell => ({
    week,
    value,
    isOld,
    isOpen: isEditableCell(state, { rowId, week }),
    isEdited: dirty.has(week),
  }))
  return { kind: 'weeks', rowId, nameKey, givenName, unit, cells }
}

const metaRows = (year: number, meta: SheetMeta): SheetRow[] => [
  { kind: 'meta', label: metaLabels.year, value: year },
  { kind: 'meta', label: metaLabels.annualBudget, value: meta.annualBudget },
  { kind: 'meta', label: metaLabels.payPerHour, value: meta.payPerHour },
  { kind: 'meta', label: metaLabels.leftForSchedule, value: meta.leftForSchedule },
  { kind: 'meta', label: metaLabels.hours, value: meta.hours },
  { kind: 'meta', label: metaLabels.hoursForSchedule, value: meta.hoursForSchedule },
  { kind: 'meta', label: metaLabels.locked, value: meta.isLocked },
]

const shown = (rows: readonly ForecastRow[]): ForecastRow[] => rows.filter(({ hidden }) => !hidden)

/**
 * The rows of an exported forecast, unsaved edits included: the tables of the page under their names, income where the
 * budget has it, then the budget rows and what the budget says. The tables are those of the whole year, whatever weeks the page shows.
 */
export const layOutSheet = (state: ForecastState, tables: ForecastTables, meta: SheetMeta): SheetRow[] => {
  const rowsOf = (id: ForecastTableId): SheetRow[] => [
    { kind: 'table', nameKey: tables[id].nameKey },
    ...shown(tables[id].rows).map(row => weeksRow(state, row)),
  ]
  const budget = tables['remaining-budget']
  const budgetRows = budgetRowIds.flatMap(id => shown(budget.rows).filter(row => row.id === id))
  return [
    ...tablesBeforeBudget.flatMap(rowsOf),
    ...(tables.income.rows.length === 0 ? [] : rowsOf('income')),
    { kind: 'table', nameKey: budget.nameKey },
    ...budgetRows.map(row => weeksRow(state, row)),
    ...metaRows(state.edited.year, meta),
  ]
}

const fillableTables: readonly ForecastTableId[] = ['needs', 'substitutes', 'absences']

/** The rows of a sheet to fill in: those that take input, empty, with the weeks that have passed closed. */
export const layOutTemplate = (state: ForecastState, tables: ForecastTables): SheetRow[] => {
  const { year, weeks } = state.edited
  const emptyCells = Array.from({ length: weeks }, (_, index): SheetCell => {
    const week = index + 1
    const isOld = isOldWeek({ year, week }, state.currentWeek)
    return { week, value: null, isOld, isOpen: !isOld, isEdited: false }
  })
  return fillableTables.flatMap(id => [
    { kind: 'table' as const, nameKey: tables[id].nameKey },
    ...shown(tables[id].rows)
      .filter(({ isEditable }) => isEditable)
      .map(({ id: rowId, nameKey, givenName, unit }): SheetRow => {
        return { kind: 'weeks', rowId, nameKey, givenName, unit, cells: emptyCells }
      }),
  ])
}
