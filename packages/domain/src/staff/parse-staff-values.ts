import type { Hundredths } from '../numbers/hundredths'
import { parseHours, type HoursError } from '../numbers/parse-hours'
import { fail, type Result } from '../result'
import {
  checkMonthlySalary,
  checkServiceGrade,
  checkWeeklyHours,
  type GradeError,
  type SalaryError,
  type WeeklyHoursError,
} from './check-staff-values'

const spaces = /[\u0020\u00a0\u2009\u202f]/g
// Digits alone, or groups of three; "4 5" is a slip of the finger and not 45.
const wholeShape = /^[-\u2212\u2013]?(?:\d+|\d{1,3}(?: \d{3})+)$/

const parseNumber = (text: string): Result<Hundredths, HoursError | 'required'> =>
  text.replace(spaces, '') === '' ? fail('required') : parseHours(text, { allowNegative: true })

/** Text of a service grade, comma or point, as hundredths from 0 to 100; empty is `required` (§5, A-146). */
export const parseServiceGrade = (text: string): Result<Hundredths, GradeError | 'required'> => {
  const parsed = parseNumber(text)
  if (parsed.ok) return checkServiceGrade(parsed.value / 100)
  return fail(parsed.error === 'negative' || parsed.error === 'too-large' ? 'outside-grade' : parsed.error)
}

/** Text of weekly working hours, comma or point, as hundredths above 0; empty is `required` (§5, A-146). */
export const parseWeeklyHours = (text: string): Result<Hundredths, WeeklyHoursError | 'required'> => {
  const parsed = parseNumber(text)
  return parsed.ok ? checkWeeklyHours(parsed.value / 100) : parsed
}

/** Text of a monthly salary, spaces between thousands, as whole kronor above 0; empty is `required` (§5, A-147). */
export const parseMonthlySalary = (text: string): Result<number, SalaryError | 'required'> => {
  const trimmed = text.replace(spaces, ' ').trim()
  if (trimmed === '') return fail('required')
  if (!wholeShape.test(trimmed)) return fail('not-an-integer')
  return checkMonthlySalary(Number(trimmed.replaceAll(' ', '').replace(/^[\u2212\u2013]/, '-')))
}
