import type { ImportComparison, RecognisedSheet } from '@veckovis/domain/forecast'
import { cellName } from './cell-name'

type LeftColumn = ImportComparison['leftColumns'][number]

/** What stands in the head of a column that names no week; empty where nothing does. */
export const headText = ({ cell }: LeftColumn): string => {
  if (typeof cell !== 'object' || cell === null) return String(cell ?? '')
  return cell.kind === 'date' ? (cell.day ?? '') : ''
}

/** A column that stays out, by the cell of its head and what stands there, such as F1 (2026-02-02). */
export const columnName = (left: LeftColumn, { head }: RecognisedSheet): string => {
  const name = cellName({ row: head?.row ?? 1, column: left.column })
  const text = headText(left)
  return text === '' ? name : `${name} (${text})`
}
