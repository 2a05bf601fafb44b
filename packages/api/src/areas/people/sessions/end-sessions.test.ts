import { personHistory, sessionsEnded } from '@veckovis/contracts/people'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']

const end = (by: User, id: number) => world.call(by, 'DELETE', `/user/${id}/sessions`)
const ended = async (by: User, id: number) =>
  sessionsEnded.parse(await world.succeed(by, 'DELETE', `/user/${id}/sessions`)).ended
const me = async (token: string) =>
  (await world.app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } })).statusCode
const told = (id: number) =>
  world.owner<{ user_id: number; details: object }>(
    "SELECT user_id, details FROM security_event WHERE subject = $1 AND kind = 'session-ended'",
    [`user/${id}`],
  )

test('an administrator ends every session of a person, who stays active and signs in again', async () => {
  const { administrator } = world.people
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  const tokens = [await world.signIn(person), await world.signIn(person)]
  const before = await world.record(administrator, person.id)
  expect(await ended(administrator, person.id)).toBe(2)
  expect(await Promise.all(tokens.map(me))).toEqual([401, 401])
  expect(await world.record(administrator, person.id)).toEqual(before)
  expect(await told(person.id)).toEqual([{ user_id: administrator.id, details: { reason: 'by-administrator' } }])
  const history = personHistory.parse(await world.succeed(administrator, 'GET', `/user/${person.id}/history`))
  expect(history.events.map(({ action, by }) => [action, by?.id])).toEqual([['sessions-ended', administrator.id]])
  expect(await me(await world.signIn(person))).toBe(200)
})

test('no refresh token of theirs gives a session back', async () => {
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  const { email, password } = person
  const answer = await world.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const { refresh_token: token } = answer.json() as { refresh_token: string }
  expect(await ended(world.people.writer, person.id)).toBe(1)
  const headers = { authorization: `Bearer ${token}` }
  expect((await world.app.inject({ method: 'POST', url: '/api/token/refresh', headers })).statusCode).toBe(401)
})

test('where nobody is signed in, or the time of the session is up, nothing is done and nothing told', async () => {
  const person = await world.make({ roles: [world.role(2, 'READ', 'unit')] })
  expect(await ended(world.people.administrator, person.id)).toBe(0)
  const { now } = world.clock
  world.clock.now = new Date(now.getTime() - 48 * 3_600_000)
  await world.signIn(person)
  world.clock.now = now
  expect(await ended(world.people.administrator, person.id)).toBe(0)
  expect(await told(person.id)).toEqual([])
})

test('only by anyone who may deactivate the person (A-172): others are told why not, and the sessions go on', async () => {
  const { administrator, reader, superAdmin, manager, stranger } = world.people
  const both = await world.make({
    lastName: 'Båda',
    roles: [world.role(2, 'WRITE', 'unit'), world.role(2, 'WRITE', 'unit', 'far')],
  })
  const superHere = await world.make({ jobTitleId: 999, roles: [world.role(2, 'READ', 'unit')] })
  const signedIn = [manager, stranger, both, superHere]
  const tokens = await Promise.all(signedIn.map(world.signIn))
  const cases: [User, number, string][] = [
    [reader, manager.id, 'forbidden'],
    [manager, both.id, 'forbidden'],
    [administrator, stranger.id, 'not-found'],
    [administrator, 9_999_999_999, 'not-found'],
    [administrator, both.id, 'forbidden'],
    [administrator, superHere.id, 'super-admin-only'],
    [administrator, administrator.id, 'own-roles'],
    [superAdmin, superAdmin.id, 'own-roles'],
  ]
  for (const [by, id, code] of cases) expect((await end(by, id)).json()).toMatchObject({ code })
  expect(await Promise.all(tokens.map(me))).toEqual([200, 200, 200, 200])
  for (const { id } of signedIn) expect(await told(id)).toEqual([])
})
