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
  ['Inga värden', { first: 1 }],
  ['', { first: 1 }],
])('%j is filled in as i18next fills it in', (text, values) => {
  i18n.addResource('sv', 'template-test', 'text', text)
  expect(filled(text, values)).toBe(i18n.t('template-test:text', values))
})

test('a value that is missing leaves its place empty', () => {
  expect(filled('a {{first}} b', {})).toBe('a  b')
})

test.each(['$t(other)', '{{value, number}}', '{{ place.name }}'])('%j is left to i18next', text => {
  expect(templateOf(text)).toBeNull()
})
