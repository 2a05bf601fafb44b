import type { DiaryEntry } from '@veckovis/contracts/diary'
import type {
  ChangeOfNeedReason,
  ChosenDates,
  DiaryCategory,
  DiaryStatus,
  EntryContent,
  EntryFigures,
  ExtraResourceReason,
  Weekday,
  WorkTimes,
} from '@veckovis/domain/diary'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'

/** Who comes in the place of somebody: a member of the staff, or a pool by its name; the other one is null. */
export type NamedAs = { readonly staffId: number | null; readonly pool: string | null }

export const namedAs = (staffId: number | null, pool: string | null): NamedAs | null =>
  staffId === null && pool === null ? null : { staffId, pool }

/** What of an entry the forecast does not know. */
export type EntryRemarks = Pick<DiaryEntry, 'title' | 'notes' | 'roomType' | 'quantity' | 'locationType'> & {
  readonly times: WorkTimes | null
  readonly named: NamedAs | null
}

/** An entry as it is stored; days are YYYY-MM-DD. */
export type StoredEntry = EntryRemarks &
  EntryFigures & {
    readonly id: number
    readonly unitId: number
    readonly version: number
    readonly status: DiaryStatus
    readonly content: EntryContent
    readonly firstDate: string
    readonly lastDate: string
    readonly days: number
    readonly createdAt: Date
    readonly createdBy: string | null
    readonly decidedAt: Date | null
    readonly decidedBy: string | null
    readonly decisionComment: string
    readonly handledAt: Date | null
    readonly returnedAfter: string | null
    /** Before the last early return */
    readonly wasAwayUntil: string | null
    readonly deletedAt: Date | null
    readonly waitsForYears: readonly number[]
  }

/** Columns of an entry `e`; hours are still hours. */
export const entryColumns = `e.id, e.unit_id AS "unitId", e.version, e.category, e.status, e.title, e.notes,
  e.from_date::text AS "from", e.to_date::text AS "to", e.weekdays, e.first_date::text AS "firstDate",
  e.last_date::text AS "lastDate", e.days, e.absence_reason_id AS "absenceReasonId", e.reason_code AS "reasonCode",
  e.staff_member_id AS "staffId", e.per_day AS "perDay", e.begins_at AS "beginsAt", e.ends_at AS "endsAt",
  e.is_night_work AS "isNightWork", e.substitute_type_id AS "substituteTypeId",
  e.substitute_per_day AS "substitutePerDay", e.substitute_member_id AS "substituteMemberId",
  e.substitute_pool AS "substitutePool", e.per_week AS "perWeek", e.room_type AS "roomType", e.quantity,
  e.location_type AS "locationType", e.hours, e.temporary_hours AS "temporaryHours", e.difference,
  e.created_at AS "createdAt", name_of_person(e.created_by) AS "createdBy", e.decided_at AS "decidedAt",
  name_of_person(e.decided_by) AS "decidedBy", e.decision_comment AS "decisionComment", e.handled_at AS "handledAt",
  e.returned_after::text AS "returnedAfter", e.was_away_until::text AS "wasAwayUntil", e.deleted_at AS "deletedAt",
  CASE e.status WHEN 'APPROVED' THEN ARRAY(SELECT DISTINCT d.year FROM diary_effect d WHERE d.entry_id = e.id
      AND NOT EXISTS (SELECT FROM forecast f WHERE f.unit_id = e.unit_id AND f.year = d.year) ORDER BY d.year)
    ELSE '{}' END AS "waitsForYears"`

export type EntryColumns = Omit<StoredEntry, 'content' | 'times' | 'named'> &
  Pick<ChosenDates, 'from' | 'to'> & {
    readonly category: DiaryCategory
    readonly weekdays: readonly Weekday[]
    readonly absenceReasonId: number | null
    readonly reasonCode: string | null
    readonly staffId: number | null
    readonly perDay: number | null
    readonly beginsAt: string | null
    readonly endsAt: string | null
    readonly isNightWork: boolean | null
    readonly substituteTypeId: number | null
    readonly substitutePerDay: number | null
    readonly substituteMemberId: number | null
    readonly substitutePool: string | null
    readonly perWeek: number | null
  }

export const inHundredths = (hours: number): number => roundHalfAwayFromZero(hours * 100)

/** A column that the checks of the table let no row of the category be without. */
const held = <T>(value: T | null): T => {
  if (value === null) throw new Error('An entry lacks what its category has')
  return value
}

const contentOf = (row: EntryColumns): EntryContent => {
  const { from, to, weekdays, category } = row
  const dates = { from, to, weekdays }
  if (category === 'CHANGE_OF_NEEDS') {
    const reason = held(row.reasonCode) as ChangeOfNeedReason
    return { ...dates, category, reason, perWeek: inHundredths(held(row.perWeek)) }
  }
  const perDay = inHundredths(held(row.perDay))
  if (category === 'EXTRA_RESOURCE') {
    const reason = held(row.reasonCode) as ExtraResourceReason
    return { ...dates, category, reason, typeId: held(row.substituteTypeId), perDay }
  }
  const { substituteTypeId: typeId } = row
  const substitute = typeId === null ? null : { typeId, perDay: inHundredths(held(row.substitutePerDay)) }
  return { ...dates, category, reason: held(row.absenceReasonId), staffId: held(row.staffId), perDay, substitute }
}

const timesOf = ({ beginsAt, endsAt, isNightWork }: EntryColumns): WorkTimes | null =>
  beginsAt === null ? null : { from: beginsAt, to: held(endsAt), isNightWork: held(isNightWork) }

export const entryFromColumns = (row: EntryColumns): StoredEntry => {
  const { id, unitId, version, status, title, notes, firstDate, lastDate, days, roomType, quantity } = row
  const { createdAt, createdBy, decidedAt, decidedBy, decisionComment, handledAt, deletedAt } = row
  const { returnedAfter, wasAwayUntil } = row
  return {
    ...{ id, unitId, version, status, title, notes, firstDate, lastDate, days, roomType, quantity },
    ...{
      createdAt,
      createdBy,
      decidedAt,
      decidedBy,
      decisionComment,
      handledAt,
      deletedAt,
      returnedAfter,
      wasAwayUntil,
    },
    locationType: row.locationType,
    waitsForYears: row.waitsForYears,
    content: contentOf(row),
    times: timesOf(row),
    named: namedAs(row.substituteMemberId, row.substitutePool),
    hours: inHundredths(row.hours),
    temporaryHours: row.temporaryHours === null ? null : inHundredths(row.temporaryHours),
    difference: row.difference === null ? null : inHundredths(row.difference),
  }
}
