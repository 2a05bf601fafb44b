import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { pino } from 'pino'
import { createApp } from '../app'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const signIn = (payload: object) => suite.app.inject({ method: 'POST', url: '/api/auth/login', payload })

test('no cookie opens anything: what another page makes a browser send is never signed in', async () => {
  const { email, password } = await makePerson(suite.database, { roles: [] }, { at: suite.clock.now, hash: suite.hash })
  const signedIn = await signIn({ email, password })
  const { access_token: access, refresh_token: refresh } = signedIn.json() as Record<string, string>
  const device = String(signedIn.headers['set-cookie']).split(';')[0]
  const cookie = `${device}; access_token=${access}; refresh_token=${refresh}; authorization=Bearer ${access}`
  const ask = (method: 'GET' | 'POST', url: string) => suite.app.inject({ method, url, headers: { cookie } })
  expect((await ask('GET', '/api/user/me')).statusCode).toBe(401)
  expect((await ask('POST', '/api/token/refresh')).statusCode).toBe(401)
  expect((await ask('POST', '/api/auth/logout')).statusCode).toBe(401)
  expect((await suite.app.inject('/api/docs')).headers).not.toHaveProperty('set-cookie')
})

test('every kind of answer says its type and characters', async () => {
  const json = 'application/json; charset=utf-8'
  const typeOf = async (url: string) => (await suite.app.inject(url)).headers['content-type']
  expect(await typeOf('/api/health')).toBe(json)
  expect(await typeOf('/api/user/me')).toBe(json)
  expect(await typeOf('/api/nothing')).toBe(json)
  expect(await typeOf('/api/openapi.json')).toBe(json)
  expect(await typeOf('/api/docs')).toBe('text/html; charset=utf-8')
})

test.each(['TRACE', 'PUT', 'OPTIONS', 'PROPFIND'])('%s is a verb that nothing answers to', async method => {
  const answer = await suite.app.inject({
    method: method as 'PUT',
    url: '/api/health',
    headers: { 'x-secret': 'hemlig' },
  })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('hemlig')
})

test('a value that comes twice in a query is refused, never the first or the last one taken', async () => {
  const { email, password } = await makePerson(
    suite.database,
    { jobTitleId: 999, roles: [] },
    { at: suite.clock.now, hash: suite.hash },
  )
  const { access_token: token } = (await signIn({ email, password })).json() as { access_token: string }
  const ask = (query: string) =>
    suite.app.inject({ url: `/api/modules?${query}`, headers: { authorization: `Bearer ${token}` } })
  expect((await ask('unitId=1&unitId=2')).statusCode).toBe(400)
  expect((await ask('unitId[]=1')).statusCode).toBe(400)
})

test('what is asked for by GET writes nothing but that it was read', () => {
  const writing = listRoutes(createSessionServices(suite.dependencies)).filter(
    ({ method, audit }) =>
      method === 'GET' &&
      audit !== undefined &&
      'writes' in audit &&
      audit.writes.some(action => !action.endsWith('-read')),
  )
  expect(writing.map(({ url }) => url)).toEqual([])
})

test('a request whose length is told in two ways is refused', async () => {
  const app = await createApp(suite.dependencies)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const first = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answered = ''
    socket.on('data', bytes => (answered += String(bytes)))
    socket.on('close', () => resolve(answered))
    socket.on('error', reject)
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n',
    )
  })
  await app.close()
  expect(first).toMatch(/^HTTP\/1\.1 400 /)
  expect(first).not.toContain('200 OK')
})

test('every line of the log is one record, whatever a caller writes', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  const app = await createApp({ ...suite.dependencies, logger: pino({ level: 'info' }, stream) })
  const forged = 'a\r\n{"level":50,"msg":"forged"}'
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: forged, password: forged } })
  await app.inject(`/api/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`)
  await app.inject({ url: '/api/health', headers: { 'user-agent': forged, 'x-request-id': forged } })
  await app.close()
  const records = lines.join('').trimEnd().split('\n')
  expect(records.length).toBeGreaterThanOrEqual(3)
  for (const record of records) expect((JSON.parse(record) as { msg?: string }).msg).not.toBe('forged')
})
