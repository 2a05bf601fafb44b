import type { StaffEmployment, StaffListQuery, StaffSortField } from '@veckovis/contracts/staff'
import { isPersonField, traitsOf, type NamedPerson } from '@veckovis/domain/staff'
import type { Transaction } from '../../db/database'
import { createValues, holdsEveryWord, listSql, wayOf, wordsOf } from '../../db/lists/list-sql'
import { memberColumns, memberFromColumns } from './staff-repository'
import { personColumns, termsColumns, type StoredStaffMember } from './stored-staff'

/** Fixed words of ours; nothing that a caller sends becomes SQL. Equal hours differ at most in what rounding hides. */
const sortColumn = (sort: StaffSortField): string => {
  if (sort === 'availableHours')
    return 'CASE WHEN s.employed_to < $2::date THEN 0 ELSE today.weekly_hours * today.actual_grade END'
  return isPersonField(sort) ? `s.${personColumns[sort]}` : `today.${termsColumns[sort]}`
}

/** Columns without a null say nothing about nulls: so the index of names serves both directions. */
const mayBeNull = (sort: StaffSortField) => isPersonField(sort) && traitsOf(sort).required !== 'of-all'

const orderOf = ({ sort, direction }: StaffListQuery): string =>
  `${sortColumn(sort)} ${wayOf(direction)}${mayBeNull(sort) ? ' NULLS LAST' : ''},
   s.last_name, s.first_name, s.id`

const employments: Record<StaffEmployment, string> = {
  current: 'coalesce(s.employed_to >= $2::date, true)',
  left: 's.employed_to < $2::date',
  all: '$2::date IS NOT NULL',
}

/** Of a unit, on a day, with every word of the search in the name. */
const foundBy = (employment: StaffEmployment) =>
  `s.unit_id = $1 AND s.removed_on IS NULL AND ${employments[employment]} AND ${holdsEveryWord('s.searched_name', '$3::text[]')}`

const termsOfToday = 'JOIN staff_terms_on($1, $2::date) AS today ON today.staff_member_id = s.id'

/**
 * Those who are found, with what they are sorted by; an order that rests on the person alone is sorted without the terms.
 * Terms are joined to what was found (OFFSET 0): the planner, which knows no number of either, would otherwise look for
 * each person's row by itself.
 */
const sortedFrom = ({ sort, employment }: StaffListQuery): string =>
  sortColumn(sort).includes('today.')
    ? `(SELECT s.* FROM staff_member s WHERE ${foundBy(employment)} OFFSET 0) AS s ${termsOfToday}`
    : `staff_member s WHERE ${foundBy(employment)}`

export type StaffPage = { readonly staff: readonly StoredStaffMember[]; readonly total: number }

/** One page of the unit's staff and the number of all that the search finds. */
export const listStaff = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly today: string; readonly query: StaffListQuery; readonly search: string },
): Promise<StaffPage> => {
  const { unitId, today, query, search } = asked
  const { ids, total } = await listSql(
    transaction,
    {
      id: 's.id',
      found: `FROM staff_member s WHERE ${foundBy(query.employment)}`,
      sorted: `FROM ${sortedFrom(query)}`,
      order: orderOf(query),
      page: query,
    },
    createValues(unitId, today, wordsOf(search)),
  )
  const { rows } = await transaction.query<StoredStaffMember>({
    name: 'staff-page',
    text: `SELECT ${memberColumns} FROM unnest($1::int[]) WITH ORDINALITY AS page (id, place)
           JOIN staff_member s ON s.id = page.id ORDER BY page.place`,
    values: [ids],
  })
  return { staff: rows.map(memberFromColumns), total }
}

/** Everybody of the unit's table who has the name of one of these members, these among them. */
export const listNamesakes = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly ids: readonly number[] },
): Promise<NamedPerson[]> => {
  const { rows } = await transaction.query<NamedPerson>({
    name: 'staff-namesakes',
    text: `SELECT s.id, s.first_name AS "firstName", s.last_name AS "lastName", s.birthday::text,
             s.employed_from::text AS "employedFrom"
           FROM staff_member s
           WHERE s.unit_id = $1 AND s.removed_on IS NULL AND s.searched_name = ANY(
             ARRAY(SELECT n.searched_name FROM staff_member n WHERE n.id = ANY($2::int[])))`,
    values: [asked.unitId, asked.ids],
  })
  return rows
}

/** Everybody in the unit's table, whenever employed. */
export const listTable = async (transaction: Transaction, unitId: number): Promise<StoredStaffMember[]> => {
  const { rows } = await transaction.query<StoredStaffMember>({
    name: 'staff-table',
    text: `SELECT ${memberColumns} FROM staff_member s WHERE s.unit_id = $1 AND s.removed_on IS NULL ORDER BY s.id`,
    values: [unitId],
  })
  return rows.map(memberFromColumns)
}

/** How many people the unit's municipality pays on the day, and their pay in SEK per month together. */
export const sumPayOfMunicipality = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly day: string },
): Promise<{ people: number; total: number }> => {
  const { rows } = await transaction.query<{ people: number; total: number }>({
    name: 'pay-of-municipality',
    text: 'SELECT people, total::float8 AS total FROM pay_of_municipality($1, $2)',
    values: [asked.unitId, asked.day],
  })
  const [sum] = rows
  if (sum === undefined) throw new Error('A sum without a row')
  return sum
}

/**
 * Waits for changes of the unit's staff that are under way, and keeps new ones waiting: an insert of a member holds
 * its unit, a change its member. So what is made of the hours now is known to the next change.
 */
export const holdStaff = async (transaction: Transaction, unitId: number): Promise<void> => {
  await transaction.query('SELECT FROM unit WHERE id = $1 FOR UPDATE', [unitId])
  await transaction.query('SELECT FROM staff_member WHERE unit_id = $1 ORDER BY id FOR SHARE', [unitId])
}
