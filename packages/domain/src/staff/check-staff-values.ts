import { hundredthsFromHours, type Hundredths } from '../numbers/hundredths'
import { fail, succeed, type Result } from '../result'

/** Highest monthly salary in kronor that is taken for one; more is a slip of the finger. */
const highestMonthlySalary = 1_000_000

/** A week has no more hours. */
const hoursOfWeek = 168

export type GradeError = 'not-a-number' | 'too-many-decimals' | 'outside-grade'

/** A service grade of at most two decimals from 0 to 1.00 as hundredths; never rounded (§5, A-146). */
export const checkServiceGrade = (grade: number): Result<Hundredths, GradeError> => {
  if (Number.isFinite(grade) && (grade < 0 || grade > 1)) return fail('outside-grade')
  const hundredths = hundredthsFromHours(grade)
  return hundredths.ok ? hundredths : fail(hundredths.error === 'too-large' ? 'outside-grade' : hundredths.error)
}

export type SalaryError = 'not-an-integer' | 'zero' | 'negative' | 'too-large'

/** A monthly salary in whole kronor, above 0 (§5, A-146, A-147). */
export const checkMonthlySalary = (salary: number): Result<number, SalaryError> => {
  if (!Number.isSafeInteger(salary)) return fail('not-an-integer')
  if (salary === 0) return fail('zero')
  if (salary < 0) return fail('negative')
  return salary > highestMonthlySalary ? fail('too-large') : succeed(salary)
}

export type WeeklyHoursError = 'not-a-number' | 'too-many-decimals' | 'zero' | 'negative' | 'too-large'

/** Weekly working hours as hundredths, above 0 and at most 168 (§5, A-146). */
export const checkWeeklyHours = (hours: number): Result<Hundredths, WeeklyHoursError> => {
  const hundredths = hundredthsFromHours(hours)
  if (!hundredths.ok) return hundredths
  if (hundredths.value === 0) return fail('zero')
  if (hundredths.value < 0) return fail('negative')
  return hundredths.value > hoursOfWeek * 100 ? fail('too-large') : hundredths
}

/** A grade below 1.00 needs a reason. */
export const needsServiceReason = (grade: number): boolean => grade < 1
