import { setImmediate as nextTurn } from 'node:timers'
import { forecastYears } from '@veckovis/contracts/forecast'
import { setLanguage } from '../language/change-language'
import { platformStore } from '../store'
import { accessToken, createLocks, createMemoryStorage, openTab } from '../testing/browser-tab'
import { startLocalServer, type Responder } from '../testing/local-server'
import { hasReturnPlace, keptWhy } from './return-place'
import { sessionState, sessionWaitingAtom } from './session-state'

let server: Awaited<ReturnType<typeof startLocalServer>>

beforeEach(async () => {
  await setLanguage('en')
  server = await startLocalServer()
})
afterEach(() => server.stop())

/** A server that knows one valid access token and trades the valid refresh token for the next pair. */
const rotatingServer = (): Responder => {
  let round = 1
  return ({ path, headers }) => {
    if (path === '/token/refresh') {
      if (headers.authorization !== `Bearer refresh-${round}`) return { status: 401 }
      round += 1
      return { status: 200, body: { access_token: `access-${round}`, refresh_token: `refresh-${round}` } }
    }
    const known = round > 1 && headers.authorization === `Bearer access-${round}`
    return known ? { status: 200, body: [2026] } : { status: 401 }
  }
}
const stalePair = { access_token: 'access-1', refresh_token: 'refresh-1' }
const getYears = (tab: ReturnType<typeof openTab>) => tab.apiClient.get('/years', forecastYears)

test('R-060 a 401 is followed by one refresh with the refresh token, and the call is repeated', async () => {
  server.answerWith(rotatingServer())
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  expect(await getYears(tab)).toEqual([2026])
  expect(server.calls.map(call => call.path)).toEqual(['/years', '/token/refresh', '/years'])
})

test('R-061 several simultaneous 401 answers share one refresh', async () => {
  server.answerWith(rotatingServer())
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  const answers = await Promise.all([getYears(tab), getYears(tab), getYears(tab)])
  expect(answers).toEqual([[2026], [2026], [2026]])
  expect(server.callsTo('/token/refresh')).toHaveLength(1)
})

test('twenty tabs of one browser make one refresh together', async () => {
  server.answerWith(rotatingServer())
  const browser = { local: createMemoryStorage(), locks: createLocks() }
  const tabs = Array.from({ length: 20 }, () => openTab(browser))
  tabs[0]?.tokens.write(stalePair, true)
  const answers = await Promise.all(tabs.map(getYears))
  expect(answers.every(answer => Array.isArray(answer))).toBe(true)
  expect(server.callsTo('/token/refresh')).toHaveLength(1)
  expect(tabs.flatMap(tab => tab.visited)).toEqual([])
})

test('R-491 the refresh sends the refresh token as bearer and no body', async () => {
  server.answerWith(rotatingServer())
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  await getYears(tab)
  const [refresh] = server.callsTo('/token/refresh')
  expect(refresh).toMatchObject({ verb: 'POST', body: '' })
  expect(refresh?.headers.authorization).toBe('Bearer refresh-1')
})

test('R-492 the new pair replaces the stored one and the next call uses it', async () => {
  server.answerWith(rotatingServer())
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  await getYears(tab)
  await getYears(tab)
  expect(tab.tokens.read()).toEqual({ access_token: 'access-2', refresh_token: 'refresh-2' })
  expect(server.callsTo('/years').at(-1)?.headers.authorization).toBe('Bearer access-2')
})

test.each([true, false])('R-066 refreshed tokens stay in the storage they were in (remembered: %s)', async remember => {
  server.answerWith(rotatingServer())
  const tab = openTab()
  tab.tokens.write(stalePair, remember)
  await getYears(tab)
  const [kept, other] = remember ? [tab.local, tab.sessionStorage] : [tab.sessionStorage, tab.local]
  expect(kept.getItem('refresh_token')).toBe('refresh-2')
  expect(other.getItem('refresh_token')).toBeNull()
  expect(other.getItem('access_token')).toBeNull()
})

