import { permissionIds } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { operationsManager } from '../demo-accounts'
import { enterAbsences } from '../seed-absences'
import { insertAccount } from '../seed-accounts'

/** How many of the nation's units the operations manager has. */
export const managedUnits = 12

const { diary, forecast, budget, schedule, staff, startPage } = permissionIds

const rolesSql = `INSERT INTO user_role (user_id, permission_id, level, unit_id)
SELECT $1, permission, 'APPROVE', unit FROM unnest($2::int[]) AS permission CROSS JOIN unnest($3::int[]) AS unit`

/** The operations manager of these units, with what waits in them. */
export const seedOperationsManager = async (
  transaction: Transaction,
  { unitIds, passwordHash, at }: { unitIds: readonly number[]; passwordHash: string; at: Date },
): Promise<void> => {
  const made = { passwordHash, defaultUnitId: unitIds[0] ?? null, at }
  const userId = await insertAccount(transaction, operationsManager, made)
  await transaction.query(rolesSql, [userId, [diary, forecast, budget, schedule, staff, startPage], unitIds])
  await enterAbsences(transaction, unitIds, { userId, at })
}
