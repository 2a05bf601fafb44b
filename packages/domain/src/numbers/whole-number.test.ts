import { isWholeNumber } from './whole-number'

test('whole numbers', () => {
  expect([3, 0, -2, '3', ' 12 ', '-4', '\u22124'].map(isWholeNumber)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ])
  const refused = [2.5, Number.NaN, '2.5', '2,5', '', '1e3', '0x10', '12abc', 'x1', '9'.repeat(20)]
  expect(refused.filter(isWholeNumber)).toEqual([])
})
