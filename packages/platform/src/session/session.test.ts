import { setLanguage } from '../language/change-language'
import { draftKeyPrefix } from '../leaving/drafts'
import { leaveGuard, leaveQuestionAtom } from '../leaving/leave-guard'
import { platformStore } from '../store'
import { createMemoryStorage, meAnswer, openTab } from '../testing/browser-tab'
import { startLocalServer } from '../testing/local-server'
import { hasReturnPlace } from './return-place'
import { activeUnitAtom, sessionAtom, sessionState, sessionStateAtom, activeUnitState } from './session-state'

let server: Awaited<ReturnType<typeof startLocalServer>>

beforeEach(async () => {
  await setLanguage('en')
  platformStore.set(sessionState, { status: 'starting' })
  platformStore.set(activeUnitState, null)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  server = await startLocalServer()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.stop()
})

const pair = { access_token: 'access-1', refresh_token: 'refresh-1' }
const signedInTab = (browser: { path?: string } = {}) => {
  const tab = openTab(browser)
  tab.tokens.write(pair, true)
  return tab
}
const savedUnit = (id: unknown, name: unknown = 'Björken') =>
  JSON.stringify({ unit: { id, name }, department: 'Hemtjänst', municipality: { name: 'Solna', logo: null } })

test('R-055 a stored token leads to one GET /user/me', async () => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  const tab = signedInTab()
  await Promise.all([tab.session.start(), tab.session.start()])
  expect(server.calls.map(call => `${call.verb} ${call.path}`)).toEqual(['GET /user/me'])
})

test('R-049 R-050 the session user holds what GET /user/me says, with the active unit', async () => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  await signedInTab().session.start()
  expect(platformStore.get(sessionAtom)).toEqual({
    loggedIn: true,
    id: 7,
    email: 'chef@veckovis.example',
    firstName: 'Åsa',
    lastName: 'Öberg',
    phone: null,
    jobTitleId: 1,
    permissions: meAnswer.roles,
    superadmin: false,
    counties: meAnswer.counties,
    defaultUnitId: 13,
    lastUnitId: null,
    activeUnit: { id: 13, name: 'Älven' },
  })
})

test.each([
  ['R-476 role 999', { roles: [{ id: 999 }] }],
  ['R-475 job title 999 without any role', { jobTitleId: 999, roles: [] }],
])('%s makes a super admin', async (_what, change) => {
  server.answerWith(() => ({ status: 200, body: { ...meAnswer, ...change } }))
  await signedInTab().session.start()
  expect(platformStore.get(sessionAtom)?.superadmin).toBe(true)
})

test('R-493 nothing beside the eight keys of the specification is needed of GET /user/me', async () => {
  const { id, email, firstName, lastName, jobTitleId, roles, counties, defaultUnitId } = meAnswer
  const body = { id, email, firstName, lastName, jobTitleId, roles, counties, defaultUnitId }
  server.answerWith(() => ({ status: 200, body }))
  await signedInTab().session.start()
  expect(platformStore.get(sessionAtom)).toMatchObject({ loggedIn: true, id, email, activeUnit: { id: 13 } })
})

test('R-052 R-127 without a stored unit the default unit becomes the active one', async () => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  const tab = signedInTab()
  await tab.session.start()
  expect(JSON.parse(tab.local.getItem('activeUnit') ?? '')).toEqual({
    unit: { id: 13, name: 'Älven' },
    department: 'Hemtjänst',
    municipality: { name: 'Solna', logo: 'solna.svg' },
  })
})

test('R-054 the active municipality has the logo and the name that it has now, also where a stored unit stays', async () => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  const tab = signedInTab()
  tab.local.setItem('activeUnit', savedUnit(12, 'Gamla Björken'))
  await tab.session.start()
  const active = platformStore.get(activeUnitAtom)
  expect(active?.unit).toEqual({ id: 12, name: 'Björken' })
  expect(active?.municipality).toEqual({ name: 'Solna', logo: 'solna.svg' })
})

test.each([
  ['an id that is text', savedUnit('abc')],
  ['a numeric id as text', savedUnit('12')],
  ['a name that is a number', savedUnit(12, 5)],
  ['no department', savedUnit(12).replace('"Hemtjänst"', 'null')],
  ['broken JSON', '{"unit":'],
  ['a list', '[]'],
  ['a unit outside the tree', savedUnit(99)],
])('a stored unit with %s is ignored', async (_what, stored) => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  const tab = signedInTab()
  tab.local.setItem('activeUnit', stored)
  await tab.session.start()
  expect(platformStore.get(activeUnitAtom)?.unit.id).toBe(13)
})

