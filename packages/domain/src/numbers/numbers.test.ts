import fc from 'fast-check'
import { budgetNumberRules } from '../budget/checks/check-budget-values'
import { staffNumberRules } from '../staff/staff-numbers'
import { formatHours, formatPercent, formatTyped } from './format-numbers'
import { checkNumber, type NumberRule } from './number-rule'
import { hoursRule, parseHours, parseNumber, signedHoursRule } from './parse-number'

const rules: Readonly<Record<string, NumberRule>> = {
  ...budgetNumberRules,
  ...staffNumberRules,
  hours: hoursRule,
  'signed-hours': signedHoursRule,
}

const spaces = ['\u0020', '\u00a0', '\u2007', '\u2009', '\u200a', '\u202f', '\u205f', '\u3000', '\ufeff']
const minuses = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d']

/** Values of a field with the decimals it allows. */
const valuesOf = (rule: NumberRule) => {
  const scale = 10 ** rule.decimals
  const most = Math.min(rule.most * scale, 10 ** 14)
  const least = rule.allowsNegative === true ? -most : rule.allowsZero === true ? 0 : 1
  const any = fc.integer({ min: least, max: most })
  const small = fc.integer({ min: least, max: Math.min(most, 9999) })
  return fc.oneof(any, small).map(value => value / scale)
}

describe.each(Object.entries(rules))('%s', (_name, rule) => {
  const read = (text: string) => parseNumber(text, rule)

  test('what is written is read as the same value, with every kind of space and of minus', () => {
    const kinds = fc.tuple(valuesOf(rule), fc.constantFrom(...spaces), fc.constantFrom(...minuses))
    fc.assert(
      fc.property(kinds, ([value, space, minus]) => {
        const same = { ok: true, value }
        expect(checkNumber(value, rule)).toStrictEqual(same)
        const written = formatTyped(value)
        expect(read(written)).toStrictEqual(same)
        const otherKinds = written.replace('\u2212', minus).replaceAll('\u00a0', space).replace(',', '.')
        expect(read(`${space}${otherKinds}${space}`)).toStrictEqual(same)
      }),
    )
  })

  test('a space that groups no thousands never makes another number', () => {
    const texts = fc.tuple(fc.stringMatching(/^\d{1,5}$/), fc.stringMatching(/^(\d{1,2}|\d{4,5})$/))
    fc.assert(
      fc.property(texts, fc.constantFrom(...spaces), ([one, other], space) => {
        expect(read(`${one}${space}${other}`)).toStrictEqual({ ok: false, error: 'not-a-number' })
        expect(read(`${other},${one}${space}${other}`)).toStrictEqual({ ok: false, error: 'not-a-number' })
      }),
    )
  })

  test('no text is read as a number that the field may not hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^=?[-−0-9., %+*/()hkr\u00a0]{0,9}$/)), text => {
        const outcome = read(text)
        if (outcome.ok) expect(checkNumber(outcome.value, rule)).toStrictEqual(outcome)
      }),
    )
  })

  test('an empty field is required unless it stands for something', () => {
    const empty = rule.empty === undefined ? { ok: false, error: 'required' } : { ok: true, value: rule.empty }
    for (const text of ['', ' ', '\u00a0\t']) expect(read(text)).toStrictEqual(empty)
  })
})

test('hours are written as hundredths and read as the same', () => {
  const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(hundredths, value =>
      expect(parseHours(formatHours(value), signedHoursRule)).toStrictEqual({ ok: true, value }),
    ),
  )
})

test('a percentage is read with its sign where the field is one', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map(value => value / 100)
  fc.assert(
    fc.property(percent, value =>
      expect(parseNumber(formatPercent(value, 2), budgetNumberRules['monthly-share'])).toStrictEqual({
        ok: true,
        value,
      }),
    ),
  )
  expect(parseNumber('8,5%', budgetNumberRules.efficiency)).toStrictEqual({ ok: true, value: 8.5 })
  expect(parseNumber('8,5 %', budgetNumberRules['zone-hours'])).toStrictEqual({ ok: false, error: 'other-unit' })
  expect(parseNumber('%', budgetNumberRules.efficiency)).toStrictEqual({ ok: false, error: 'not-a-number' })
})

const unitsOf = { hours: ['tim', 'h', 'Tim.'], kronor: ['kr', 'Kr.'], percent: ['%'], pieces: ['st', 'st.'], none: [] }
const everyUnit = Object.entries(unitsOf).flatMap(([kind, texts]) => texts.map(text => [kind, text] as const))

describe.each(Object.entries(rules))('%s as a person types it', (_name, rule) => {
  test('its own unit may follow the number, another is refused as such', () => {
    const typed = fc.tuple(valuesOf(rule), fc.constantFrom(...everyUnit), fc.constantFrom('', ' ', '\u00a0'))
    fc.assert(
      fc.property(typed, ([value, [kind, unit], space]) =>
        expect(parseNumber(`${formatTyped(value)}${space}${unit}`, rule)).toStrictEqual(
          kind === rule.typed ? { ok: true, value } : { ok: false, error: 'other-unit' },
        ),
      ),
    )
  })

  test('a rule of a file takes the plain number alone', () => {
    const { typed, ...fileRule } = rule
    expect(typed).toBeDefined()
    for (const { text } of [{ text: '=1+1' }, { text: '1 h' }, { text: '1 kr' }, { text: '1 %' }, { text: '1 st' }])
      expect(parseNumber(text, fileRule)).toStrictEqual({ ok: false, error: 'not-a-number' })
    expect(parseNumber('1,0', fileRule)).toStrictEqual({ ok: true, value: 1 })
  })
})
