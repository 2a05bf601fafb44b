import type { Transaction } from '../../../db/database'
import type { FoundList } from './found-entries'
import { readPart, type PersonCount } from './list-repository'

/** People of one name, whose entries stand among each other; without a place those of nobody that is known. */
type Group = { readonly place: number | null; readonly ids: readonly number[]; readonly count: number }

/** In the order of the list: anyone who has no place comes last, whichever the direction. */
const groupsOf = ({ people, query }: FoundList, counts: readonly PersonCount[]): Group[] => {
  const placeOf = new Map(people.map(({ id, place }) => [id, place]))
  const groups = new Map<number | null, Group>()
  for (const { staffId, count } of counts) {
    const place = staffId === null ? null : (placeOf.get(staffId) ?? null)
    const group = groups.get(place) ?? { place, ids: [], count: 0 }
    const ids = staffId === null ? group.ids : [...group.ids, staffId]
    groups.set(place, { place, ids, count: group.count + count })
  }
  const way = query.direction === 'ascending' ? 1 : -1
  const rankOf = ({ place }: Group) => (place === null ? Infinity : place * way)
  return [...groups.values()].toSorted((one, other) => rankOf(one) - rankOf(other))
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** Where a page lies in a list, or in a part of it. */
type Stretch = { readonly before: number; readonly size: number }

/** The groups in which the page lies, and where in them it does. */
const groupsOfPage = (groups: readonly Group[], { before, size }: Stretch) => {
  const ends = groups.map((_, index) => sumOf(groups.slice(0, index + 1)))
  const first = ends.findIndex(end => end > before)
  if (first === -1) return { inside: [], before: 0, size: 0 }
  const last = ends.findIndex(end => end >= before + size)
  const inside = groups.slice(first, last === -1 ? undefined : last + 1)
  const skipped = before - sumOf(groups.slice(0, first))
  return { inside, before: skipped, size: Math.min(size, sumOf(inside) - skipped) }
}

/**
 * A page of the list by name, of so many entries of each person: those of the people on the page are read, and nobody
 * else's are put in order.
 */
export const listPageByPerson = async (
  transaction: Transaction,
  found: FoundList,
  { counts, ...page }: Stretch & { readonly counts: readonly PersonCount[] },
): Promise<number[]> => {
  const groups = groupsOf(found, counts)
  const named = groups.filter(({ place }) => place !== null)
  const { inside, ...part } = groupsOfPage(named, page)
  const known = inside.flatMap(({ ids, place }) => ids.map(id => ({ id, place })))
  const ofPeople = await readPart(transaction, found, {
    ...part,
    total: sumOf(inside),
    order: way => `p.place ${way}, e.first_date ${way}, e.id ${way}`,
    beside: [
      'JOIN unnest($::int[], $::int[]) AS p (id, place) ON p.id = e.staff_member_id',
      known.map(({ id }) => id),
      known.map(({ place }) => place),
    ],
  })
  const total = sumOf(groups) - sumOf(named)
  const before = Math.max(page.before - sumOf(named), 0)
  const ofNobody = await readPart(transaction, found, {
    ...{ total, before, size: Math.min(page.size - ofPeople.length, total - before) },
    order: way => `e.first_date ${way}, e.id ${way}`,
    more: [['(e.staff_member_id IS NULL OR e.staff_member_id <> ALL ($::int[]))', found.people.map(({ id }) => id)]],
  })
  return [...ofPeople, ...ofNobody]
}
