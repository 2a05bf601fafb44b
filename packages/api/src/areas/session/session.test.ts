import { ownerOf, testSecret } from '@veckovis/testing'
import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'
import { decodeJwt, SignJWT } from 'jose'
import { createHash } from 'node:crypto'

let suite: AccountWorld
const password = 'Prov-2026!'

beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())
beforeEach(async () => {
  suite.clock.now = new Date('2026-03-18T08:00:00Z')
  await suite.forgetLimits()
})

const person = (given = {}) => suite.person({ roles: [{ id: 100 }], password, ...given })

const login = async (email: string, text = password) => suite.post('/auth/login', { email, password: text })

const pairOf = async (email: string) => (await login(email)).json() as { access_token: string; refresh_token: string }

const refresh = (token: string) => suite.post('/token/refresh', undefined, { authorization: `Bearer ${token}` })

const laterBy = (seconds: number) => {
  suite.clock.now = new Date(suite.clock.now.getTime() + seconds * 1000)
}

describe('signing in', () => {
  test('the right password gives a pair of tokens that work', async () => {
    const { email } = await person()
    const answer = await login(email.toUpperCase())
    expect(answer.statusCode).toBe(200)
    const pair = answer.json() as { access_token: string }
    expect((await suite.me(pair.access_token)).statusCode).toBe(200)
  })

  test('R-458 R-459 a wrong password and an unknown e-mail get the same answer in the language asked for', async () => {
    const { email } = await person()
    const wrong = await login(email, 'Fel-2026!')
    const unknown = await login('nobody@prov.example')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual(unknown.json())
    expect(wrong.json()).toMatchObject({
      code: 'bad-credentials',
      message: 'Något gick fel. Har du skrivit in rätt uppgifter?',
    })
    const english = await suite.post('/auth/login', { email, password: 'x' }, { 'accept-language': 'en' })
    expect(english.json()).toMatchObject({ message: 'Bad credentials' })
  })

  test('ten wrong passwords close the door for 15 minutes, for the right one too', async () => {
    const { email } = await person()
    for (let attempt = 0; attempt < 10; attempt++) expect((await login(email, `Fel-${attempt}`)).statusCode).toBe(401)
    const closed = await login(email)
    expect(closed.statusCode).toBe(429)
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(800)
    laterBy(15 * 60 + 1)
    expect((await login(email)).statusCode).toBe(200)
  })

  test('R-420 an inactive person cannot sign in', async () => {
    const { email } = await person({ active: false })
    expect((await login(email)).statusCode).toBe(401)
  })

  test.each([
    [{ email: 'a@b.c' }],
    [{ email: 'a@b.c', password: null }],
    [{ email: ['a@b.c'], password: 'x' }],
    [{ email: 'a@b.c', password: 'x', admin: true }],
    [{ email: 'a\u0000@b.c', password: 'x' }],
  ])('the body %j is refused', async body => {
    expect((await suite.post('/auth/login', body)).statusCode).toBe(400)
  })

  test('a body with a polluting key is refused', async () => {
    const answer = await suite.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":"a@b.c","password":"x","__proto__":{"isAdmin":true}}',
    })
    expect(answer.statusCode).toBe(400)
  })

  test('a body of ten megabytes is refused in words', async () => {
    const answer = await suite.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"${'x'.repeat(10_000_000)}"}`,
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'body-too-large', message: 'Det som skickades är för stort.' })
  })
})

describe('access tokens', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const key = createHash('sha256').update(`access-token:${testSecret}`).digest()
  const at = () => Math.floor(suite.clock.now.getTime() / 1000)

  const refused: [string, (token: string, refreshToken: string) => Promise<string> | string][] = [
    ['no token', () => ''],
    ['a text', () => 'abc'],
    ['a forged signature', token => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`],
    ['alg none', token => `${part({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1]}.`],
    ['the refresh token', (_, refreshToken) => refreshToken],
    [
      'a token of another issuer',
      () =>
        new SignJWT({ ver: 1, sid: crypto.randomUUID() })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setSubject('1')
          .setIssuer('x')
          .setAudience('veckovis-api')
          .setExpirationTime(at() + 60)
          .sign(key),
    ],
    [
      'a token without an end',
      async (access: string) => {
        const { ver, sid, sub } = decodeJwt(access)
        return new SignJWT({ ver, sid })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setSubject(sub ?? '')
          .setIssuer('veckovis')
          .setAudience('veckovis-api')
          .sign(key)
      },
    ],
    [
      'a token of another kind',
      () =>
        new SignJWT({ ver: 1, sid: crypto.randomUUID() })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject('1')
          .setIssuer('veckovis')
          .setAudience('veckovis-api')
          .setExpirationTime(at() + 60)
          .sign(key),
    ],
  ]
  test.each(refused)('%s is refused', async (_, make) => {
    const pair = await pairOf((await person()).email)
    const answer = await suite.me(await make(pair.access_token, pair.refresh_token))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('a token is good for 15 minutes', async () => {
    const pair = await pairOf((await person()).email)
    laterBy(14 * 60 + 50)
    expect((await suite.me(pair.access_token)).statusCode).toBe(200)
    laterBy(60)
    expect((await suite.me(pair.access_token)).statusCode).toBe(401)
  })

  test('clocks that differ by half a minute do not end it', async () => {
    const pair = await pairOf((await person()).email)
    laterBy(-30)
    expect((await suite.me(pair.access_token)).statusCode).toBe(200)
    laterBy(30 + 15 * 60 + 29)
    expect((await suite.me(pair.access_token)).statusCode).toBe(200)
    laterBy(2)
    expect((await suite.me(pair.access_token)).statusCode).toBe(401)
  })

  test('deactivation ends the access at the next call', async () => {
    const { changePerson } = await import('@veckovis/testing')
    const { email, id } = await person()
    const pair = await pairOf(email)
    await changePerson(suite.database, { id, active: false })
    expect((await suite.me(pair.access_token)).statusCode).toBe(401)
    expect((await refresh(pair.refresh_token)).statusCode).toBe(401)
  })

  test('sign-out ends this sign-in and no other', async () => {
    const { email } = await person()
    const [one, other] = [await pairOf(email), await pairOf(email)]
    expect(
      (await suite.post('/auth/logout', undefined, { authorization: `Bearer ${one.access_token}` })).statusCode,
    ).toBe(200)
    expect((await suite.me(one.access_token)).statusCode).toBe(401)
    expect((await refresh(one.refresh_token)).statusCode).toBe(401)
    expect((await suite.me(other.access_token)).statusCode).toBe(200)
  })
})

