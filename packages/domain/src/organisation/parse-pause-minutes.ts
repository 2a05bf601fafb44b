import { fail, succeed, type Result } from '../result'
import { longestPauseMinutes } from './place-rules'

/** Minutes of pause as they are typed: whole ones, 0 to `longestPauseMinutes`. */
export const parsePauseMinutes = (text: string): Result<number, 'not-an-integer' | 'out-of-range'> => {
  const digits = text.trim()
  if (!/^\d+$/.test(digits)) return fail('not-an-integer')
  const minutes = Number(digits)
  return minutes <= longestPauseMinutes ? succeed(minutes) : fail('out-of-range')
}
