import type { ModuleRegistry, RegisteredModule } from '@veckovis/contracts/modules'
import { homePath, nextPermittedPath } from './home-path'

const same = (text: string) => ({ sv: text, en: text })
const remote = (path: string, order: number, permission: number): RegisteredModule => ({
  id: `mf-${path.slice(1)}`,
  title: same(path),
  contract: { from: 1, to: 1 },
  routes: [{ path, permission, title: same(path) }],
  navigation: [{ key: path, label: same(path), path, permissions: [permission], order, icon: 'module' }],
  contributions: [],
  version: '1.0.0',
  manifestUrl: `/modules${path}`,
  container: path,
  integrity: {},
  builtAgainst: {},
})

const registry: ModuleRegistry = {
  modules: [remote('/staff', 60, 5), remote('/forecast', 20, 2)],
  closed: [{ path: '/results', reason: 'licence' }],
}
const viewer = (...held: number[]) => ({ holds: (id: number) => held.includes(id), mayContinue: true, hasPlaces: true })

test('the page of the job title comes first where a module brings it', () => {
  expect(homePath('/forecast', registry, viewer(2, 5, 100))).toBe('/forecast')
  expect(homePath('/staff', registry, viewer(2, 5, 100))).toBe('/staff')
})

test('without the permission the guard of that page answers (A-018)', () => {
  expect(homePath('/forecast', registry, viewer(5))).toBe('/forecast')
})

test.each([
  ['no module has', '/diary'],
  ['the licence leaves out', '/results'],
])('a page that %s gives way to the next that opens, in the order of the navigation', (_what, preferred) => {
  expect(homePath(preferred, registry, viewer(2, 5))).toBe('/forecast')
  expect(homePath(preferred, registry, viewer(5))).toBe('/staff')
  expect(homePath(preferred, registry, viewer(100))).toBe('/planning')
  expect(homePath(preferred, registry, viewer())).toBeNull()
})

test('without a place to work in, the start page says so', () => {
  expect(homePath('/counties', registry, { ...viewer(2, 5, 100, 999), hasPlaces: false })).toBe('/planning')
})

test('the way out of a page that is not permitted is one that opens', () => {
  expect(nextPermittedPath(registry, viewer(5, 100))).toBe('/staff')
  expect(nextPermittedPath({ modules: [], closed: [] }, viewer(100))).toBe('/planning')
  expect(nextPermittedPath({ modules: [], closed: [] }, viewer(2))).toBeNull()
})
