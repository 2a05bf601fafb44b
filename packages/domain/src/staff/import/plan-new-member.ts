import type { CalendarDate } from '../../calendar/calendar-date'
import { checkBirthday } from '../check-person'
import type { ServiceValues } from '../service-terms'
import {
  isText,
  personFieldNames,
  termsFieldNames,
  traitsOf,
  type NewPerson,
  type PersonField,
  type TermsField,
} from '../staff-fields'
import { employmentProblems, problem, reasonProblems, saidIn } from './check-rows'
import { hasTerms, planTerms, type TermsChange } from './row-terms'
import type { StaffRow, StaffRowProblem } from './staff-row'

export type NewMember = NewPerson & {
  /** From the first day. */
  readonly terms: ServiceValues
  /** Terms of later days, in their order. */
  readonly later: readonly TermsChange[]
}

const isNeeded = (field: PersonField | TermsField) => traitsOf(field).required !== undefined

/** What the rows say of somebody new, the first of them how the name is written; null while something is missing. */
const personOf = (rows: readonly StaffRow[]): NewPerson | null => {
  const said = personFieldNames.map(field => [field, saidIn(rows, field) ?? (isText(field) ? '' : null)] as const)
  if (said.some(([field, value]) => isNeeded(field) && value === null)) return null
  return Object.fromEntries(said) as NewPerson
}

const valuesOf = ({ salary, weeklyHours, ordinaryGrade, actualGrade, ...row }: StaffRow): ServiceValues | null =>
  salary === undefined || weeklyHours === undefined || ordinaryGrade === undefined || actualGrade === undefined
    ? null
    : {
        salary,
        weeklyHours,
        ordinaryService: { grade: ordinaryGrade, reason: row.ordinaryReason ?? null },
        actualService: { grade: actualGrade, reason: row.actualReason ?? null },
      }

const dayOf = (row: StaffRow, employedFrom: string) => row.validFrom ?? employedFrom

type Planned = { readonly member: NewMember | null; readonly problems: readonly StaffRowProblem[] }

/** What is missing before anything else can be said. */
const gaps = (first: StaffRow, rows: readonly StaffRow[], today: CalendarDate): StaffRowProblem[] => {
  const born = checkBirthday(first.birthday, today)
  return [
    ...(born.ok ? [] : [problem(first, 'birthday', 'not-plausible')]),
    ...[
      ...personFieldNames.filter(field => saidIn(rows, field) === undefined),
      ...termsFieldNames.filter(field => first[field] === undefined),
    ]
      .filter(isNeeded)
      .map(field => problem(first, field, 'required')),
  ]
}

/**
 * Somebody new, with all that a new member has to have: the earliest row gives the terms of the first day, the others
 * those of later days.
 */
export const planNewMember = (rows: readonly StaffRow[], today: CalendarDate): Planned => {
  const sorted = rows.toSorted((one, other) => ((one.validFrom ?? '') < (other.validFrom ?? '') ? -1 : 1))
  const first = sorted.find(hasTerms) ?? sorted[0]
  if (first === undefined) throw new RangeError('Nobody without a row')
  const missing = gaps(first, rows, today)
  const [person, terms] = [personOf([first, ...rows]), valuesOf(first)]
  if (missing.length > 0 || person === null || terms === null) return { member: null, problems: missing }
  const { employedFrom, employedTo } = person
  const others = sorted
    .filter(row => row !== first && hasTerms(row))
    .map(row => ({ ...row, validFrom: dayOf(row, employedFrom) }))
  const problems = [
    ...(dayOf(first, employedFrom) === employedFrom ? [] : [problem(first, 'validFrom', 'first-terms-day')]),
    ...employmentProblems(rows, { employedFrom, employedTo }),
    ...reasonProblems(first, terms),
    ...others.flatMap(row => reasonProblems(row, terms)),
  ]
  const later = planTerms([{ ...terms, validFrom: employedFrom }], others).steps
  return problems.length > 0 ? { member: null, problems } : { member: { ...person, terms, later }, problems }
}
