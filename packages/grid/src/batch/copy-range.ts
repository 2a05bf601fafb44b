import { positionsIn, type GridRange } from '../sheet/grid-range'
import { cellIn, textOf, type SheetModel } from '../sheet/sheet-model'
import type { Block } from './tsv'

export const textsOf = (sheet: SheetModel, range: GridRange): Block => {
  const block: string[][] = []
  for (const { row, column } of positionsIn(range)) {
    if (column === range.left) block.push([])
    block.at(-1)?.push(textOf(cellIn(sheet, row, column)))
  }
  return block
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)

/** For spreadsheets, which trust the cells of a table more than tabs in a text. */
export const writeHtml = (block: Block): string => {
  const rows = block.map(row => `<tr>${row.map(text => `<td>${escaped(text)}</td>`).join('')}</tr>`)
  return `<meta charset="utf-8"><table><tbody>${rows.join('')}</tbody></table>`
}
