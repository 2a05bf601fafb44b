import { measureText } from './measure-text'

test('times are milliseconds, or seconds where there are many, and a layout shift is a share', () => {
  expect(measureText('load', 412)).toBe('412\u00A0ms')
  expect(measureText('lcp', 2540)).toBe('2,5\u00A0s')
  expect(measureText('inp', 0)).toBe('0\u00A0ms')
  expect(measureText('cls', 94)).toBe('0,09')
})