describe('refresh tokens', () => {
  test('a refresh gives a new pair', async () => {
    const pair = await pairOf((await person()).email)
    const answer = await refresh(pair.refresh_token)
    const next = answer.json() as typeof pair
    expect(answer.statusCode).toBe(200)
    expect(next.refresh_token).not.toBe(pair.refresh_token)
    expect((await suite.me(next.access_token)).statusCode).toBe(200)
  })

  test('the access token is no refresh token', async () => {
    const pair = await pairOf((await person()).email)
    expect((await refresh(pair.access_token)).statusCode).toBe(401)
  })

  test('twenty at once get the same successor', async () => {
    const pair = await pairOf((await person()).email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(pair.refresh_token)))
    expect(answers.map(answer => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(answer => (answer.json() as typeof pair).refresh_token)).size).toBe(1)
  })

  test('a spent token after the grace revokes the whole family', async () => {
    const pair = await pairOf((await person()).email)
    const next = (await refresh(pair.refresh_token)).json() as typeof pair
    laterBy(11)
    expect((await refresh(pair.refresh_token)).statusCode).toBe(401)
    expect((await refresh(next.refresh_token)).statusCode).toBe(401)
    expect((await suite.me(next.access_token)).statusCode).toBe(401)
  })

  test('only hashes are stored', async () => {
    const pair = await pairOf((await person()).email)
    const { rows } = await ownerOf(suite.database).read<{ found: boolean }>(
      `SELECT EXISTS (SELECT FROM refresh_token t WHERE t::text LIKE '%' || $1 || '%') AS found`,
      [pair.refresh_token],
    )
    expect(rows[0]?.found).toBe(false)
  })
})

