import { readDays, type LineDays } from './line-days'
import { namedPeople, readFullName, readPartOfName, type LinePerson } from './line-people'
import { findPhrase, isDash, tokensOf, type Found, type Token } from './line-tokens'
import { joiningWords, reasonPhrases, substitutePhrases } from './line-words'

/** What was understood of a line about an absence. */
export type EntryLine = {
  /** Whom it may be about: one person where it is certain, several where a name is not enough, nobody without a name. */
  readonly people: readonly number[]
  /** First and last day, YYYY-MM-DD */
  readonly days: LineDays
  /** Id of the reason of absence */
  readonly reason: number | null
  /** Id of the type of substitute, 7 for none; null where the line does not say */
  readonly substitute: number | null
  /** Words that were not understood, as they were typed, in their order */
  readonly rest: readonly string[]
}

type Known = { readonly people: readonly LinePerson[]; readonly today: string }

type Reading = Omit<EntryLine, 'rest'> & { readonly left: readonly Token[] }
type Part = Partial<Omit<EntryLine, 'rest'>>

const partOf = <Value>(found: Found<Value> | null, part: (value: Value) => Part): Found<Part> | null =>
  found && { value: part(found.value), length: found.length }

/** A part that the line has said already, otherwise, is not understood; the same again is. */
const contradicts = (reading: Reading, [name, value]: [string, unknown]): boolean => {
  const said: unknown = reading[name as keyof Part]
  const isSaid = said !== null && !(Array.isArray(said) && said.length === 0)
  return value === null || (isSaid && JSON.stringify(said) !== JSON.stringify(value))
}

/**
 * What a line such as "Åsa Öberg sjuk i morgon–tisdag, timvikarie" says, in Swedish or English and in any order: a person
 * of the unit, days seen from today, the kind of absence and of substitute. Whole names count before other words, parts of
 * names after them. Nothing is guessed: what is not understood, or contradicts what stands before, is left in `rest`.
 * Throws a RangeError for a today that is no day.
 */
export const readEntryLine = (line: string, { people, today }: Known): EntryLine => {
  const tokens = tokensOf(line)
  const named = namedPeople(people)
  const partAt = (at: number): Found<Part> | null =>
    partOf(readFullName(named, tokens, at), ids => ({ people: ids })) ??
    partOf(readDays(tokens, at, today), days => ({ days })) ??
    partOf(findPhrase(reasonPhrases, tokens, at), reason => ({ reason })) ??
    partOf(findPhrase(substitutePhrases, tokens, at), substitute => ({ substitute }))

  let reading: Reading = { people: [], days: null, reason: null, substitute: null, left: [] }
  for (let at = 0; at < tokens.length;) {
    const part = partAt(at)
    const length = part?.length ?? 1
    const isTaken = part !== null && !Object.entries(part.value).some(entry => contradicts(reading, entry))
    reading = isTaken
      ? { ...reading, ...part.value }
      : { ...reading, left: [...reading.left, ...tokens.slice(at, at + length)] }
    at += length
  }
  const { left, ...understood } = reading
  const words = left.filter(token => !isDash(token) && !joiningWords.has(token.text))
  if (understood.people.length > 0) return { ...understood, rest: words.map(({ shown }) => shown) }
  const { ids, rest } = readPartOfName(named, words)
  return { ...understood, people: ids, rest: rest.map(({ shown }) => shown) }
}
