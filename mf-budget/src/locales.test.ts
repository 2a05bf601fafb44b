import { budgetTypes, roomTypes, staffTypes, timeTypes, zones } from '@veckovis/domain/budget'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})

test('R-333 R-334 R-335 zones, room types and time types are those of the specification, in English', () => {
  expect(zones.map(zone => en.needs.zones[zone])).toEqual([
    'Urban area',
    'Countryside',
    'Nursing care',
    'Service',
    'Health care',
    'Approved time',
  ])
  expect(roomTypes.map(type => en.needs.roomTypes[type])).toEqual([
    'Dementia',
    'Couple accommodation',
    'Short term accommodation',
    'Somatic',
  ])
  expect(timeTypes.map(type => en.needs.timeTypes[type])).toEqual([
    'Granted time',
    'Planned time',
    'Actual performed time',
  ])
})

test('R-365 R-366 budget types and staff types are those of the specification, in English', () => {
  expect(budgetTypes.map(type => en.why.names[type])).toEqual([
    'Fixed budget',
    'Compensation per hour',
    'Compensation per room',
  ])
  expect(staffTypes.map(type => en.why.names[type])).toEqual([
    'Buffer',
    'Group leader',
    'Scheduler',
    'Substitutes',
    'Planner',
    'Administrative staff',
    'Other',
  ])
})

test('R-473 a number that has to be whole says so in the specified words', () => {
  expect(en.errors['not-an-integer']).toBe('The value must be an integer number')
})
