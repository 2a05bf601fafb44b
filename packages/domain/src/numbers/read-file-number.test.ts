import fc from 'fast-check'
import { formatHours } from './format-numbers'
import { fileHoursRule, parseHours, signedFileHoursRule, signedHoursRule } from './parse-number'
import { readFileHours, readsAsNumber } from './read-file-number'

const spaces = ['\u0020', '\u00a0', '\u2007', '\u2009', '\u202f']
const minuses = ['-', '\u2012', '\u2013', '\u2212', '\uff0d']
const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 })

test('a cell, a paste and a file read the same text as the same hours, with every space and minus', () => {
  fc.assert(
    fc.property(hundredths, fc.constantFrom(...spaces), fc.constantFrom(...minuses), (value, space, minus) => {
      const text = formatHours(value).replaceAll('\u00a0', space).replace('\u2212', minus)
      expect(readFileHours(text, signedFileHoursRule)).toEqual({ ok: true, value: { hours: value, isRounded: false } })
      expect(parseHours(text, signedHoursRule)).toEqual({ ok: true, value })
      expect(readsAsNumber(text)).toBe(true)
    }),
  )
})

test('a number of two decimals is the hours that it is, however a spreadsheet came to it', () => {
  fc.assert(
    fc.property(hundredths, fc.constantFrom(0, 1e-12, -1e-12), (value, noise) => {
      const read = readFileHours(value / 100 + noise, signedFileHoursRule)
      if (Math.abs(value) === 1_000_000 && !read.ok) return
      expect(read).toEqual({ ok: true, value: { hours: value, isRounded: false } })
    }),
  )
  expect(readFileHours(0.1 + 0.2, fileHoursRule)).toEqual({ ok: true, value: { hours: 30, isRounded: false } })
})

test.each([
  [7.333333, 733],
  [1.005, 101],
  [-2.005, -201],
  [0.004, 0],
])('%p has more decimals than hours: %p hundredths, and said to be rounded', (content, hours) => {
  const read = readFileHours(content, signedFileHoursRule)
  expect(read).toStrictEqual({ ok: true, value: { hours, isRounded: true } })
})

test.each([
  [-1, 'negative'],
  ['\u22121', 'negative'],
  [10_000.01, 'too-large'],
  ['10 000,01', 'too-large'],
  [Number.NaN, 'not-a-number'],
  [Number.POSITIVE_INFINITY, 'not-a-number'],
  ['450,000', 'too-many-decimals'],
  ['7 h', 'not-a-number'],
  ['=1+1', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['4 5', 'not-a-number'],
])('%p is refused as %s', (content, error) =>
  expect(readFileHours(content, fileHoursRule)).toEqual({ ok: false, error }),
)

test.each(['', ' ', 'ja', '7 h', '=1', '1e3', 'NaN'])('%j is no number', text =>
  expect(readsAsNumber(text)).toBe(false),
)

test.each(['7,5', '-1', '1 234,5', '99999999', '450,000', '1.2345'])(
  '%j is a number, whatever a field says to it',
  text => expect(readsAsNumber(text)).toBe(true),
)
