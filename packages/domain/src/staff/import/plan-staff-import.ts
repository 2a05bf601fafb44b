import { toIsoDate, type CalendarDate } from '../../calendar/calendar-date'
import { grouped } from '../../lists/grouped'
import { comparableName } from '../tell-apart'
import { contradictions, problem } from './check-rows'
import { planChanges, type ListedMember, type PlannedChanges } from './plan-changes'
import { planNewMember, type NewMember } from './plan-new-member'
import type { StaffRow, StaffRowProblem } from './staff-row'

type OfPerson = { readonly rows: readonly StaffRow[] }

/** What becomes of the rows of one person. */
export type PersonPlan = OfPerson &
  (
    | { readonly kind: 'new'; readonly member: NewMember; readonly hasNamesake: boolean }
    | ({ readonly kind: 'changed'; readonly stored: ListedMember } & Pick<PlannedChanges, 'changes' | 'steps'>)
    | { readonly kind: 'unchanged'; readonly stored: ListedMember }
    | { readonly kind: 'refused'; readonly problems: readonly StaffRowProblem[] }
  )

type Named = { readonly id?: number; readonly firstName: string; readonly lastName: string }

const personKey = (person: Named & { readonly birthday: string | null }) =>
  `${person.birthday} ${comparableName(person)}`

const planOfStored = (rows: readonly StaffRow[], stored: ListedMember, today: CalendarDate): PersonPlan => {
  const { problems, changes, steps } = planChanges(rows, stored, toIsoDate(today))
  if (problems.length > 0) return { kind: 'refused', rows, problems }
  return changes.length === 0 ? { kind: 'unchanged', rows, stored } : { kind: 'changed', rows, stored, changes, steps }
}

/** Whom the rows of one person mean: nobody, one, or more than can be told apart. */
const planOfPerson = (
  rows: readonly StaffRow[],
  namesakes: readonly ListedMember[],
  today: CalendarDate,
): PersonPlan => {
  const [first] = rows
  if (first === undefined) throw new RangeError('Nobody without a row')
  const refused = (...problems: readonly StaffRowProblem[]): PersonPlan => ({ kind: 'refused', rows, problems })
  const conflicts = contradictions(rows)
  if (conflicts.length > 0) return refused(...conflicts)
  const [stored, ...others] = namesakes.filter(({ birthday }) => birthday === first.birthday)
  if (others.length > 0) return refused(problem(first, 'lastName', 'two-members'))
  if (stored !== undefined) return planOfStored(rows, stored, today)
  if (namesakes.some(({ birthday }) => birthday === null))
    return refused(problem(first, 'birthday', 'birthday-unknown'))
  const { member, problems } = planNewMember(rows, today)
  return member === null ? refused(...problems) : { kind: 'new', rows, member, hasNamesake: namesakes.length > 0 }
}

/**
 * What a list makes of a unit's staff: its people are found by name, whatever its case and spaces, and birthday; an empty
 * cell changes nothing, and what could mean two people is told and never guessed. Person by person, in the order in which
 * the list names them first, so that the person who asks may do something else in between.
 */
export function* planStaffImport(
  rows: readonly StaffRow[],
  staff: readonly ListedMember[],
  today: CalendarDate,
): Generator<PersonPlan, void> {
  const byName = grouped(staff, comparableName)
  for (const own of grouped(rows, personKey).values()) {
    const [first] = own
    yield planOfPerson(own, (first && byName.get(comparableName(first))) ?? [], today)
  }
}
