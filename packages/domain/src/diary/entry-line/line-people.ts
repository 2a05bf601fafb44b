import { isDash, lengthOf, wordsOf, type Found, type Token } from './line-tokens'

export type LinePerson = { readonly id: number; readonly firstName: string; readonly lastName: string }

type NamedPerson = { readonly id: number; readonly first: readonly string[]; readonly last: readonly string[] }

export const namedPeople = (people: readonly LinePerson[]): NamedPerson[] =>
  people.map(({ id, firstName, lastName }) => ({ id, first: wordsOf(firstName), last: wordsOf(lastName) }))

const wordsOfPerson = ({ first, last }: NamedPerson) => [...first, ...last]

/** Everybody whose whole name, in either order, stands at the place; of names that begin alike those with the longest. */
export const readFullName = (
  people: readonly NamedPerson[],
  tokens: readonly Token[],
  at: number,
): Found<readonly number[]> | null => {
  const lengths = people.map(({ id, first, last }) => ({
    id,
    length: Math.max(lengthOf(tokens, at, [...first, ...last]), lengthOf(tokens, at, [...last, ...first])),
  }))
  const length = Math.max(0, ...lengths.map(each => each.length))
  if (length === 0) return null
  return { value: lengths.filter(each => each.length === length).map(({ id }) => id), length }
}

type Narrowed = { readonly people: readonly NamedPerson[]; readonly rest: readonly Token[]; readonly wasName: boolean }

/** A word narrows to whom it names; after a name its beginning does too: "Åsa Ö". */
const narrowBy = ({ people, rest, wasName }: Narrowed, token: Token): Narrowed => {
  const named = people.filter(person => wordsOfPerson(person).includes(token.text))
  if (named.length > 0) return { people: named, rest, wasName: true }
  const begun = wasName ? people.filter(person => wordsOfPerson(person).some(word => word.startsWith(token.text))) : []
  if (begun.length > 0) return { people: begun, rest, wasName: true }
  return { people, rest: [...rest, token], wasName: false }
}

/** Whom the words that are left name in part, and the words that name nobody. */
export const readPartOfName = (
  people: readonly NamedPerson[],
  tokens: readonly Token[],
): { readonly ids: readonly number[]; readonly rest: readonly Token[] } => {
  const words = tokens.filter(token => !isDash(token))
  const begun = { people, rest: [], wasName: false }
  const { people: left, rest } = words.reduce<Narrowed>(narrowBy, begun)
  const isNamed = rest.length < words.length
  return { ids: isNamed ? left.map(({ id }) => id) : [], rest }
}
