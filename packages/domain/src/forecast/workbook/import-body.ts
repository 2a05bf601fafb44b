import { asPlainLine } from '../../text/hidden-characters'
import type { FileCell, FileSheet } from './file-sheet'
import { recogniseRows, type RecognisedSheet } from './recognise-rows'
import type { LabelIndex } from './row-labels'

type BodyCell = string | number | null

/** Sheets by their names with the rows that were kept, as read. */
export type ImportBody = { readonly [name: string]: { readonly rows: readonly (readonly BodyCell[])[] } }

// The label and 53 weeks, and what people add; a route takes no longer rows (contracts, forecast-calls.ts).
const mostCells = 60
const mostRows = 200
const longestText = 500
const longestName = 31

const bodyCell = (cell: FileCell): BodyCell => {
  if (typeof cell === 'string') return asPlainLine(cell, longestText)
  if (typeof cell === 'number' || cell === null) return cell
  switch (cell.kind) {
    case 'date':
      return cell.day
    case 'percent':
      return cell.share
    case 'truth':
      return String(cell.value)
    case 'error':
      return asPlainLine(cell.text, longestText)
    case 'formula':
      return null
  }
}

const rowsOf = ({ kept }: RecognisedSheet) =>
  kept.slice(0, mostRows).map(({ cells }) => cells.slice(0, mostCells).map(bodyCell))

/**
 * What the server keeps of an import: the kept rows of every sheet as they were read, without characters that cannot be seen, before any conflict is decided; the
 * chosen sheet under the year, whatever it is called.
 */
export const importBody = (
  sheets: readonly FileSheet[],
  { chosen, year, labels }: { readonly chosen: FileSheet; readonly year: number; readonly labels: LabelIndex },
): ImportBody => {
  // No other sheet takes the name of the year from the chosen one.
  const others = sheets.filter(sheet => sheet !== chosen && sheet.name.trim() !== String(year))
  const named = [
    ...others.map(sheet => [asPlainLine(sheet.name, longestName), sheet] as const),
    [String(year), chosen] as const,
  ]
  const bodies = named.map(([name, sheet]) => [name, { rows: rowsOf(recogniseRows(sheet, labels)) }] as const)
  return Object.fromEntries(bodies.filter(([name, { rows }]) => rows.length > 0 && name !== ''))
}
