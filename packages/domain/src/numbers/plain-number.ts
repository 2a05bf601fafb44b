const minus = /^\u2212(?=\d)/
const shownNumber = /^-?(?:\d+|\d{1,3}(?:\p{Zs}\d{3})+)(?:[.,]\d+)?(?:\p{Zs}?%)?$/u

/**
 * A shown number as spreadsheets read it: a hyphen for the typographic minus and no spaces, both of which make it a
 * text to them. Nothing is rounded. Any other text is left as it is, but for a minus in front of a digit.
 */
export const plainNumber = (text: string): string => {
  const signed = text.replace(minus, '-')
  return shownNumber.test(signed) ? signed.replaceAll(/\p{Zs}/gu, '') : signed
}
