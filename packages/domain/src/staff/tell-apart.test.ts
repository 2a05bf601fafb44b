import { standingOn } from './employment-standing'
import { tellApart, type NamedPerson } from './tell-apart'

const person = (id: number, changes: Partial<NamedPerson> = {}): NamedPerson => ({
  id,
  firstName: 'Anna',
  lastName: 'Berg',
  birthday: '1985-05-15',
  employedFrom: '2024-01-01',
  ...changes,
})

const told = (...people: NamedPerson[]) => Object.fromEntries(tellApart(people))

test('a name of one’s own needs nothing beside it', () => {
  expect(told(person(1), person(2, { firstName: 'Anne' }), person(3, { lastName: 'Bergh' }))).toEqual({})
  expect(told()).toEqual({})
})

test('namesakes are told apart by their years of birth', () => {
  expect(told(person(1), person(2, { birthday: '1990-05-15' }), person(3, { firstName: 'Cem' }))).toEqual({
    1: { kind: 'born', year: 1985 },
    2: { kind: 'born', year: 1990 },
  })
})

test('case, spaces and the way an accent is written make no other name', () => {
  const names = [person(1, { lastName: 'Åberg' }), person(2, { lastName: 'åBERG', birthday: '1990-01-01' })]
  expect(Object.keys(told(...names, person(3, { lastName: 'A\u030aberg', birthday: '1970-01-01' })))).toHaveLength(3)
})

test.each([
  ['the same year', '1985-11-30'],
  ['no known birthday', null],
])('with %s the first day of employment tells them apart', (_, birthday) => {
  expect(told(person(1), person(2, { birthday, employedFrom: '2025-02-01' }))).toEqual({
    1: { kind: 'employed', from: '2024-01-01' },
    2: { kind: 'employed', from: '2025-02-01' },
  })
})

test('where nothing else differs they are numbered as they were added', () => {
  expect(told(person(9), person(4))).toEqual({ 4: { kind: 'number', number: 1 }, 9: { kind: 'number', number: 2 } })
})

test.each([
  ['2026-03-17', 'coming'],
  ['2026-03-18', 'employed'],
  ['2026-04-30', 'employed'],
  ['2026-05-01', 'left'],
] as const)('an employment of 18 March to 30 April stands on %s as %s', (day, standing) => {
  expect(standingOn({ employedFrom: '2026-03-18', employedTo: '2026-04-30' }, day)).toBe(standing)
})

test('an employment without end is never left', () => {
  expect(standingOn({ employedFrom: '2026-03-18', employedTo: null }, '2100-01-01')).toBe('employed')
})
