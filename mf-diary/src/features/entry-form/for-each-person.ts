import { proposalOf, type EntryValues, type Member } from './entry-values'

/** The ids of those for whom an entry is made beside the first person. */
export const othersOf = ({ others }: Pick<EntryValues, 'others'>): string[] => others.split(' ').filter(id => id !== '')

/**
 * What is made for one of several people. The hours a day are the person's own where those of the first one stand as they
 * were proposed, and the same as hers where they were typed, or where none are known.
 */
export const valuesFor = (values: EntryValues, staffId: string, people: readonly Member[]): EntryValues => {
  const proposed = proposalOf(people, values.staffId, values.from)
  const own = proposalOf(people, staffId, values.from)
  const perDay = values.counted === 'hours' && values.perDay === proposed && own !== '' ? own : values.perDay
  return { ...values, staffId, others: '', perDay }
}

/** One set of values for each person of the form, the first one first. */
export const valuesOfEach = (values: EntryValues, people: readonly Member[]): EntryValues[] =>
  [values.staffId, ...othersOf(values)].map(staffId => valuesFor(values, staffId, people))

/** What became of the entries of several people: who has one now, and who does not, with the reason. */
export type Saved<Entry> = {
  readonly made: readonly Entry[]
  readonly left: readonly { readonly staffId: string; readonly error: unknown }[]
}

/** One after the other, whatever becomes of the one before. */
export const saveEach = async <Entry>(
  each: readonly EntryValues[],
  save: (values: EntryValues) => Promise<Entry>,
): Promise<Saved<Entry>> => {
  const made: Entry[] = []
  const left: { staffId: string; error: unknown }[] = []
  for (const values of each)
    await save(values).then(
      entry => made.push(entry),
      (error: unknown) => left.push({ staffId: values.staffId, error }),
    )
  return { made, left }
}