test('without a stored and a default unit there is none', async () => {
  server.answerWith(() => ({ status: 200, body: { ...meAnswer, defaultUnitId: 99 } }))
  const tab = signedInTab()
  tab.local.setItem('activeUnit', savedUnit(99))
  await tab.session.start()
  expect(platformStore.get(activeUnitAtom)).toBeNull()
  expect(tab.local.getItem('activeUnit')).toBeNull()
})

test('R-058 with no token the active unit is cleared, without a call or a reload', async () => {
  const tab = openTab()
  tab.local.setItem('activeUnit', savedUnit(12))
  await tab.session.start()
  expect(platformStore.get(sessionStateAtom)).toEqual({ status: 'signed-out' })
  expect(tab.local.getItem('activeUnit')).toBeNull()
  expect(server.calls).toHaveLength(0)
  expect(tab.visited).toEqual([])
})

test('R-056 a 401 on the current user logs out after the failed refresh', async () => {
  server.answerWith(() => ({ status: 401 }))
  const tab = signedInTab()
  await tab.session.start()
  expect(server.callsTo('/token/refresh')).toHaveLength(1)
  expect(tab.tokens.read()).toBeNull()
  expect(tab.visited).toEqual(['/login'])
})

test('R-057 other errors on the current user are logged, keep the tokens and offer a retry', async () => {
  server.answerWith(() => ({ status: 500, body: { message: 'X' } }))
  const tab = signedInTab()
  await tab.session.start()
  expect(platformStore.get(sessionStateAtom)).toEqual({ status: 'failed', message: 'Error 500: X' })
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(tab.tokens.read()).toEqual(pair)
  expect(tab.visited).toEqual([])
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  await tab.session.start()
  expect(platformStore.get(sessionStateAtom).status).toBe('ready')
})

test('a user at work goes on when re-initialising fails', async () => {
  server.answerWith(() => ({ status: 200, body: meAnswer }))
  const tab = signedInTab()
  await tab.session.start()
  server.answerWith(() => ({ status: 500 }))
  await tab.session.start()
  expect(platformStore.get(sessionStateAtom).status).toBe('ready')
})

describe('sign-in', () => {
  test('R-051 stores the pair of the answer under access_token and refresh_token', async () => {
    server.answerWith(({ path }) => ({ status: 200, body: path === '/auth/login' ? pair : meAnswer }))
    const tab = openTab()
    expect(await tab.signIn('a@b.c', 'secret', true)).toEqual({ ok: true })
    expect(tab.local.getItem('access_token')).toBe('access-1')
    expect(tab.local.getItem('refresh_token')).toBe('refresh-1')
    expect(tab.sessionStorage.getItem('access_token')).toBeNull()
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({ email: 'a@b.c', password: 'secret', remember: true })
  })

  test('without "remember me" the pair is kept for the session only', async () => {
    server.answerWith(({ path }) => ({ status: 200, body: path === '/auth/login' ? pair : meAnswer }))
    const tab = openTab()
    await tab.signIn('a@b.c', 'secret', false)
    expect(tab.sessionStorage.getItem('refresh_token')).toBe('refresh-1')
    expect(tab.local.getItem('refresh_token')).toBeNull()
    expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({ remember: false })
  })

  test('a wrong password says so, stores nothing and refreshes nothing', async () => {
    const body = { statusCode: 401, code: 'bad-credentials', message: 'Bad credentials' }
    server.answerWith(() => ({ status: 401, body }))
    const tab = openTab()
    expect(await tab.signIn('a@b.c', 'wrong', true)).toEqual({
      ok: false,
      problem: 'credentials',
      message: 'Bad credentials',
    })
    expect(tab.tokens.read()).toBeNull()
    expect(server.calls.map(call => call.path)).toEqual(['/auth/login'])
  })

  test.each([
    [429, 'rate-limited'],
    [503, 'server'],
  ])('status %i is told as %s', async (status, problem) => {
    server.answerWith(() => ({ status }))
    expect(await openTab().signIn('a@b.c', 'secret', true)).toMatchObject({ ok: false, problem })
  })

  test('too many attempts are told with the words of the server, which say for how long', async () => {
    const body = { statusCode: 429, code: 'rate-limited', message: 'Försök igen om 14 minuter.' }
    server.answerWith(() => ({ status: 429, body }))
    expect(await openTab().signIn('a@b.c', 'secret', true)).toMatchObject({ message: body.message })
  })

  test('a user that cannot be fetched is told at once and leaves no token behind', async () => {
    server.answerWith(({ path }) => (path === '/auth/login' ? { status: 200, body: pair } : { status: 500 }))
    const tab = openTab()
    expect(await tab.signIn('a@b.c', 'secret', true)).toMatchObject({ ok: false, problem: 'server' })
    expect(tab.tokens.read()).toBeNull()
  })
})

