import { mayGrant, placeKinds, scopeOf, type Administrator, type Place, type PlaceKind } from '@veckovis/domain/access'
import { createPeopleWorld, type PeoplePlace, type PeopleWorld } from '@veckovis/testing/people-world'
import fc from 'fast-check'
import type { Transaction } from '../../../db/database'
import { loadPerson } from '../person-repository'

let world: PeopleWorld
let actors: Administrator[] = []

const holderOf = async ({ id }: { readonly id: number }): Promise<Administrator> => {
  const person = await world.database.asSystem(({ query }) => loadPerson(query, id))
  if (person === undefined) throw new Error(`Nobody has the id ${id}`)
  const roles = person.roles.map(role => ({ id: role.id, levels: role.levels, scope: scopeOf(role.place) }))
  return { userId: id, jobTitleId: person.jobTitleId, roles }
}

beforeAll(async () => {
  world = await createPeopleWorld()
  const { role, make, people } = world
  const made = [
    ...Object.values(people),
    await make({ roles: [role(6, 'APPROVE', 'county'), role(3, 'WRITE', 'municipality')] }),
    await make({ roles: [role(6, 'APPROVE', 'department'), role(2, 'APPROVE', 'municipality')] }),
    await make({ roles: [role(6, 'APPROVE'), role(2, 'WRITE'), role(2, 'APPROVE', 'unit', 'far')] }),
    await make({ roles: [role(6, 'APPROVE', 'unit'), role(1, 'READ', 'unit')] }),
  ]
  actors = await Promise.all(made.map(holderOf))
}, 60_000)
afterAll(() => world.close())

const places: readonly PeoplePlace[] = ['own', 'sibling', 'boende', 'near', 'far']
const givenRole = fc.record({
  id: fc.constantFrom(1, 2, 3, 6, 999),
  level: fc.constantFrom('READ' as const, 'WRITE' as const, 'APPROVE' as const),
  kind: fc.constantFrom(undefined, ...placeKinds),
  where: fc.constantFrom(...places),
})
const lists = fc.array(givenRole, { minLength: 1, maxLength: 3 })
type Given = typeof givenRole extends fc.Arbitrary<infer One> ? One : never

/** The place and all above it. */
const lineageOf = (kind: PlaceKind | undefined, where: PeoplePlace): Place => {
  const depth = kind === undefined ? 0 : placeKinds.indexOf(kind) + 1
  return Object.fromEntries(placeKinds.slice(0, depth).map(each => [`${each}Id`, world.places[where][each]]))
}

const columnsOf = ({ id, level, kind, where }: Given) => ({
  ...{ permission_id: id, level },
  ...(kind && { [`${kind}_id`]: world.places[where][kind] }),
})

class Undone extends Error {}

/** What the database says of the call, which leaves nothing behind. */
const isTaken = async (
  actor: Administrator,
  call: (transaction: Transaction) => Promise<unknown>,
): Promise<boolean> => {
  try {
    await world.database.asUser(actor.userId, async transaction => {
      await call(transaction)
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return true
    expect(error).toHaveProperty('code', '42501')
  }
  return false
}

test('the database gives and takes by SQL alone the same roles as the domain, for each actor, one role or several (A-172)', async () => {
  const held = [...places].flatMap(where => [
    world.role(2, 'WRITE', 'unit', where),
    world.role(3, 'READ', 'unit', where),
  ])
  const target = await world.make({ roles: held })
  const stored = await world.owner<{ id: number; permissionId: number; level: 'READ' | 'WRITE'; unitId: number }>(
    'SELECT id, permission_id AS "permissionId", level, unit_id AS "unitId" FROM user_role WHERE user_id = $1 ORDER BY id',
    [target.id],
  )
  const wrong: unknown[] = []
  let given = 0
  for (const actor of actors)
    for (const roles of fc.sample(lists, { numRuns: 40, seed: 20261128 })) {
      const may = roles.every(({ id, level, kind, where }) =>
        mayGrant(actor, { id, levels: [level] }, lineageOf(kind, where)),
      )
      given += Number(may)
      const values = [target.id, JSON.stringify(roles.map(columnsOf))]
      if ((await isTaken(actor, ({ query }) => query('SELECT give_roles($1, $2)', values))) !== may)
        wrong.push({ actor, roles, may })
    }
  for (const actor of actors)
    for (const role of stored) {
      const where = places.find(each => world.places[each].unit === role.unitId) ?? 'own'
      const may = mayGrant(actor, { id: role.permissionId, levels: [role.level] }, lineageOf('unit', where))
      if ((await isTaken(actor, ({ query }) => query('SELECT take_roles($1, $2)', [target.id, [role.id]]))) !== may)
        wrong.push({ actor, role, may })
    }
  expect(wrong).toEqual([])
  expect(given).toBeGreaterThan(20)
}, 60_000)
