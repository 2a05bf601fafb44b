import type { LockedResourceBudget } from '../forecast-input'
import { rowsFormula, runningFormula } from '../formula/list-formulas'
import { namedFormula, linearFormula } from '../formula/forecast-formula'
import { forecastRowIds as ids } from '../rows/forecast-row-ids'

/** Ideal budget per week in SEK: the annual salary divided by 52, not rounded (§9). */
export const idealPerWeekFormula = namedFormula<{ readonly annualSalary: number; readonly weeks: number }>({
  id: 'ideal-per-week',
  unit: 'money',
  inputs: {
    annualSalary: { nameId: 'annual-salary', unit: 'money' },
    weeks: { nameId: 'weeks-per-budget-year', unit: 'weeks' },
  },
  compute: ({ annualSalary, weeks }) => annualSalary / weeks,
})

/** Average cost in SEK per hour, not rounded; without budget hours the server's figure (§9, A-084). */
export const costPerHourFormula = namedFormula<
  Pick<LockedResourceBudget, 'annualSalary' | 'hours' | 'serverCostPerHour'>
>({
  id: 'cost-per-hour',
  unit: 'money-per-hour',
  inputs: {
    annualSalary: { nameId: 'annual-salary', unit: 'money' },
    hours: { nameId: 'budget-hours', unit: 'hours' },
    serverCostPerHour: { nameId: 'server-cost-per-hour', unit: 'money-per-hour', onlyInCase: true },
  },
  compute: ({ annualSalary, hours }) => annualSalary / hours,
  except: {
    id: 'no-budget-hours',
    when: ({ hours }) => hours <= 0,
    compute: ({ serverCostPerHour }) => serverCostPerHour,
  },
})

/** What an hour of a week costs in SEK after revisions of pay, not rounded; the budget's cost per hour stays. */
export const revisedCostPerHourFormula = namedFormula<{ readonly costPerHour: number; readonly payRise: number }>({
  id: 'revised-cost-per-hour',
  unit: 'money-per-hour',
  inputs: {
    costPerHour: { nameId: 'cost-per-hour', unit: 'money-per-hour' },
    payRise: { nameId: 'pay-rise', unit: 'percent' },
  },
  compute: ({ costPerHour, payRise }) => costPerHour * (1 + payRise / 100),
})

/** Paid hours of a week: each row times its factor (§9, A-083). */
export const paidHoursFormula = rowsFormula({ id: 'paid-hours', unit: 'hours' })

type HoursAtCost = { readonly hours: number; readonly costPerHour: number }

/** Staff cost of a week in SEK, not rounded and not limited to 0 (§9, A-098). */
export const staffCostFormula = namedFormula<HoursAtCost>({
  id: 'staff-cost',
  unit: 'money',
  inputs: {
    hours: { nameId: 'paid-hours', unit: 'hours' },
    costPerHour: { nameId: 'cost-per-hour', unit: 'money-per-hour' },
  },
  compute: ({ hours, costPerHour }) => hours * costPerHour,
})

/** Cost in SEK per week of staff outside the schedule, as the locked budget has it, and what settings move in it. */
export const fixedCostFormula = linearFormula({
  id: 'fixed-cost',
  unit: 'money',
  inputs: { fixedCost: ids.fixedCost, rise: 'fixed-cost-rise', unsocial: 'unsocial-shift' },
  untilSet: ['rise', 'unsocial'],
  compute: ({ fixedCost, rise, unsocial }) => fixedCost + rise + unsocial,
})

/** Budget at hand in a week in SEK: the ideal share plus what the week before left. */
export const incomingFormula = linearFormula({
  id: 'incoming',
  unit: 'money',
  inputs: {
    idealPerWeek: 'ideal-per-week',
    remainingBefore: 'remaining-before',
  },
  compute: ({ idealPerWeek, remainingBefore }) => idealPerWeek + remainingBefore,
})