test.each([400, 401, 403])(
  'R-062 R-063 a refresh that answers %i clears the tokens and the active unit',
  async status => {
    server.answerWith(({ path }) => ({ status: path === '/token/refresh' ? status : 401 }))
    const tab = openTab()
    tab.tokens.write(stalePair, true)
    tab.local.setItem('activeUnit', '{}')
    await expect(getYears(tab)).rejects.toMatchObject({ kind: 'session-ended' })
    expect(tab.tokens.read()).toBeNull()
    expect(tab.local.getItem('activeUnit')).toBeNull()
    expect(tab.visited).toEqual(['/login'])
  },
)

test.each([
  [
    'the word of the server',
    { code: 'token-invalid', message: 'X', details: { ended: 'new-password' } },
    'new-password',
  ],
  ['a word that this page does not know', { code: 'token-invalid', message: 'X', details: { ended: 'other' } }, null],
  ['an answer without one', { code: 'token-invalid', message: 'X' }, null],
  ['no body', undefined, null],
])('why a session ended is kept for the sign-in: %s', async (_what, body, why) => {
  server.answerWith(({ path }) => ({ status: 401, ...(path === '/token/refresh' && body !== undefined && { body }) }))
  platformStore.set(sessionState, { status: 'starting' })
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  await expect(getYears(tab)).rejects.toMatchObject({ kind: 'session-ended' })
  expect(keptWhy(tab.sessionStorage)).toBe(why)
  expect(hasReturnPlace(tab.sessionStorage)).toBe(true)
  expect(tab.visited).toEqual(['/login'])
})

test('a second 401 after the refresh ends the session', async () => {
  server.answerWith(({ path }) =>
    path === '/token/refresh'
      ? { status: 200, body: { access_token: 'access-2', refresh_token: 'refresh-2' } }
      : { status: 401 },
  )
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  await expect(getYears(tab)).rejects.toMatchObject({ kind: 'session-ended' })
  // Twice and no third time: a change would be sent again with a session that the server has ended.
  expect(server.calls.map(call => call.path)).toEqual(['/years', '/token/refresh', '/years'])
  expect(tab.tokens.read()).toBeNull()
})

test('a refresh that the server cannot serve keeps the session and fails only the call', async () => {
  server.answerWith(({ path }) => ({ status: path === '/token/refresh' ? 503 : 401 }))
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  await expect(getYears(tab)).rejects.toMatchObject({ kind: 'connection' })
  expect(tab.tokens.read()).toEqual(stalePair)
  expect(tab.visited).toEqual([])
})

test('a sign-out during a refresh is not undone by its answer', async () => {
  const tab = openTab()
  tab.tokens.write(stalePair, true)
  server.answerWith(({ path }) => {
    if (path !== '/token/refresh') return { status: 401 }
    tab.tokens.clear()
    return { status: 200, body: { access_token: 'access-2', refresh_token: 'refresh-2' } }
  })
  await expect(getYears(tab)).rejects.toMatchObject({ kind: 'session-ended' })
  expect(tab.tokens.read()).toBeNull()
})

