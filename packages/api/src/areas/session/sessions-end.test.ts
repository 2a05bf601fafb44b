import { changePerson, createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { createEarlierDatabase } from '@veckovis/testing/earlier-database'
import { createApp } from '../../app'

type Pair = { readonly access_token: string; readonly refresh_token: string }
const password = 'Prov-2026!'
const hours = 3600
const days = 24 * hours

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => {
  suite.clock.now = new Date('2026-03-18T08:00:00Z')
})

const laterBy = (seconds: number) => {
  suite.clock.now = new Date(suite.clock.now.getTime() + seconds * 1000)
}

const signIn = async (remember?: boolean, app = suite.app) => {
  const at = { at: suite.clock.now, hash: suite.hash }
  const { id, email } = await makePerson(suite.database, { roles: [], password }, at)
  const payload = { email, password, ...(remember === undefined ? {} : { remember }) }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  return { id, pair: answer.json() as Pair }
}

const refresh = (token: string, app = suite.app) =>
  app.inject({ method: 'POST', url: '/api/token/refresh', headers: { authorization: `Bearer ${token}` } })

/** Uses the session every so many seconds, until so many have passed since now. Answers the last pair. */
const useEvery = async (step: number, until: number, pair: Pair): Promise<Pair> => {
  let held = pair
  for (let passed = step; passed < until; passed += step) {
    laterBy(step)
    const answer = await refresh(held.refresh_token)
    expect(answer.statusCode).toBe(200)
    held = answer.json() as Pair
  }
  return held
}

const endsOf = async (id: number) => {
  const { rows } = await suite.database.asSystem(t =>
    t.query<{ revoked_reason: string }>('SELECT revoked_reason FROM session_family WHERE user_id = $1', [id]),
  )
  return rows.map(row => row.revoked_reason)
}

describe.each([
  ['not to be remembered', false, 12 * hours, 2 * hours],
  ['of a page that does not say', undefined, 12 * hours, 2 * hours],
  ['to be remembered', true, 30 * days, 6 * days],
])('a sign-in %s', (_, remember, life, step) => {
  test('lasts as long as it may, however much it is used, and not a second more', async () => {
    const { id, pair } = await signIn(remember)
    const last = await useEvery(step, life, pair)
    laterBy(step - 1)
    const before = await refresh(last.refresh_token)
    expect(before.statusCode).toBe(200)
    const { access_token: access, refresh_token: token } = before.json() as Pair
    const me = () => suite.app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${access}` } })
    expect((await me()).statusCode).toBe(200)
    laterBy(1)
    expect((await me()).statusCode).toBe(401)
    expect((await refresh(token)).statusCode).toBe(401)
    expect(await endsOf(id)).toEqual(['lifetime'])
  })
})

test.each([
  [14 * days - 1, 200, [null]],
  [14 * days, 401, ['unused']],
])('a remembered sign-in that lies unused for %i s is answered %i', async (seconds, status, ends) => {
  const { id, pair } = await signIn(true)
  laterBy(seconds)
  expect((await refresh(pair.refresh_token)).statusCode).toBe(status)
  expect(await endsOf(id)).toEqual(ends)
})

test('a deactivated person who tries to go on does not come back with the reactivation', async () => {
  const { id, pair } = await signIn(true)
  await changePerson(suite.database, { id, active: false })
  expect((await refresh(pair.refresh_token)).statusCode).toBe(401)
  await changePerson(suite.database, { id, active: true })
  expect((await refresh(pair.refresh_token)).statusCode).toBe(401)
})

test('the last token of a session is told why it ended; a spent one and one of a deactivated person are told nothing', async () => {
  const endOf = async (token: string) => {
    const answer = await refresh(token)
    const { code, details } = answer.json() as { code: string; details?: unknown }
    return { status: answer.statusCode, code, details }
  }
  const told = (details: unknown) => ({ status: 401, code: 'token-invalid', details })
  const { id, pair } = await signIn(true)
  laterBy(60)
  const last = (await refresh(pair.refresh_token)).json() as Pair
  laterBy(14 * days)
  expect(await endOf(last.refresh_token)).toEqual(told({ ended: 'time' }))
  // Once more: the session had ended before.
  expect(await endOf(last.refresh_token)).toEqual(told({ ended: 'time' }))
  expect(await endOf(pair.refresh_token)).toEqual(told(undefined))
  expect(await endsOf(id)).toEqual(['unused'])

  const twice = (await signIn(true)).pair
  const next = (await refresh(twice.refresh_token)).json() as Pair
  laterBy(60)
  expect(await endOf(twice.refresh_token)).toEqual(told(undefined))
  expect(await endOf(next.refresh_token)).toEqual(told(undefined))

  const inactive = await signIn(true)
  await changePerson(suite.database, { id: inactive.id, active: false })
  expect(await endOf(inactive.pair.refresh_token)).toEqual(told(undefined))
  expect(await endOf('x'.repeat(43))).toEqual(told(undefined))
})

test('how long is the installation’s to choose', async () => {
  const app = await createApp({ ...suite.dependencies, sessionLife: { hours: 1, rememberedDays: 2, unusedDays: 1 } })
  for (const [remember, seconds] of [
    [false, hours],
    [true, days],
  ] as const) {
    const { pair } = await signIn(remember, app)
    laterBy(seconds)
    expect((await refresh(pair.refresh_token, app)).statusCode).toBe(401)
  }
  await app.close()
})

test('the security log says that a session ended and why', async () => {
  const { id, pair } = await signIn(true)
  laterBy(15 * days)
  await refresh(pair.refresh_token)
  const admin = await makePerson(
    suite.database,
    { roles: [], jobTitleId: 999 },
    { at: suite.clock.now, hash: suite.hash },
  )
  const { rows } = await suite.database.asUser(admin.id, t =>
    t.query("SELECT details, user_id FROM security_event WHERE kind = 'session-ended' AND subject = $1", [
      `user/${id}`,
    ]),
  )
  expect(rows).toEqual([{ details: { reason: 'unused' }, user_id: null }])
})

test('a session that began before sessions ended keeps the longest time, from its beginning', async () => {
  const earlier = await createEarlierDatabase('0017')
  const family = '00000000-0000-4000-8000-000000000001'
  await earlier.run(`INSERT INTO app_user (email, first_name, last_name, password_hash, created_at)
    VALUES ('a@b.c', 'A', 'B', 'x', '2026-03-01')`)
  await earlier.run(
    `INSERT INTO session_family (id, user_id, created_at) SELECT '${family}', id, '2026-03-01Z' FROM app_user`,
  )
  await earlier.run(`INSERT INTO refresh_token (token_hash, family_id, created_at, expires_at) VALUES
    ('a', '${family}', '2026-03-02Z', '2026-04-01Z'), ('b', '${family}', '2026-03-25Z', '2026-04-24Z')`)
  expect(await earlier.bringUpToDate()).toContain('0017-sessions-end.sql')
  expect(await earlier.run('SELECT remembered, ends_at FROM session_family')).toEqual([
    { remembered: true, ends_at: new Date('2026-03-31Z') },
  ])
  expect(await earlier.run('SELECT expires_at FROM refresh_token ORDER BY token_hash')).toEqual([
    { expires_at: new Date('2026-03-16Z') },
    { expires_at: new Date('2026-03-31Z') },
  ])
  await earlier.drop()
})
