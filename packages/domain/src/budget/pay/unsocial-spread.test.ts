import { unsocialWeights, type UnsocialRule } from './unsocial-hours'
import { parseUnsocialWeight, unsocialSpreadOf } from './unsocial-spread'

const rule: UnsocialRule = { validFrom: '2026-01-01', byCalendar: true, weights: unsocialWeights }

test('A-216 of 2026 a plain week has least and the week of Christmas most, counted by hand', () => {
  const sum = 11 * 4 + 103 * 2 + 251
  const spread = unsocialSpreadOf([rule], 2026)
  expect(spread?.least.week).toBe(3)
  expect(spread?.least.factor).toBeCloseTo((52 * 9) / sum, 8)
  expect(spread?.most.week).toBe(52)
  expect(spread?.most.factor).toBeCloseTo((52 * 17) / sum, 8)
})

test('a year falls evenly unless it is by the calendar on its 1 January', () => {
  const later = { ...rule, validFrom: '2026-04-01' }
  expect(unsocialSpreadOf([], 2026)).toBeNull()
  expect(unsocialSpreadOf([{ ...rule, byCalendar: false }], 2026)).toBeNull()
  // Its last days are of a calendar year by the calendar, and it is even all the same.
  expect(unsocialSpreadOf([later], 2026)).toBeNull()
  expect(unsocialSpreadOf([later], 2027)).not.toBeNull()
})

test.each([
  ['1', 1],
  ['0,01', 0.01],
  ['100', 100],
  [' 2,5 ', 2.5],
])('"%s" is a weight', (text, value) => {
  expect(parseUnsocialWeight(text)).toEqual({ ok: true, value })
})

test.each([
  ['', 'required'],
  ['0', 'zero'],
  ['-1', 'negative'],
  ['100,01', 'too-large'],
  ['1,005', 'too-many-decimals'],
  ['2 kr', 'other-unit'],
  ['två', 'not-a-number'],
])('"%s" is none', (text, error) => {
  expect(parseUnsocialWeight(text)).toEqual({ ok: false, error })
})
