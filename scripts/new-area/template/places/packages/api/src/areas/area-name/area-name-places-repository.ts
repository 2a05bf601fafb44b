import type { AreaNamePlaces } from '@veckovis/contracts/area-name'
import type { Transaction } from '../../db/database'

/** Municipalities with active units in reach of the person whose transaction it is. */
export const listAreaNamePlaces = async (transaction: Transaction): Promise<AreaNamePlaces> => {
  const { rows } = await transaction.query<AreaNamePlaces[number]>(
    `SELECT m.id, m.name, count(*)::int AS units
     FROM municipality m JOIN department d ON d.municipality_id = m.id AND d.active
     JOIN unit u ON u.department_id = d.id AND u.active
     WHERE unit_in_scope(u.id) GROUP BY m.id, m.name ORDER BY m.name`,
  )
  return rows
}
