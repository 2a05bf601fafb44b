import { plainNumber } from './plain-number'

test.each([
  ['12,5', '12,5'],
  ['\u221212,5', '-12,5'],
  ['1\u00a0234,5', '1234,5'],
  ['\u22121\u202f234\u202f567.25', '-1234567.25'],
  ['\u22125,0\u00a0%', '-5,0%'],
])('the number %j is written %j', (shown, written) => expect(plainNumber(shown)).toBe(written))

test.each(['', '\u2212', 'Week\u00a012', '4 5', '12\u00a0345\u00a0hours', '2026-11-21', '1\n234'])(
  '%j is no number and is left as it is',
  text => expect(plainNumber(text)).toBe(text),
)

test('a minus in front of a digit is one that spreadsheets know, whatever follows', () => {
  expect(plainNumber('\u22125\u00a0h')).toBe('-5\u00a0h')
})
