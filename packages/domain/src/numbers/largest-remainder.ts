import { at } from '../forecast/calculation/at-week'
import { roundHalfAwayFromZero } from './hundredths'

/**
 * Whole numbers for exact ones, the sum of which is `total`, or their rounded sum: each is rounded down, and what is missing
 * goes to those with the largest remainder, the earlier first on a tie. A total that was rounded by itself may lie one unit
 * beside what the parts can make: then the first get one more, or the last one less. Throws a RangeError where there are no
 * parts for a total.
 */
export const placeByLargestRemainder = (
  exact: readonly number[],
  total = roundHalfAwayFromZero(exact.reduce((sum, value) => sum + value, 0)),
): number[] => {
  const whole = exact.map(Math.floor)
  const missing = total - whole.reduce((sum, value) => sum + value, 0)
  if (missing === 0) return whole
  if (whole.length === 0) throw new RangeError('Nothing makes a total')
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .map(({ index }) => index)
  const places = missing > 0 ? order : order.toReversed()
  for (let step = 0; step < Math.abs(missing); step += 1) {
    const index = at(places, step % places.length)
    whole[index] = at(whole, index) + Math.sign(missing)
  }
  return whole
}
