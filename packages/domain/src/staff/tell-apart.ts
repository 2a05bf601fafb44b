export type NamedPerson = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD; null where it is not known */
  readonly birthday: string | null
  /** YYYY-MM-DD */
  readonly employedFrom: string
}

/** What tells a person from another of the same name. */
export type Distinction =
  | { readonly kind: 'born'; readonly year: number }
  | { readonly kind: 'employed'; readonly from: string }
  | { readonly kind: 'number'; readonly number: number }

/** A name as it is compared: whatever its case and spaces. */
export const comparableName = ({ firstName, lastName }: Pick<NamedPerson, 'firstName' | 'lastName'>): string =>
  `${lastName.trim()},${firstName.trim()}`.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

const allDiffer = (values: readonly string[]): boolean => new Set(values).size === values.length

const byId = (one: NamedPerson, other: NamedPerson): number => one.id - other.id

const distinguish = (namesakes: readonly NamedPerson[]): (readonly [number, Distinction])[] => {
  const years = namesakes.flatMap(({ birthday }) => birthday?.slice(0, 4) ?? [])
  if (years.length === namesakes.length && allDiffer(years))
    return namesakes.map(({ id }, index) => [id, { kind: 'born', year: Number(years[index]) }])
  if (allDiffer(namesakes.map(({ employedFrom }) => employedFrom)))
    return namesakes.map(({ id, employedFrom }) => [id, { kind: 'employed', from: employedFrom }])
  return namesakes.toSorted(byId).map(({ id }, index) => [id, { kind: 'number', number: index + 1 }])
}

/**
 * What tells those apart who share a name, whatever its case and spaces, by their ids: the year of birth where all of
 * the name have one and no two the same; else the first day of employment; else a number in the order in which they
 * were added. Nobody whose name is their own is among them.
 */
export const tellApart = (people: readonly NamedPerson[]): ReadonlyMap<number, Distinction> => {
  const groups = new Map<string, NamedPerson[]>()
  for (const person of people) {
    const name = comparableName(person)
    groups.set(name, [...(groups.get(name) ?? []), person])
  }
  return new Map([...groups.values()].filter(group => group.length > 1).flatMap(distinguish))
}
