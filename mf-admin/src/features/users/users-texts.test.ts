import { jobTitleIds, permissionIds, permissionLevels, roleAreas } from '@veckovis/domain/access'
import en from '../../../locales/users/en.json'
import sv from '../../../locales/users/sv.json'
import { roleText } from './role-text'

const textsOf = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? textsOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  )

test('both languages have the same texts', () => {
  expect(textsOf(en).map(([key]) => key)).toEqual(textsOf(sv).map(([key]) => key))
})

test('R-417 the six job titles are those of the specification, in English', () => {
  expect(Object.values(jobTitleIds).map(id => en.titles[id])).toEqual([
    'Administrator',
    'Unit Manager',
    'Operations Manager',
    'Head of Administration',
    'Economist',
    'Super Admin',
  ])
})

test('every area, level and job title has a name, and every level of an area says what it means', () => {
  const keys = textsOf(sv).map(([key]) => key)
  const wanted = [
    ...roleAreas.flatMap(area => [`areas.${area}`, ...permissionLevels.map(level => `means.${area}.${level}`)]),
    ...permissionLevels.map(level => `levels.${level}`),
    ...Object.values(jobTitleIds).map(id => `titles.${id}`),
  ]
  expect(keys).toEqual(expect.arrayContaining(wanted))
})

test.each([
  ['sv', sv],
  ['en', en],
])('every role that somebody may hold is told in words (%s)', (_language, messages) => {
  const texts = new Map(textsOf(messages))
  const said = Object.values(permissionIds).map(id => roleText({ id }, key => texts.get(key) ?? `no text for ${key}`))
  expect(said.filter(text => text.includes('no text'))).toEqual([])
})
