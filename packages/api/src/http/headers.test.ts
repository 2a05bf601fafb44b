import { createTestApp, type TestApp } from '@veckovis/testing'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

test('every answer carries the security headers', async () => {
  const { headers } = await suite.app.inject('/api/health')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
  })
})

test('an unknown address below /api answers 404 as data', async () => {
  const answer = await suite.app.inject('/api/nope')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'not-found' })
})

test('the description of the API names every route', async () => {
  const description = (await suite.app.inject('/api/openapi.json')).json() as { paths: object }
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/api/auth/login', '/api/user/me', '/api/forecast/unit/{unitId}/{year}/comprehensive']),
  )
  const page = await suite.app.inject('/api/docs')
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.body).toContain('/api/modules')
})

test('a broken body and a body of another type are refused', async () => {
  const post = (type: string, payload: string) =>
    suite.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload })
  expect((await post('application/json', '{"email":')).statusCode).toBe(400)
  expect((await post('text/xml', '<a/>')).statusCode).toBe(415)
})
