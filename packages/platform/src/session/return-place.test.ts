import { platformStore } from '../store'
import { createMemoryStorage, meAnswer, openTab } from '../testing/browser-tab'
import { startLocalServer } from '../testing/local-server'
import { forgetReturnPath, hasReturnPlace, keepReturnPlace, returnPathAtom } from './return-place'
import { activeUnitAtom, activeUnitState, sessionState } from './session-state'

let server: Awaited<ReturnType<typeof startLocalServer>>

beforeEach(async () => {
  platformStore.set(sessionState, { status: 'starting' })
  platformStore.set(activeUnitState, null)
  forgetReturnPath()
  server = await startLocalServer()
  server.answerWith(({ path: asked }) => ({ status: 200, body: asked === '/user/me' ? meAnswer : { ok: true } }))
})
afterEach(() => server.stop())

const pair = { access_token: 'access-1', refresh_token: 'refresh-1' }
const path = '/forecast?year=2026&startWeek=10&endWeek=20'
const unitOf = (id: number) => ({
  unit: { id, name: 'Björken' },
  department: 'Hemtjänst',
  municipality: { name: 'Solna', logo: null },
})
const start = async (keep: (storage: Storage) => void) => {
  const tab = openTab()
  keep(tab.sessionStorage)
  tab.tokens.write(pair, true)
  await tab.session.start()
  return tab
}

test('the same person returns to page, unit and weeks, once', async () => {
  const tab = await start(storage => keepReturnPlace(storage, { userId: '7', path, unit: unitOf(12) }))
  expect(platformStore.get(returnPathAtom)).toBe(path)
  expect(platformStore.get(activeUnitAtom)?.unit.id).toBe(12)
  expect(hasReturnPlace(tab.sessionStorage)).toBe(false)
})

test.each([
  ['somebody else', { userId: '8', path, unit: unitOf(12) }],
  ['nobody who is known', { userId: null, path, unit: unitOf(12) }],
  ['an address of another host', { userId: '7', path: '//elsewhere.example', unit: unitOf(12) }],
  ['an address that a browser reads as another host', { userId: '7', path: '/\\elsewhere.example', unit: unitOf(12) }],
  ['an address that is code', { userId: '7', path: 'javascript:alert(1)', unit: unitOf(12) }],
])('the place of %s is not returned to, and is over', async (_whose, place) => {
  const tab = await start(storage => keepReturnPlace(storage, place))
  expect(platformStore.get(returnPathAtom)).toBeNull()
  expect(platformStore.get(activeUnitAtom)?.unit.id).toBe(13)
  expect(hasReturnPlace(tab.sessionStorage)).toBe(false)
})

test('a unit out of reach is left, the page is not', async () => {
  await start(storage => keepReturnPlace(storage, { userId: '7', path, unit: unitOf(99) }))
  expect(platformStore.get(returnPathAtom)).toBe(path)
  expect(platformStore.get(activeUnitAtom)?.unit.id).toBe(13)
})

test('a session that ends by itself keeps the place, a sign-out does not', async () => {
  const expired = await start(() => undefined)
  expired.session.expire()
  expect(JSON.parse(expired.sessionStorage.getItem('veckovis-return') ?? '')).toMatchObject({
    userId: '7',
    path: '/forecast',
    unit: { unit: { id: 13 } },
  })
  expect(expired.local.getItem('activeUnit')).toBeNull()
  const left = await start(() => undefined)
  await left.session.signOut()
  expect(hasReturnPlace(left.sessionStorage)).toBe(false)
})

test('who has signed in is not led back to the sign-in page', async () => {
  const tab = openTab({ path: '/login', local: createMemoryStorage() })
  tab.tokens.write(pair, true)
  await tab.session.start()
  tab.session.expire()
  expect(JSON.parse(tab.sessionStorage.getItem('veckovis-return') ?? '')).toMatchObject({ path: '/' })
})
