import type { DiaryPlan } from '@veckovis/contracts/diary'
import { changeOfNeedReasons, changeOfWeek, datesByColumn, type PlanPeriod } from '@veckovis/domain/diary'

export type PlanEntry = DiaryPlan['entries'][number]

/** What an entry has in a column; hours are null for a day of a change of needs, which has hours of a week. */
export type PlannedPart = { readonly entry: PlanEntry; readonly hours: number | null }

/** The parts of each cell, by the ids of its row and its column. */
export type PlannedCells = ReadonlyMap<string, ReadonlyMap<number, readonly PlannedPart[]>>

/** Anyone who is away has a row, what is of nobody one for its category. */
export const rowIdOf = ({ staffId, category }: PlanEntry): string =>
  staffId === null ? category : rowIdOfPerson(staffId)

export const rowIdOfPerson = (staffId: number): string => `person-${staffId}`

/** The person of a row; null for the others. */
export const personOfRow = (rowId: string): number | null =>
  rowId.startsWith('person-') ? Number(rowId.slice('person-'.length)) : null

const hoursOf = (entry: PlanEntry, days: number, period: PlanPeriod): number | null => {
  const { perDay, perWeek, weekdays } = entry
  if (perDay !== null) return (Math.round(perDay * 100) * days) / 100
  const reason = changeOfNeedReasons.find(each => each === entry.reason)
  if (perWeek === null || reason === undefined || period.daysPerColumn === 1) return null
  return changeOfWeek({ reason, weekdays, perWeek: Math.round(perWeek * 100) }, days) / 100
}

/** Where the entries stand in a plan. */
export const planCells = (entries: readonly PlanEntry[], period: PlanPeriod): PlannedCells => {
  const rows = new Map<string, Map<number, PlannedPart[]>>()
  for (const entry of entries) {
    const rowId = rowIdOf(entry)
    const row = rows.get(rowId) ?? new Map<number, PlannedPart[]>()
    rows.set(rowId, row)
    for (const { column, days } of datesByColumn(entry, period)) {
      const parts = row.get(column)
      const part = { entry, hours: hoursOf(entry, days, period) }
      if (parts === undefined) row.set(column, [part])
      else parts.push(part)
    }
  }
  return rows
}

/** Where an entry stands before its decision, or after it. */
export type PlanStanding = 'approved' | 'waiting' | 'handled'

export const standingOf = ({ status, isHandled }: PlanEntry): PlanStanding => {
  if (status === 'APPROVED') return 'approved'
  return isHandled ? 'handled' : 'waiting'
}
