import type { Transaction } from '../db/database'
import { demoAccounts, type DemoAccount, type DemoPerson, type DemoScope } from './demo-accounts'
import { idOf, type SeededPlaces } from './seed-organisation'

/** A person whose password everybody knows, without roles; answers the id. */
export const insertAccount = async (
  transaction: Transaction,
  account: DemoPerson,
  made: { readonly passwordHash: string; readonly defaultUnitId: number | null; readonly at: Date },
): Promise<number> => {
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO app_user (email, first_name, last_name, job_title_id, password_hash, active, email_proven, default_unit_id, created_at)
     VALUES ($1, $2, $3, $4, $5, true, true, $6, $7) RETURNING id`,
    [
      account.email,
      account.firstName,
      account.lastName,
      account.jobTitleId,
      made.passwordHash,
      made.defaultUnitId,
      made.at,
    ],
  )
  const user = rows[0]
  if (user === undefined) throw new Error(`The database gave no id for ${account.email}`)
  return user.id
}

const scopeId = (places: SeededPlaces, scope: DemoScope, kind: DemoScope['kind']): number | null => {
  if (scope.kind !== kind || scope.kind === 'everywhere') return null
  const placesOfKind = { municipality: places.municipalities, department: places.departments, unit: places.units }
  return idOf(placesOfKind[scope.kind], scope.name)
}

const insertRoles = async (
  transaction: Transaction,
  places: SeededPlaces,
  userId: number,
  account: DemoAccount,
): Promise<void> => {
  for (const scope of account.scopes)
    await transaction.query(
      `INSERT INTO user_role (user_id, permission_id, level, municipality_id, department_id, unit_id)
       SELECT $1, area, CASE WHEN area = ANY ($7) THEN 'APPROVE' ELSE $3 END, $4, $5, $6 FROM unnest($2::int[]) AS area`,
      [
        userId,
        account.areas,
        account.level,
        scopeId(places, scope, 'municipality'),
        scopeId(places, scope, 'department'),
        scopeId(places, scope, 'unit'),
        account.approves ?? [],
      ],
    )
}

/** The demonstration's accounts with their roles; all share one password, so it is hashed once. */
export const seedAccounts = async (
  transaction: Transaction,
  places: SeededPlaces,
  made: { readonly passwordHash: string; readonly at: Date },
): Promise<void> => {
  for (const account of demoAccounts) {
    const defaultUnitId = account.defaultUnit === undefined ? null : idOf(places.units, account.defaultUnit)
    const userId = await insertAccount(transaction, account, { ...made, defaultUnitId })
    await insertRoles(transaction, places, userId, account)
  }
}
