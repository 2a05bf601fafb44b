/** One line per sentence: a break is a full stop, question or exclamation mark followed by a space, or a new line. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?…])\s+(?=[\p{Lu}\d"'”(])/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')
