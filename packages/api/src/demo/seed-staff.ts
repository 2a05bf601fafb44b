import { areas } from '../composition'
import type { Transaction } from '../db/database'
import type { DemoStaffMember } from './demo-staff'

const insertMember = async (transaction: Transaction, unitId: number, member: DemoStaffMember): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO staff_member (unit_id, first_name, last_name, birthday, gender, notes, employed_from, employed_to,
       municipality_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, (SELECT municipality_id FROM unit WHERE id = $1)) RETURNING id`,
    [
      unitId,
      member.firstName,
      member.lastName,
      member.birthday,
      member.gender,
      member.notes,
      member.employedFrom,
      member.employedTo,
    ],
  )
  const made = rows[0]
  if (made === undefined) throw new Error('The database gave no id for the staff member')
  return made.id
}

/** Staff members of a unit with their dated terms, written as they stand: without an audit row and without a forecast. */
export const seedStaff = async (
  transaction: Transaction,
  unitId: number,
  staff: readonly DemoStaffMember[],
): Promise<void> => {
  for (const member of staff)
    await areas.staff.writeTerms(transaction, await insertMember(transaction, unitId, member), member.terms)
}
