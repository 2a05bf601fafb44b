import type { DiaryCategory, Weekday } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { diaryError } from '../diary-error'
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
  /** First name and last name; null for what is about no person, and where the municipality names nobody */
  readonly name: string | null
}

export type CalendarContent = { readonly unitName: string; readonly entries: readonly CalendarEntry[] }

// An entry lies within one year, so what ends on a day has begun at most 366 days before it.
const entriesSql = `
  SELECT e.id, e.version, e.category, e.from_date::text AS "from", e.to_date::text AS "to", e.weekdays,
    e.returned_after::text AS "returnedAfter", coalesce(e.returned_at, e.decided_at) AS "changedAt",
    CASE WHEN $3 THEN p.first_name || ' ' || p.last_name END AS name
  FROM diary_entry e LEFT JOIN people_of_diary($1) AS p ON p.id = e.staff_member_id
  WHERE e.unit_id = $1 AND e.deleted_at IS NULL AND e.status = 'APPROVED'
    AND e.first_date >= $2::date - 366 AND e.last_date >= $2::date
  ORDER BY e.first_date, e.id`

/** What is approved of a unit and is not over on a day, in the name of the person who acts. */
export const readCalendar = async (
  transaction: Transaction,
  { unitId, since }: { readonly unitId: number; readonly since: string },
): Promise<CalendarContent> => {
  await rememberUnit(transaction, unitId)
  const units = await transaction.query<{ name: string; namesPeople: boolean }>({
    name: 'calendar-unit',
    text: `SELECT u.name, m.names_in_calendars AS "namesPeople"
           FROM unit u JOIN municipality m ON m.id = u.municipality_id WHERE u.id = $1`,
    values: [unitId],
  })
  const [unit] = units.rows
  if (unit === undefined) throw diaryError({ code: 'not-found' })
  const { rows } = await transaction.query<CalendarEntry>({
    name: 'calendar-entries',
    text: entriesSql,
    values: [unitId, since, unit.namesPeople],
  })
  return { unitName: unit.name, entries: rows }
}