/** What the week leaves, in SEK. */
export const remainingFormula = linearFormula({
  id: 'remaining',
  unit: 'money',
  inputs: {
    incoming: ids.incomingBudget,
    staffCost: ids.staffCost,
    fixedCost: ids.fixedCost,
  },
  compute: ({ incoming, staffCost, fixedCost }) => incoming - staffCost - fixedCost,
})

/** What a week costs, in SEK. */
export const weekCostFormula = linearFormula({
  id: 'week-cost',
  unit: 'money',
  inputs: { staffCost: ids.staffCost, fixedCost: ids.fixedCost },
  compute: ({ staffCost, fixedCost }) => staffCost + fixedCost,
})

/** What the weeks from the start week cost, in SEK. */
export const costSinceStartFormula = runningFormula({ id: 'cost-since-start', unit: 'money' })

/** The week's own surplus in SEK; over a range these add up to the remaining budget of its last week. */
export const weekBalanceFormula = linearFormula({
  id: 'week-balance',
  unit: 'money',
  inputs: {
    idealPerWeek: 'ideal-per-week',
    staffCost: ids.staffCost,
    fixedCost: ids.fixedCost,
  },
  compute: ({ idealPerWeek, staffCost, fixedCost }) => idealPerWeek - staffCost - fixedCost,
})

/** What is left of the annual salary after the costs from the start week, in SEK. */
export const leftOfAnnualBudgetFormula = linearFormula({
  id: 'left-of-annual-budget',
  unit: 'money',
  inputs: {
    annualSalary: 'annual-salary',
    costSinceStart: 'cost-since-start',
  },
  compute: ({ annualSalary, costSinceStart }) => annualSalary - costSinceStart,
})

/** What the staff outside the schedule costs in all weeks of the ISO year, in SEK. */
export const fixedCostOfYearFormula = namedFormula<{ readonly fixedCost: number; readonly weeks: number }>({
  id: 'fixed-cost-of-year',
  unit: 'money',
  inputs: { fixedCost: { nameId: ids.fixedCost, unit: 'money' }, weeks: { nameId: 'weeks-of-year', unit: 'weeks' } },
  compute: ({ fixedCost, weeks }) => fixedCost * weeks,
})

/**
 * What is left of the year's budget in SEK, not rounded: the annual salary less what all weeks of the ISO year cost, 52
 * or 53 of them, whatever range is in view (§1, §9, A-233).
 */
export const leftOfYearFormula = linearFormula({
  id: 'left-of-year',
  unit: 'money',
  inputs: {
    annualSalary: 'annual-salary',
    staffCost: 'staff-cost-of-year',
    fixedCost: 'fixed-cost-of-year',
    fixedCostRise: 'fixed-cost-rise-of-year',
    unsocialShift: 'unsocial-shift-of-year',
  },
  untilSet: ['fixedCostRise', 'unsocialShift'],
  compute: ({ annualSalary, staffCost, fixedCost, fixedCostRise, unsocialShift }) =>
    annualSalary - staffCost - fixedCost - fixedCostRise - unsocialShift,
})

/** The deficit in full-time posts, not rounded; 0 when the budget has no full-time hours. */
export const fullTimePostsFormula = namedFormula<{ readonly deficit: number; readonly fullTimeHours: number }>({
  id: 'full-time-posts',
  unit: 'fte',
  inputs: {
    deficit: { nameId: ids.deficitHours, unit: 'hours' },
    fullTimeHours: { nameId: 'full-time-hours', unit: 'hours-per-week' },
  },
  compute: ({ deficit, fullTimeHours }) => deficit / fullTimeHours,
  except: { id: 'no-full-time-hours', when: ({ fullTimeHours }) => fullTimeHours <= 0, compute: () => 0 },
})

/** The deficit in SEK at the average cost per hour, not rounded. */
export const deficitCostFormula = namedFormula<HoursAtCost>({
  id: 'deficit-cost',
  unit: 'money',
  inputs: {
    hours: { nameId: ids.deficitHours, unit: 'hours' },
    costPerHour: { nameId: 'cost-per-hour', unit: 'money-per-hour' },
  },
  compute: ({ hours, costPerHour }) => hours * costPerHour,
})
