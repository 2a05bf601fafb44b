import type { NavigationEntry } from '@veckovis/contracts/modules'
import { buildNavigation, isParent, type NavigationItem } from './navigation-model'
import { ownEntries } from './own-entries'

const same = (text: string) => ({ sv: text, en: text })
const link = (key: string, permissions: number[], order: number, parent?: string): NavigationEntry => ({
  key,
  label: same(key),
  path: `/${key}`,
  permissions,
  order,
  icon: 'module',
  ...(parent === undefined ? {} : { parent }),
})
const parent = (key: string, permissions: number[], order: number): NavigationEntry => ({
  key,
  label: same(key),
  permissions,
  order,
  icon: 'module',
})

const suite: NavigationEntry[] = [
  ...ownEntries({ start: { sv: 'Startsida', en: 'Start page' }, help: { sv: 'Hjälp', en: 'Help' } }),
  parent('analytics', [999], 80),
  link('clients', [999], 81, 'analytics'),
  link('analytics-users', [999], 82, 'analytics'),
  parent('admin', [6, 999], 70),
  link('counties', [999], 71, 'admin'),
  link('users', [6], 75, 'admin'),
  link('staff', [5], 60),
  link('schedule', [], 50),
  parent('budget', [3], 40),
  link('needs', [3], 41, 'budget'),
  link('resources', [3], 42, 'budget'),
  link('forecast', [2], 30),
  link('diary', [1], 20),
]

const keys = (items: readonly NavigationItem[]) =>
  items.map(item => (isParent(item) ? `${item.key}(${item.children.map(child => child.key).join(' ')})` : item.key))

const seenBy = (...held: number[]) => {
  const superAdmin = held.includes(999)
  return keys(buildNavigation(suite, { holds: id => superAdmin || held.includes(id), language: 'sv' }))
}

test('a super admin sees every entry, in the order of the specification', () => {
  expect(seenBy(999)).toEqual([
    'start',
    'diary',
    'forecast',
    'budget(needs resources)',
    'schedule',
    'staff',
    'admin(counties users)',
    'analytics(clients analytics-users)',
    'help',
  ])
})

test('without any permission only the entries that need none are seen', () => {
  expect(seenBy()).toEqual(['schedule', 'help'])
})

test.each([
  [1, 'diary'],
  [2, 'forecast'],
  [5, 'staff'],
  [100, 'start'],
])('R-075 permission %i shows the entry %s', (id, key) => {
  expect(seenBy(id)).toContain(key)
  expect(seenBy()).not.toContain(key)
})

test('R-084 a parent shows if any of its children is permitted, with just those children', () => {
  expect(seenBy(6)).toEqual(['schedule', 'admin(users)', 'help'])
})

test('a parent that two modules declare stands once', () => {
  const twice = [...suite, parent('budget', [3], 45)]
  const items = keys(buildNavigation(twice, { holds: () => true, language: 'sv' }))
  expect(items.filter(item => item.startsWith('budget'))).toEqual(['budget(needs resources)'])
})

test('labels follow the language', () => {
  const english = buildNavigation(suite, { holds: () => true, language: 'en' })
  expect(english[0]?.label).toBe('Start page')
  expect(english.at(-1)?.label).toBe('Help')
})
