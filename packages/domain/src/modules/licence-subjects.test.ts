import { licenceSubjects } from './licence-subjects'

const published = (licenceKey: string | null, sv: string, en: string) => ({ licenceKey, title: { sv, en } })
const modules = [
  published('staff', 'Ärenden', 'Staff'),
  published('budget', 'Budget', 'Budget'),
  published(null, 'A', 'A'),
]
const held = [
  { licenceKey: 'staff', id: 1 },
  { licenceKey: 'outside', id: 2 },
  { licenceKey: 'staff', id: 3 },
]

test('each module that needs a licence is there once with what is held of it, and a key without a module by its name', () => {
  expect(licenceSubjects(modules, held, 'sv', key => `(${key})`)).toEqual([
    { licenceKey: 'outside', title: '(outside)', licences: [held[1]] },
    { licenceKey: 'budget', title: 'Budget', licences: [] },
    { licenceKey: 'staff', title: 'Ärenden', licences: [held[0], held[2]] },
  ])
})

test('the titles are in the language that is asked for', () => {
  expect(licenceSubjects(modules, [], 'en', key => key).map(({ title }) => title)).toEqual(['Budget', 'Staff'])
})