describe('sign-out', () => {
  test('R-067 R-494 calls POST /auth/logout with the bearer token and no body', async () => {
    server.answerWith(() => ({ status: 200, body: { ok: true } }))
    await signedInTab().session.signOut()
    expect(server.calls[0]).toMatchObject({ verb: 'POST', path: '/auth/logout', body: '' })
    expect(server.calls[0]?.headers.authorization).toBe('Bearer access-1')
  })

  test.each([200, 500])(
    'R-068 R-069 clears tokens, unit, drafts and user, also when the call answers %i',
    async status => {
      server.answerWith(({ path }) =>
        path === '/user/me' ? { status: 200, body: meAnswer } : { status, body: { ok: true } },
      )
      const tab = signedInTab()
      await tab.session.start()
      tab.local.setItem(`${draftKeyPrefix}forecast`, '1')
      tab.sessionStorage.setItem(`${draftKeyPrefix}dialog:7:13:create`, '1')
      tab.local.setItem('activeLanguage', 'en')
      expect(await tab.session.signOut()).toBe(true)
      expect(tab.tokens.read()).toBeNull()
      expect(tab.local.getItem('activeUnit')).toBeNull()
      expect(tab.local.getItem(`${draftKeyPrefix}forecast`)).toBeNull()
      expect(tab.sessionStorage.getItem(`${draftKeyPrefix}dialog:7:13:create`)).toBeNull()
      expect(tab.local.getItem('activeLanguage')).toBe('en')
      expect(platformStore.get(sessionAtom)).toBeNull()
      expect(tab.visited).toEqual(['/login'])
    },
  )

  test('is not the end of a session by itself, after which only the texts of the same person stay in the tab', async () => {
    server.answerWith(() => ({ status: 200, body: meAnswer }))
    const tab = signedInTab()
    await tab.session.start()
    for (const owner of [7, 70]) tab.sessionStorage.setItem(`${draftKeyPrefix}dialog:${owner}:13:create`, '1')
    tab.session.expire()
    expect(tab.sessionStorage.getItem(`${draftKeyPrefix}dialog:70:13:create`)).toBe('1')
    tab.tokens.write(pair, true)
    await tab.session.start()
    expect(tab.sessionStorage.getItem(`${draftKeyPrefix}dialog:7:13:create`)).toBe('1')
    expect(tab.sessionStorage.getItem(`${draftKeyPrefix}dialog:70:13:create`)).toBeNull()
  })

  test('does not happen when the person stays because of unsaved work', async () => {
    const tab = signedInTab()
    const release = leaveGuard.register({
      isDirty: () => true,
      save: () => Promise.resolve(true),
      discard: () => undefined,
    })
    const leaving = tab.session.signOut()
    // The other tabs are asked first.
    await new Promise(resolve => setTimeout(resolve))
    platformStore.get(leaveQuestionAtom)?.answer('stay')
    expect(await leaving).toBe(false)
    release()
    expect(server.calls).toHaveLength(0)
    expect(tab.tokens.read()).toEqual(pair)
  })

  test('runs its local part when the server cannot be reached', async () => {
    const tab = signedInTab()
    server.unplug()
    expect(await tab.session.signOut()).toBe(true)
    expect(tab.tokens.read()).toBeNull()
    expect(tab.visited).toEqual(['/login'])
  })
})

describe('a link that stands open', () => {
  const link = '/invitation?token=abc'

  test.each(['end', 'expire'] as const)(
    'outlives the session beside it (%s), and is no page to come back to',
    async way => {
      server.answerWith(() => ({ status: 200, body: meAnswer }))
      const tab = signedInTab({ path: link })
      await tab.session.start()
      tab.session[way]()
      expect(tab.tokens.read()).toBeNull()
      expect(tab.visited).toEqual([link])
      expect(hasReturnPlace(tab.sessionStorage)).toBe(false)
    },
  )
})

test('a storage of another tab that was signed out leaves this tab without a pair', () => {
  const local = createMemoryStorage()
  const first = openTab({ local })
  const second = openTab({ local })
  first.tokens.write(pair, true)
  expect(second.tokens.read()).toEqual(pair)
  first.tokens.clear()
  expect(second.tokens.read()).toBeNull()
})
