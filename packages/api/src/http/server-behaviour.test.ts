import { Writable } from 'node:stream'
import { createTestApp, makePerson, type TestApp, ownerOf } from '@veckovis/testing'
import { pino } from 'pino'
import { createApp } from '../app'
import { createDatabase } from '../db/database'
import { describeFailure } from './error-mapping'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

test('every answer names its request', async () => {
  const [one, two] = [await suite.app.inject('/api/health'), await suite.app.inject('/api/nothing')]
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(two.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
})

describe('the log', () => {
  const lines: string[] = []
  const logger = pino(
    { level: 'info' },
    new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
  )

  test('holds method, route and status of each request, and nothing about the person', async () => {
    const app = await createApp({ ...suite.dependencies, logger })
    const { email, password } = await makePerson(
      suite.database,
      { roles: [] },
      { at: suite.clock.now, hash: suite.hash },
    )
    const login = (payload: object) => app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const { access_token: token } = (await login({ email, password })).json() as { access_token: string }
    await login({ email, password: 'Fel-2026!' })
    await app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } })
    await app.inject({ url: '/api/modules?unitId=1&token=hemlig', headers: { authorization: `Bearer ${token}` } })
    await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
    await app.close()
    const log = lines.join('')
    expect(log).toContain('"route":"/api/auth/login","status":200')
    expect(log).toContain('"route":"/api/auth/login","status":401')
    for (const personal of [email, password, token, 'hemlig', suite.mails.at(-1)?.text ?? email])
      expect(log).not.toContain(personal)
  })

  test('holds no row values of a failure in the database', async () => {
    const email = 'hemlig.person@prov.example'
    const insert =
      "INSERT INTO app_user (email, first_name, last_name, password_hash, created_at) VALUES ($1, 'A', 'B', 'x', now())"
    const failure = await ownerOf(suite.database)
      .asSystem(async transaction => {
        await transaction.query(insert, [email])
        await transaction.query(insert, [email])
      })
      .catch((error: unknown) => error)
    expect(JSON.stringify(failure)).toContain(email)
    const described = describeFailure(failure)
    expect(described).toMatchObject({ code: '23505' })
    expect(JSON.stringify(described)).not.toContain(email)
  })
})

test('without its database every call answers 503 in words and with a time to try again, and the page goes on', async () => {
  const database = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const app = await createApp({ ...suite.dependencies, database })
  const health = await app.inject('/api/health')
  expect(health.statusCode).toBe(503)
  expect(health.headers['retry-after']).toBe('5')
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.c', password: 'x' },
    headers: { 'accept-language': 'en' },
  })
  expect(login.json()).toEqual({
    statusCode: 503,
    code: 'unavailable',
    message: 'The service is not available right now. Try again later.',
  })
  expect((await app.inject('/api/docs')).statusCode).toBe(200)
  await app.close()
  await database.close()
})

describe('behind a proxy', () => {
  const addressesThatShare = async (trustProxy: boolean, forwarded: (index: number) => string) => {
    const app = await createApp({ ...suite.dependencies, trustProxy })
    const statuses: number[] = []
    for (let index = 0; index < 11; index++)
      statuses.push(
        (
          await app.inject({
            method: 'POST',
            url: '/api/auth/login',
            payload: { email: 'victim@prov.example', password: 'Fel' },
            headers: { 'x-forwarded-for': forwarded(index) },
          })
        ).statusCode,
      )
    await app.close()
    return statuses.at(-1)
  }

  test('without a trusted proxy a claimed address counts for nothing', async () => {
    expect(await addressesThatShare(false, index => `10.0.0.${index}`)).toBe(429)
  })

  test('with one, callers are told apart by the address that it saw', async () => {
    expect(await addressesThatShare(true, index => `10.0.0.${index}`)).toBe(401)
  })

  test('with one, what a caller claims before it counts for nothing', async () => {
    expect(await addressesThatShare(true, index => `10.0.0.${index}, 192.0.2.1`)).toBe(429)
  })
})

describe('another origin', () => {
  const ask = async (origin: string | undefined, method: 'GET' | 'OPTIONS') => {
    const app = await createApp({ ...suite.dependencies, allowedOrigins: ['https://suite.example'] })
    const answer = await app.inject({ method, url: '/api/health', headers: origin === undefined ? {} : { origin } })
    await app.close()
    return answer
  }

  test('that is named may call with credentials', async () => {
    expect((await ask('https://suite.example', 'GET')).headers).toMatchObject({
      'access-control-allow-origin': 'https://suite.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'etag, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const preflight = await ask('https://suite.example', 'OPTIONS')
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'authorization, content-type, accept-language, if-match, if-none-match',
      'access-control-max-age': '600',
    })
  })

  test.each(['GET', 'OPTIONS'] as const)('that is not named may not: %s', async method => {
    const { headers } = await ask('https://evil.example', method)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('where some are named, no cache gives one origin what was answered to another', async () => {
    for (const origin of ['https://suite.example', 'https://evil.example', undefined])
      expect((await ask(origin, 'GET')).headers['vary']).toMatch(/\bOrigin\b/)
  })
})

test('over https browsers are told to stay there', async () => {
  const app = await createApp({ ...suite.dependencies, publicUrl: 'https://suite.example' })
  const answer = await app.inject('/api/health')
  expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/)
  expect((await suite.app.inject('/api/health')).headers).not.toHaveProperty('strict-transport-security')
  await app.close()
})

test('a stop answers the requests in flight and then ends, also with connections kept open', async () => {
  const app = await createApp({ ...suite.dependencies, passwordCost: { memoryKib: 131_072, passes: 3 } })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(`${address}/api/health`)
  const inFlight = fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@prov.example', password: 'Fel' }),
  })
  await new Promise<void>(resolve => app.server.once('request', () => resolve()))
  const stopped = app.close()
  expect((await inFlight).status).toBe(401)
  await stopped
  await expect(fetch(`${address}/api/health`)).rejects.toThrow()
})

describe('bytes that are no UTF-8', () => {
  const log = (payload: Buffer) =>
    suite.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  test('are refused in a body, where a text of the same place is read', async () => {
    const broken = Buffer.from('{"email":"a\u00e5@b.c","password":"x"}', 'latin1')
    const answer = await log(broken)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { details: { problem: 'not-utf-8' } }])
    expect((await log(Buffer.from('{"email":"a\u00e5@b.c","password":"x"}'))).statusCode).toBe(401)
  })

  test.each(['%FF', '%C3', '%E5', '%', '%zz'])('are refused in a query: %s', async bytes => {
    const query = (text: string) => suite.app.inject(`/api/health?x=${text}`)
    const answer = await query(bytes)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad-request', details: { part: 'query' } }])
    expect((await query('%C3%A5+b')).statusCode).toBe(200)
  })
})
