import { createApp } from '@veckovis/api'
import { ownSessions, type OwnSession } from '@veckovis/contracts/session'
import { createTestApp, makePerson, ownerOf, type TestApp } from '@veckovis/testing'
import { areas } from '../../../composition'

const old = 'Prov-2026!'
const fresh = 'Xylofon-2026!'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

type Asked = { token?: string; body?: object; headers?: Record<string, string>; remoteAddress?: string }
const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, asked: Asked = {}) => {
  const answer = await suite.app.inject({
    method,
    url: `/api${url}`,
    remoteAddress: asked.remoteAddress ?? '192.0.2.77',
    headers: { ...asked.headers, ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }) },
    ...(asked.body === undefined ? {} : { payload: asked.body }),
  })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}

const person = () => {
  const given = { roles: [{ id: 100 }], password: old, firstName: 'Maj', lastName: 'Lind' }
  return makePerson(suite.database, given, { at: suite.clock.now, hash: suite.hash })
}

type Pair = { access_token: string; refresh_token: string }
const signIn = async (email: string, password = old, extra: Asked = {}) => {
  const { status, body } = await call('POST', '/auth/login', { ...extra, body: { email, password } })
  expect(status).toBe(200)
  return body as Pair
}
const refresh = async ({ refresh_token: token }: Pair) => call('POST', '/token/refresh', { token })
const me = async ({ access_token: token }: Pair) => (await call('GET', '/user/me', { token })).status
const sessionsOf = async ({ access_token: token }: Pair): Promise<OwnSession[]> =>
  ownSessions.parse((await call('GET', '/user/me/session', { token })).body).sessions
const change = ({ access_token: token }: Pair, current: string, next: string, headers = {}) =>
  call('POST', '/user/me/password', { token, body: { currentPassword: current, password: next }, headers })

const owner = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await ownerOf(suite.database).asSystem(t => t.query<Row>(text, values))).rows

describe('Own sessions', () => {
  test('tell browser, system, a part of the address, since when and when last used, the present one first', async () => {
    const { email } = await person()
    const began = suite.clock.now
    const other = await signIn(email, old, {
      headers: { 'user-agent': '<b>eget</b>' },
      remoteAddress: '2001:db8:1:2::7',
    })
    suite.clock.now = new Date(began.getTime() + 60 * 60_000)
    const pair = await signIn(email, old, { headers: { 'user-agent': firefox } })
    expect((await refresh(other)).status).toBe(200)
    const [present, second, ...more] = await sessionsOf(pair)
    expect(more).toEqual([])
    expect(present).toMatchObject({ isCurrent: true, browser: 'Firefox', system: 'Linux', place: '192.0.2.*' })
    expect(second).toMatchObject({ isCurrent: false, browser: null, system: null, place: '2001:db8:1::' })
    expect(new Date(second?.since ?? '')).toEqual(began)
    expect(new Date(second?.lastUsedAt ?? '')).toEqual(suite.clock.now)
    suite.clock.now = began
  })

  test('end one by one, at once, and no other', async () => {
    const { email } = await person()
    const [mine, lost, third] = [await signIn(email), await signIn(email), await signIn(email)]
    const id = (await sessionsOf(lost))[0]?.id
    expect((await call('DELETE', `/user/me/session/${id}`, { token: mine.access_token })).status).toBe(200)
    expect([await me(mine), await me(lost), await me(third)]).toEqual([200, 401, 200])
    expect(await refresh(lost)).toMatchObject({ status: 401, body: { details: { ended: 'by-person' } } })
    expect(await sessionsOf(mine)).toHaveLength(2)
    expect((await call('DELETE', `/user/me/session/${id}`, { token: mine.access_token })).status).toBe(404)
  })

  test('end all but the present one', async () => {
    const { email, id } = await person()
    const [mine, ...others] = [await signIn(email), await signIn(email), await signIn(email)]
    expect((await call('DELETE', '/user/me/session', { token: mine.access_token })).status).toBe(200)
    expect([await me(mine), ...(await Promise.all(others.map(me)))]).toEqual([200, 401, 401])
    expect(await sessionsOf(mine)).toHaveLength(1)
    const told = await owner("SELECT details FROM security_event WHERE kind = 'session-ended' AND user_id = $1", [id])
    expect(told).toEqual([{ details: { reason: 'by-person' } }])
  })

  test('are nobody else’s to see or end', async () => {
    const [mine, theirs] = [await signIn((await person()).email), await signIn((await person()).email)]
    const id = (await sessionsOf(theirs))[0]?.id
    expect((await call('DELETE', `/user/me/session/${id}`, { token: mine.access_token })).status).toBe(404)
    expect(await me(theirs)).toBe(200)
    expect(await sessionsOf(mine)).toHaveLength(1)
  })

  test('that have ended or lain unused are not told of', async () => {
    const { email } = await person()
    const began = suite.clock.now
    await call('POST', '/auth/login', { body: { email, password: old, remember: true } })
    suite.clock.now = new Date(began.getTime() + 15 * 24 * 60 * 60_000)
    expect(await sessionsOf(await signIn(email))).toHaveLength(1)
    suite.clock.now = began
  })
})

