/** A word, a date in figures or a dash of a line: as it is compared, and as it was typed. */
export type Token = { readonly text: string; readonly shown: string }

/** What some tokens from a place on were understood as. */
export type Found<Value> = { readonly value: Value; readonly length: number }

const tokenPattern = /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}|[\p{L}\p{M}\d]+(?:[.'’][\p{L}\p{M}\d]+)*|[-–—]/gu

/** Small letters, composed, without the dots of "t.o.m."; what is neither word nor dash only separates. */
export const tokensOf = (line: string): Token[] =>
  [...line.normalize('NFC').matchAll(tokenPattern)].map(([shown]) => ({
    shown,
    text: shown.toLowerCase().replaceAll(/[.'’]/g, ''),
  }))

export const isDash = ({ text }: Token): boolean => /^[-–—]$/.test(text)

/** The words of a text, without dashes. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .filter(token => !isDash(token))
    .map(token => token.text)

/** How many tokens from a place on say these words, dashes between them included; 0 where they do not. */
export const lengthOf = (tokens: readonly Token[], at: number, words: readonly string[]): number => {
  let next = at
  for (const word of words) {
    const token = tokens[next]
    if (next > at && token !== undefined && isDash(token)) next += 1
    if (tokens[next]?.text !== word) return 0
    next += 1
  }
  return next - at
}

export type Phrase<Value> = { readonly words: readonly string[]; readonly value: Value }

/** The longest of the phrases that stands at the place. */
export const findPhrase = <Value>(
  phrases: readonly Phrase<Value>[],
  tokens: readonly Token[],
  at: number,
): Found<Value> | null =>
  phrases.reduce<Found<Value> | null>((best, { words, value }) => {
    const length = lengthOf(tokens, at, words)
    return length > (best?.length ?? 0) ? { value, length } : best
  }, null)
