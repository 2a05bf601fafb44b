import { randomUUID } from 'node:crypto'
import { currentUser } from '@veckovis/contracts/session'
import { declaredOwnRights } from '@veckovis/contracts/people'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

const lists = 'mf-lists/check-lists'
const label = { sv: 'Checklistor', en: 'Check lists' }
const title = { sv: 'Listor', en: 'Lists' }

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
  const manifest = {
    title,
    rights: [
      { key: 'check-lists', label },
      { key: 'other', label },
    ],
  }
  await world.owner("INSERT INTO module (id) VALUES ('mf-lists')", [])
  await world.owner(
    `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
     VALUES ('mf-lists', '1.0.0', $1, 'c', 'm.json', '{}', '{}', now())`,
    [JSON.stringify(manifest)],
  )
  await world.owner("UPDATE module SET active_version = '1.0.0' WHERE id = 'mf-lists'", [])
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']

const change = async (user: User, id: number, ownRights: object) => {
  const { statusCode, body } = await world.call(user, 'PATCH', `/user/${id}`, { body: { ownRights } })
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { code: string }).code
}
const give = (user: User, id: number, ...given: string[]) => change(user, id, { given, taken: [] })
const heldBy = async (id: number) => (await world.record(world.people.superAdmin, id)).ownRights

test('the rights that active modules declare are listed with the names of the modules', async () => {
  const answer = await world.call(world.people.administrator, 'GET', '/user/own-rights')
  const { modules } = declaredOwnRights.parse(JSON.parse(answer.body))
  const rights = [
    { name: lists, label },
    { name: 'mf-lists/other', label },
  ]
  expect(modules.find(({ id }) => id === 'mf-lists')).toEqual({ id: 'mf-lists', title, rights })
})

test('a right is given and taken by who administers the whole person, told of, and part of GET /user/me', async () => {
  const { administrator } = world.people
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  expect(await give(administrator, person.id, lists, lists)).toBe('done')
  expect(await heldBy(person.id)).toEqual([lists])
  const audited = await world.owner<{ action: string; details: object }>(
    'SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY id',
    [`user/${person.id}`],
  )
  const details = { fields: ['ownRights'], given: [lists], taken: [] }
  expect(audited).toEqual([{ action: 'person-changed', details }])
  expect(await change(administrator, person.id, { given: [], taken: [lists] })).toBe('done')
  expect(await heldBy(person.id)).toEqual([])
})

const eventsAbout = (id: number) =>
  world.owner<{ by: number; details: object }>(
    `SELECT user_id AS by, details FROM security_event WHERE kind = 'own-right-changed' AND subject = $1 ORDER BY id`,
    [`user/${id}`],
  )

test('what is given and taken stands in the security log, each right by itself', async () => {
  const { administrator } = world.people
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  await give(administrator, person.id, lists, 'mf-lists/other')
  await give(administrator, person.id, lists)
  await change(administrator, person.id, { given: [], taken: [lists] })
  const event = (change: string, ownRight: string) => ({ by: administrator.id, details: { change, ownRight } })
  expect(await eventsAbout(person.id)).toEqual([
    event('given', lists),
    event('given', 'mf-lists/other'),
    event('removed', lists),
  ])
})

describe('when a person is made', () => {
  const making = (ownRights?: string[]) => ({
    requestId: randomUUID(),
    firstName: 'Ny',
    lastName: 'Person',
    email: `${randomUUID()}@prov.example`,
    phone: '',
    roles: [world.role(2, 'READ', 'unit')],
    invite: false,
    ...(ownRights && { ownRights }),
  })
  const make = async (body: object) => {
    const answer = await world.call(world.people.administrator, 'POST', '/user', { body })
    return JSON.parse(answer.body) as { id?: number; code?: string }
  }

  test('rights can be given at once, a repeat of the request gives nothing more', async () => {
    const body = making([lists])
    const { id = 0 } = await make(body)
    expect(await heldBy(id)).toEqual([lists])
    expect(await make(body)).toMatchObject({ id })
    expect(await eventsAbout(id)).toHaveLength(1)
    const without = await make(making())
    expect(await heldBy(without.id ?? 0)).toEqual([])
  })

  test('one that no active module declares makes nobody', async () => {
    const body = making(['mf-lists/unknown'])
    expect(await make(body)).toMatchObject({ code: 'not-yours-to-grant' })
    expect(await world.owner('SELECT FROM app_user WHERE email = $1', [body.email])).toEqual([])
  })

  test('a list of people brings none', async () => {
    const answer = await world.call(world.people.administrator, 'POST', '/user/import/check', {
      body: { rows: [making([lists])] },
    })
    expect(answer.statusCode).toBe(400)
  })
})

test('whoever holds one is told so, and nobody else of any', async () => {
  const { superAdmin, administrator } = world.people
  const me = async () => currentUser.parse(JSON.parse((await world.call(administrator, 'GET', '/user/me')).body))
  expect(await me()).not.toHaveProperty('ownRights')
  await world.owner('INSERT INTO user_own_right VALUES ($1, $2, $3, now())', [administrator.id, lists, superAdmin.id])
  expect((await me()).ownRights).toEqual([lists])
  await world.owner('DELETE FROM user_own_right', [])
})

test('nobody gives oneself one, nor to somebody with places elsewhere, nor one that no active module declares', async () => {
  const { superAdmin, administrator } = world.people
  const elsewhere = await world.make({ roles: [world.role(2, 'READ', 'unit'), world.role(2, 'READ', 'unit', 'far')] })
  expect(await give(administrator, administrator.id, lists)).toBe('own-roles')
  expect(await give(administrator, elsewhere.id, lists)).toBe('not-yours-to-grant')
  expect(await give(superAdmin, elsewhere.id, 'mf-lists/unknown')).toBe('not-yours-to-grant')
  expect(await give(superAdmin, elsewhere.id, 'check-lists')).toBe('bad-request')
  expect(await heldBy(elsewhere.id)).toEqual([])
})
