import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RegisteredModule } from '@veckovis/contracts/modules'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { buildNavigation, isParent, type NavigationItem } from './navigation-model'
import { ownEntries } from './own-entries'

type Manifest = Pick<RegisteredModule, 'id' | 'routes' | 'navigation'>

/** What the modules of the suite say of themselves. The shell knows none by name, so the files are read as they lie there. */
const root = resolve(__dirname, '../../../..')
const modules = readdirSync(root)
  .filter(name => name.startsWith('mf-'))
  .map(name => JSON.parse(readFileSync(resolve(root, name, 'module.json'), 'utf8')) as Manifest)

const entries = [
  ...ownEntries({
    start: { sv: sv.navigation.start, en: en.navigation.start },
    help: { sv: sv.navigation.help, en: en.navigation.help },
  }),
  ...modules.flatMap(({ navigation }) => navigation),
]

const brief = (item: NavigationItem): string =>
  isParent(item) ? `${item.label} (${item.children.map(brief).join(', ')})` : `${item.label} ${item.path}`

const seenBy = (...held: number[]): string[] =>
  buildNavigation(entries, { holds: id => held.includes(999) || held.includes(id), language: 'en' }).map(brief)

const forEveryone = ['Schedule /schedule', 'Help /help']
const budget = 'Budget (Needs Budget /needs, Resources Budget /resources)'
const analytics = 'Analytics (Clients /clients, Users /analytics-users, Units /analytics-units)'

test('R-082 R-091 Schedule and Help are for everyone', () => {
  expect(seenBy()).toEqual(forEveryone)
})

test.each([
  ['R-076', 100, 'Start page /planning'],
  ['R-077', 1, 'Diary /diary'],
  ['R-078', 2, 'Forecast /forecast'],
  ['R-079 R-080 R-081', 3, budget],
  ['R-083', 5, 'Staff /staff'],
  ['R-084 R-085 R-086 R-087', 6, 'Admin (Users /users)'],
])('%s permission %i shows its entry, and nobody else has it', (_ids, permission, entry) => {
  expect(seenBy(permission).toSorted()).toEqual([...forEveryone, entry].toSorted())
})

test('R-085 R-086 R-087 R-088 Admin is for 6 and 999, Analytics for 999', () => {
  const seen = seenBy(1, 2, 3, 4, 5).join()
  expect(seen).not.toContain('Admin')
  expect(seenBy(1, 2, 3, 4, 5, 6).join()).not.toContain('Analytics')
})

test('R-086 R-088 R-089 R-090 R-092 R-477 a super admin sees every entry, in the order of the specification', () => {
  expect(seenBy(999)).toEqual([
    'Start page /planning',
    'Diary /diary',
    'Forecast /forecast',
    budget,
    'Schedule /schedule',
    'Staff /staff',
    'Admin (Counties /counties, Municipalities /municipalities, Departments /departments, Units /units, Users /users, Licences /licences)',
    analytics,
    'Help /help',
  ])
})

test('R-028 R-479 each route belongs to one module, and opens with its permission', () => {
  const routes = modules.flatMap(({ id, routes: own }) =>
    own.map(({ path, permission }) => `${id} ${path} ${String(permission)}`),
  )
  expect(routes.toSorted()).toEqual(
    [
      'mf-admin /counties 999',
      'mf-admin /municipalities 999',
      'mf-admin /departments 999',
      'mf-admin /units 999',
      'mf-admin /users 6',
      'mf-admin /licences 999',
      'mf-analytics /clients 999',
      'mf-analytics /analytics-users 999',
      'mf-analytics /analytics-units 999',
      'mf-analytics /overview 2',
      'mf-budget /needs 3',
      'mf-budget /resources 3',
      'mf-budget /results 3',
      'mf-budget /settings/budget 3',
      'mf-diary /diary 1',
      'mf-forecast /forecast 2',
      'mf-forecast /follow-up 2',
      'mf-staff /staff 5',
      'mf-staff /schedule null',
    ].toSorted(),
  )
})

test('R-088 R-477 who reads the forecasts of several units finds the overview below Analytics, and a super admin what was there', () => {
  const ofUnits = (several: boolean, ...held: number[]) =>
    buildNavigation(entries, {
      holds: id => held.includes(id),
      holdsInSeveral: id => several && held.includes(id),
      language: 'sv',
    }).map(brief)
  const found = 'Analys (Översikt /overview)'
  expect(ofUnits(true, 2)).toContain(found)
  expect(ofUnits(false, 2).join()).not.toContain('Analys')
  expect(ofUnits(true, 1, 3, 4, 5, 6).join()).not.toContain('Analys')
  expect(seenBy(999)).toContain(analytics)
})
