import type { ForecastOutlookAnswer } from '@veckovis/contracts/forecast'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { holdsLevel, permissionIds, type PermissionLevel, type RoleHolder } from '@veckovis/domain/access'
import type { Effect } from '@veckovis/domain/diary'
import type { StaffingMark } from '@veckovis/domain/forecast'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import type { Access } from '../../http/admission/access'
import type { AddressedUnit } from '../../http/admission/addressed-place'
import type { Actor } from '../../http/admission/actor'
import type { AskedOfUnits } from '../../http/admission/readable-units'
import type { AttemptLimiter } from '../../http/attempt-limiter'
import type { Mailer } from '../../mail/mailer'

/** Who asks, about which unit, and when. */
export type DiaryCaller = { readonly userId: number; readonly unitId: number; readonly at: Date }

type DiaryAction =
  | 'diary-approved'
  | 'diary-created'
  | 'diary-changed'
  | 'diary-change-proposed'
  | 'diary-change-rejected'
  | 'diary-change-withdrawn'
  | 'diary-deleted'
  | 'diary-restored'
  | 'diary-split'
  | 'diary-handed-over'
  | 'diary-returned'
  | 'diary-reminded'
  | 'diary-read'

export type DiaryChanger<Action extends DiaryAction> = DiaryCaller & Audited<AuditEvent<Action>>

/** Hours of the diary for the weeks of a unit. */
export type UnitEffect = Effect & { readonly unitId: number }

/** Figures of a week, as the forecast shows them. */
type WeekFigures = {
  readonly efficiency: number
  readonly ownWeekEfficiency: number
  readonly mark: StaffingMark
  readonly ownMark: StaffingMark
  readonly remaining: number
}

type TriedForecast = {
  readonly unitId: number
  readonly year: number
  readonly weeks: readonly { readonly week: number; readonly before: WeekFigures; readonly after: WeekFigures }[]
}

/** From week 1 on, as the plan shows them: hours, and percent of the week alone. */
type YearOfForecast = {
  readonly needs: readonly number[]
  readonly efficiency: readonly number[]
  readonly marks: readonly StaffingMark[]
}

/** What the diary needs of other areas and of the server. */
export type DiaryNeeds = {
  readonly attempts: Pick<AttemptLimiter, 'admit' | 'countWithin'>
  readonly publicUrl: string
  readonly mailer: Mailer
  /** Refuses anyone who does not know their own password; answers where their mail goes, and what changes with the next one */
  readonly confirmPassword: (given: {
    readonly current: string
    readonly actor: Actor
    readonly now: Date
  }) => Promise<{ readonly email: string; readonly accessVersion: number }>
  /**
   * Adds hours to the diary's part of the forecasts that there are, each locked until the end of the transaction; where
   * illness is counted by spell, what it takes off follows in all forecasts of the units
   */
  readonly bringHours: (
    transaction: Transaction,
    asked: {
      readonly effects: readonly UnitEffect[]
      /** The units whose entries have changed */
      readonly unitIds: readonly number[]
      readonly userId: number
      readonly at: Date
    },
  ) => Promise<void>
  /** What that would do to the forecasts whose budgets are locked, in its weeks, with what would come beside it */
  readonly tryHours: (
    transaction: Transaction,
    effects: readonly UnitEffect[],
    beside: readonly UnitEffect[],
  ) => Promise<TriedForecast[]>
  /** Each week of a forecast whose budgets are locked, as it would be with these hours; null without one */
  readonly weekFigures: (
    transaction: Transaction,
    asked: { readonly unitId: number; readonly year: number; readonly hours: readonly UnitEffect[] },
  ) => Promise<YearOfForecast | null>
  /** What lies ahead in the units whose forecasts somebody reads, as if the hours that wait in them had been approved */
  readonly outlook: (
    transaction: Transaction,
    reader: RoleHolder,
    asked: AskedOfUnits & {
      readonly askWaiting: (unitIds: readonly number[]) => Promise<readonly UnitEffect[]>
    },
  ) => Promise<ForecastOutlookAnswer>
  /** Available hours per week of some of the unit's staff, by the day from which they hold */
  readonly availableHours: (
    transaction: Transaction,
    asked: { readonly unitId: number; readonly ids: readonly number[] },
  ) => Promise<ReadonlyMap<number, readonly { readonly from: string; readonly hours: Hundredths }[]>>
}

export type DiaryServices = DiaryNeeds & { readonly database: Database }

export const diaryAccess = (level: PermissionLevel, from?: 'record'): Access => ({
  place: 'unit',
  permission: permissionIds.diary,
  level,
  licence: 'diary',
  ...(from && { from }),
})

/** The calendar day in Sweden as YYYY-MM-DD. */
export const dayOf = (at: Date): string => toIsoDate(calendarDateInStockholm(at))

/** Any constant: the first of the two keys of our advisory locks. */
const diaryLocks = 20_260_015

/**
 * One change of these units' diaries at a time, in every process, until the end of the transaction: of new entries, of
 * decisions, and of forecasts that are made and take in what waits for them (A-177). Always by ascending id.
 */
export const holdDiaries = async (transaction: Transaction, unitIds: readonly number[]): Promise<void> => {
  await transaction.query(
    'SELECT pg_advisory_xact_lock($1, id) FROM (SELECT DISTINCT id FROM unnest($2::int[]) AS asked (id) ORDER BY id OFFSET 0) AS held',
    [diaryLocks, unitIds],
  )
}

/** Whether somebody may see what the diary does to the unit's forecasts. */
export const seesForecast = (actor: RoleHolder, unit: AddressedUnit): boolean =>
  unit.licences.includes('forecast') && holdsLevel(actor, permissionIds.forecast, 'READ', unit)
