import { accountsToDo, leftBehind, personHistory, waitingPeople, type PersonHistory } from '@veckovis/contracts/people'
import { historyActors } from '@veckovis/contracts/wire'
import { makeForecast } from '@veckovis/testing'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']

const historyOf = async (user: User, id: number, query = ''): Promise<PersonHistory> =>
  personHistory.parse(await world.succeed(user, 'GET', `/user/${id}/history${query}`))
const change = (user: User, id: number, body: object) => world.succeed(user, 'PATCH', `/user/${id}`, { body })

describe('the history of a person (A-189)', () => {
  test('tells who did what and when, newest first, and of a field no value', async () => {
    const { administrator, reader } = world.people
    const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    await change(administrator, person.id, { firstName: 'Annan', phone: '070-7654321' })
    await change(administrator, person.id, { roles: [world.role(2, 'WRITE', 'unit')] })
    await change(administrator, person.id, { jobTitleId: 1 })
    await change(administrator, person.id, { active: false })
    const { events, total } = await historyOf(reader, person.id)
    expect(total).toBe(5)
    const place = 'Län A / Egen kommun / Hemtjänst / Enhet 1'
    expect(
      events.map(({ action, changes }) => [action, ...changes.map(({ field, from, to }) => [field, from, to])]),
    ).toEqual([
      ['person-deactivated', ['active', true, false]],
      ['job-title-changed', ['jobTitleId', null, 1]],
      ['role-taken', ['permission', 2, null], ['level', 'READ', null], ['place', place, null]],
      ['role-given', ['permission', null, 2], ['level', null, 'WRITE'], ['place', null, place]],
      ['person-changed', ['changed', null, 'firstName'], ['changed', null, 'phone']],
    ])
    expect(new Set(events.map(({ by }) => by?.name))).toEqual(new Set(['Alva Adminsson']))
    expect(JSON.stringify(events)).not.toContain('Annan')
    const ofKind = await historyOf(reader, person.id, '?kind=role-given')
    expect([ofKind.total, ofKind.events.map(({ action }) => action)]).toEqual([1, ['role-given']])
    expect((await historyOf(reader, person.id, '?page=2')).events).toEqual([])
    expect((await historyOf(reader, person.id, '?to=2020-01-01')).total).toBe(0)
    expect((await historyOf(reader, person.id, '?from=2020-01-01')).total).toBe(5)
  })

  test('has one event for each save where that is asked for, counted and paged by saves, and no role out of reach in it', async () => {
    const { administrator, superAdmin } = world.people
    const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    const far = world.role(3, 'READ', 'unit', 'far')
    await change(superAdmin, person.id, { firstName: 'Annan', roles: [world.role(2, 'WRITE', 'unit'), far] })
    await change(superAdmin, person.id, { active: false })
    const { events, total } = await historyOf(superAdmin, person.id, '?saves=true')
    expect(total).toBe(2)
    const actsOf = ({ action, more }: PersonHistory['events'][number]) => [
      action,
      ...(more?.map(act => act.action) ?? []),
    ]
    expect(events.map(event => actsOf(event).toSorted())).toEqual([
      ['person-deactivated'],
      ['person-changed', 'role-given', 'role-given', 'role-taken'],
    ])
    const near = await historyOf(administrator, person.id, '?saves=true')
    expect(near.events.map(event => actsOf(event).toSorted())).toEqual([
      ['person-deactivated'],
      ['person-changed', 'role-given', 'role-taken'],
    ])
    expect(JSON.stringify(near)).not.toContain('Fjärran')
    expect(await historyOf(superAdmin, person.id, '?saves=true&kind=role-given')).toMatchObject({ total: 1 })
  })

  test('leaves out roles on places that are not the reader’s, and is nobody’s who does not see the person (A-173)', async () => {
    const { administrator, superAdmin, stranger } = world.people
    const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    const roles = [world.role(2, 'READ', 'unit'), world.role(3, 'READ', 'unit', 'far'), world.role(4, 'READ')]
    await change(superAdmin, person.id, { roles })
    const placesIn = ({ events }: PersonHistory) =>
      events.flatMap(({ changes }) => changes.filter(({ field }) => field === 'place').map(({ to }) => to))
    expect(placesIn(await historyOf(superAdmin, person.id)).sort()).toEqual([
      'Län B / Fjärran kommun / Hemtjänst / Enhet 1',
      'everywhere',
    ])
    expect(await historyOf(administrator, person.id)).toEqual({ events: [], total: 0 })
    const answer = await world.call(administrator, 'GET', `/user/${stranger.id}/history`)
    expect(answer.statusCode).toBe(404)
    const past = await world.database.asUser(administrator.id, t =>
      t.query("SELECT FROM history_of_person($1, '{role-given}', NULL, NULL)", [stranger.id]),
    )
    expect(past.rowCount).toBe(0)
  })

  test('is filtered by who did it, who are named once, by name (A-189)', async () => {
    const { administrator, superAdmin, reader, stranger } = world.people
    const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
    await change(administrator, person.id, { firstName: 'Annan' })
    await change(superAdmin, person.id, { phone: '070-7654321' })
    await change(superAdmin, person.id, { active: false })
    const actors = async (user: User) =>
      historyActors.parse(await world.succeed(user, 'GET', `/user/${person.id}/history/actors`)).people
    const found = await actors(reader)
    expect(found.map(({ id }) => id)).toEqual([administrator.id, superAdmin.id])
    expect(found[0]?.name).toBe('Alva Adminsson')
    expect((await historyOf(reader, person.id, `?by=${administrator.id}`)).total).toBe(1)
    const bySaves = await historyOf(reader, person.id, `?saves=true&by=${superAdmin.id}`)
    expect([bySaves.total, new Set(bySaves.events.map(({ by }) => by?.id))]).toEqual([2, new Set([superAdmin.id])])
    expect((await historyOf(reader, person.id, `?by=${reader.id}`)).total).toBe(0)
    expect((await historyOf(reader, person.id, '?by=9999999999')).total).toBe(0)
    const far = await world.call(administrator, 'GET', `/user/${stranger.id}/history/actors`)
    expect(far.statusCode).toBe(404)
  })

  test.each(['by=0', 'by=x', 'kind=person-removed', 'from=2025-02-30', 'page=0', 'q=x'])(
    '%s is refused',
    async query => {
      const answer = await world.call(
        world.people.superAdmin,
        'GET',
        `/user/${world.people.manager.id}/history?${query}`,
      )
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('those who wait (A-158)', () => {
  const wait = (email: string, isProven = true) =>
    world.owner(
      `INSERT INTO app_user (email, first_name, last_name, password_hash, created_at, asked_for, email_proven)
       VALUES ($1, 'Ny', 'Sökande', 'x', now(), true, $2)`,
      [email, isProven],
    )
  const waitingFor = async (user: User) =>
    waitingPeople.parse(await world.succeed(user, 'GET', '/user/waiting')).items.map(({ email }) => email)

  test('with a proven address: all for a super admin, of the own domain for who edits people, never a provider’s', async () => {
    for (const email of ['a@kommun.example', 'b@annan.example', 'c@gmail.com']) await wait(email)
    await wait('d@kommun.example', false)
    const roles = [world.role(6, 'WRITE', 'municipality')]
    const own = await world.make({ email: 'chef@kommun.example', roles })
    const open = await world.make({ email: 'chef@gmail.com', roles })
    expect((await waitingFor(world.people.superAdmin)).sort()).toEqual([
      'a@kommun.example',
      'b@annan.example',
      'c@gmail.com',
    ])
    expect(await waitingFor(own)).toEqual(['a@kommun.example'])
    expect(await waitingFor(open)).toEqual([])
    const refused = await world.call(world.people.reader, 'GET', '/user/waiting')
    expect(refused.statusCode).toBe(403)
    const page = waitingPeople.parse(await world.succeed(world.people.superAdmin, 'GET', '/user/waiting?page=2'))
    expect([page.items, page.total]).toEqual([[], 3])
    const toDo = async (user: User) => accountsToDo.parse(await world.succeed(user, 'GET', '/user/to-do')).waiting
    expect([await toDo(world.people.superAdmin), await toDo(own), await toDo(open)]).toEqual([3, 1, 0])
    expect(await toDo(world.people.reader)).toBe(0)
  })

  test('go from the list when they are taken up', async () => {
    const body = {
      requestId: '5f0c3f3e-0d5b-4d0a-9a51-3d5a4b3c2d1e',
      email: 'a@kommun.example',
      firstName: 'A',
      lastName: 'B',
      roles: [world.role(2, 'READ', 'unit')],
      invite: false,
    }
    await world.succeed(world.people.administrator, 'POST', '/user', { body })
    expect(await waitingFor(world.people.superAdmin)).not.toContain('a@kommun.example')
  })
})

test('before a deactivation: the units that nobody else manages, and the requests that nobody has answered, by name', async () => {
  const { administrator, superAdmin, manager, reader } = world.people
  const askOf = async (user: User, id = manager.id) =>
    leftBehind.parse(await world.succeed(user, 'GET', `/user/${id}/leaving`))
  const place = ['Län A', 'Egen kommun', 'Hemtjänst', 'Enhet 1']
  const alone = { items: [{ id: world.places.own.unit, placeNames: place }], total: 1 }
  expect(await askOf(administrator)).toEqual({ unmanagedUnits: alone, lockRequests: { items: [], total: 0 } })
  await makeForecast(world.database, { unitId: world.places.own.unit, year: 2026, locked: false }, world.clock.now)
  await world.owner(
    `INSERT INTO lock_request (municipality_id, unit_id, needs_budget_id, comment, asked_at, asked_by)
     SELECT municipality_id, unit_id, id, '', now(), $2 FROM needs_budget WHERE unit_id = $1 LIMIT 1`,
    [world.places.own.unit, manager.id],
  )
  expect((await askOf(superAdmin)).lockRequests).toMatchObject({
    items: [{ unitId: world.places.own.unit, unit: 'Enhet 1', kind: 'need', year: 2026 }],
    total: 1,
  })
  const other = await world.make({ jobTitleId: 1, roles: [world.role(2, 'WRITE', 'department')] })
  expect((await askOf(administrator)).unmanagedUnits).toEqual({ items: [], total: 0 })
  expect(
    (await askOf(administrator, other.id)).unmanagedUnits.items.map(({ placeNames }) => placeNames.at(-1)),
  ).toEqual(['Enhet 2'])
  await world.owner('UPDATE app_user SET active = false WHERE id = $1', [other.id])
  expect((await askOf(administrator)).unmanagedUnits).toEqual(alone)
  expect((await world.call(reader, 'GET', `/user/${manager.id}/leaving`)).statusCode).toBe(403)
  expect((await world.call(administrator, 'GET', `/user/${world.people.stranger.id}/leaving`)).statusCode).toBe(404)
})
