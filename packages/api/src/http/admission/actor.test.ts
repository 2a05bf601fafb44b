import { randomUUID } from 'node:crypto'
import { makePlaces } from '@veckovis/testing'
import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { createAccessTokens } from './access-token'
import { loadActor } from './actor'

let suite: AccountWorld
beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())

const tokens = () => createAccessTokens(suite.dependencies.secret)

/** Somebody who is signed in, with what the token says. */
const signedIn = async () => {
  const person = await suite.person({ roles: [{ id: 100 }] })
  const { email, password } = person
  const answer = await suite.post('/auth/login', { email, password })
  const { access_token: token } = answer.json() as { access_token: string }
  const claims = await tokens().verify(token, suite.clock.now)
  if (claims === undefined) throw new Error('The token is good')
  const ask = (bearer = token) => suite.me(bearer)
  return { ...person, claims, ask }
}

// Each alone: a change of the person in the program makes several of them at once, and one would do for the others.
test.each<[string, string]>([
  ['the person is deactivated', 'UPDATE app_user SET active = false WHERE id = $1'],
  ['the rights have another version', 'UPDATE app_user SET access_version = access_version + 1 WHERE id = $1'],
  ['the session is revoked', 'UPDATE session_family SET revoked_at = now() WHERE user_id = $1'],
  ['the session has ended', "UPDATE session_family SET ends_at = created_at + interval '1 ms' WHERE user_id = $1"],
])('an access token that is still good opens nothing once %s', async (_what, sql) => {
  const { id, ask } = await signedIn()
  expect((await ask()).statusCode).toBe(200)
  await suite.asOwner(sql, [id])
  suite.clock.now = new Date(suite.clock.now.getTime() + 1000)
  expect((await ask()).statusCode).toBe(401)
})

test('a session is that of its person, and of no other', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  for (const sessionId of [other.claims.sessionId, randomUUID()]) {
    const token = await tokens().issue({ ...one.claims, sessionId }, suite.clock.now)
    expect((await one.ask(token)).statusCode).toBe(401)
  }
})

test('a role is held where it was given, on each kind of place, and everywhere only without one', async () => {
  const { counties } = await makePlaces(suite.database, {
    counties: [
      { name: 'Län', municipalities: [{ name: 'Kommun', departments: [{ name: 'Avdelning', units: ['Enhet'] }] }] },
    ],
  })
  const county = counties[0]
  const municipality = county?.municipalities[0]
  const department = municipality?.departments[0]
  const places = { county, municipality, department, unit: department?.units[0] }
  const { id, claims } = await signedIn()
  const scopes = async () => {
    const actor = await loadActor(suite.database.read, claims, suite.clock.now)
    return actor?.roles.map(({ scope }) => scope)
  }
  expect(await scopes()).toEqual([undefined])
  for (const kind of ['county', 'municipality', 'department', 'unit'] as const) {
    const placeId = places[kind]?.id ?? Number.NaN
    await suite.asOwner('DELETE FROM user_role WHERE user_id = $1', [id])
    await suite.asOwner(
      `INSERT INTO user_role (user_id, permission_id, level, ${kind}_id) VALUES ($1, 2, 'READ', $2)`,
      [id, placeId],
    )
    expect(await scopes()).toEqual([{ kind, id: placeId }])
  }
})
