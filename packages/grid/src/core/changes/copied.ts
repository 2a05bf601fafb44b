import { textOf, type SheetContent } from '../content/content'
import { positionsIn, type Range } from '../content/range'
import { cellIn } from './cell-changes'
import { writeTsv, type Block } from './tsv'

const textsOf = (sheet: SheetContent, range: Range): Block => {
  const block: string[][] = []
  for (const position of positionsIn(range)) {
    if (position.column === range.left) block.push([])
    block.at(-1)?.push(textOf(cellIn(sheet, position)))
  }
  return block
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, character => entities[character] ?? character)

/** For spreadsheets, which trust the cells of a table more than tabs in a text. */
const writeHtml = (block: Block): string => {
  const rows = block.map(row => `<tr>${row.map(text => `<td>${escaped(text)}</td>`).join('')}</tr>`)
  return `<meta charset="utf-8"><table><tbody>${rows.join('')}</tbody></table>`
}

export type Copied = { text: string; html: string }

/** What the clipboard gets of a range, or of the one text that stands where no column is selected. */
export const copied = (sheet: SheetContent, range: Range | null, alone: string): Copied => {
  const shown = range === null ? [[alone]] : textsOf(sheet, range)
  const block = shown.map(row => row.map(sheet.clipboardText))
  return { text: writeTsv(block), html: writeHtml(block) }
}
