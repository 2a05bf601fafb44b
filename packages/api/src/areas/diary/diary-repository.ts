import type { NamedList } from '@veckovis/contracts'
import type { Database } from '../../db/database'

/** The seven reasons with the ids of the forecast's rows; Substitute is 7. */
export const listAbsenceReasons = async (database: Pick<Database, 'read'>): Promise<NamedList> => {
  const { rows } = await database.read<NamedList[number]>('SELECT id, name FROM absence_reason ORDER BY id')
  return rows
}

/** Server ids 1 to 7. */
export const listSubstituteTypes = async (database: Pick<Database, 'read'>): Promise<NamedList> => {
  const { rows } = await database.read<NamedList[number]>('SELECT id, name FROM substitute_type ORDER BY id')
  return rows
}