describe('the scheduled refresh', () => {
  const serverGiving = (seconds: number, clockLead = 0): Responder => {
    let round = 1
    return () => {
      round += 1
      return {
        status: 200,
        body: { access_token: accessToken(seconds, `round ${round}`, clockLead), refresh_token: `refresh-${round}` },
      }
    }
  }
  // Only the page's clock is held; the local server goes on.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const refreshes = () => server.callsTo('/token/refresh').length
  /** Lets network answers through while the clock stands still; the test's own time limit ends a wait in vain. */
  const until = async (reached: () => boolean): Promise<void> => {
    while (!reached()) await new Promise(resolve => nextTurn(resolve))
  }
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 200; turn += 1) await new Promise(resolve => nextTurn(resolve))
  }

  test('R-064 runs 300 seconds before the access token ends', async () => {
    server.answerWith(serverGiving(600))
    const tab = openTab()
    tab.tokens.write({ access_token: accessToken(600), refresh_token: 'refresh-1' }, true)
    tab.schedule.plan()
    jest.advanceTimersByTime(298_000)
    await settle()
    expect(refreshes()).toBe(0)
    jest.advanceTimersByTime(3_000)
    await until(() => tab.tokens.read()?.refresh_token === 'refresh-2')
    expect(refreshes()).toBe(1)
    tab.schedule.stop()
  })

  test('with less than 300 s left it runs at once, but not again for 30 s', async () => {
    server.answerWith(serverGiving(100))
    const tab = openTab()
    tab.tokens.write({ access_token: accessToken(100), refresh_token: 'refresh-1' }, true)
    tab.schedule.plan()
    jest.advanceTimersByTime(0)
    await until(() => tab.tokens.read()?.refresh_token === 'refresh-2')
    jest.advanceTimersByTime(29_000)
    await settle()
    expect(refreshes()).toBe(1)
    jest.advanceTimersByTime(1_500)
    await until(() => tab.tokens.read()?.refresh_token === 'refresh-3')
    expect(refreshes()).toBe(2)
    tab.schedule.stop()
  })

  test.each([
    ['ahead', 8 * 3600],
    ['behind', -8 * 3600],
  ])('a clock that is eight hours %s costs one refresh, not one after the other', async (_where, clockLead) => {
    server.answerWith(serverGiving(600, clockLead))
    const tab = openTab()
    tab.tokens.write({ access_token: accessToken(100, 'a', Math.max(clockLead, 0)), refresh_token: 'refresh-1' }, true)
    tab.schedule.plan()
    jest.advanceTimersByTime(0)
    await until(() => tab.tokens.read()?.refresh_token === 'refresh-2')
    jest.advanceTimersByTime(298_000)
    await settle()
    expect(refreshes()).toBe(1)
    jest.advanceTimersByTime(3_000)
    await until(() => tab.tokens.read()?.refresh_token === 'refresh-3')
    expect(refreshes()).toBe(2)
    tab.schedule.stop()
  })

  test('a token without a readable end is never refreshed ahead', async () => {
    const tab = openTab()
    tab.tokens.write({ access_token: 'not-a-jwt', refresh_token: 'refresh-1' }, true)
    tab.schedule.plan()
    jest.advanceTimersByTime(3_600_000)
    await settle()
    expect(refreshes()).toBe(0)
  })

  test('a server that is down is asked again with growing pauses; the session then waits and recovers', async () => {
    let isDown = true
    const giving = serverGiving(600)
    server.answerWith(call => (isDown ? { status: 503 } : giving(call)))
    const tab = openTab()
    tab.tokens.write({ access_token: accessToken(5), refresh_token: 'refresh-1' }, true)
    tab.schedule.plan()
    jest.advanceTimersByTime(0)
    await until(() => refreshes() === 1)
    await settle()
    expect(platformStore.get(sessionWaitingAtom)).toBe(false)
    jest.advanceTimersByTime(1_900)
    await settle()
    expect(refreshes()).toBe(1)
    jest.advanceTimersByTime(200)
    await until(() => refreshes() === 2)
    await settle()
    jest.advanceTimersByTime(4_100)
    await until(() => refreshes() === 3)
    await until(() => platformStore.get(sessionWaitingAtom))
    expect(tab.tokens.read()?.refresh_token).toBe('refresh-1')
    expect(tab.visited).toEqual([])
    isDown = false
    tab.schedule.wake()
    jest.advanceTimersByTime(0)
    await until(() => !platformStore.get(sessionWaitingAtom))
    expect(tab.tokens.read()?.refresh_token).toBe('refresh-2')
    tab.schedule.stop()
  })
})
