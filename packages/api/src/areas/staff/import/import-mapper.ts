import type { PlannedPerson, SentStaffRow } from '@veckovis/contracts/staff'
import { hoursFromHundredths, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { traitsOf, type PersonPlan, type StaffRow, type StaffRowChange } from '@veckovis/domain/staff'

const hundredths = (value: number | undefined) => (value === undefined ? undefined : roundHalfAwayFromZero(value * 100))

export const rowOf = ({ weeklyHours, ordinaryGrade, actualGrade, ...row }: SentStaffRow): StaffRow => ({
  ...row,
  weeklyHours: hundredths(weeklyHours),
  ordinaryGrade: hundredths(ordinaryGrade),
  actualGrade: hundredths(actualGrade),
})

const isInHundredths = (field: StaffRowChange['field']) => ['hours', 'grade'].includes(traitsOf(field).kind)

const wireChange = (change: StaffRowChange): StaffRowChange => {
  const wire = (value: string | number | null) => (typeof value === 'number' ? hoursFromHundredths(value) : value)
  if (!isInHundredths(change.field)) return change
  return { ...change, before: wire(change.before), after: wire(change.after) }
}

/** What the page is told of the rows of one person. */
export const plannedPersonOf = (plan: PersonPlan): PlannedPerson => {
  const stored = plan.kind === 'changed' || plan.kind === 'unchanged' ? plan.stored : null
  return {
    lines: plan.rows.map(({ line }) => line),
    kind: plan.kind,
    hasNamesake: plan.kind === 'new' && plan.hasNamesake,
    id: stored?.id ?? null,
    version: stored?.version ?? null,
    changes: plan.kind === 'changed' ? plan.changes.map(wireChange) : [],
    problems:
      plan.kind === 'refused' ? plan.problems.map(problem => ({ ...problem, other: problem.other ?? null })) : [],
  }
}
