import { maximumCells, maximumText } from '../content/read-limits'

export type Block = readonly (readonly string[])[]

export type ReadBlock = { ok: true; block: Block } | { ok: false }

const needsQuotes = /["\t\r\n]/

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * As spreadsheets write it: every line ends with a line end, except that a lone cell is its text and no more. An empty
 * one is a line end all the same, or nothing would stand on the clipboard.
 */
export const writeTsv = (block: Block): string => {
  const lines = block.map(row => row.map(quoted).join('\t'))
  const [first] = lines
  const isOne = block.length === 1 && block[0]?.length === 1
  return isOne && first ? first : lines.map(line => `${line}\r\n`).join('')
}

const plainCell = /[^\t\r\n]*/y
const quotedCell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y

const matchAt = (pattern: RegExp, text: string, position: number) => {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** The cell at a position, and where it ends. A quote that is never closed is a character like any other. */
const readCell = (text: string, position: number): { cell: string; end: number } => {
  if (text[position] === '"') {
    const found = matchAt(quotedCell, text, position)
    if (found) return { cell: (found[1] ?? '').replaceAll('""', '"'), end: position + found[0].length }
  }
  const cell = matchAt(plainCell, text, position)?.[0] ?? ''
  return { cell, end: position + cell.length }
}

/** Reads what a spreadsheet puts on the clipboard. Not ok when it is more than the grid takes; then it is not read on. */
export const readTsv = (text: string): ReadBlock => {
  if (text.length > maximumText) return { ok: false }
  const block: string[][] = [[]]
  let cells = 0
  let position = 0
  for (;;) {
    const { cell, end } = readCell(text, position)
    cells += 1
    if (cells > maximumCells) return { ok: false }
    block.at(-1)?.push(cell)
    if (end >= text.length) return { ok: true, block }
    position = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === '\t') continue
    // A line end after the last line begins no further one.
    if (position >= text.length) return { ok: true, block }
    block.push([])
  }
}
