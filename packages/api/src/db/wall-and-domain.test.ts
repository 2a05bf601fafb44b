import { holdsRight, isSuperAdmin, reaches, type Place } from '@veckovis/domain/access'
import { createAccessWorld, type AccessWorld } from '@veckovis/testing/access-world'
import { findUser, listTree } from '../areas/organisation/organisation-repository'

/** What the second wall, written in SQL, answers is compared here with what the domain says. */
let world: AccessWorld
let units: (Required<Place> & { readonly isOpen: boolean })[] = []
const levels = ['READ', 'WRITE', 'APPROVE'] as const

const scopes = (): Record<
  string,
  { kind: 'county' | 'municipality' | 'department' | 'unit'; id: number } | undefined
> => {
  const { own } = world.lineages
  return {
    everywhere: undefined,
    county: { kind: 'county', id: own.countyId ?? NaN },
    municipality: { kind: 'municipality', id: own.municipalityId ?? NaN },
    department: { kind: 'department', id: own.departmentId ?? NaN },
    unit: { kind: 'unit', id: own.unitId ?? NaN },
  }
}

type Person = { readonly who: string; readonly id: number; readonly active: boolean }
const people: Person[] = []

/** Everybody of the world, and a holder of each permission at each level on a place of each kind. */
const gatherPeople = async () => {
  for (const [who, { id }] of Object.entries(world.people)) people.push({ who, id, active: true })
  people.push({ who: 'deactivated', id: world.refused.deactivated.id, active: false })
  for (const [where, scope] of Object.entries(scopes()))
    for (const permission of [2, 3, 6])
      for (const level of levels) {
        const made = await world.make({
          jobTitleId: 4,
          roles: [{ id: permission, levels: [level], ...(scope && { scope }) }],
        })
        people.push({ who: `${permission} ${level} on ${where}`, id: made.id, active: true })
      }
}

beforeAll(async () => {
  world = await createAccessWorld(['budget'])
  const { rows } = await world.suite.database.read<(typeof units)[number]>(
    `SELECT u.id AS "unitId", d.id AS "departmentId", m.id AS "municipalityId", m.county_id AS "countyId",
       u.active AND d.active AS "isOpen"
     FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = d.municipality_id ORDER BY u.id`,
  )
  units = rows
  await gatherPeople()
}, 60_000)
afterAll(() => world.close())

const holderOf = async ({ who, id, active }: Person) => {
  const found = await findUser(world.suite.database.readAs(id), id)
  if (found === undefined) throw new Error(`${who} is not there`)
  return active ? found : null
}

/** Ids that the statement gives when it is run in the person's name. */
const idsBy = async ({ id }: Person, sql: string): Promise<number[]> => {
  const { rows } = await world.suite.database.asUser(id, t => t.query<{ id: number }>(sql))
  return rows.map(row => row.id)
}

const idsOf = (places: readonly Place[], kind: 'unitId' | 'municipalityId') =>
  [...new Set(places.map(place => place[kind] ?? NaN))].sort((a, b) => a - b)

const municipalityOf = ({ countyId, municipalityId }: Place): Place => ({ countyId, municipalityId })

test('there are callers of every kind, and places that they reach and do not', () => {
  expect(people.length).toBeGreaterThan(50)
  expect([units.length, idsOf(units, 'municipalityId').length]).toEqual([20, 4])
})

test('the rows of a unit are open to whom the domain says that reaches it', async () => {
  for (const person of people) {
    const holder = await holderOf(person)
    const reached = units.filter(unit => holder !== null && reaches(holder, unit))
    const open = await idsBy(person, 'SELECT id FROM unit WHERE unit_in_scope(id) ORDER BY id')
    expect([person.who, open]).toEqual([person.who, idsOf(reached, 'unitId')])
  }
})

test('the tree of a person holds the open units that the domain says are reached', async () => {
  for (const person of people.filter(({ active }) => active)) {
    const holder = await holderOf(person)
    if (holder === null) continue
    const tree = await listTree(world.suite.database.read, person.id, isSuperAdmin(holder))
    const shown = tree
      .flatMap(county => county.municipalities)
      .flatMap(municipality => municipality.departments)
      .flatMap(department => department.units.map(({ id }) => id))
    const reached = idsOf(
      units.filter(unit => unit.isOpen && reaches(holder, unit)),
      'unitId',
    )
    expect([person.who, shown.sort((a, b) => a - b)]).toEqual([person.who, reached])
  }
})

test('settings of a municipality are read by anyone who reaches it or something in it', async () => {
  for (const person of people) {
    const holder = await holderOf(person)
    const touched = units.filter(
      unit => holder !== null && (reaches(holder, unit) || reaches(holder, municipalityOf(unit))),
    )
    const open = await idsBy(person, 'SELECT id FROM municipality WHERE municipality_in_scope(id) ORDER BY id')
    expect([person.who, open]).toEqual([person.who, idsOf(touched, 'municipalityId')])
  }
})

test('settings of a municipality are written by anyone who approves budgets on all of it', async () => {
  // The wall knows no job titles: that the right is kept for economists is the application's own check.
  const right = { permissions: [3], level: 'APPROVE' } as const
  for (const person of people) {
    const holder = await holderOf(person)
    const held = units.filter(unit => holder !== null && holdsRight(holder, right, municipalityOf(unit)))
    const open = await idsBy(person, 'SELECT id FROM municipality WHERE may_set_for_municipality(id) ORDER BY id')
    expect([person.who, open]).toEqual([person.who, idsOf(held, 'municipalityId')])
  }
})
