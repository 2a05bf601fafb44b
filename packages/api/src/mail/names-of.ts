import type { Transaction } from '../db/database'

/** Names of the unit and of who acts, for a mail to others. */
export const namesOf = async (transaction: Transaction, unitId: number, userId: number) => {
  const { rows } = await transaction.query<{ unit: string; person: string }>(
    'SELECT name AS unit, name_of_person($2) AS person FROM unit WHERE id = $1',
    [unitId, userId],
  )
  const [names] = rows
  if (names === undefined) throw new Error('Who acts, and the unit, are there')
  return names
}
