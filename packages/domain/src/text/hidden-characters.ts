import { withoutEnd } from './without-end'

// What takes no room of its own: controls, format characters, and what a font may leave out. U+2800 is a blank of Braille.
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
// Embeddings, overrides and isolates turn the order of what stands after them, also outside the text.
const turnsOrder = /[\u202a-\u202e\u2066-\u2069]/
const ofLines = /[\t\n\r]/g

/** Whether a text holds anything that can be seen. */
export const isVisible = (text: string): boolean => visible.test(text)

// Half of a pair, which no encoding can hold, is no character either.
const controlOrHalf = /[\p{Cc}\p{Cs}]/u

/** Whether a text of one line holds a control character, half of one, or one that turns the order of what stands after it. */
export const hidesCharacters = (line: string): boolean => controlOrHalf.test(line) || turnsOrder.test(line)

/** The same for a text of several lines, where line ends and tabs are what they are. */
export const linesHideCharacters = (text: string): boolean => hidesCharacters(text.replace(ofLines, ''))

/** A text without what cannot be seen at its ends, as comes along when it is pasted. */
export const withoutInvisibleEnds = (text: string): string => {
  const start = text.search(visible)
  return start === -1 ? '' : withoutEnd(text.slice(start), character => !visible.test(character))
}

const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu
const lineEnds = /[\t\n\r]+/g

/**
 * A text of a file as one line that may be sent and stored: cut to so many characters, without controls, halves of pairs
 * and what turns the order; empty where nothing of it can be seen.
 */
export const asPlainLine = (text: string, most: number): string => {
  const line = text.replace(lineEnds, ' ').replace(hidden, '').slice(0, most)
  // The cut may have gone through a pair.
  return withoutInvisibleEnds(line.replace(hidden, ''))
}
