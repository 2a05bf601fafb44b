import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import type { AlikeMembers, NamedPerson } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import { createValues, holdsEveryWord, limitTo, wordsOf, type PageAsked } from '../../../db/lists/list-sql'
import { memberColumns, memberFromColumns } from '../staff-repository'
import type { StoredStaffMember } from '../stored-staff'

/** Days of a unit's schedule, YYYY-MM-DD, both among them. */
export type ScheduledDays = { readonly unitId: number; readonly firstDay: string; readonly lastDay: string }
type Searched = ScheduledDays & { readonly search: string }

/** Of the unit $1 and employed some day from $2 to $3; anyone who was taken out of the table stays where hours were. */
const employedBetween = `s.unit_id = $1 AND s.employed_from <= $3::date AND coalesce(s.employed_to >= $2::date, true)
  AND coalesce(s.employed_from <= s.removed_on, true)`

const byName = 's.last_name, s.first_name, s.id'

/** Everybody who is or was employed some day between the two, in Swedish order. */
export const listEmployed = async (
  transaction: Transaction,
  { unitId, firstDay, lastDay }: ScheduledDays,
): Promise<StoredStaffMember[]> => {
  const { rows } = await transaction.query<StoredStaffMember>({
    name: 'staff-employed',
    text: `SELECT ${memberColumns} FROM staff_member s WHERE ${employedBetween} ORDER BY ${byName}`,
    values: [unitId, firstDay, lastDay],
  })
  return rows.map(memberFromColumns)
}

/** A page of those among them whom the search finds. */
export const pageOfEmployed = async (
  transaction: Transaction,
  asked: Searched & PageAsked,
): Promise<StoredStaffMember[]> => {
  const { unitId, firstDay, lastDay, search } = asked
  const values = createValues(unitId, firstDay, lastDay, wordsOf(search))
  // The page first: what stands in a row is read for the rows of the page alone.
  const { rows } = await transaction.query<StoredStaffMember>(
    `SELECT ${memberColumns} FROM unnest(ARRAY(
       SELECT s.id FROM staff_member s WHERE ${employedBetween} AND ${holdsEveryWord('s.searched_name', '$4::text[]')}
       ORDER BY ${byName} ${limitTo(asked, values)}
     )) WITH ORDINALITY AS page (id, place) JOIN staff_member s ON s.id = page.id ORDER BY page.place`,
    values.values,
  )
  return rows.map(memberFromColumns)
}

/** How many the search finds in the year and in none of the days. */
export const countOthersOfYear = async (
  transaction: Transaction,
  { days, year }: { readonly days: Searched; readonly year: ScheduledDays },
): Promise<number> => {
  const { rows } = await transaction.query<{ people: number }>(
    `SELECT count(*)::int AS people FROM staff_member s
     WHERE ${employedBetween} AND (s.employed_from > $5::date OR s.employed_to < $4::date) AND ${holdsEveryWord('s.searched_name', '$6::text[]')}`,
    [days.unitId, year.firstDay, year.lastDay, days.firstDay, days.lastDay, wordsOf(days.search)],
  )
  const [counted] = rows
  if (counted === undefined) throw new Error('A count without a row')
  return counted.people
}

/** Everybody in the schedule of these days who has the name of one of these members, these among them. */
export const listScheduledNamesakes = async (
  transaction: Transaction,
  { unitId, firstDay, lastDay, ids }: ScheduledDays & { readonly ids: readonly number[] },
): Promise<NamedPerson[]> => {
  const { rows } = await transaction.query<NamedPerson>({
    name: 'schedule-namesakes',
    text: `SELECT s.id, s.first_name AS "firstName", s.last_name AS "lastName", s.birthday::text,
             s.employed_from::text AS "employedFrom"
           FROM staff_member s
           WHERE ${employedBetween} AND s.searched_name = ANY(
             ARRAY(SELECT n.searched_name FROM staff_member n WHERE n.id = ANY($4::int[])))`,
    values: [unitId, firstDay, lastDay, ids],
  })
  return rows
}

/** People who are alike in what the schedule of the days rests on, apart by whether the search finds them. */
export type FoundAlike = AlikeMembers & { readonly isFound: boolean }

type AlikeRow = {
  readonly isFound: boolean
  readonly id: number | null
  readonly employedFrom: string
  readonly employedTo: string
  readonly validFrom: string
  readonly weeklyHours: number
  readonly grade: number
  readonly people: number
}

const inHundredths = (value: number) => roundHalfAwayFromZero(value * 100)

const termsOf = ({ validFrom, weeklyHours, grade }: AlikeRow) => ({
  validFrom,
  weeklyHours: inHundredths(weeklyHours),
  actualService: { grade: inHundredths(grade) },
})

const alikeOf = (rows: readonly AlikeRow[]): FoundAlike => {
  const [first] = rows
  if (first === undefined) throw new Error('A group of rows without one')
  const { isFound, employedFrom, employedTo, people } = first
  return { isFound, people, member: { employedFrom, employedTo, terms: rows.map(termsOf) } }
}

/** All of the unit's staff in these days, counted by what they have in common. */
export const listAlike = async (
  transaction: Transaction,
  { unitId, firstDay, lastDay, search }: Searched,
): Promise<FoundAlike[]> => {
  const { rows } = await transaction.query<AlikeRow>({
    name: 'staff-alike',
    text: `SELECT is_found AS "isFound", staff_member_id AS id, employed_from::text AS "employedFrom",
             employed_to::text AS "employedTo", valid_from::text AS "validFrom", weekly_hours::float8 AS "weeklyHours",
             actual_grade::float8 AS grade, people
           FROM staff_alike_between($1, $2, $3, $4) ORDER BY staff_member_id, valid_from`,
    values: [unitId, firstDay, lastDay, wordsOf(search)],
  })
  const groups: AlikeRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.id !== null && row.id === last?.[0]?.id) last.push(row)
    else groups.push([row])
  }
  return groups.map(alikeOf)
}
