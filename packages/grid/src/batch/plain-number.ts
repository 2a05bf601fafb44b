const minus = /^\u2212(?=\d)/
const shownNumber = /^-?(?:\d+|\d{1,3}(?:\p{Zs}\d{3})+)(?:[.,]\d+)?(?:\p{Zs}?%)?$/u

/**
 * A number as spreadsheets read it. In a cell it has a typographic minus and no-break spaces, which make it a text to
 * them. Any other text is left as it is.
 */
export const plainNumber = (text: string): string => {
  const signed = text.replace(minus, '-')
  return shownNumber.test(signed) ? signed.replaceAll(/\p{Zs}/gu, '') : signed
}
