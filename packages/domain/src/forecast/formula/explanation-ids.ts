import type { ForecastRowId } from '../rows/forecast-row-ids'

/** Figures that a formula names and that have no row of their own. */
export const quantityIds = [
  'needs',
  'available',
  'needs-since-start',
  'available-since-start',
  'available-by-schedule',
  'available-by-schedule-since-start',
  'efficiency-by-schedule',
  'needed-at-target',
  'target',
  'tolerance',
  'first-efficiency',
  'last-efficiency',
  'required-by-budget',
  'changed-needs-from-diary',
  'entered-hours',
  'hours-from-diary',
  'hours-that-wait',
  'illness-of-range',
  'illness-by-factor',
  'illness-by-spell',
  'illness-in-spells',
  'illness-outside-spells',
  'scheduled-of-range',
  'paid-hours',
  'week-cost',
  'cost-since-start',
  'week-balance',
  'left-of-annual-budget',
  'left-of-year',
  'staff-cost-of-year',
  'fixed-cost-of-year',
  'balance-of-other-weeks',
  'share-of-week-53',
  'remaining-before',
  'annual-salary',
  'budget-hours',
  'hours-for-schedule',
  'left-for-schedule',
  'annual-workers',
  'ob-usk',
  'payroll-overhead',
  'full-time-hours',
  'weeks-per-budget-year',
  'ideal-per-week',
  'cost-per-hour',
  'server-cost-per-hour',
  'revised-cost-per-hour',
  'pay-rise',
  'fixed-cost-rise',
  'fixed-cost-rise-of-year',
  'unsocial-shift',
  'unsocial-shift-of-year',
  'zone-hours-by-budget',
  'mean-price',
  'price-urban-area',
  'price-countryside',
  'price-nursing-care',
  'price-service',
  'price-health-care',
  'price-approved-time',
  'income-of-rooms',
  'income-of-visits',
  'income-of-months',
  'sum-of-range',
  'weeks-of-range',
  'weeks-of-year',
] as const

export type QuantityId = (typeof quantityIds)[number]

/** What a term of an explanation is called: a row of the forecast or a named quantity. */
export type ExplanationNameId = ForecastRowId | QuantityId

const quantities: ReadonlySet<string> = new Set(quantityIds)

export const isQuantityId = (nameId: ExplanationNameId): nameId is QuantityId => quantities.has(nameId)

/** Every formula has a text of its own in words. */
export const formulaIds = [
  'resource-time',
  'extra-time',
  'absences',
  'hour-result',
  'available',
  'vacant',
  'required',
  'needs',
  'needs-since-start',
  'available-since-start',
  'needed-at-target',
  'target',
  'efficiency',
  'efficiency-of-week',
  'staffing-mark',
  'staffing-mark-of-week',
  'deficit',
  'deficit-since-start',
  'illness-percent',
  'illness-percent-of-range',
  'paid-hours',
  'staff-cost',
  'staff-cost-after-revision',
  'fixed-cost',
  'fixed-cost-of-settings',
  'incoming',
  'remaining',
  'week-cost',
  'cost-since-start',
  'week-balance',
  'left-of-annual-budget',
  'left-of-year',
  'fixed-cost-of-year',
  'mean-price',
  'income',
  'income-balance',
  'income-break-even',
  'full-time-posts',
  'deficit-cost',
  'deficit-cost-after-revision',
  'ideal-per-week',
  'cost-per-hour',
  'revised-cost-per-hour',
  'sum-of-weeks',
  'mean-of-weeks',
  'last-week',
  'share-times-weeks',
  'efficiency-trend',
  'entered',
  'from-schedule',
  'from-locked-budget',
  'budget-annual-salary',
  'budget-hours',
  'budget-hours-for-schedule',
  'budget-left-for-schedule',
  'budget-annual-workers',
  'budget-ob-usk',
  'budget-payroll-overhead',
] as const

export type FormulaId = (typeof formulaIds)[number]

/** When a formula does not apply as it stands, and something else counts instead. */
export type FormulaCaseId =
  | 'nothing-available'
  | 'nothing-scheduled'
  | 'target-missing'
  | 'range-start'
  | 'no-budget-hours'
  | 'no-full-time-hours'
  | 'nothing-to-earn'
