import { cellAt, columnPlaceAt, isEditable, textOf, type SheetContent } from '../content/content'
import type { Position } from '../content/positions'
import { filledRange, heightOf, positionsIn, widthOf, type Range } from '../content/range'
import type { SheetCell, SheetEdit } from '../content/sheet-content'
import type { Block } from './tsv'

/** A text for a cell, before it is known whether the cell may have it. */
export type CellChange = Position & { text: string }

export type Changes = { changes: CellChange[]; outside: number; blank: number; range: Range }

/** Beyond its own size a block repeats when the range is a whole number of blocks; else it goes in once, from the corner. */
const targetOf = (block: { height: number; width: number }, range: Range): Range => {
  const repeats = heightOf(range) % block.height === 0 && widthOf(range) % block.width === 0
  const { top, left } = range
  return repeats ? range : { top, left, bottom: top + block.height - 1, right: left + block.width - 1 }
}

export const cellIn = (sheet: SheetContent, at: Position): SheetCell => {
  const cell = cellAt(sheet, at)
  if (cell === undefined) throw new RangeError(`There is no cell ${at.column} in row ${at.row}`)
  return cell
}

/** Nothing, or one dash of those that stand for nothing in a table. */
const isBlank = (text: string): boolean => /^[-\u2010-\u2014\u2212]?$/.test(text.trim())

/** Cells of a block with nothing in them leave what they would go over as it is; a lone cell goes in as it is. */
export const pasteChanges = (sheet: SheetContent, range: Range, block: Block): Changes => {
  const size = { height: block.length, width: Math.max(...block.map(row => row.length)) }
  const target = targetOf(size, range)
  const isLone = size.height === 1 && size.width === 1
  const changes: CellChange[] = []
  let [outside, blank] = [0, 0]
  for (const { row, column } of positionsIn(target)) {
    const text = block[(row - target.top) % size.height]?.[(column - target.left) % size.width]
    if (text === undefined) continue
    if (row >= sheet.rows.length || column >= sheet.columns.length) outside += 1
    else if (!isLone && isBlank(text)) blank += 1
    else changes.push({ row, column, text })
  }
  const bottom = Math.min(target.bottom, sheet.rows.length - 1)
  const right = Math.min(target.right, sheet.columns.length - 1)
  return { changes, outside, blank, range: { ...target, bottom, right } }
}

/** `from` over and over through the rest of `to`, which begins at the same corner. */
const repeated = (sheet: SheetContent, from: Range, to: Range): Changes => {
  const changes: CellChange[] = []
  for (const { row, column } of positionsIn(to)) {
    if (row <= from.bottom && column <= from.right) continue
    const source = {
      row: from.top + ((row - from.top) % heightOf(from)),
      column: from.left + ((column - from.left) % widthOf(from)),
    }
    changes.push({ row, column, text: textOf(cellIn(sheet, source)) })
  }
  return { changes, outside: 0, blank: 0, range: to }
}

/** The first column of the range into the others, row by row; a range of one column takes the one before it. */
export const fillRightChanges = (sheet: SheetContent, range: Range): Changes => {
  const left = range.left === range.right ? Math.max(0, range.left - 1) : range.left
  const changes = repeated(sheet, { ...range, left, right: left }, { ...range, left })
  return { ...changes, range }
}

/** The first row of the range into the others, column by column; a range of one row takes the row above it. */
export const fillDownChanges = (sheet: SheetContent, range: Range): Changes => {
  const top = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top
  const changes = repeated(sheet, { ...range, top, bottom: top }, { ...range, top })
  return { ...changes, range }
}

/** What the handle of a range fills when it is let go over a cell. */
export const handleChanges = (sheet: SheetContent, range: Range, end: Position): Changes =>
  repeated(sheet, range, filledRange(range, end))

export const clearChanges = (range: Range): Changes => ({
  changes: [...positionsIn(range)].map(position => ({ ...position, text: '' })),
  outside: 0,
  blank: 0,
  range,
})

/** Whether a cell has the text already, be it in the form in which the clipboard got it. */
const isHeld = ({ clipboardText }: SheetContent, cell: SheetCell, text: string): boolean =>
  [cell.text, textOf(cell)].some(held => text === held || text === clipboardText(held))

/** The changes that are edits, and how many cells would have changed if they could be edited. */
export const judgeChanges = (
  sheet: SheetContent,
  changes: readonly CellChange[],
): { edits: SheetEdit[]; readOnly: number } => {
  const edits: SheetEdit[] = []
  let readOnly = 0
  for (const change of changes) {
    if (isHeld(sheet, cellIn(sheet, change), change.text)) continue
    const place = columnPlaceAt(sheet, change)
    if (place !== null && isEditable(sheet, change)) edits.push({ ...place, text: change.text })
    else readOnly += 1
  }
  return { edits, readOnly }
}
