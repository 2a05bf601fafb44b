import { randomUUID } from 'node:crypto'
import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { auditBy } from '../../audit/audit'
import { areas } from '../../composition'
import type { Transaction } from '../../db/database'
import type { DemoPerson } from '../demo-accounts'
import { insertAccount } from '../seed-accounts'

/** Who answers for twelve units of the nation, and has things to decide in each of them. */
export const operationsManager: DemoPerson = {
  email: 'verksamhet@veckovis.example',
  firstName: 'Siv',
  lastName: 'Åkerlund',
  jobTitleId: jobTitleIds.operationsManager,
}

/** How many of the nation's units the operations manager has. */
export const managedUnits = 12

const { diary, forecast, budget, schedule, staff, startPage } = permissionIds

const rolesSql = `INSERT INTO user_role (user_id, permission_id, level, unit_id)
SELECT $1, permission, 'APPROVE', unit FROM unnest($2::int[]) AS permission CROSS JOIN unnest($3::int[]) AS unit`

const employedSql = `SELECT id FROM staff_member
WHERE unit_id = $1 AND employed_from < $2::date AND employed_to IS NULL ORDER BY id OFFSET 3 LIMIT 3`

/** So many days from now, and the eleven after it; of the next year where they would lie on both sides of New Year. */
const daysAhead = (at: Date, days: number): { readonly from: string; readonly to: string } => {
  const dayOf = (later: number) => calendarDateInStockholm(new Date(at.getTime() + later * 24 * 3_600_000))
  const [from, to] = [dayOf(days), dayOf(days + 11)]
  if (from.year === to.year) return { from: toIsoDate(from), to: toIsoDate(to) }
  return { from: `${to.year}-01-02`, to: `${to.year}-01-13` }
}

type Absence = { readonly unitId: number; readonly staffId: number; readonly place: number }

/** An entry as it comes from the form of the unit's own manager: it waits for a decision. */
const enterAbsence = async (
  transaction: Transaction,
  { unitId, staffId, place }: Absence,
  by: { readonly userId: number; readonly at: Date },
): Promise<void> => {
  const caller = { ...by, unitId, audit: auditBy({ userId: by.userId, unitId }) }
  await areas.diary.enter(transaction, caller, {
    ...{ category: 'ABSENCE', requestId: randomUUID(), title: '', notes: '', weekdays: [1, 2, 3, 4, 5] },
    ...{ reason: 1 + (place % 4), staffId, hours: { perDay: 8 }, substitute: null },
    ...daysAhead(by.at, 5 + ((place * 7) % 50)),
  })
}

/** Three of each unit's staff ask to be away in the coming weeks. */
const enterAbsences = async (
  transaction: Transaction,
  unitIds: readonly number[],
  by: { readonly userId: number; readonly at: Date },
): Promise<void> => {
  let place = 0
  for (const unitId of unitIds) {
    const { rows } = await transaction.query<{ id: number }>(employedSql, [unitId, by.at])
    for (const { id: staffId } of rows) await enterAbsence(transaction, { unitId, staffId, place: place++ }, by)
  }
}

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
