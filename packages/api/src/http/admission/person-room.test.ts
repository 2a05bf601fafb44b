import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { createTestApp, makePerson, type TestApp } from '@veckovis/testing'
import { createApp } from '../../app'
import { AppError } from '../../errors'
import { createPersonRoom } from './person-room'

const answer = () => new ServerResponse(new IncomingMessage(new Socket()))

const secondsOf = (enter: () => void): number => {
  try {
    enter()
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(error.refusal.code).toBe('rate-limited')
    return Number(error.headers['retry-after'])
  }
}

describe('one person', () => {
  test('has so many requests at work at once, and another person as many', () => {
    const enter = createPersonRoom({ atOnce: 2, perMinute: 6000 })
    const [first, second] = [answer(), answer()]
    enter(1, first)
    enter(1, second)
    expect(secondsOf(() => enter(1, answer()))).toBe(1)
    expect(secondsOf(() => enter(2, answer()))).toBe(0)
    first.emit('finish')
    first.emit('close')
    expect(secondsOf(() => enter(1, answer()))).toBe(0)
    // Finished and closed is one request that left, not two.
    expect(secondsOf(() => enter(1, answer()))).toBe(1)
    second.emit('close')
    expect(secondsOf(() => enter(1, answer()))).toBe(0)
  })

  test('has a quarter of a minute’s requests in one go, and then as many as come with time', () => {
    const clock = { now: 0 }
    const enter = createPersonRoom({ atOnce: 1000, perMinute: 60 }, () => clock.now)
    const goOn = () => secondsOf(() => enter(1, answer()))
    expect(Array.from({ length: 15 }, goOn)).toEqual(Array.from({ length: 15 }, () => 0))
    expect(goOn()).toBe(1)
    clock.now += 1000
    expect([goOn(), goOn()]).toEqual([0, 1])
    clock.now += 3_600_000
    expect(Array.from({ length: 16 }, goOn).filter(seconds => seconds > 0)).toHaveLength(1)
  })
})

describe('the API', () => {
  let suite: TestApp
  beforeAll(async () => {
    suite = await createTestApp()
  }, 60_000)
  afterAll(() => suite.close())

  const tokenOf = async (app: TestApp['app']) => {
    const { email, password } = await makePerson(
      suite.database,
      { roles: [] },
      { at: suite.clock.now, hash: suite.hash },
    )
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    return (signedIn.json() as { access_token: string }).access_token
  }
  const askAs = (app: TestApp['app'], token: string) =>
    app.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${token}` } })
  const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

  test('refuses one person’s requests beyond those at once, and serves them one after the other', async () => {
    const app = await createApp({ ...suite.dependencies, personLimits: { atOnce: 3, perMinute: 100_000 } })
    const [token, other] = [await tokenOf(app), await tokenOf(app)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => askAs(app, token)))
    expect(statuses(answers).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('1')
    expect(refused?.json()).toMatchObject({ code: 'rate-limited' })
    for (let round = 0; round < 8; round++) expect((await askAs(app, token)).statusCode).toBe(200)
    expect((await askAs(app, other)).statusCode).toBe(200)
    await app.close()
  })

  test('refuses one person’s requests beyond those of a minute, and nobody else’s', async () => {
    const app = await createApp({ ...suite.dependencies, personLimits: { atOnce: 100, perMinute: 8 } })
    const [token, other] = [await tokenOf(app), await tokenOf(app)]
    const seen: number[] = []
    for (let round = 0; round < 4; round++) seen.push((await askAs(app, token)).statusCode)
    expect(seen).toEqual([200, 200, 429, 429])
    expect((await askAs(app, other)).statusCode).toBe(200)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await app.close()
  })
})
