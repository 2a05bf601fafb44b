import { type CalendarDate } from '@veckovis/domain/calendar'
import { checkBirthday, checkTermsDay, type Employment } from '@veckovis/domain/staff'
import { staffError } from './staff-error'

/** What only today, or the member as it stands, can tell; the schema has checked the rest. */
type StaffProblem = { readonly path: string; readonly code: 'custom'; readonly message: string }

const problem = (path: string, message: string): StaffProblem => ({ path, code: 'custom', message })

type Checked = Employment & {
  /** Undefined when it does not change */
  readonly birthday: string | undefined
  /** First day of changed terms */
  readonly termsFrom: string | undefined
}

const problemsOf = ({ birthday, termsFrom, ...employment }: Checked, today: CalendarDate): StaffProblem[] => {
  const { employedFrom, employedTo } = employment
  const born = birthday === undefined ? undefined : checkBirthday(birthday, today)
  const begun = termsFrom === undefined ? undefined : checkTermsDay(termsFrom, employment)
  return [
    ...(born?.ok === false ? [problem('birthday', born.error)] : []),
    ...(employedTo !== null && employedTo < employedFrom ? [problem('employedTo', 'ends-before-start')] : []),
    ...(begun?.ok === false ? [problem('terms.validFrom', begun.error)] : []),
  ]
}

/** Throws what the schema throws for a wrong body, in the same shape. */
export const refuseProblems = (checked: Checked, today: CalendarDate): void => {
  const problems = problemsOf(checked, today)
  if (problems.length > 0) throw staffError({ code: 'bad-request', details: { part: 'body', problems } })
}
