import { daysOfColumns, type PlanPeriod } from '@veckovis/domain/diary'
import type { SheetSelection } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import { daysText, hoursText } from '../../data/entry-texts'
import type { PlannedCells } from './planned-cells'

/** What the line below the plan says of the selected cells: their days, how many people and entries, their hours. */
export const selectionText = (
  { rowIds, columns }: SheetSelection,
  { period, cells }: { readonly period: PlanPeriod; readonly cells: PlannedCells },
  t: Words,
): string => {
  const [first, last] = [columns[0], columns.at(-1)]
  if (first === undefined || last === undefined) return ''
  const { from, to } = daysOfColumns(period, first, last)
  const parts = rowIds.flatMap(rowId => columns.flatMap(column => cells.get(rowId)?.get(column) ?? []))
  const entries = new Set(parts.map(({ entry }) => entry.id)).size
  const hours = parts.reduce((sum, part) => sum + Math.round((part.hours ?? 0) * 100), 0) / 100
  const days = daysText(from, to)
  return entries === 0 ? days : t('plan.selected', { days, count: entries, hours: hoursText(hours) })
}
