import { termsOn, type ServiceTerms } from '../service-terms'
import type { StaffPerson } from '../staff-fields'
import { employmentProblems, problem, reasonProblems, saidIn } from './check-rows'
import { hasTerms, planTerms, termsDifferences, type TermsChange } from './row-terms'
import { basicFields, type StaffRow, type StaffRowChange, type StaffRowProblem } from './staff-row'

/** A member as a list is compared with it. */
export type ListedMember = StaffPerson & {
  readonly id: number
  readonly version: number
  readonly terms: readonly ServiceTerms[]
}

export type PlannedChanges = {
  readonly changes: readonly StaffRowChange[]
  readonly problems: readonly StaffRowProblem[]
  readonly steps: readonly TermsChange[]
}

const basicChanges = (rows: readonly StaffRow[], member: ListedMember): StaffRowChange[] =>
  basicFields.flatMap(field => {
    if (field === 'employedFrom') return []
    const row = rows.find(each => each[field] !== undefined)
    const after = row?.[field]
    if (row === undefined || after === undefined || after === member[field]) return []
    const before = member[field] === '' ? null : member[field]
    return [{ line: row.line, field, validFrom: null, before, after }]
  })

type DatedRow = StaffRow & { readonly validFrom: string }
const isDated = (row: StaffRow): row is DatedRow => row.validFrom !== undefined

/** Terms without a day may only repeat those of today: from when others hold is not guessed. */
const undatedProblems = (rows: readonly StaffRow[], { terms }: ListedMember, today: string): StaffRowProblem[] =>
  rows
    .filter(row => !isDated(row) && hasTerms(row) && termsDifferences(termsOn(terms, today), row, today).length > 0)
    .map(row => problem(row, 'validFrom', 'required'))

/** What rows change of a member who is there; `today` is YYYY-MM-DD. */
export const planChanges = (rows: readonly StaffRow[], member: ListedMember, today: string): PlannedChanges => {
  const { employedFrom } = member
  const employedTo = saidIn(rows, 'employedTo') ?? member.employedTo
  const firstDays = rows
    .filter(row => row.employedFrom !== undefined && row.employedFrom !== employedFrom)
    .map(row => problem(row, 'employedFrom', 'first-day-stays'))
  const dated = rows.filter(hasTerms).filter(isDated)
  const { changes, steps } = planTerms(member.terms, dated)
  const changing = dated.filter(({ line }) => changes.some(change => change.line === line))
  const problems = [
    ...firstDays,
    ...undatedProblems(rows, member, today),
    ...employmentProblems(
      rows.filter(row => row.employedTo !== undefined || changing.some(({ line }) => line === row.line)),
      { employedFrom, employedTo },
    ),
    ...changing.flatMap(row => reasonProblems(row, termsOn(member.terms, row.validFrom))),
  ]
  return { changes: [...basicChanges(rows, member), ...changes], problems, steps }
}
