import type { StaffPerson } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import { writtenColumns, writtenValues } from '../stored-staff'

export type StaffRequest = { readonly unitId: number; readonly requestId: string; readonly digest: Buffer }

const places = writtenColumns.map((_, index) => `$${index + 4}`).join(', ')

/** Undefined when the same request has made a member before, or is making one at this moment. */
export const insertMember = async (
  transaction: Transaction,
  { unitId, requestId, digest }: StaffRequest,
  person: StaffPerson,
): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO staff_member (unit_id, request_id, request_digest, ${writtenColumns.join(', ')}, municipality_id)
     VALUES ($1, $2, $3, ${places}, (SELECT municipality_id FROM unit WHERE id = $1))
     ON CONFLICT (unit_id, request_id, municipality_id) DO NOTHING RETURNING id`,
    [unitId, requestId, digest, ...writtenValues(person)],
  )
  return rows[0]?.id
}

/** The member that the request made, and whether it was sent with the same words. */
export const findMadeBy = async (
  transaction: Transaction,
  { unitId, requestId, digest }: StaffRequest,
): Promise<{ readonly id: number; readonly isSame: boolean }> => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM staff_member WHERE unit_id = $1 AND request_id = $2',
    [unitId, requestId, digest],
  )
  const made = rows[0]
  if (made === undefined) throw new Error('A request that was made before has made nobody')
  return made
}