describe('accounts', () => {
  const details = {
    firstName: 'Maj',
    lastName: 'Ek',
    email: 'maj@prov.example',
    phone: '070-1234567',
    password: 'Aa1!aaaa',
  }

  test.each([
    [{ password: 'aa1!aaaa' }, 'password'],
    [{ email: 'a.b@c' }, 'email'],
    [{ phone: '12345678' }, 'phone'],
  ])('the server itself refuses %j', async (wrong, field) => {
    const answer = await suite.post('/auth/signup', { ...details, email: 'other@prov.example', ...wrong })
    expect(answer.json()).toMatchObject({ statusCode: 400, details: { fields: [field] } })
  })

  test('R-455 an unknown e-mail is told', async () => {
    const answer = await suite.post(
      '/auth/forgot-password',
      { email: 'nobody@prov.example' },
      { 'accept-language': 'en' },
    )
    expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Email not found' })
  })

  test('the link of the mail sets a new password once and ends every session', async () => {
    const { email } = await person()
    const pair = await pairOf(email)
    expect((await suite.post('/auth/forgot-password', { email })).statusCode).toBe(200)
    const token = /token=(\S+)/.exec(suite.mails.at(-1)?.text ?? '')?.[1]
    expect((await suite.post('/auth/new-password', { token, password: 'aaaaaaaa' })).statusCode).toBe(400)
    expect((await suite.post('/auth/new-password', { token, password: 'Ny-2026-lösen' })).statusCode).toBe(200)
    expect((await suite.post('/auth/new-password', { token, password: 'Ny-2026-igen' })).statusCode).toBe(400)
    expect((await suite.me(pair.access_token)).statusCode).toBe(401)
    expect((await login(email, 'Ny-2026-lösen')).statusCode).toBe(200)
  })

  test('the link ends after two hours', async () => {
    const { email } = await person()
    await suite.post('/auth/forgot-password', { email })
    const token = /token=(\S+)/.exec(suite.mails.at(-1)?.text ?? '')?.[1]
    laterBy(2 * 3600 + 1)
    expect((await suite.post('/auth/new-password', { token, password: 'Ny-2026-lösen' })).statusCode).toBe(400)
  })

  test('the first-admin link makes one super admin', async () => {
    const { insertLink } = await import('./account-repository')
    const token = await suite.database.asSystem(transaction =>
      insertLink(transaction, 'first-admin', null, { now: suite.clock.now, hours: 24 }),
    )
    const body = { token, firstName: 'Eva', lastName: 'Först', email: 'eva@prov.example', password: 'Aa1!aaaa' }
    expect((await suite.post('/auth/first-admin', body)).statusCode).toBe(200)
    expect((await suite.post('/auth/first-admin', { ...body, email: 'two@prov.example' })).statusCode).toBe(400)
    const pair = (await login(body.email, body.password)).json() as { access_token: string }
    expect((await suite.me(pair.access_token)).json()).toMatchObject({ jobTitleId: 999 })
  })
})

describe('the current user', () => {
  test('R-493 the answer has the keys of the specification, and beside them the phone and the unit that was chosen last', async () => {
    const pair = await pairOf((await person()).email)
    const { currentUser } = await import('@veckovis/contracts/session')
    const body = (await suite.me(pair.access_token)).json() as object
    expect(currentUser.safeParse(body).success).toBe(true)
    expect(Object.keys(body).toSorted()).toEqual([
      ...['counties', 'defaultUnitId', 'email', 'firstName', 'id', 'jobTitleId', 'lastName'],
      ...['lastUnitId', 'phone', 'roles'],
    ])
  })
})
