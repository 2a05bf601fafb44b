import { z } from 'zod'
import { entityId, isoInstant, uuid } from '../wire/primitives'
import {
  budgetName,
  budgetState,
  budgetTypeLines,
  budgetYear,
  monthlyShares,
  obUsk,
  staffTypeLines,
} from './budget-fields'
import { lockRequest } from './lock-request'
import { needsBudget } from './needs-budget'

const entered = {
  name: budgetName,
  budgetTypes: budgetTypeLines,
  staffTypes: staffTypeLines,
  obUsk,
  monthlyShares,
}

/** What an hour costs in hours at the average cost per hour; frozen when the budget is locked. */
export const costFactors = z.object({
  borrowed: z.number(),
  hourly: z.number(),
  filling: z.number(),
  overtime: z.number(),
  staggered: z.number(),
  shortTermIllness: z.number(),
})
export type BudgetCostFactors = z.infer<typeof costFactors>

/** What the figures are calculated from beside what was entered; frozen when the budget is locked. */
const resourceBasisValues = z.object({
  /** Percent; null when none is known for the year. */
  payrollOverhead: z.number().nullable(),
  /** Percent on yearly pay. */
  holidayAllowance: z.number(),
  /** Mean of the unit's staff in kronor; null without staff, and where it is withheld. */
  meanMonthlyPay: z.number().nullable(),
  /**
   * What the mean is for those who may not see salaries (docs/decisions/0023), left out where it is the exact one of the
   * unit: `rounded` to whole hundreds from five people on, as it was last shown; `municipality`, that of the
   * municipality; `withheld`, none. A locked budget has the exact one that its lock has frozen.
   */
  shownPay: z.enum(['rounded', 'municipality', 'withheld']).optional(),
  fullTimeHours: z.number().positive(),
  zoneHours: z.number(),
  numberOfRooms: z.int(),
  annualNeededHours: z.number(),
  costFactors,
})
export type ResourceBasisValues = z.infer<typeof resourceBasisValues>

/** Kronor and hours per year, not rounded before the lock; kept with two decimals by it. */
const figures = z.object({
  annualSalary: z.number(),
  annualWorkerCost: z.number(),
  hourlyCost: z.number(),
  hours: z.number(),
  annualWorkers: z.number(),
  leftForSchemeBudget: z.number(),
  hoursForSchedule: z.number(),
  fixedCostPerWeek: z.number(),
  annualSubstituteHours: z.number(),
})

const balance = z.object({ isBalanced: z.boolean(), costDifference: z.number(), shareDifference: z.number() })

const monthResult = z.object({
  month: z.int().min(1).max(12),
  neededHours: z.number(),
  budgetedHours: z.number(),
  /** Percent; 0 when no hours are budgeted. */
  efficiency: z.number(),
})

/** Needed over budgeted hours in percent, against the target of the needs budget. */
const yearEfficiency = z.object({ target: z.number(), year: z.number(), months: z.array(monthResult).length(12) })

export const resourceBudget = z.object({
  id: entityId,
  unitId: entityId,
  /** Counts up with every change; the ETag is `"{id}-{version}"`. */
  version: z.int().positive(),
  year: budgetYear,
  needsBudgetId: entityId,
  state: budgetState,
  lockedAt: isoInstant.nullable(),
  ...entered,
  basis: resourceBasisValues,
  /** Null when staff or payroll overhead have gone missing since it was saved, and while the pay is withheld. */
  figures: figures.nullable(),
  balance: balance.nullable(),
  /** Against the needs budget that it was made for; null without figures. */
  efficiency: yearEfficiency.nullable(),
  lockRequest: lockRequest.nullable(),
})
export type ResourceBudget = z.infer<typeof resourceBudget>

/** GET /budget/unit/{unitId}: every resource budget of the unit, the latest year first. */
export const resourceBudgetList = z.object({
  budgets: z.array(resourceBudget),
  hasStaff: z.boolean(),
  write: z.boolean(),
  approve: z.boolean(),
})
export type ResourceBudgetList = z.infer<typeof resourceBudgetList>

/** POST /budget/unit/{unitId}; `requestId` as in the needs budget. The needs budget is locked and of that year. */
export const newResourceBudget = z.strictObject({
  requestId: uuid,
  year: budgetYear,
  needsBudgetId: entityId,
  ...entered,
})
export type NewResourceBudget = z.infer<typeof newResourceBudget>

/** PATCH /budget/{id} with If-Match: only what changes. */
export const resourceBudgetChanges = z
  .strictObject(z.object(entered).partial().shape)
  .refine(changes => Object.values(changes).some(part => part !== undefined), { error: 'required' })
export type ResourceBudgetChanges = z.infer<typeof resourceBudgetChanges>

/**
 * POST /budget/{id}/lock. A budget that is not balanced needs the confirmation, or it is 409 with details
 * `{reason: 'unbalanced'}` and both differences; so does one whose pay is withheld, `{reason: 'balance-not-shown'}`: its shares are then divided by their sum, and hours for the schedule
 * below 0 become 0 in the forecast. Any other needs no body.
 */
export const resourceBudgetLock = z.strictObject({ confirmsUnbalanced: z.boolean().optional() }).nullish()
export type ResourceBudgetLock = z.infer<typeof resourceBudgetLock>

/** GET /budget/unit/{unitId}/basis/{year}: what the stepper begins with. */
export const resourceBasis = z.object({
  year: budgetYear,
  hasStaff: z.boolean(),
  /** The locked needs budget of the year, without which there is no resource budget. */
  needs: needsBudget.nullable(),
  /** Without a locked needs budget its hours and rooms are 0. */
  values: resourceBasisValues,
  lastYear: resourceBudget.nullable(),
  earlier: z.array(resourceBudget),
})
export type ResourceBasis = z.infer<typeof resourceBasis>

/** GET /budget/unit/{unitId}/results/{year}: the budgets that count for the year, and needed over budgeted hours. */
export const budgetYearResults = z.object({
  year: budgetYear,
  /** Years that have a budget, the latest first. */
  years: z.array(budgetYear),
  needs: needsBudget.nullable(),
  resources: resourceBudget.nullable(),
  /** Null unless the year has both budgets. */
  efficiency: yearEfficiency.nullable(),
})
export type BudgetYearResults = z.infer<typeof budgetYearResults>
