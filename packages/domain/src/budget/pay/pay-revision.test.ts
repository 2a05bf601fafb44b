import fc from 'fast-check'
import { staffTypes } from '../budget-codes'
import {
  checkPayRevision,
  parsePayRevision,
  payRevisionKey,
  payRevisionKeys,
  payRevisionKinds,
  payRevisionOfKey,
  type PayRevisionKind,
} from './pay-revision'

const resultOf = (kind: PayRevisionKind, value: number) => {
  const checked = checkPayRevision(kind, value)
  return checked.ok ? checked.value : checked.error
}

test('A-215 a revision is of all staff or of one staff type, in percent or in kronor', () => {
  expect(payRevisionKey({ kind: 'percent', staffType: null })).toBe('pay-revision-percent')
  expect(payRevisionKey({ kind: 'kronor', staffType: 'group-leader' })).toBe('pay-revision-kronor:group-leader')
  expect(payRevisionKeys).toHaveLength(2 * (1 + staffTypes.length))
  expect(new Set(payRevisionKeys).size).toBe(payRevisionKeys.length)
})

test('a key and what it says lead to each other', () => {
  for (const key of payRevisionKeys) {
    const said = payRevisionOfKey(key)
    expect(said && payRevisionKey(said)).toBe(key)
  }
  for (const other of ['payroll-overhead', 'pay-revision', 'pay-revision-percent:', 'pay-revision-percent:nobody', ''])
    expect(payRevisionOfKey(other)).toBeUndefined()
})

test.each([
  ['percent', 4, 4],
  ['percent', 50, 50],
  ['percent', -19.99, -19.99],
  ['percent', 50.01, 'too-large'],
  ['percent', -20, 'too-low'],
  ['percent', -60, 'too-low'],
  ['percent', 0, 'zero'],
  ['percent', 2.555, 'too-many-decimals'],
  ['kronor', 20_000, 20_000],
  ['kronor', -10_000, -10_000],
  ['kronor', 20_000.01, 'too-large'],
  ['kronor', -10_000.01, 'too-low'],
  ['kronor', 0, 'zero'],
  ['kronor', 600.005, 'too-many-decimals'],
  ['kronor', Number.NaN, 'not-a-number'],
  ['percent', Infinity, 'not-a-number'],
] as const)('a revision in %s of %d gives %s', (kind, value, expected) => {
  expect(resultOf(kind, value)).toBe(expected)
})

test.each([
  ['percent', '4', 4],
  ['percent', '2,75 %', 2.75],
  ['percent', '−1,5', -1.5],
  ['percent', '4 kr', 'other-unit'],
  ['percent', '', 'required'],
  ['percent', '51', 'too-large'],
  ['kronor', '1 250 kr', 1250],
  ['kronor', '=2*600', 1200],
  ['kronor', '4 %', 'other-unit'],
  ['kronor', '0', 'zero'],
] as const)('typed in %s "%s" is read as %s', (kind, text, expected) => {
  const read = parsePayRevision(kind, text)
  expect(read.ok ? read.value : read.error).toBe(expected)
})

test('what is taken is given back as it is, has two decimals at most and moves pay', () => {
  const kinds = fc.constantFrom(...payRevisionKinds)
  fc.assert(
    fc.property(kinds, fc.integer({ min: -3_000_000, max: 3_000_000 }), (kind, hundredths) => {
      const value = hundredths / 100
      const [above, most] = kind === 'percent' ? [-20, 50] : [-10_000.01, 20_000]
      expect(resultOf(kind, value) === value).toBe(value !== 0 && value > above && value <= most)
      const typed = parsePayRevision(kind, String(value))
      expect(typed).toEqual(checkPayRevision(kind, value))
    }),
  )
  fc.assert(
    fc.property(kinds, fc.double({ noNaN: true, noDefaultInfinity: true }), (kind, value) => {
      const checked = checkPayRevision(kind, value)
      expect(!checked.ok || (checked.value === value && Number(value.toFixed(2)) === value)).toBe(true)
    }),
  )
})
