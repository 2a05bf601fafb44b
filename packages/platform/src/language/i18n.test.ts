import { i18n } from './i18n'

const filled = (text: string, values: Record<string, unknown>): string => {
  i18n.addResource('sv', 'filled', 'text', text)
  return i18n.t('filled:text', values)
}

test.each([
  ['{{from}}–{{to}} av {{total}}', { from: 1, to: 10, total: 30_009 }, '1–10 av 30\u00a0009'],
  ['{{total}} enheter, {{year}}', { total: 10_000, year: 2026 }, '10\u00a0000 enheter, 2026'],
  ['v. {{week}} {{year}}', { week: 9, year: 2026 }, 'v. 9 2026'],
  ['{{first}}{{first}}', { first: 0 }, '00'],
  ['{{change}} kronor', { change: -30_009 }, '\u221230\u00a0009 kronor'],
  ['{{hours}} timmar', { hours: 12_345.5 }, '12345.5 timmar'],
  ['Import {{id}}', { id: 12_345 }, 'Import 12345'],
  ['kommun {{code}}', { code: '12345' }, 'kommun 12345'],
])('the thousands of an amount stand apart from five digits on: %j', (text, values, expected) => {
  expect(filled(text, values)).toBe(expected)
  expect(i18n.getFixedT('en', 'filled')('text', values)).toBe(expected)
})

test('an amount that decides about the form of the word is shown in the same way', () => {
  i18n.addResourceBundle('sv', 'amounts', { units_one: '{{count}} enhet', units_other: '{{count}} enheter' })
  expect([1, 9_999, 30_004].map(count => i18n.t('amounts:units', { count }))).toEqual([
    '1 enhet',
    '9999 enheter',
    '30\u00a0004 enheter',
  ])
})

test.each([
  ['a {{first}} b', {}],
  ['a {{first}} b', { first: undefined }],
  ['a {{first}} b', { first: null }],
])('a value that is missing leaves its place empty: %j %j', (text, values) => {
  expect(filled(text, values)).toBe('a  b')
})

test('what stands in a value is shown as it is', () => {
  expect(filled('{{ first }} och {{second}}', { first: '{{second}}', second: '<b>$t(x)</b>' })).toBe(
    '{{second}} och <b>$t(x)</b>',
  )
  expect(filled('', { first: 1 })).toBe('')
})
