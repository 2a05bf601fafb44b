import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
import en from '../../../locales/en.json'
import { isOfUnit, resolveRoute, type RouteViewer } from './resolve-route'

const same = (text: string) => ({ sv: text, en: text })
const admin: RegisteredModule = {
  id: 'mf-admin',
  title: same('admin'),
  contract: { from: 1, to: 1 },
  routes: [
    { path: '/units', permission: 999, title: same('units') },
    { path: '/users', permission: 6, title: same('users') },
    { path: '/open', permission: null, title: same('open') },
  ],
  navigation: [],
  contributions: [],
  version: '1.0.0',
  manifestUrl: '/modules/mf-admin/1.0.0/mf-manifest.json',
  container: 'mf_admin_1_0_0',
  integrity: {},
  builtAgainst: {},
}
const registry: ModuleRegistry = {
  modules: [admin],
  closed: [
    { path: '/clients', reason: 'licence' },
    { path: '/staff', reason: 'permission' },
  ],
}
const viewer = (...held: number[]): RouteViewer => ({ holds: id => held.includes(id), mayContinue: true })

const kindOf = (path: string, who = viewer(6), known: ModuleRegistry | null = registry) => {
  const resolved = resolveRoute(path, known, who)
  return resolved.kind === 'closed' ? resolved.reason : resolved.kind
}

test.each([
  ['/', 'index'],
  ['/settings', 'shell'],
  ['/help', 'shell'],
  ['/help/', 'shell'],
  ['/unauthorized', 'shell'],
  ['/users', 'module'],
  ['/users/', 'module'],
  ['/users/12', 'module'],
  ['/open', 'module'],
  ['/units', 'permission'],
  ['/staff', 'permission'],
  ['/clients', 'licence'],
  ['/nope', 'missing'],
  ['/diary', 'unavailable'],
  ['/diary/7', 'unavailable'],
  ['/diaries', 'missing'],
  ['/usersandmore', 'missing'],
])('%s is %s for a holder of permission 6', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('R-462 R-463 R-481 what is missing and what is not permitted are told apart, in the specified words', () => {
  expect([kindOf('/nope'), kindOf('/staff')]).toEqual(['missing', 'permission'])
  expect(en.missing.text).toBe('This page could not be found')
  expect([en.unauthorized.title, en.unauthorized.text]).toEqual([
    'Unauthorized',
    "You don't have permissions to view this page",
  ])
})

test('the start page needs permission 100', () => {
  expect(kindOf('/planning', viewer(6))).toBe('permission')
  expect(kindOf('/planning', viewer(100))).toBe('shell')
})

test('one module with several routes is found by each, with the permission of that route', () => {
  const resolved = resolveRoute('/units', registry, viewer(999))
  expect(resolved).toMatchObject({ kind: 'module', module: { id: 'mf-admin' }, route: { path: '/units' } })
})

test('before the registry has answered nothing is said about an address that it may know', () => {
  expect(kindOf('/users', viewer(6), null)).toBe('unknown-yet')
  expect(kindOf('/settings', viewer(6), null)).toBe('shell')
})

test('a regular user without counties gets no functional page, but settings and help', () => {
  const stopped: RouteViewer = { holds: () => true, mayContinue: false }
  expect(
    ['/users', '/planning', '/nope', '/settings', '/settings/privacy', '/help'].map(path => kindOf(path, stopped)),
  ).toEqual(['permission', 'permission', 'permission', 'shell', 'shell', 'shell'])
})

test('what holds for the installation opens for super admins alone, one’s own settings for everybody', () => {
  const paths = ['/settings', '/settings/installation', '/settings/modules', '/settings/security']
  expect(paths.map(path => kindOf(path, viewer(6)))).toEqual(['shell', 'permission', 'permission', 'permission'])
  expect(paths.map(path => kindOf(path, viewer(999)))).toEqual(['shell', 'shell', 'shell', 'shell'])
})

test('a list of places or people is about no unit, and neither are settings', () => {
  const ofUnit = (path: string) => isOfUnit(resolveRoute(path, registry, viewer(2, 6, 100, 999)))
  expect(['/units', '/users', '/settings', '/settings/security'].map(ofUnit)).toEqual([false, false, false, false])
  expect(['/open', '/planning'].map(ofUnit)).toEqual([true, true])
})
