import type { Hundredths } from '@veckovis/domain/numbers'
import { rowKeyOf } from '../store/changed-cells'
import { unpackCells, type PackedCells } from '../store/packed-cells'
import type { PresentRow, TouchedCells } from './history-repository'

const cellKey = (rowKey: string, week: number) => `${rowKey} ${week}`

/**
 * Of changes, oldest first, those that are the first to touch some cell: what was before them is all that a past state
 * needs, however many others came after them.
 */
export const firstTouches = (changes: readonly TouchedCells[]): number[] => {
  const touched = new Map<string, bigint>()
  return changes.flatMap(({ version, rowKeys, weeks }) => {
    let isFirst = false
    rowKeys.forEach((rowKey, index) => {
      const before = touched.get(rowKey) ?? 0n
      const after = before | (weeks[index] ?? 0n)
      if (after === before) return
      touched.set(rowKey, after)
      isFirst = true
    })
    return isFirst ? [version] : []
  })
}

/** The rows as they were before these changes, oldest first: the first change of each cell says what it held. */
export const pastRows = (present: readonly PresentRow[], changes: readonly PackedCells[]): PresentRow[] => {
  const was = new Map<string, Hundredths>()
  for (const { rowKey, cells } of changes.flatMap(unpackCells))
    for (const { week, from } of cells) {
      const key = cellKey(rowKey, week)
      if (!was.has(key)) was.set(key, from)
    }
  return present.map(row => {
    const rowKey = rowKeyOf(row)
    return { ...row, hours: row.hours.map((hours, index) => was.get(cellKey(rowKey, index + 1)) ?? hours) }
  })
}
