import { speaksContract } from './contract-range'
import { moduleManifest, type ModuleManifest } from './module-manifest'

const same = (text: string) => ({ sv: text, en: text })
const route = (path: string, permission: number | null = 5) => ({ path, permission, title: same('x') })
const entry = (key: string, path?: string) => ({
  key,
  label: same('x'),
  permissions: [5],
  order: 1,
  icon: 'staff' as const,
  ...(path === undefined ? {} : { path }),
})

const staff: ModuleManifest = {
  id: 'mf-staff',
  title: { sv: 'Personal', en: 'Staff' },
  contract: { from: 1, to: 1 },
  licenceKey: 'staff',
  permissions: [4, 5],
  routes: [route('/staff'), route('/schedule', null)],
  navigation: [entry('group'), entry('staff', '/staff')],
  sizeBudgets: { entry: 12_000, firstPage: 150_000 },
}

const contribution = (over: object = {}) => ({
  place: 'start-page' as const,
  expose: './start-page',
  permission: 5,
  sizeBudget: 8000,
  order: 10,
  title: same('Personal'),
  ...over,
})

const problems = (over: object): string[] => {
  const result = moduleManifest.safeParse({ ...staff, ...over })
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a manifest that keeps the rules is accepted whole', () => {
  expect(moduleManifest.parse(staff)).toEqual(staff)
  expect(problems({ licenceKey: null })).toEqual([])
  const contributions = [contribution(), contribution({ expose: './other', permission: null, sizeBudget: 20_000 })]
  expect(moduleManifest.parse({ ...staff, contributions })).toEqual({ ...staff, contributions })
  const needs = { topics: ['places/1'], queries: ['absence-reasons/12'] }
  expect(problems({ offers: {}, needs })).toEqual([])
  for (const place of ['settings/1', 'unit-head/1', 'forecast-side/1'])
    expect(problems({ contributions: [contribution({ place })] })).toEqual([])
  for (const permission of [1, 2, 3, 4, 5, 6, 100, 999]) expect(problems({ permissions: [permission] })).toEqual([])
})

const wrong: [string, object, string[]][] = [
  [
    'an unknown permission in the list',
    { permissions: [7] },
    ['permissions.0: permission 7 is unknown; there are 1, 2, 3, 4, 5, 6, 100, 999'],
  ],
  [
    'an unknown permission on a route',
    { routes: [route('/staff', 42)] },
    ['routes.0.permission: permission 42 is unknown; there are 1, 2, 3, 4, 5, 6, 100, 999'],
  ],
  [
    'a relative route',
    { routes: [route('staff')] },
    [
      'routes.0.path: has to be an absolute address, such as /staff',
      'navigation.1.path: /staff is not among the routes',
    ],
  ],
  ['a route twice', { routes: [route('/staff'), route('/staff')] }, ['routes.1.path: /staff stands here twice']],
  ['no route', { routes: [], navigation: [] }, ['routes: Too small: expected array to have >=1 items']],
  [
    'an entry that leads elsewhere',
    { navigation: [entry('diary', '/diary')] },
    ['navigation.0.path: /diary is not among the routes'],
  ],
  [
    'an entry twice',
    { navigation: [entry('a', '/staff'), entry('a', '/schedule')] },
    ['navigation.1.key: a stands here twice'],
  ],
  [
    'a contribution to a place that the shell does not have',
    { contributions: [contribution({ place: 'help' })] },
    [
      'contributions.0.place: Invalid option: expected one of "start-page"|"start-page-today"|"settings/1"|"unit-head/1"|"forecast-side/1"',
    ],
  ],
  [
    'a contribution in the place of the app',
    { contributions: [contribution({ expose: './app' })] },
    ['contributions.0.expose: has to be ./ and small letters, such as ./start-page'],
  ],
  [
    'a contribution above 20 kB',
    { contributions: [contribution({ sizeBudget: 20_001 })] },
    ['contributions.0.sizeBudget: Too big: expected number to be <=20000'],
  ],
  [
    'two contributions of one name',
    { contributions: [contribution(), contribution()] },
    ['contributions.1.expose: ./start-page stands here twice'],
  ],
  [
    'a query without a version',
    { needs: { queries: ['absence-reasons'] } },
    ['needs.queries.0: has to be small letters and a version, such as absence-reasons/1'],
  ],
  ['a range that ends before it begins', { contract: { from: 2, to: 1 } }, ['contract: ends before it begins']],
  ['a contract below 1', { contract: { from: 0, to: 1 } }, ['contract.from: Too small: expected number to be >0']],
]
test.each(wrong)('%s is refused with its place and reason', (_what, over, expected) => {
  expect(problems(over)).toEqual(expected)
})

test.each([
  '/login',
  '/planning',
  '/settings',
  '/settings/modules',
  '/help',
  '/unauthorized',
  '/first-admin',
  '/api',
  '/modules',
  '/assets',
])('the address %s is the suite’s own', path => {
  expect(problems({ routes: [route(path)], navigation: [] })).toEqual([`routes.0.path: ${path} belongs to the shell`])
})

test('a module may have settings below the page of settings', () => {
  expect(problems({ routes: [route('/settings/staff')], navigation: [] })).toEqual([])
  expect(problems({ routes: [route('/staff/settings')], navigation: [] })).toHaveLength(1)
})

test('a number instead of a range, and an unknown field, are refused', () => {
  expect(problems({ contract: 1 })).toHaveLength(1)
  expect(problems({ colour: 'red' })).toHaveLength(1)
})

test.each([
  [{ from: 1, to: 1 }, true],
  [{ from: 1, to: 3 }, true],
  [{ from: 2, to: 3 }, false],
])('the range %j speaks contract 1: %p', (range, speaks) => {
  expect(speaksContract(range, 1)).toBe(speaks)
})
