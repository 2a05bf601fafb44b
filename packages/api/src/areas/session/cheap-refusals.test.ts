import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { createApp } from '../../app'
import { createPasswordHasher, hashRoomSize } from './passwords/password-hash'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

/** More than can be hashed or wait for it. */
const crowd = hashRoomSize.places + hashRoomSize.mostWaiting + 20

const details = { firstName: 'Eva', lastName: 'Ek', email: 'eva@prov.example', password: 'Prov-2026!' }

test.each([
  ['/auth/new-password', { password: details.password }],
  ['/auth/first-admin', details],
])('%s without a link that can be used hashes nothing', async (url, body) => {
  const post = (index: number) =>
    suite.app.inject({
      method: 'POST',
      url: `/api${url}`,
      remoteAddress: `10.0.0.${index}`,
      payload: { ...body, token: `${'no-link-'.repeat(5)}${index}` },
    })
  const answers = await Promise.all(Array.from({ length: crowd }, (_, index) => post(index)))
  // Where they hashed, those that found no room for it would be answered 503.
  const codes = answers.map(answer => (answer.json() as { code: string }).code)
  expect(new Set(codes)).toEqual(new Set(['token-invalid']))
})

test('as many hashes as there are cores and places to wait are made, and those beyond are refused', async () => {
  const { hash, decoy } = createPasswordHasher({ memoryKib: 1024, passes: 1 })
  await decoy
  const made = await Promise.allSettled(Array.from({ length: crowd }, (_, index) => hash(`Prov-${index}`)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(crowd - 20)
})

test('a sign-in that finds no room to check its password is answered 503 with a time to try again', async () => {
  const { email, password } = await makePerson(suite.database, { roles: [] }, { at: suite.clock.now, hash: suite.hash })
  // Slow enough that the crowd is there before the first is done.
  const app = await createApp({ ...suite.dependencies, passwordCost: { memoryKib: 19_456, passes: 4 } })
  const signIn = (address: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload: { email: address, password } })
  const others = Array.from({ length: crowd }, (_, index) => signIn(`nobody-${index}@prov.example`, `10.0.1.${index}`))
  const answers = await Promise.all(others)
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
  expect((await signIn(email, '10.0.2.1')).statusCode).toBe(200)
  await app.close()
})

describe('a body on a public route', () => {
  const post = (url: string, length: number, authorization = '') =>
    suite.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization },
      payload: JSON.stringify({ email: 'a@b.c', password: 'x'.repeat(length) }),
    })

  test.each(['/api/auth/login', '/api/auth/signup', '/api/auth/new-password', '/api/token/refresh', '/api/nothing'])(
    'of more than 16 kB is refused before it is read: %s',
    async url => {
      const answer = await post(url, 16_384)
      expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'body-too-large' }])
    },
  )

  test('of less is read', async () => {
    expect((await post('/api/auth/login', 64)).statusCode).toBe(401)
  })
})

test('who is not signed in may send a signed-in route nothing at all', async () => {
  const answer = await suite.app.inject({
    method: 'POST',
    url: '/api/modules/failures',
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(1_000_000),
  })
  expect(answer.statusCode).toBe(401)
})
