import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { createApp } from '../../app'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
  await person({ jobTitleId: 999 })
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => suite.forgetLimits())

const person = (extra = {}) =>
  makePerson(suite.database, { roles: [], ...extra }, { at: suite.clock.now, hash: suite.hash })

/** A server of which only so many transactions come through: an answer that waits for one more is no answer. */
const serverOf = async (transactions: number) => {
  let left = transactions
  const told: string[] = []
  const app = await createApp({
    ...suite.dependencies,
    hidesUnknownEmail: true,
    database: {
      ...suite.database,
      asSystem: async work => {
        left -= 1
        if (left < 0) throw new Error('more than the answer may wait for')
        return suite.database.asSystem(work)
      },
    },
    mailer: async ({ to }) => {
      told.push(to)
      return 'kept in memory'
    },
  })
  return { app, told, begun: () => transactions - left }
}

const signUp = { firstName: 'Maj', lastName: 'Ek', phone: '070-1234567', password: 'Snöig-gata-7' }

// The tries are counted; a sign-up asks besides whether anybody administers the suite.
test.each([
  ['/auth/forgot-password', {}, 1],
  ['/auth/signup', signUp, 2],
])(
  '%s is answered after the same work, no matter who has an account, and before any of it that depends on that',
  async (url, body, work) => {
    const [active, inactive] = [await person(), await person({ active: false })]
    for (const email of [active.email, inactive.email, 'okand@prov.example']) {
      const { app, begun } = await serverOf(work)
      const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload: { ...body, email } })
      expect([email, answer.statusCode, answer.json()]).toEqual([email, 200, { ok: true }])
      await app.afterAnswers.settled()
      // What comes after the answer was asked for, and refused here: it changes nothing of the answer.
      expect(begun()).toBe(work + 1)
      await app.close()
    }
  },
)

test('what comes after the answer is done by the time that the server is closed', async () => {
  const { email } = await person()
  const { app, told } = await serverOf(10)
  await app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } })
  await app.close()
  expect(told).toEqual([email])
})

test('a sign-in asks the database as often for an account that is unknown, inactive or has another password', async () => {
  const [active, inactive] = [await person(), await person({ active: false })]
  const counted = []
  for (const email of [active.email, inactive.email, 'okand@prov.example']) {
    const { app, begun } = await serverOf(100)
    const payload = { email, password: 'fel-Lösenord-7' }
    expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401)
    counted.push(begun())
    await app.close()
  }
  expect(new Set(counted).size).toBe(1)
})
