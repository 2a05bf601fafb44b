import { fail, succeed, type Result } from '../result'

/** Hours as whole hundredths, a safe integer, so that sums and comparisons are exact. */
export type Hundredths = number

/** No cell may hold more hours than this, nor fewer than its negative. */
export const maximumHours = 10_000

/** Hours with at most two decimals as hundredths; fails instead of rounding. */
export const hundredthsFromHours = (
  hours: number,
): Result<Hundredths, 'not-a-number' | 'too-many-decimals' | 'too-large'> => {
  if (!Number.isFinite(hours)) return fail('not-a-number')
  const hundredths = Math.round(hours * 100)
  if (!Number.isSafeInteger(hundredths)) return fail('too-large')
  // Division is correctly rounded, so only a number of at most two decimals comes back as itself.
  return hundredths / 100 === hours ? succeed(hundredths + 0) : fail('too-many-decimals')
}

/** Hours as a plain number, the nearest to the exact decimal. */
export const hoursFromHundredths = (hundredths: Hundredths): number => hundredths / 100

/** Rounds to a whole number, halves away from zero, never to minus zero. */
export const roundHalfAwayFromZero = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0
