import { type Hundredths } from '../numbers/hundredths'
import { checkNumber, type NumberError, type NumberRule } from '../numbers/number-rule'
import { parseHours, parseNumber } from '../numbers/parse-number'
import { fail, succeed, type Result } from '../result'

/** Numbers of a staff member. Only a grade may be 0, on full leave (§5, A-146). */
export const staffNumberRules = {
  /** Share of a full-time post, 1 is all */
  'service-grade': { decimals: 2, most: 1, allowsZero: true, typed: 'none' },
  /** Kronor per month; more is a slip of the finger */
  'monthly-salary': { decimals: 0, most: 1_000_000, typed: 'kronor' },
  /** A week has no more hours */
  'weekly-hours': { decimals: 2, most: 168, typed: 'hours' },
} as const satisfies Record<string, NumberRule>

type HundredthsOrError = Result<Hundredths, NumberError>

const checkHundredths = (value: number, rule: NumberRule): HundredthsOrError => {
  const checked = checkNumber(value, rule)
  return checked.ok ? succeed(Math.round(checked.value * 100)) : checked
}

type GradeError = NumberError | 'outside-grade'

const asGrade = (grade: HundredthsOrError): Result<Hundredths, GradeError> =>
  !grade.ok && (grade.error === 'negative' || grade.error === 'too-large') ? fail('outside-grade') : grade

/** A service grade of at most two decimals from 0 to 1.00 as hundredths; never rounded (§5, A-146). */
export const checkServiceGrade = (grade: number): Result<Hundredths, GradeError> =>
  asGrade(checkHundredths(grade, staffNumberRules['service-grade']))

/** Text of a service grade, as parseHours; `outside-grade` beyond 0 to 1 (§5, A-146). */
export const parseServiceGrade = (text: string): Result<Hundredths, GradeError> =>
  asGrade(parseHours(text, staffNumberRules['service-grade']))

const wholePercent = /^([1-9]\d|100) ?%?$/

/**
 * The grade, as hundredths, that a text beyond 1.00 is likely meant as: 80 and 80 % as 0.80. It is asked about, never
 * taken; null for anything else, such as a single digit, which may be the first of two.
 */
export const likelyServiceGrade = (text: string): Hundredths | null => {
  const [, percent] = wholePercent.exec(text.trim()) ?? []
  return percent === undefined ? null : Number(percent)
}

// Anyone who types no number at all is told what is wanted, not only that it is a number (§5).
const asSalary = (salary: Result<number, NumberError>): Result<number, NumberError> =>
  !salary.ok && salary.error === 'not-a-number' ? fail('not-an-integer') : salary

/** A monthly salary in whole kronor, above 0 (§5, A-146, A-147). */
export const checkMonthlySalary = (salary: number): Result<number, NumberError> =>
  asSalary(checkNumber(salary, staffNumberRules['monthly-salary']))

/** Text of a monthly salary, as parseNumber; what is no number is `not-an-integer` (§5, A-147). */
export const parseMonthlySalary = (text: string): Result<number, NumberError> =>
  asSalary(parseNumber(text, staffNumberRules['monthly-salary']))

/** Weekly working hours as hundredths, above 0 and at most 168 (§5, A-146). */
export const checkWeeklyHours = (hours: number): HundredthsOrError =>
  checkHundredths(hours, staffNumberRules['weekly-hours'])

/** Text of weekly working hours, as parseHours (§5, A-146). */
export const parseWeeklyHours = (text: string): HundredthsOrError => parseHours(text, staffNumberRules['weekly-hours'])

/** A grade below 1.00 needs a reason. */
export const needsServiceReason = (grade: number): boolean => grade < 1
