import fc from 'fast-check'
import { placeByLargestRemainder } from './largest-remainder'

const amounts = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 })

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('A-205 the parts sum to the rounded whole, and each lies next to its exact value', () => {
  fc.assert(
    fc.property(amounts, exact => {
      const placed = placeByLargestRemainder(exact)
      expect(sumOf(placed)).toBe(Math.sign(sumOf(exact)) * Math.round(Math.abs(sumOf(exact))) + 0)
      for (const [index, value] of placed.entries()) expect(Math.abs(value - (exact[index] ?? NaN))).toBeLessThan(1)
    }),
  )
})

test('a total beside what the parts make is met too, by one unit each', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: -100, max: 100 }), (exact, beside) => {
      const total = Math.round(sumOf(exact)) + beside
      expect(sumOf(placeByLargestRemainder(exact, total))).toBe(total)
    }),
  )
  expect(placeByLargestRemainder([0.5, 0.5, -1], 1)).toEqual([1, 1, -1])
  expect(placeByLargestRemainder([0.2, 0.1], -1)).toEqual([0, -1])
  expect(() => placeByLargestRemainder([], 1)).toThrow(RangeError)
})
