import { weeksPerBudgetYear } from '../../forecast/forecast-constants'
import { figureOf } from '../../formula/figure'
import type { ShownPay } from '../basis/shown-pay'
import { extraTimeStaffTypes, staffTypes, type StaffType } from '../budget-codes'
import {
  annualWorkersFormula,
  budgetEfficiencyFormula,
  hourlyCostFormula,
  hoursForScheduleFormula,
  paidHoursFormula,
  shareDifferenceFormula,
  substituteHoursFormula,
} from '../formula/hour-formulas'
import {
  annualSalaryFormula,
  annualWorkerCostFormula,
  fixedCostPerWeekFormula,
  fixedCostPerYearFormula,
  leftForScheduleFormula,
  type BudgetAmount,
  type StaffTypeLine,
} from '../formula/money-formulas'
import { figuresFrom, type BudgetFigure } from './budget-figure'

type SalaryFrame = {
  readonly budgetTypes: readonly BudgetAmount[]
  /** Hours per year of the needs budget's zone lines */
  readonly zoneHours: number
  readonly numberOfRooms: number
}

type PayFrame = {
  /** SEK per month */
  readonly meanMonthlyPay: number
  readonly shownPay?: ShownPay['shownPay'] | undefined
  /** Percent */
  readonly holidayAllowance: number
  /** Percent */
  readonly payrollOverhead: number
}

type WorkersFrame = {
  readonly staffTypes: readonly StaffTypeLine[]
  /** SEK per year */
  readonly obUsk: number
}

type CostFrame = PayFrame & WorkersFrame & { readonly fullTimeHours: number }

/** What was entered and what it rests on, once pay is known. */
export type ResourceFrame = SalaryFrame & CostFrame

const ofSalary = figuresFrom<SalaryFrame>()
const ofCost = figuresFrom<CostFrame>()
const ofBudget = figuresFrom<ResourceFrame>()

const meanPayNames = {
  exact: 'mean-monthly-pay',
  rounded: 'rounded-mean-pay',
  municipality: 'municipality-mean-pay',
  // There are no figures then.
  withheld: 'mean-monthly-pay',
} as const

/** What a mean pay is called: that of the unit, or what stands in its place for those who may not see salaries. */
export const meanPayName = (shownPay: ShownPay['shownPay'] | undefined) => meanPayNames[shownPay ?? 'exact']

const weeks = () => weeksPerBudgetYear
const post = { fullTimeHours: ({ fullTimeHours }: CostFrame) => fullTimeHours, weeks }
const obUsk = (frame: CostFrame) => frame.obUsk

// In the order of the specification, whatever the order in which they were entered.
const workersOf = (frame: CostFrame, counts: (type: StaffType) => boolean): StaffTypeLine[] =>
  staffTypes.flatMap(type => (counts(type) ? frame.staffTypes.filter(line => line.type === type) : []))
const isExtraTime = (type: StaffType) => extraTimeStaffTypes.includes(type)

/** The chosen budget types added up, in SEK per year. */
export const annualSalary = ofSalary(annualSalaryFormula, {
  amounts: ({ budgetTypes }) => budgetTypes,
  zoneHours: ({ zoneHours }) => zoneHours,
  numberOfRooms: ({ numberOfRooms }) => numberOfRooms,
})

/** Cost of one annual worker in SEK per year. */
const annualWorkerCost: BudgetFigure<PayFrame> = figureOf(
  annualWorkerCostFormula,
  ({ meanMonthlyPay, holidayAllowance, payrollOverhead }) => ({
    meanMonthlyPay,
    months: 12,
    holidayAllowance,
    payrollOverhead,
  }),
  { details: { meanMonthlyPay: ({ shownPay }) => ({ nameId: meanPayName(shownPay) }) } },
)

const hourlyCost = ofCost(hourlyCostFormula, { annualWorkerCost, ...post })

const hours = ofBudget(paidHoursFormula, { annualSalary, hourlyCost })

const leftForSchedule = ofBudget(leftForScheduleFormula, {
  annualSalary,
  workers: frame => workersOf(frame, () => true),
  annualWorkerCost,
  obUsk,
})

const fixedCostPerYear = ofCost(fixedCostPerYearFormula, {
  workers: frame => workersOf(frame, type => !isExtraTime(type)),
  annualWorkerCost,
  obUsk,
})

/** The figures that follow from pay, each defined once, in the order in which they rest on each other. */
export const resourceFigures = {
  annualSalary,
  annualWorkerCost,
  /** SEK per hour */
  hourlyCost,
  /** Hours per year that the annual salary pays for */
  hours,
  /** Full-time posts that the hours make */
  annualWorkers: ofBudget(annualWorkersFormula, { hours, ...post }),
  /** SEK per year */
  leftForSchemeBudget: leftForSchedule,
  /** Hours per year */
  hoursForSchedule: ofBudget(hoursForScheduleFormula, { leftForSchedule, hourlyCost }),
  /** SEK per week outside the schedule */
  fixedCostPerWeek: ofCost(fixedCostPerWeekFormula, { perYear: fixedCostPerYear, weeks }),
  /** Hours per year of the staff types buffer and substitutes */
  annualSubstituteHours: ofCost(substituteHoursFormula, {
    workers: frame => workersOf(frame, isExtraTime),
    ...post,
  }),
} as const

export type ResourceBudgetFigures = { readonly [Figure in keyof typeof resourceFigures]: number }

/** Every figure of a resource budget, in SEK and hours per year, not rounded. */
export const calculateResourceFigures = (frame: ResourceFrame): ResourceBudgetFigures => ({
  annualSalary: annualSalary.calculate(frame),
  annualWorkerCost: annualWorkerCost.calculate(frame),
  hourlyCost: hourlyCost.calculate(frame),
  hours: hours.calculate(frame),
  annualWorkers: resourceFigures.annualWorkers.calculate(frame),
  leftForSchemeBudget: leftForSchedule.calculate(frame),
  hoursForSchedule: resourceFigures.hoursForSchedule.calculate(frame),
  fixedCostPerWeek: resourceFigures.fixedCostPerWeek.calculate(frame),
  annualSubstituteHours: resourceFigures.annualSubstituteHours.calculate(frame),
})

/** Percentage points that the twelve shares are above 100 together. */
export const shareDifference = figuresFrom<{ readonly monthlyShares: readonly number[] }>()(shareDifferenceFormula, {
  sum: ({ monthlyShares }) => monthlyShares.reduce((total, share) => total + share, 0),
  whole: () => 100,
})

/** Needed over budgeted hours in percent. */
export const budgetEfficiency = figuresFrom<{ readonly neededHours: number; readonly budgetedHours: number }>()(
  budgetEfficiencyFormula,
  { neededHours: ({ neededHours }) => neededHours, budgetedHours: ({ budgetedHours }) => budgetedHours },
)
