import type { DiaryCategory, Weekday } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { rememberUnit } from '../lists/list-repository'

/** What a calendar is told of an approved entry; no reason, no title, no note. Days are YYYY-MM-DD. */
export type CalendarEntry = {
  readonly id: number
  readonly version: number
  readonly category: DiaryCategory
  readonly from: string
  readonly to: string
  readonly weekdays: readonly Weekday[]
  readonly returnedAfter: string | null
  readonly changedAt: Date
  /** First name and last name; null for what is about no person */
  readonly name: string | null
}

export type CalendarContent = { readonly unitName: string; readonly entries: readonly CalendarEntry[] }

// An entry lies within one year, so what ends on a day has begun at most 366 days before it.
const entriesSql = `
  SELECT e.id, e.version, e.category, e.from_date::text AS "from", e.to_date::text AS "to", e.weekdays,
    e.returned_after::text AS "returnedAfter", coalesce(e.returned_at, e.decided_at) AS "changedAt",
    p.first_name || ' ' || p.last_name AS name
  FROM diary_entry e LEFT JOIN people_of_diary($1) AS p ON p.id = e.staff_member_id
  WHERE e.unit_id = $1 AND e.deleted_at IS NULL AND e.status = 'APPROVED'
    AND e.first_date >= $2::date - 366 AND e.last_date >= $2::date
  ORDER BY e.first_date, e.id`

/** What is approved of a unit and is not over on a day, in the name of whoever acts. */
export const readCalendar = async (
  transaction: Transaction,
  { unitId, since }: { readonly unitId: number; readonly since: string },
): Promise<CalendarContent> => {
  await rememberUnit(transaction, unitId)
  const names = await transaction.query<{ name: string }>('SELECT name FROM unit WHERE id = $1', [unitId])
  const { rows } = await transaction.query<CalendarEntry>({
    name: 'calendar-entries',
    text: entriesSql,
    values: [unitId, since],
  })
  return { unitName: names.rows[0]?.name ?? '', entries: rows }
}
