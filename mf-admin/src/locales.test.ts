import { municipalityTypes } from '@veckovis/domain/organisation'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
})

test('R-410 a municipality is of one of four types', () => {
  expect([...municipalityTypes]).toEqual(['MUNICIPALITY', 'HEALTH_AND_SOCIAL_CARE', 'BUSINESS', 'SCHOOL'])
  expect(municipalityTypes.map(type => en.places.types[type])).toEqual([
    'Municipality',
    'Health and social care',
    'Business',
    'School',
  ])
})
