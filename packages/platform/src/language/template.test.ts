import { i18n } from './i18n'
import { fillIn, templateOf } from './template'

const filled = (text: string, values: Record<string, unknown>) => {
  const template = templateOf(text)
  return template === null ? null : fillIn(template, values)
}

test.each([
  ['Vecka {{week}}', { week: 12 }],
  ['{{ first }} och {{second}}', { first: '{{second}}', second: '<b>$t(x)</b>' }],
  ['{{first}}{{first}}', { first: 0 }],
  ['{{total}} enheter, {{year}}', { total: 30_009, year: 2026 }],
  ['Import {{id}}', { id: 12_345 }],
  ['Inga värden', { first: 1 }],
  ['', { first: 1 }],
])('%j is filled in as i18next fills it in', (text, values) => {
  i18n.addResource('sv', 'template-test', 'text', text)
  expect(filled(text, values)).toBe(i18n.t('template-test:text', values))
})

test.each([
  ['{{from}}–{{to}} av {{total}}', { from: 1, to: 10, total: 30_009 }, '1–10 av 30\u00a0009'],
  ['v. {{week}} {{year}}', { week: 9, year: 2026 }, 'v. 9 2026'],
  ['Import {{id}}', { id: 12_345 }, 'Import 12345'],
  ['kommun {{code}}', { code: '12345' }, 'kommun 12345'],
])('the thousands of an amount stand apart from five digits on: %j', (text, values, expected) => {
  expect(filled(text, values)).toBe(expected)
})

test('an amount that decides about the form of the word is shown in the same way', () => {
  i18n.addResourceBundle('sv', 'amounts', { units_one: '{{count}} enhet', units_other: '{{count}} enheter' })
  expect([1, 9_999, 30_004].map(count => i18n.t('amounts:units', { count }))).toEqual([
    '1 enhet',
    '9999 enheter',
    '30\u00a0004 enheter',
  ])
})

test('a value that is missing leaves its place empty', () => {
  expect(filled('a {{first}} b', {})).toBe('a  b')
})

test.each(['$t(other)', '{{value, number}}', '{{ place.name }}'])('%j is left to i18next', text => {
  expect(templateOf(text)).toBeNull()
})
