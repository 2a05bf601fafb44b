import fc from 'fast-check'
import { fewestPeople, mayTellOf, type CountedPeople } from './small-groups'

/** Places of a country as they lie in each other: each place by its way from above, with the people counted at it. */
type PlaceOfTree = { readonly way: readonly string[]; readonly counted: CountedPeople }

const counted = fc.record({ people: fc.integer({ min: 0, max: 9 }), mayRead: fc.boolean() })

const tree = fc
  .array(fc.tuple(fc.nat(1), fc.nat(1), fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 12 })
  .chain(leaves => {
    const ways = new Map<string, readonly string[]>()
    for (const leaf of leaves)
      for (let level = 1; level <= leaf.length; level += 1) {
        const way = leaf.slice(0, level).map((part, place) => `${place}:${leaf.slice(0, place).join()}/${part}`)
        ways.set(way.join(), way)
      }
    return fc
      .tuple(
        counted,
        ...[...ways.values()].map(way => counted.map((people): PlaceOfTree => ({ way, counted: people }))),
      )
      .map(([country, ...places]) => ({ country: { ...country, mayRead: false }, places }))
  })

/** By which parts the figures of rows add up: the people of the row's places whom the asking person may not read. */
const rank = (rows: readonly (readonly number[])[]): number => {
  const left = rows.map(row => [...row])
  let found = 0
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const at = left.findIndex((row, place) => place >= found && Math.abs(row[column] ?? 0) > 1e-9)
    if (at === -1) continue
    const pivot = left[at] ?? []
    left[at] = left[found] ?? []
    left[found] = pivot
    for (const row of left.slice(found + 1)) {
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      row.forEach((value, place) => (row[place] = value - factor * (pivot[place] ?? 0)))
    }
    found += 1
  }
  return found
}

test('A-227 no sum or difference of figures that are told tells of a place with few people', () => {
  fc.assert(
    fc.property(tree, ({ country, places }) => {
      const units = places.filter(({ way }) => way.length === 4)
      const of = (unit: PlaceOfTree) => places.filter(({ way }) => way.join() === unit.way.slice(0, way.length).join())
      const all = [{ way: [], counted: country }, ...places]
      const unread = ({ counted: { people, mayRead } }: PlaceOfTree) => (mayRead ? 0 : people)
      const rowOf = (within: readonly PlaceOfTree[]) =>
        all.map(place => ((place.way.length === 0 || within.includes(place)) && unread(place) > 0 ? 1 : 0))
      const told = units
        .filter(unit =>
          mayTellOf(
            country,
            of(unit).map(place => place.counted),
          ),
        )
        .map(unit => rowOf(of(unit)))
      for (const place of all) {
        if (unread(place) === 0 || unread(place) >= fewestPeople) continue
        const alone = all.map(other => (other === place ? 1 : 0))
        expect(rank([...told, alone])).toBe(rank(told) + 1)
      }
    }),
  )
})

test('A-227 what is told is told of five people or of nobody whom the asking person may not read', () => {
  const few = { people: 4, mayRead: false }
  const many = { people: 5, mayRead: false }
  const nobody = { people: 0, mayRead: false }
  const read = { people: 1, mayRead: true }
  expect(mayTellOf(nobody, [few])).toBe(false)
  expect(mayTellOf(nobody, [many, read])).toBe(true)
  expect(mayTellOf(nobody, [many, few])).toBe(false)
  expect(mayTellOf({ people: 1, mayRead: false }, [few])).toBe(false)
  expect(mayTellOf({ people: 1, mayRead: false }, [many])).toBe(true)
  expect(mayTellOf(few, [read])).toBe(false)
  expect(mayTellOf(nobody, [nobody, read])).toBe(true)
})
