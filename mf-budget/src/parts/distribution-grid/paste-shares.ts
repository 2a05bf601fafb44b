const cellEnds = /\t|\r\n|[\r\n;]/
const lastLineEnd = /\r?\n$/

/** The cells of a row or column that was copied in a spreadsheet, empty ones too; one cell is pasted as text is. */
export const pastedCells = (text: string): string[] | null => {
  const cells = text
    .replace(lastLineEnd, '')
    .split(cellEnds)
    .map(cell => cell.trim())
  return cells.length > 1 ? cells : null
}

/** The texts with the cells put in from a place on; what does not fit into the year is left out. */
export const withPasted = (texts: readonly string[], cells: readonly string[], from: number): string[] =>
  texts.map((text, index) => cells[index - from] ?? text)