describe('One’s own password', () => {
  test('is changed with the present one: other sessions and links end, this one goes on, and the owner gets a mail', async () => {
    const { email, id } = await person()
    const [mine, other] = [await signIn(email), await signIn(email)]
    await call('POST', '/auth/forgot-password', { body: { email } })
    const link = /token=(\S+)/.exec(suite.mails.at(-1)?.text ?? '')?.[1]
    expect(await change(mine, old, fresh, { 'accept-language': 'en' })).toEqual({ status: 200, body: { ok: true } })
    expect(await refresh(other)).toMatchObject({ status: 401, body: { details: { ended: 'new-password' } } })
    expect(await me(other)).toBe(401)
    const gone = await refresh(mine)
    expect(gone.status).toBe(200)
    expect(await me(gone.body as Pair)).toBe(200)
    expect(
      (await call('POST', '/auth/new-password', { body: { token: link, password: 'Nyckelpiga-77!' } })).status,
    ).toBe(400)
    expect((await call('POST', '/auth/login', { body: { email, password: old } })).status).toBe(401)
    await signIn(email, fresh)
    const mail = suite.mails.filter(({ to }) => to === email).at(-1)
    expect(mail?.subject).toBe('Your password for Veckovis was changed')
    expect(mail?.text).toContain('http://127.0.0.1:4600/forgot-password')
    expect(mail?.text).not.toContain(fresh)
    const trail = await owner('SELECT action, user_id, details FROM audit_event WHERE subject = $1', [`user ${id}`])
    expect(trail).toEqual([{ action: 'change-password', user_id: id, details: {} }])
    const told = await owner("SELECT details FROM security_event WHERE kind = 'password-changed' AND user_id = $1", [
      id,
    ])
    expect(told).toEqual([{ details: { by: 'person' } }])
  })

  test.each([
    ['a wrong present one', 'Fel-2026!', fresh, 'wrong-password'],
    ['one of the most common', old, 'Password-2026!', 'password-common'],
    ['one with the person’s name', old, 'Lind-Xq-4711!', 'password-personal'],
    ['one that breaks the rules', old, 'kort', 'bad-request'],
    ['the same one', old, old, 'password-same'],
  ])('stays with %s, and so do the sessions', async (_, current, next, code) => {
    const { email } = await person()
    const [mine, other] = [await signIn(email), await signIn(email)]
    expect(await change(mine, current, next)).toMatchObject({ status: 400, body: { code } })
    expect([await me(mine), await me(other)]).toEqual([200, 200])
    await signIn(email)
  })

  test('cannot be guessed by anyone who found the page open, and guessing shuts nobody out of the sign-in', async () => {
    const { email } = await person()
    const mine = await signIn(email)
    for (let tries = 0; tries < 10; tries += 1) expect((await change(mine, `Fel-${tries}`, fresh)).status).toBe(400)
    expect((await change(mine, old, fresh)).status).toBe(429)
    await signIn(email)
  })

  test('is changed once of several at the same moment', async () => {
    const { email } = await person()
    const mine = await signIn(email)
    const answers = await Promise.all(
      ['Alm-4711-xq', 'Ask-4711-xq', 'Asp-4711-xq'].map(next => change(mine, old, next)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

test('a stored hash is made again at a sign-in once its cost has risen, and the session is not disturbed', async () => {
  const { email, id } = await person()
  const dearer = { memoryKib: 2048, passes: 2 }
  const app = await createApp({ ...suite.dependencies, passwordCost: dearer })
  const kept = async () =>
    (await owner<{ hash: string }>('SELECT password_hash AS hash FROM app_user WHERE id = $1', [id]))[0]?.hash
  const login = async (password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const before = await signIn(email)
  const cheap = await kept()
  await login('Fel-2026!')
  expect(await kept()).toBe(cheap)
  const pair = (await login(old)).json() as Pair
  const renewed = await kept()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=2048,t=2,/)
  expect([await me(before), await me(pair)]).toEqual([200, 200])
  await login(old)
  expect(await kept()).toBe(renewed)
  // A cheaper one does not come back.
  await signIn(email)
  expect(await kept()).toBe(renewed)
  await app.close()
  expect(areas.session.passwordHasher(dearer).isOutdated('what is no hash')).toBe(true)
})

test('an installation without sign-up takes none', async () => {
  const app = await createApp({ ...suite.dependencies, isSignUpOpen: false })
  const typed = { firstName: 'Ny', lastName: 'Person', email: 'ny@prov.example', phone: '0701234567', password: fresh }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/signup', payload: typed })
  expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([409, 'signup-off'])
  expect(await owner('SELECT id FROM app_user WHERE email = $1', [typed.email])).toEqual([])
  await app.close()
})
