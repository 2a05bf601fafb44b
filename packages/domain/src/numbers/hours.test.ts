import fc from 'fast-check'
import {
  formatCostPerHour,
  formatDecimals,
  formatFractionalHours,
  formatHours,
  formatMoney,
  formatPercent,
} from './format-numbers'
import { hoursFromHundredths, hundredthsFromHours, roundHalfAwayFromZero } from './hundredths'
import { hoursRule, parseHours, signedHoursRule } from './parse-number'

const any = signedHoursRule
const positive = hoursRule

describe('hundredths', () => {
  test('every number of at most two decimals goes there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), hundredths => {
        expect(hundredthsFromHours(hoursFromHundredths(hundredths))).toEqual({ ok: true, value: hundredths })
        expect(hundredthsFromHours(Number(`${Math.trunc(hundredths / 100)}.25`)).ok).toBe(true)
      }),
    )
    expect(hundredthsFromHours(1.15)).toEqual({ ok: true, value: 115 })
    expect(hundredthsFromHours(-0)).toStrictEqual({ ok: true, value: 0 })
  })

  test.each([
    [1.005, 'too-many-decimals'],
    [0.001, 'too-many-decimals'],
    [-0.004, 'too-many-decimals'],
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    [Number.NEGATIVE_INFINITY, 'not-a-number'],
    [1e20, 'too-large'],
  ])('%p hours are refused as %s', (hours, error) => expect(hundredthsFromHours(hours)).toEqual({ ok: false, error }))

  test('halves are rounded away from zero', () => {
    expect([0.5, 1.5, -0.5, -1.5, 2.4, -2.4].map(roundHalfAwayFromZero)).toEqual([1, 2, -1, -2, 2, -2])
    expect(Object.is(roundHalfAwayFromZero(-0.2), 0)).toBe(true)
  })
})

describe('reading hours', () => {
  test.each([
    ['', 0],
    ['  ', 0],
    ['7', 700],
    ['7,5', 750],
    ['7.5', 750],
    ['7,25', 725],
    [' 7,25\t', 725],
    [',5', 50],
    [',0', 0],
    ['5,', 500],
    ['007', 700],
    ['-0', 0],
    ['1 000', 100_000],
    ['1\u00a0000,5', 100_050],
    ['1\u202f000', 100_000],
    ['1\u2009000', 100_000],
    ['10 000', 1_000_000],
    ['10000,00', 1_000_000],
    ['5 h', 500],
    ['7,5tim', 750],
    ['1\u00a0000 Tim.', 100_000],
    ['=8', 800],
    ['= 3 * 8,5 h', 2550],
    ['=0,1+0,2', 30],
    ['=(40 \u2212 2,5) / 2', 1875],
    ['=2*-3+10', 400],
    ['=1/3*3', 100],
    ['=1 000+5', 100_500],
    ['=0,125*40', 500],
  ])('%p is %p hundredths', (text, value) => {
    expect(parseHours(text, positive)).toStrictEqual({ ok: true, value })
  })

  test.each(['-5,5', '\u22125,5', '\u20135.5'])('%p is minus five and a half where a minus is allowed', text => {
    expect(parseHours(text, any)).toEqual({ ok: true, value: -550 })
    expect(parseHours(text, positive)).toEqual({ ok: false, error: 'negative' })
  })

  test.each([
    ['abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['1e400', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['null', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['1-', 'not-a-number'],
    ['- 1', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.000,5', 'not-a-number'],
    ['4 5', 'not-a-number'],
    ['0 450', 'not-a-number'],
    ['1 234 5', 'not-a-number'],
    ['1  234', 'not-a-number'],
    ['1,2 3', 'not-a-number'],
    ['1 00', 'not-a-number'],
    ['1000 000', 'not-a-number'],
    ['-', 'not-a-number'],
    [',', 'not-a-number'],
    ['5 kr', 'other-unit'],
    ['5%', 'other-unit'],
    ['5 st', 'other-unit'],
    ['=2*3 kr', 'other-unit'],
    ['h', 'not-a-number'],
    ['tim', 'not-a-number'],
    ['frost', 'not-a-number'],
    ['5 h h', 'not-a-number'],
    ['5 dagar', 'not-a-number'],
    ['=', 'not-a-sum'],
    ['=()', 'not-a-sum'],
    ['=8+', 'not-a-sum'],
    ['=8 8', 'not-a-sum'],
    ['=1 00', 'not-a-sum'],
    ['=(8', 'not-a-sum'],
    ['=8)', 'not-a-sum'],
    ['=8 h + 2 h', 'not-a-sum'],
    ['=SUM(A1:A2)', 'not-a-sum'],
    ['=A1', 'not-a-sum'],
    ['=2**3', 'not-a-sum'],
    ['=1e3', 'not-a-sum'],
    ['==1', 'not-a-sum'],
    ['8+8', 'not-a-number'],
    ['='.concat('('.repeat(250)), 'not-a-sum'],
    ['=8/0', 'division-by-zero'],
    ['=8/(2-2)', 'division-by-zero'],
    ['=100/3', 'too-many-decimals'],
    ['=0,001*1', 'too-many-decimals'],
    ['=1.000+1', 'too-many-decimals'],
    ['=10000+0,01', 'too-large'],
    ['x5', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['1,234', 'too-many-decimals'],
    ['1.000', 'too-many-decimals'],
    ['10000,01', 'too-large'],
    ['1'.repeat(400), 'too-large'],
    ['-10000,01', 'too-large'],
  ])('%p is refused as %s', (text, error) => {
    const outcome = parseHours(text, any)
    expect(outcome).toEqual({ ok: false, error })
  })

  test('no text is read as anything but whole hundredths within bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^=?[-−0-9.,+*/() \u00a0htim]{0,9}$/)), text => {
        const outcome = parseHours(text, any)
        if (!outcome.ok) return
        expect(Number.isSafeInteger(outcome.value)).toBe(true)
        expect(Math.abs(outcome.value)).toBeLessThanOrEqual(1_000_000)
      }),
    )
  })
})

describe('showing numbers', () => {
  test('hours with up to two decimals', () => {
    expect([0, 750, 725, 100_000, -1600].map(formatHours)).toEqual(['0', '7,5', '7,25', '1\u00a0000', '\u221216'])
    expect(formatFractionalHours(35.2941)).toBe('35,29')
    expect(formatFractionalHours(-0.001)).toBe('0')
  })

  test('R-035 money, percent and cost per hour', () => {
    expect(formatMoney(1_234_567)).toBe('1\u00a0234\u00a0567')
    expect(formatMoney(5_098_000.4)).toBe('5\u00a0098\u00a0000')
    expect([0.5, -0.5, -0.4, 2.5].map(formatMoney)).toEqual(['1', '\u22121', '0', '3'])
    expect(formatPercent(96.8137, 1)).toBe('96,8\u00a0%')
    expect(formatPercent(5, 1)).toBe('5,0\u00a0%')
    expect(formatPercent(1.05, 1)).toBe('1,1\u00a0%')
    expect(formatPercent(85, 0)).toBe('85\u00a0%')
    expect(formatCostPerHour(250)).toBe('250,00')
    expect(formatDecimals(-0.875, 2)).toBe('\u22120,88')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%p is never shown', value => {
    for (const show of [formatHours, formatMoney, formatCostPerHour, formatFractionalHours])
      expect(() => show(value)).toThrow('Only finite numbers are shown')
    expect(() => formatPercent(value, 1)).toThrow(RangeError)
  })
})
