const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

// Beside the letters: dashes, quotation marks, the ellipsis, the arrows, the minus and the thin space of figures, a Mac's keys.
const signs = ['\u2009', '–', '—', '‘', '’', '‚', '“', '”', '„', '•', '…', '‹', '›', '€', '↑', '→', '↓', '−', '⌘', '⌥']

/**
 * What the shipped font can draw: ASCII and Latin-1 whole, which covers Swedish, English and the names of most of their
 * neighbours, and the signs of our texts. Anything else a person types is drawn in a font of their machine.
 */
export const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...signs].join('')

/** The lightest and the heaviest weight that our styles ask for. */
export const weights = { min: 400, max: 700 }
