import type { Database } from '../../../db/database'

/** POST /user/me/unit: the person begins there at the next sign-in, as long as they reach it. */
export const keepLastUnit = async (database: Database, userId: number, unitId: number): Promise<void> => {
  await database.asSystem(({ query }) =>
    query('UPDATE app_user SET last_unit_id = $2 WHERE id = $1 AND last_unit_id IS DISTINCT FROM $2', [userId, unitId]),
  )
}
