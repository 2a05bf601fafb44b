import { checkThresholdKronor, checkThresholdPercent } from './occasion'
import { parseThreshold } from './threshold-amounts'

test.each([
  ['percent', '', null],
  ['percent', ' 2,25 % ', 2.25],
  ['percent', '0', 0],
  ['percent', '100', 100],
  ['kronor', '50 000 kr', 50_000],
  ['kronor', '=2*25000', 50_000],
] as const)('R-563 a threshold in %s typed as "%s" is %s, which the contract takes too', (part, text, value) => {
  expect(parseThreshold(part, text)).toEqual({ ok: true, value })
  const check = part === 'percent' ? checkThresholdPercent : checkThresholdKronor
  if (value !== null) expect(check(value)).toEqual({ ok: true, value })
})

test.each([
  ['percent', '100,01', 'too-large'],
  ['percent', '2,255', 'too-many-decimals'],
  ['percent', '-1', 'negative'],
  ['percent', '5 kr', 'other-unit'],
  ['kronor', '0,5', 'not-an-integer'],
  ['kronor', 'många', 'not-a-number'],
] as const)('R-563 a threshold in %s typed as "%s" is refused: %s', (part, text, error) => {
  expect(parseThreshold(part, text)).toEqual({ ok: false, error })
})
