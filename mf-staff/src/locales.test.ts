import { actualServiceReasons, genders, ordinaryServiceReasons } from '@veckovis/domain/staff'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})

test('R-396 R-397 the reasons of the grades are those of the specification, in English', () => {
  expect(ordinaryServiceReasons.map(reason => en.reasons[reason])).toEqual([
    'Own request',
    'Full-time work as the norm',
    'Other',
  ])
  expect(actualServiceReasons.map(reason => en.reasons[reason])).toEqual([
    'Parental leave',
    'Leave of absence',
    'Sick leave',
    'Union assignment',
    'Other',
  ])
})

test('R-399 R-400 a value of 0 and one that has to be whole are refused in the specified words', () => {
  expect(en.problems.zero).toBe('Value cant be 0')
  expect(en.problems['not-an-integer']).toBe('The value must be an integer number')
})

test('every gender and reason has a name', () => {
  expect(Object.keys(sv.genders)).toEqual(expect.arrayContaining([...genders]))
  expect(Object.keys(sv.reasons)).toEqual(expect.arrayContaining([...ordinaryServiceReasons, ...actualServiceReasons]))
})
