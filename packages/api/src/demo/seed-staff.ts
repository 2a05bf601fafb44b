import type { Transaction } from '../db/database'
import type { DemoStaffMember } from './demo-staff'

const insertMember = async (transaction: Transaction, unitId: number, member: DemoStaffMember): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO staff_member (unit_id, first_name, last_name, birthday, gender, employed_from, employed_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [unitId, member.firstName, member.lastName, member.birthday, member.gender, member.employedFrom, member.employedTo],
  )
  const made = rows[0]
  if (made === undefined) throw new Error('The database gave no id for the staff member')
  return made.id
}

/** Staff members of a unit with their terms of employment from the first day on. */
export const seedStaff = async (
  transaction: Transaction,
  unitId: number,
  staff: readonly DemoStaffMember[],
  fullTimeHours: number,
): Promise<void> => {
  for (const member of staff) {
    const id = await insertMember(transaction, unitId, member)
    await transaction.query(
      `INSERT INTO staff_terms (staff_member_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
         actual_grade, actual_reason)
       VALUES ($1, $2, $3, $4, 1, $5, $6)`,
      [
        id,
        member.employedFrom,
        member.monthlySalary,
        fullTimeHours,
        member.actualGrade,
        member.actualGrade < 1 ? 'Parental leave' : null,
      ],
    )
  }
}
