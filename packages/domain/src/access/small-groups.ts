/**
 * A figure of people (grade, pay, activity) is told of no fewer to anyone who may not read the people themselves, nor does
 * the difference of two figures tell of fewer (A-227, docs/decisions/0036). A read about fewer tells of each.
 */
export const fewestPeople = 5

/** How many people are counted at one place, and whether the person who asks may read them. */
export type CountedPeople = { readonly people: number; readonly mayRead: boolean }

const isNobodyOrMany = (people: number): boolean => people === 0 || people >= fewestPeople

/**
 * Whether a figure of the people of a unit is told. They are counted at the places that the unit lies in (`below`) and
 * in the whole country, which is part of every unit: two units differ by whole places, so none of them may have few whom
 * the asking person may not read, nor all of them together. @internal the database asks it of a nation's units; the
 * properties of what is told rest on it
 */
export const mayTellOf = (country: CountedPeople, below: readonly CountedPeople[]): boolean => {
  const unread = [country, ...below].map(({ people, mayRead }) => (mayRead ? 0 : people))
  return unread.slice(1).every(isNobodyOrMany) && isNobodyOrMany(unread.reduce((sum, people) => sum + people, 0))
}
