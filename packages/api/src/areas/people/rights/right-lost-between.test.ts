import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'
import type { Transaction } from '../../../db/database'
import { holdPeople } from './administration'
import { giveRoles, readRoles } from './change-roles'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

/** The work of somebody; right before the first statement that names this function of the database, something else is committed. */
const withBefore = <T>(
  userId: number,
  [name, happens]: readonly [name: string, happens: () => Promise<unknown>],
  work: (transaction: Transaction) => Promise<T>,
) =>
  world.database.asUser(userId, transaction => {
    const query = (async (asked: string | object, values: unknown[]) => {
      if (JSON.stringify(asked).includes(name)) await happens()
      return transaction.query(asked as string, values)
    }) as Transaction['query']
    const { tables, afterCommit } = transaction
    return work({ query, tables, afterCommit })
  })

test('anyone who loses the right between the look at it and the hold of the people is refused, as one who never had it', async () => {
  const { id } = await world.make({ roles: [world.role(6, 'APPROVE', 'municipality')] })
  const loses = () => world.owner('DELETE FROM user_role WHERE user_id = $1', [id])
  const held = withBefore(id, ['hold_people', loses], transaction =>
    holdPeople(transaction, id, [world.people.manager.id]),
  )
  await expect(held).rejects.toMatchObject({ refusal: { code: 'forbidden' } })
})

test.each([
  ['is moved out of one’s department', 'UPDATE unit SET department_id = $2 WHERE id = $1'],
  ['is deleted', 'DELETE FROM unit WHERE id = $1 AND department_id <> $2'],
])('a role on a unit that %s before it is given is refused, as one on a foreign place', async (_, sql) => {
  const { own, boende } = world.places
  const { id } = await world.make({
    roles: [world.role(6, 'APPROVE', 'department'), world.role(2, 'APPROVE', 'department')],
  })
  const [unit] = await world.owner<{ id: number }>(
    'INSERT INTO unit (department_id, municipality_id, name) VALUES ($1, $2, gen_random_uuid()) RETURNING id',
    [own.department, own.municipality],
  )
  const unitId = unit?.id ?? Number.NaN
  const happens = () => world.owner(sql, [unitId, boende.department])
  const given = withBefore(id, ['give_roles', happens], async transaction => {
    const administrator = await holdPeople(transaction, id, [world.people.manager.id])
    const written = { audit: async () => undefined, securityLog: { record: async () => undefined } }
    const administration = { transaction, administrator, ...written }
    const roles = await readRoles(administration, [{ id: 2, levels: ['READ'], scope: { kind: 'unit', id: unitId } }])
    await giveRoles(administration, world.people.manager.id, roles)
  })
  await expect(given).rejects.toMatchObject({ refusal: { code: 'not-yours-to-grant' } })
})
