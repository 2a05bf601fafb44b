// What XML cannot hold, and halves of characters: shown as what they are, something that is no text.
const noText = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu
// OOXML reads _x0041_ as the letter A: a text that holds such a sequence says that its underscore is one.
const escapeLike = /_(?=x[0-9a-f]{4}_)/gi
const formulaLike = /^[\u0000-\u001f=+\-@\uff1d\uff0b\uff0d\uff20]/u

const longestText = 32_767

/** A text as a cell of a workbook can hold it; one that is too long for Excel is cut. */
export const cellText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(noText, '\ufffd').replace(escapeLike, '_x005F_').slice(0, longestText)

/**
 * Whether a spreadsheet would take a text for a formula once somebody has edited its cell (OWASP, CSV injection): such a
 * cell says that it is text.
 */
export const looksLikeFormula = (text: string): boolean => formulaLike.test(text)
