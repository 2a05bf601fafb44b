import type { CSSProperties } from 'react'
import type { SheetGroup, SheetRow } from './sheet-props'

/** A row that stands in the document: its place in its group and in the sheet, and how many before it do not stand there. */
type StandingRow = { row: SheetRow; index: number; place: number; skipped: number }

export type StandingGroup = { group: SheetGroup; rows: readonly StandingRow[]; skippedLast: number }

/** The rows of each group that stand in the document, of those that do by their places in the sheet. */
export const standingGroups = (groups: readonly SheetGroup[], standing: readonly number[]): StandingGroup[] => {
  let first = 0
  let place = 0
  return groups.map(group => {
    const count = group.folded === true ? 0 : group.rows.length
    const rows: StandingRow[] = []
    let next = 0
    for (; (standing[place] ?? Infinity) < first + count; place += 1) {
      const inSheet = standing[place] ?? first
      const index = inSheet - first
      const row = group.rows[index]
      if (row === undefined) throw new RangeError(`There is no row ${index} in ${group.id}`)
      rows.push({ row, index, place: inSheet, skipped: index - next })
      next = index + 1
    }
    first += count
    return { group, rows, skippedLast: count - next }
  })
}

/** Makes room for the rows that do not stand in the document. */
export const roomFor = (side: 'marginTop' | 'paddingBottom', skipped: number): CSSProperties | undefined =>
  skipped === 0 ? undefined : { [side]: `calc(${skipped} * var(--_row))` }
