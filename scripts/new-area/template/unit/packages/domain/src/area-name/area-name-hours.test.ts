import { checkAreaNameHours, parseAreaNameHours, sumAreaNameHours } from './area-name-hours'

test.each([
  ['7,25', 725],
  ['1 000', 100_000],
])('%s is read as %d hundredths', (text, hundredths) => {
  expect(parseAreaNameHours(text)).toEqual({ ok: true, value: hundredths })
  expect(checkAreaNameHours(hundredths / 100)).toEqual({ ok: true, value: hundredths })
})

test.each([
  ['', 'required'],
  ['0', 'zero'],
  ['-1', 'negative'],
  ['1,234', 'too-many-decimals'],
  ['10001', 'too-large'],
  ['sju', 'not-a-number'],
])('%j is refused as %s', (text, error) => {
  expect(parseAreaNameHours(text)).toEqual({ ok: false, error })
})

test('hours of items are summed exactly', () => {
  expect(sumAreaNameHours([{ hours: 0.1 }, { hours: 0.2 }])).toBe(30)
  expect(sumAreaNameHours([])).toBe(0)
})
