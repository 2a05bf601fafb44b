import type { OwnRightChanges } from '@veckovis/contracts/people'

/** Rights of modules' own as one value of the form: names have no spaces. */
export const namesOfOwnRights = (text: string): readonly string[] => text.split(' ').filter(name => name !== '')

export const textOfOwnRights = (names: readonly string[]): string => [...new Set(names)].sort().join(' ')

/** What changes, or null: an earlier server takes no such field. */
export const ownRightChangesOf = (before: string, after: string): OwnRightChanges | null => {
  const held = namesOfOwnRights(before)
  const chosen = namesOfOwnRights(after)
  const given = chosen.filter(name => !held.includes(name))
  const taken = held.filter(name => !chosen.includes(name))
  return given.length + taken.length === 0 ? null : { given, taken }
}
