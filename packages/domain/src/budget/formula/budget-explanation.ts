import type { ExplanationIn } from '../../formula/explanation'
import type { BudgetType, RoomType, StaffType, Zone } from '../budget-codes'

/** Units that budget figures are shown in; money and hours are per year where nothing else is said. */
export type BudgetUnit =
  | 'money'
  | 'money-per-month'
  | 'money-per-week'
  | 'money-per-hour'
  | 'money-per-room'
  | 'hours'
  | 'hours-per-day'
  | 'hours-per-month'
  | 'hours-per-week'
  | 'hours-per-worker'
  | 'percent'
  | 'points'
  | 'quota'
  | 'workers'
  | 'workers-per-room'
  | 'rooms'
  | 'months'
  | 'weeks'
  | 'days'

/** The months of a year, the first one first. */
export const monthNameIds = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Figures that a formula names, beside the types of budget, staff, zone and room, and the months. */
export const budgetQuantityIds = [
  'annual-salary',
  'mean-monthly-pay',
  'rounded-mean-pay',
  'municipality-mean-pay',
  'months-per-year',
  'holiday-allowance',
  'payroll-overhead',
  'annual-worker-cost',
  'full-time-hours',
  'weeks-per-budget-year',
  'hourly-cost',
  'hours',
  'left-for-schedule',
  'ob-usk',
  'fixed-cost-per-year',
  'sum-of-shares',
  'whole-year',
  'zone-hours',
  'room-hours',
  'needed-hours',
  'budgeted-hours',
  'line-hours',
  'line-quota',
  'number-of-rooms',
  'room-quota',
  'month-share',
  'days-of-month',
] as const

type BudgetQuantityId = (typeof budgetQuantityIds)[number]

/** What a term of an explanation is called. */
export type BudgetNameId = BudgetType | StaffType | Zone | RoomType | (typeof monthNameIds)[number] | BudgetQuantityId

/** Every formula has a text of its own in words. */
export const budgetFormulaIds = [
  'annual-salary',
  'annual-worker-cost',
  'hourly-cost',
  'hours',
  'annual-workers',
  'left-for-schedule',
  'hours-for-schedule',
  'fixed-cost-per-year',
  'fixed-cost-per-week',
  'substitute-hours',
  'share-difference',
  'needed-hours',
  'efficiency',
  'zone-line-per-month',
  'zone-line-per-year',
  'zone-hours',
  'room-line',
  'room-hours',
  'day-hours',
  'week-hours',
] as const

type BudgetFormulaId = (typeof budgetFormulaIds)[number]

/** A figure that another one is made of, not rounded. */
export type BudgetTerm = {
  readonly nameId: BudgetNameId
  readonly unit: BudgetUnit
  readonly value: number
  /** What the value is multiplied by before it is added; the minus of what is taken off stands in the contribution */
  readonly factor?: { readonly unit: BudgetUnit; readonly value: number }
  /** In the unit of the whole; contributions of the same list add up to the whole */
  readonly contribution?: number
  /** How the value itself came about */
  readonly from?: BudgetExplanation
}

/** What the explanations of budgets are made of; a budget formula has no case in which it does not apply. */
export type BudgetVocabulary = {
  readonly formulaId: BudgetFormulaId
  readonly caseId: never
  readonly nameId: BudgetNameId
  readonly unit: BudgetUnit
  readonly shownUnit: BudgetUnit
  readonly value: number
  readonly term: BudgetTerm
  readonly detail: Pick<BudgetTerm, 'from'> & Partial<Pick<BudgetTerm, 'nameId'>>
}

export type BudgetExplanation = ExplanationIn<BudgetVocabulary>
