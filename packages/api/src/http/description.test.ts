import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'

let suite: TestApp
let token: string
beforeAll(async () => {
  suite = await createTestApp()
  const { email, password } = await makePerson(suite.database, { roles: [] }, { at: suite.clock.now, hash: suite.hash })
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  token = (signedIn.json() as { access_token: string }).access_token
}, 60_000)
afterAll(() => suite.close())

const read = (headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  suite.app.inject({ method, url: '/api/openapi.json', headers })
const own = () => ({ authorization: `Bearer ${token}` })

test('the description is for those who are signed in, and nobody else makes the server build it', async () => {
  const build = jest.spyOn(suite.app, 'swagger')
  for (const method of ['GET', 'HEAD'] as const)
    for (const authorization of [undefined, 'Bearer x'])
      expect((await read(authorization === undefined ? {} : { authorization }, method)).statusCode).toBe(401)
  expect(build).toHaveBeenCalledTimes(0)
  build.mockRestore()
})

test('the description is made once, and sent compressed where that is taken', async () => {
  const plain = await read(own())
  expect(plain.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' })
  expect(Object.keys((plain.json() as { paths: object }).paths)).toContain('/api/auth/login')
  const build = jest.spyOn(suite.app, 'swagger')
  const [br, gzip] = [
    await read({ ...own(), 'accept-encoding': 'br' }),
    await read({ ...own(), 'accept-encoding': 'gzip' }),
  ]
  expect(build).toHaveBeenCalledTimes(0)
  build.mockRestore()
  expect(brotliDecompressSync(br.rawPayload, { maxOutputLength: 5_000_000 }).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload, { maxOutputLength: 5_000_000 }).toString()).toBe(plain.body)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
})

test('a description that is known is not sent again, and kept by no cache that others share', async () => {
  const { headers } = await read(own())
  const etag = String(headers.etag)
  expect(headers['cache-control']).toBe('private, no-cache')
  const again = await read({ ...own(), 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await read({ 'if-none-match': etag })).statusCode).toBe(401)
})

test.each([
  ['sv', 'inloggad'],
  ['en', 'signed in'],
])('the page about the API tells in %s how to read it, and nothing of what it holds', async (language, words) => {
  const page = await suite.app.inject({ url: '/api/docs', headers: { 'accept-language': language } })
  expect(page.body).toContain(words)
  expect(page.body).toContain(`lang="${language}"`)
  expect(page.body.match(/\/api\/[\w/]+/g)).toEqual(['/api/openapi', '/api/auth/login'])
})
