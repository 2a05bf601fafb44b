import type { ReadDetails } from '@veckovis/contracts/privacy'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { type Hundredths } from '@veckovis/domain/numbers'
import type { AuditEvent } from '../../audit/audit'
import type { Transaction } from '../../db/database'

/** Who asks, about which unit, and when. */
export type StaffCaller = {
  readonly userId: number
  readonly unitId: number
  readonly at: Date
  /** WRITE on Staff: salaries, reasons and notes are shown */
  readonly seesAll: boolean
}

/** Brings the forecasts of a unit in line with its staff. */
export type RescheduleForecasts = (
  transaction: Transaction,
  asked: {
    readonly unitId: number
    readonly userId: number
    readonly at: Date
    readonly hoursOf: (year: number) => Promise<readonly Hundredths[]>
  },
) => Promise<void>

/** Weekly hours of full-time work in the unit's municipality; the area of budgets knows. */
type FullTimeHours = (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly year: number },
) => Promise<number>

/** What staff needs of other areas. */
export type StaffNeeds = {
  readonly rescheduleForecasts: RescheduleForecasts
  readonly fullTimeHours: FullTimeHours
}

/** The calendar day in Sweden as YYYY-MM-DD. */
export const dayOf = (at: Date): string => toIsoDate(calendarDateInStockholm(at))

export type StaffCreated = AuditEvent<'staff-created', { readonly employedFrom: string }> | StaffShownAgain

/** A change that was none, such as a repeat, has answered the member as it is: that is a read. */
export type StaffShownAgain = AuditEvent<'staff-read', ReadDetails>

export const shownAgain = (id: number): StaffShownAgain => ({
  action: 'staff-read',
  subject: `staff/${id}`,
  details: { question: 'staff-member', staff: [id] },
})

/** Names of the changed fields, and the day from which changed terms hold. */
export type StaffChanged =
  | StaffShownAgain
  | AuditEvent<
      'staff-changed',
      { readonly version: number; readonly fields: string[]; readonly terms?: string[]; readonly validFrom?: string }
    >

/** A list was taken in; each member that it added or changed has a row of their own too. */
export type StaffImportedEvent = AuditEvent<
  'staff-imported',
  { readonly rows: number; readonly added: readonly number[]; readonly changed: readonly number[] }
>

export type StaffRemoval = AuditEvent<'staff-removed', { readonly employedTo: string }>
