import type { Contribution, RegisteredModule } from '@veckovis/contracts/modules'
import { contributionsTo } from './contributions-to'

const same = (text: string) => ({ sv: text, en: text })
const card = (order: number, permission: number | null = null): Contribution => ({
  place: 'start-page',
  expose: './start-page',
  permission,
  order,
  title: same('x'),
})
const remote = (id: string, contributions: Contribution[]): RegisteredModule => ({
  id,
  title: same(id),
  contract: { from: 1, to: 1 },
  routes: [],
  navigation: [],
  contributions,
  version: '1.0.0',
  manifestUrl: `/modules/${id}/1.0.0/mf-manifest.json`,
  container: id,
  integrity: {},
  builtAgainst: {},
})
const registry = { modules: [remote('mf-staff', [card(30, 5)]), remote('mf-forecast', [card(10, 2)])], closed: [] }
const idsFor = (...held: number[]) =>
  contributionsTo('start-page', registry, id => held.includes(id)).map(({ id }) => id)

test('contributions stand in their order, each for whoever holds its permission', () => {
  expect(idsFor(2, 5)).toEqual(['mf-forecast/start-page', 'mf-staff/start-page'])
  expect(idsFor(5)).toEqual(['mf-staff/start-page'])
  expect(idsFor(3)).toEqual([])
})

test('one without a permission is for everybody who is offered the module', () => {
  const open = { modules: [remote('mf-diary', [card(20)])], closed: [] }
  expect(contributionsTo('start-page', open, () => false).map(({ moduleId }) => moduleId)).toEqual(['mf-diary'])
})

test('each place has its own, also of one module', () => {
  const both = {
    modules: [remote('mf-staff', [card(40), { ...card(20), place: 'start-page-today', expose: './today' }])],
    closed: [],
  }
  const idsOf = (place: Contribution['place']) => contributionsTo(place, both, () => true).map(({ id }) => id)
  expect(idsOf('start-page-today')).toEqual(['mf-staff/today'])
  expect(idsOf('start-page')).toEqual(['mf-staff/start-page'])
})
