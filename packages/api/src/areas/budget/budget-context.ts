import type { BudgetedWeeks, LockRefusal, SickPayRule } from '@veckovis/domain/budget'
import type { CostShift, WeekIncome } from '@veckovis/domain/forecast'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import type { AppError } from '../../errors'
import { budgetError } from './budget-error'
import type { AttemptLimiter } from '../../http/attempt-limiter'
import type { RequireNewest } from '../../http/version-tag'
import type { Mailer } from '../../mail/mailer'
import type { PayOfMunicipality, StaffOfUnit } from './unit-basis'

/** Who changes which unit's budgets, and when. */
export type BudgetCaller = {
  /** Null when the system writes */
  readonly userId: number | null
  readonly unitId: number
  readonly at: Date
}

export type OpenForecast = (
  transaction: Transaction,
  asked: {
    readonly unitId: number
    readonly year: number
    readonly needsBudgetId: number
    readonly resourceBudgetId: number
    readonly weeks: BudgetedWeeks
    /** Null where the settings of the municipality change nothing in the year */
    readonly costShift: CostShift | null
    /** Null where the municipality has no prices, or the budget is not paid by hour or room */
    readonly income: WeekIncome | null
    readonly userId: number | null
    readonly at: Date
  },
) => Promise<void>

/** What settings make of the forecasts that rest on a resource budget. */
export type ShiftOfBudget = {
  readonly resourceBudgetId: number
  /** Null for nothing added */
  readonly costShift: CostShift | null
  /** Null for no income */
  readonly income: WeekIncome | null
}

type RepriceForecasts = (
  transaction: Transaction,
  shifts: readonly ShiftOfBudget[],
  by: { readonly userId: number | null; readonly at: Date },
) => Promise<void>

/** SEK of a year, not rounded. */
type YearAtCost = { readonly cost: number; readonly left: number; readonly income: number | null }

type TryShifts = (
  transaction: Transaction,
  shifts: readonly ShiftOfBudget[],
) => Promise<
  readonly { readonly unitId: number; readonly year: number; readonly before: YearAtCost; readonly after: YearAtCost }[]
>

type SickPayOfMunicipality = { readonly municipalityId: number; readonly rules: readonly SickPayRule[] }

type FollowSickPayRules = (
  transaction: Transaction,
  asked: SickPayOfMunicipality & { readonly userId: number | null; readonly at: Date },
) => Promise<void>

type TrySickPay = (transaction: Transaction, asked: SickPayOfMunicipality) => ReturnType<TryShifts>

export type ReplaceUnlockedBudgets = (
  transaction: Transaction,
  active: {
    readonly unitId: number
    readonly year: number
    readonly needsBudgetId: number
    readonly resourceBudgetId: number
  },
) => Promise<void>

export type HasChangeOfNeeds = (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number },
) => Promise<boolean>

/** What budgets need of other areas. */
export type BudgetNeeds = {
  readonly staffOfUnit: StaffOfUnit
  readonly payOfMunicipality: PayOfMunicipality
  /** Makes the year's forecast from two locked budgets */
  readonly openForecast: OpenForecast
  /** Forecasts follow what settings make of their budgets */
  readonly repriceForecasts: RepriceForecasts
  /** What that would do, without doing it */
  readonly tryShifts: TryShifts
  /** Forecasts follow how their municipality counts sick pay */
  readonly followSickPayRules: FollowSickPayRules
  /** What that would do, without doing it */
  readonly trySickPay: TrySickPay
  /** A forecast of budgets that are not locked, where there is one, takes over the active one */
  readonly replaceUnlockedBudgets: ReplaceUnlockedBudgets
  /** Whether an approved change of needs falls in the year; no other comes until the end of the transaction */
  readonly hasChangeOfNeeds: HasChangeOfNeeds
}

/** How those who may lock a budget are told that they are asked to. */
export type BudgetMail = {
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly attempts: Pick<AttemptLimiter, 'countWithin'>
}

export type BudgetServices = BudgetNeeds & BudgetMail & { readonly database: Database }

export type AddressedBudget = { readonly id: number; readonly requireNewest: RequireNewest }

/** Any constant: the first of the two keys of our advisory locks. */
const budgetLocks = 20_260_009

/**
 * One change of a unit's budgets at a time, of both kinds and in every process, until the end of the transaction.
 * A statement after it sees what the one before has done.
 */
export const holdBudgetsOfUnit = async (transaction: Transaction, unitId: number): Promise<void> => {
  await transaction.query('SELECT pg_advisory_xact_lock($1, $2)', [budgetLocks, unitId])
}

export const lockRefusal = (reason: LockRefusal): AppError =>
  reason === 'locked' ? budgetError({ code: 'budget-locked' }) : budgetError({ code: 'conflict', details: { reason } })

/** The audit of every change of a budget has its year, and versions, names of fields and what a lock has frozen. */
type BudgetChange = { readonly year: number; readonly [more: string]: unknown }

/** Who changes a unit's budgets by these actions. */
export type BudgetChanger<Action extends string> = BudgetCaller & Audited<AuditEvent<Action, BudgetChange>>
