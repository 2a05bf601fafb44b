import { defineFormula, namedFormula } from './budget-formula'
import type { StaffTypeLine } from './money-formulas'

type FullTimePost = { readonly fullTimeHours: number; readonly weeks: number }

const postInputs = {
  fullTimeHours: { nameId: 'full-time-hours', unit: 'hours-per-week' },
  weeks: { nameId: 'weeks-per-budget-year', unit: 'weeks' },
} as const

/** What an hour of an annual worker costs in SEK, not rounded. */
export const hourlyCostFormula = namedFormula<FullTimePost & { readonly annualWorkerCost: number }>({
  id: 'hourly-cost',
  unit: 'money-per-hour',
  inputs: { annualWorkerCost: { nameId: 'annual-worker-cost', unit: 'money' }, ...postInputs },
  compute: ({ annualWorkerCost, fullTimeHours, weeks }) => annualWorkerCost / (fullTimeHours * weeks),
})

/** Hours per year that the annual salary pays for, not rounded. */
export const paidHoursFormula = namedFormula<{ readonly annualSalary: number; readonly hourlyCost: number }>({
  id: 'hours',
  unit: 'hours',
  inputs: {
    annualSalary: { nameId: 'annual-salary', unit: 'money' },
    hourlyCost: { nameId: 'hourly-cost', unit: 'money-per-hour' },
  },
  compute: ({ annualSalary, hourlyCost }) => annualSalary / hourlyCost,
})

/** Full-time posts that the hours make, not rounded. */
export const annualWorkersFormula = namedFormula<FullTimePost & { readonly hours: number }>({
  id: 'annual-workers',
  unit: 'workers',
  inputs: { hours: { nameId: 'hours', unit: 'hours' }, ...postInputs },
  compute: ({ hours, fullTimeHours, weeks }) => hours / (fullTimeHours * weeks),
})

/** Hours per year that are left for the schedule, not rounded. */
export const hoursForScheduleFormula = namedFormula<{
  readonly leftForSchedule: number
  readonly hourlyCost: number
}>({
  id: 'hours-for-schedule',
  unit: 'hours',
  inputs: {
    leftForSchedule: { nameId: 'left-for-schedule', unit: 'money' },
    hourlyCost: { nameId: 'hourly-cost', unit: 'money-per-hour' },
  },
  compute: ({ leftForSchedule, hourlyCost }) => leftForSchedule / hourlyCost,
})

/** Hours per year of the staff types that stay available as extra time. */
export const substituteHoursFormula = defineFormula<FullTimePost & { readonly workers: readonly StaffTypeLine[] }>({
  id: 'substitute-hours',
  unit: 'hours',
  compute: ({ workers, fullTimeHours, weeks }) =>
    workers.reduce((sum, { annualWorkers }) => sum + annualWorkers, 0) * (fullTimeHours * weeks),
  listTerms: ({ workers, fullTimeHours, weeks }) =>
    workers.map(({ type, annualWorkers }) => ({
      nameId: type,
      unit: 'workers',
      value: annualWorkers,
      factor: { unit: 'hours-per-worker', value: fullTimeHours * weeks },
      contribution: annualWorkers * (fullTimeHours * weeks),
    })),
})

/** Percentage points that the twelve shares are above 100 together; binary noise of a billionth is left out. */
export const shareDifferenceFormula = namedFormula<{ readonly sum: number; readonly whole: number }>({
  id: 'share-difference',
  unit: 'points',
  inputs: { sum: { nameId: 'sum-of-shares', unit: 'percent' }, whole: { nameId: 'whole-year', unit: 'percent' } },
  compute: ({ sum, whole }) => Math.round((sum - whole) * 1e9) / 1e9 + 0,
})

/** Hours per year that the lines of a needs budget ask for, not rounded. */
export const neededHoursFormula = namedFormula<{ readonly zoneHours: number; readonly roomHours: number }>({
  id: 'needed-hours',
  unit: 'hours',
  inputs: { zoneHours: { nameId: 'zone-hours', unit: 'hours' }, roomHours: { nameId: 'room-hours', unit: 'hours' } },
  compute: ({ zoneHours, roomHours }) => zoneHours + roomHours,
})

/** Needed over budgeted hours in percent, 0 when no hours are budgeted; not rounded. */
export const budgetEfficiencyFormula = namedFormula<{
  readonly neededHours: number
  readonly budgetedHours: number
}>({
  id: 'efficiency',
  unit: 'percent',
  inputs: {
    neededHours: { nameId: 'needed-hours', unit: 'hours' },
    budgetedHours: { nameId: 'budgeted-hours', unit: 'hours' },
  },
  compute: ({ neededHours, budgetedHours }) => (budgetedHours > 0 ? (neededHours / budgetedHours) * 100 : 0),
})
