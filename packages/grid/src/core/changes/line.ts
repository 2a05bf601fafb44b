import type { Block } from './tsv'

/** What a list in one cell is parted by: a line of a text file, or of a mail. */
const listed = (block: Block): Block => {
  const [first] = block
  const alone = block.length === 1 && first?.length === 1 ? first[0] : undefined
  return alone === undefined ? block : [alone.split(';').map(part => part.trim())]
}

/** A line of cells goes the way that the sheet does, whichever way it was copied; what has rows and columns stays. */
export const inLine = (block: Block, way: 'row' | 'column'): Block => {
  const cells = listed(block)
  if (cells.length > 1 && cells.some(row => row.length > 1)) return block
  const line = cells.flat()
  return way === 'row' ? [line] : line.map(cell => [cell])
}
