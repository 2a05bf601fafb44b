import type { FilePlace } from '@veckovis/domain/forecast'

const letterCount = 26
const firstLetter = 65

const letters = (column: number): string => {
  const last = (column - 1) % letterCount
  const before = Math.floor((column - 1) / letterCount)
  return `${before > 0 ? letters(before) : ''}${String.fromCodePoint(firstLetter + last)}`
}

/** A cell as a spreadsheet calls it, such as F12. */
export const cellName = ({ row, column }: FilePlace): string => `${letters(column)}${row}`
