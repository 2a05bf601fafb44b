import type { AreaNameUnit } from '@veckovis/contracts/area-name'
import type { Transaction } from '../../db/database'

/** Undefined for a unit that is not there; only years that the person may see. */
export const readAreaNameUnit = async (transaction: Transaction, unitId: number): Promise<AreaNameUnit | undefined> => {
  const { rows } = await transaction.query<AreaNameUnit>(
    `SELECT u.id, u.name, ARRAY(SELECT f.year FROM forecast f WHERE f.unit_id = u.id ORDER BY f.year) AS years
     FROM unit u WHERE u.id = $1`,
    [unitId],
  )
  return rows[0]
}
