import { createAccountWorld, type AccountWorld } from '@veckovis/testing/account-world'

let suite: AccountWorld
beforeAll(async () => {
  suite = await createAccountWorld()
}, 60_000)
afterAll(() => suite.close())

const start = new Date('2026-03-18T08:00:00.000Z')
beforeEach(() => {
  suite.clock.now = start
})

const after = (milliseconds: number) => {
  suite.clock.now = new Date(start.getTime() + milliseconds)
}

type Pair = { access_token: string; refresh_token: string }
const signIn = async (): Promise<Pair> => {
  const { email, password } = await suite.person()
  return (await suite.post('/auth/login', { email, password })).json()
}
const refresh = ({ refresh_token: token }: Pair) =>
  suite.post('/token/refresh', undefined, { authorization: `Bearer ${token}` })

test.each([
  [7_199_999, 200],
  [7_200_000, 400],
])('a link for a new password that is %i ms old is answered %i', async (age, status) => {
  const { email } = await suite.person()
  await suite.post('/auth/forgot-password', { email })
  const token = suite.linkInMail()
  after(age)
  expect((await suite.post('/auth/new-password', { token, password: 'Ny-2026-lösen' })).statusCode).toBe(status)
})

test('a spent token that comes back within ten seconds, the last one included, gets the same successor', async () => {
  const pair = await signIn()
  const next = (await refresh(pair)).json() as Pair
  after(10_000)
  expect((await refresh(pair)).json()).toMatchObject({ refresh_token: next.refresh_token })
  after(10_001)
  expect((await refresh(pair)).statusCode).toBe(401)
  expect((await refresh(next)).statusCode).toBe(401)
})
