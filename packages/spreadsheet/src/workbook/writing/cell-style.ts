import type { CellObject } from 'sheetjs-style'
import type { CellDescription, CellLook } from './workbook-description'

type Style = NonNullable<CellObject['s']>

/**
 * The library cannot say that a cell takes input or is text for good: it writes the sum of these as the reading order,
 * where no spreadsheet has more than 2, and `finish-workbook.ts` makes of it what is meant.
 */
export const openMark = 4
export const textMark = 8

const colour = (digits: string) => ({ rgb: `FF${digits.toUpperCase()}` })

const lineOf = ({ line }: CellLook): Style => {
  const thin = { style: 'thin', color: colour('8c8c8c') } as const
  if (line === undefined) return {}
  return { border: line === 'top' ? { top: thin } : { bottom: thin } }
}

const fillOf = ({ fill }: CellLook): Style =>
  fill === undefined ? {} : { fill: { patternType: 'solid', fgColor: colour(fill) } }

const fontOf = (look: CellLook): Style => ({
  font: {
    name: 'Calibri',
    sz: '11',
    ...(look.isBold === true ? { bold: true } : {}),
    ...(look.isItalic === true ? { italic: true } : {}),
    ...(look.colour === undefined ? {} : { color: colour(look.colour) }),
  },
})

const alignmentOf = ({ alignment, wraps }: CellLook, marks: number): Style => ({
  alignment: {
    vertical: 'top',
    ...(alignment === undefined ? {} : { horizontal: alignment }),
    ...(wraps === true ? { wrapText: true } : {}),
    ...(marks === 0 ? {} : { readingOrder: marks }),
  },
})

/** The style of a cell as the library wants it. */
export const cellStyle = ({ format, look = {}, isOpen }: CellDescription, isFormulaLike: boolean): Style => ({
  ...fontOf(look),
  ...fillOf(look),
  ...lineOf(look),
  ...alignmentOf(look, (isOpen === true ? openMark : 0) + (isFormulaLike ? textMark : 0)),
  numFmt: isFormulaLike ? '@' : (format ?? 'General'),
})
