import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { platformStore } from '../../store'
import { leaveGuard, leaveQuestionAtom } from '../../leaving/leave-guard'
import { accessToken, createLocks, createMemoryStorage, meAnswer, openTab } from '../../testing/browser-tab'
import { startLocalServer } from '../../testing/local-server'
import { activeUnitState, sessionState, sessionStateAtom } from '../session-state'

let server: Awaited<ReturnType<typeof startLocalServer>>
const channels: NodeChannel[] = []

/** Node's own, closed after each test so that no tab of one test hears those of another. */
class Channel extends NodeChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

beforeEach(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel })
  platformStore.set(sessionState, { status: 'starting' })
  platformStore.set(activeUnitState, null)
  server = await startLocalServer()
  server.answerWith(({ path }) => ({ status: 200, body: path === '/user/me' ? meAnswer : { ok: true } }))
})
afterEach(async () => {
  for (const channel of channels.splice(0)) channel.close()
  await server.stop()
})

const browserOf = () => ({ local: createMemoryStorage(), locks: createLocks() })
const pairOf = (name: string, clockLead = 0, sid = 'one') => ({
  access_token: accessToken(900, name, clockLead, sid),
  refresh_token: `refresh-${name}`,
})

/** A tab that is signed in and keeps its tokens to itself. */
const signedIn = async (browser: ReturnType<typeof browserOf>, pair = pairOf('a')) => {
  const tab = openTab(browser)
  tab.tokens.write(pair, false)
  await tab.session.start()
  return tab
}

test('a new tab takes the session over from a living one, and the unit stays', async () => {
  const browser = browserOf()
  const first = await signedIn(browser)
  const unit = browser.local.getItem('activeUnit')
  const second = openTab(browser)
  await second.session.start()
  expect(second.tokens.read()).toEqual(first.tokens.read())
  expect(second.tokens.isShared()).toBe(false)
  expect(browser.local.getItem('activeUnit')).toBe(unit)
  expect(platformStore.get(sessionStateAtom).status).toBe('ready')
})

test('a tab that is not signed in gives nothing away, and without an answer the leftover unit is cleared', async () => {
  const browser = browserOf()
  const first = await signedIn(browser)
  platformStore.set(sessionState, { status: 'failed', message: 'X' })
  const second = openTab(browser)
  await second.session.start()
  expect(second.tokens.read()).toBeNull()
  expect(browser.local.getItem('activeUnit')).toBeNull()
  expect(first.tokens.read()).not.toBeNull()
})

test('a tab that comes back with a spent token takes the newer pair instead of sending the spent one', async () => {
  const browser = browserOf()
  const old = pairOf('old', 600)
  await signedIn(browser, pairOf('new'))
  const woken = openTab(browser)
  woken.tokens.write(old, false)
  let refused = true
  server.answerWith(({ path, headers }) => {
    if (path === '/token/refresh') return { status: 401 }
    refused = headers.authorization === `Bearer ${old.access_token}`
    return refused ? { status: 401 } : { status: 200, body: meAnswer }
  })
  await woken.session.start()
  expect(woken.tokens.read()).toEqual(expect.objectContaining({ refresh_token: 'refresh-new' }))
  expect(server.callsTo('/token/refresh')).toHaveLength(0)
  expect(woken.visited).toEqual([])
})

test('a pair of another session is not taken for a newer one', async () => {
  const browser = browserOf()
  await signedIn(browser, pairOf('new', 0, 'other'))
  const woken = openTab(browser)
  woken.tokens.write(pairOf('old', 600), false)
  server.answerWith(() => ({ status: 401 }))
  await woken.session.start()
  expect(server.callsTo('/token/refresh')).toHaveLength(1)
})

describe('signing out while another tab has unsaved work', () => {
  const question = () => platformStore.get(leaveQuestionAtom)
  const asked = async () => {
    for (let turns = 0; turns < 100 && question() === null; turns += 1)
      await new Promise(resolve => setTimeout(resolve, 5))
    return question()
  }
  /** Both tabs of a test share one guard: the work stands for the other tab's. */
  const openBoth = async () => {
    const browser = browserOf()
    const first = await signedIn(browser)
    const second = openTab(browser)
    await second.session.start()
    const done: string[] = []
    const release = leaveGuard.register({
      isDirty: () => done.length === 0,
      save: async () => done.push('saved') > 0,
      discard: () => void done.push('discarded'),
    })
    return { first, second, done, release }
  }

  test('it is asked about, and the person may stay', async () => {
    const { first, second, done, release } = await openBoth()
    const leaving = first.session.signOut()
    expect(await asked()).toMatchObject({ isElsewhere: true })
    question()?.answer('stay')
    expect(await leaving).toBe(false)
    expect(done).toEqual([])
    expect([...first.visited, ...second.visited]).toEqual([])
    release()
  })

  test('the sign-out ends both tabs', async () => {
    const { first, second, release } = await openBoth()
    const leaving = first.session.signOut()
    await asked()
    question()?.answer('discard')
    expect(await leaving).toBe(true)
    expect(second.visited).toEqual(['/login'])
    expect(first.visited).toEqual(['/login'])
    expect(second.tokens.read()).toBeNull()
    release()
  })
})
