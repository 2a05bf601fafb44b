import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import type { ServiceTerms, StaffPerson } from '@veckovis/domain/staff'
import type { Transaction } from '../../db/database'
import { readPerson, writtenColumns, writtenValues, type StoredStaffMember } from './stored-staff'

/** Columns of StoredStaffMember from `staff_member s`; numbers of the terms are still hours and grades. */
export const memberColumns = `s.id, s.unit_id AS "unitId", s.version, ${readPerson},
  (SELECT json_agg(json_build_object('validFrom', t.valid_from, 'salary', t.monthly_salary,
      'weeklyHours', t.weekly_hours,
      'ordinaryService', json_build_object('grade', t.ordinary_grade, 'reason', t.ordinary_reason),
      'actualService', json_build_object('grade', t.actual_grade, 'reason', t.actual_reason)) ORDER BY t.valid_from)
    FROM staff_terms t WHERE t.staff_member_id = s.id) AS terms`

const inHundredths = (value: number) => roundHalfAwayFromZero(value * 100)

const termsFromColumns = (terms: ServiceTerms): ServiceTerms => ({
  ...terms,
  weeklyHours: inHundredths(terms.weeklyHours),
  ordinaryService: { ...terms.ordinaryService, grade: inHundredths(terms.ordinaryService.grade) },
  actualService: { ...terms.actualService, grade: inHundredths(terms.actualService.grade) },
})

export const memberFromColumns = (row: StoredStaffMember): StoredStaffMember => ({
  ...row,
  terms: row.terms.map(termsFromColumns),
})

/** The unit of a member that the user may see; a removed one has it too. */
export const findUnitOfMember = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unit_id: number | null }>({
    name: 'staff-unit',
    text: 'SELECT unit_of_staff_member($1) AS unit_id',
    values: [id],
  })
  return rows[0]?.unit_id ?? undefined
}

/** Undefined for a member of another unit and for a removed one. */
export const findMember = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredStaffMember | undefined> => {
  const { rows } = await transaction.query<StoredStaffMember>({
    name: 'staff-member',
    text: `SELECT ${memberColumns} FROM staff_member s
           WHERE s.id = $1::bigint AND s.unit_id = $2 AND s.removed_on IS NULL`,
    values: [asked.id, asked.unitId],
  })
  return rows[0] && memberFromColumns(rows[0])
}

/** The member as it is once other changes of it are done; read by a second statement, which sees them. */
export const lockMember = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredStaffMember | undefined> => {
  await transaction.query('SELECT FROM staff_member WHERE id = $1::bigint AND unit_id = $2 FOR NO KEY UPDATE', [
    asked.id,
    asked.unitId,
  ])
  return findMember(transaction, asked)
}

/** All terms again; the list is short, and this way no old row is left over. */
export const writeTerms = async (transaction: Transaction, id: number, terms: readonly ServiceTerms[]) => {
  await transaction.query('DELETE FROM staff_terms WHERE staff_member_id = $1', [id])
  await transaction.query(
    `INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
       ordinary_reason, actual_grade, actual_reason)
     SELECT s.id, s.municipality_id, made.* FROM staff_member s, unnest($2::date[], $3::int[], $4::numeric[], $5::numeric[], $6::text[], $7::numeric[],
       $8::text[]) AS made WHERE s.id = $1`,
    [
      id,
      terms.map(one => one.validFrom),
      terms.map(one => one.salary),
      terms.map(one => one.weeklyHours / 100),
      terms.map(one => one.ordinaryService.grade / 100),
      terms.map(one => one.ordinaryService.reason),
      terms.map(one => one.actualService.grade / 100),
      terms.map(one => one.actualService.reason),
    ],
  )
}

const assignments = writtenColumns.map((column, index) => `${column} = $${index + 2}`).join(', ')

/** Writes what is known beside the terms, and counts the version up. */
export const updateMember = async (transaction: Transaction, id: number, person: StaffPerson): Promise<void> => {
  await transaction.query(`UPDATE staff_member SET ${assignments}, version = version + 1 WHERE id = $1`, [
    id,
    ...writtenValues(person),
  ])
}

export const removeMember = async (
  transaction: Transaction,
  { id, employedTo, removedOn }: { readonly id: number; readonly employedTo: string; readonly removedOn: string },
): Promise<void> => {
  await transaction.query(
    'UPDATE staff_member SET employed_to = $2, removed_on = $3, version = version + 1 WHERE id = $1',
    [id, employedTo, removedOn],
  )
}
