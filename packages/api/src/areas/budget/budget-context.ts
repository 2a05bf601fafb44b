import { createHash } from 'node:crypto'
import type { BudgetedWeeks, LockRefusal } from '@veckovis/domain/budget'
import type { Database, Transaction } from '../../db/database'
import { AppError } from '../../errors'
import { namesVersion, versionTag, type VersionedRecord } from '../../http/version-tag'
import type { StaffOfUnit } from './unit-basis'

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
    readonly userId: number | null
    readonly at: Date
  },
) => Promise<void>

export type ReplaceUnlockedBudgets = (
  transaction: Transaction,
  active: {
    readonly unitId: number
    readonly year: number
    readonly needsBudgetId: number
    readonly resourceBudgetId: number
  },
) => Promise<void>

/** What budgets need of other areas. */
export type BudgetNeeds = {
  readonly staffOfUnit: StaffOfUnit
  /** Makes the year's forecast from two locked budgets */
  readonly openForecast: OpenForecast
  /** A forecast of budgets that are not locked, where there is one, takes over the active one */
  readonly replaceUnlockedBudgets: ReplaceUnlockedBudgets
}

export type BudgetServices = BudgetNeeds & { readonly database: Database }

export type AddressedBudget = {
  readonly id: number
  /** The If-Match header; without it the newest version is meant */
  readonly basedOn: string | undefined
}

/** Any constant: the first of the two keys of our advisory locks. */
const budgetLocks = 20_260_009

/**
 * One change of a unit's budgets at a time, of both kinds and in every process, until the end of the transaction.
 * A statement after it sees what the one before has done.
 */
export const holdBudgetsOfUnit = async (transaction: Transaction, unitId: number): Promise<void> => {
  await transaction.query('SELECT pg_advisory_xact_lock($1, $2)', [budgetLocks, unitId])
}

export const requireNewest = (record: VersionedRecord, basedOn: string | undefined): void => {
  if (basedOn !== undefined && !namesVersion(basedOn, record))
    throw new AppError('stale-version', { version: record.version }, { etag: versionTag(record) })
}

export const lockRefusal = (reason: LockRefusal): AppError =>
  reason === 'locked' ? new AppError('budget-locked') : new AppError('conflict', { reason })

export const digestOf = (made: object): Buffer => createHash('sha256').update(JSON.stringify(made)).digest()

export type BudgetAudit = {
  readonly action: 'created' | 'changed' | 'activated' | 'deactivated' | 'locked' | 'deleted'
  readonly kind: 'needs-budget' | 'resource-budget'
  readonly id: number
  /** Year, version, names of fields */
  readonly details: Readonly<Record<string, unknown>>
}

/** One row for every change of a budget. */
export const noteBudgetAudit = async (
  transaction: Transaction,
  { userId, unitId, at }: BudgetCaller,
  { action, kind, id, details }: BudgetAudit,
): Promise<void> => {
  await transaction.query(
    'INSERT INTO audit_event (at, user_id, unit_id, action, subject, details) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, userId, unitId, `${kind}-${action}`, `${kind}/${id}`, JSON.stringify(details)],
  )
}
