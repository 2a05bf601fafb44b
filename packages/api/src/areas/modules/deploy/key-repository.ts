import type { DeployKey } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'

type Row = Omit<DeployKey, 'createdAt' | 'endsAt' | 'lastUsedAt' | 'revokedAt' | 'scopes'> &
  Readonly<Record<'createdAt' | 'endsAt', Date> & Record<'lastUsedAt' | 'revokedAt', Date | null>> & {
    readonly mayPromote: boolean
  }

/** More than an installation needs: those that ended long ago are the last. */
const mostShown = 500

const listSql = `SELECT id, module_id AS "moduleId", name, may_promote AS "mayPromote", created_at AS "createdAt",
    name_of_person(created_by) AS "createdBy", ends_at AS "endsAt", last_used_at AS "lastUsedAt",
    revoked_at AS "revokedAt", name_of_person(revoked_by) AS "revokedBy"
  FROM module_deploy_key ORDER BY (revoked_at IS NOT NULL OR ends_at <= $1), module_id, id DESC LIMIT ${mostShown}`

/** Those that can be used first, then by module, the newest first. */
export const listKeys = async ({ query }: Pick<Transaction, 'query'>, now: Date): Promise<DeployKey[]> => {
  const { rows } = await query<Row>(listSql, [now])
  return rows.map(({ mayPromote, createdAt, endsAt, lastUsedAt, revokedAt, ...key }) => ({
    ...key,
    scopes: mayPromote ? ['publish', 'promote'] : ['publish'],
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

type NewKey = {
  readonly moduleId: string
  readonly name: string
  readonly hash: Buffer
  readonly mayPromote: boolean
  readonly createdAt: Date
  readonly createdBy: number
  readonly endsAt: Date
}

export const addKey = async ({ query }: Pick<Transaction, 'query'>, key: NewKey): Promise<number> => {
  const { rows } = await query<{ id: number }>(
    `INSERT INTO module_deploy_key (module_id, name, secret_hash, may_promote, created_at, created_by, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [key.moduleId, key.name, key.hash, key.mayPromote, key.createdAt, key.createdBy, key.endsAt],
  )
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no id for the new key')
  return row.id
}

type Known = { readonly moduleId: string; readonly mayPromote: boolean }

/** Waits for the work that the key does now. Undefined: there is no such key; `before`: somebody has revoked it before. */
export const revokeKey = async (
  { query }: Pick<Transaction, 'query'>,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<Known | 'before' | undefined> => {
  const { rows } = await query<Known>(
    `UPDATE module_deploy_key SET revoked_at = $3, revoked_by = $2 WHERE id = $1::bigint AND revoked_at IS NULL
     RETURNING module_id AS "moduleId", may_promote AS "mayPromote"`,
    [id, userId, now],
  )
  if (rows[0] !== undefined) return rows[0]
  const { rowCount } = await query('SELECT FROM module_deploy_key WHERE id = $1::bigint', [id])
  return rowCount === 1 ? 'before' : undefined
}

/** Whether the key holds still. Until the end of the transaction nobody revokes it. */
export const useKey = async (
  { query }: Pick<Transaction, 'query'>,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<boolean> => {
  const { rowCount } = await query(
    'UPDATE module_deploy_key SET last_used_at = $2 WHERE id = $1 AND revoked_at IS NULL AND ends_at > $2',
    [id, now],
  )
  return rowCount === 1
}
