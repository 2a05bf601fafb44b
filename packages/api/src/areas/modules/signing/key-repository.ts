import type { Transaction } from '../../../db/database'
import type { StoredSignature } from './signed-version'

/** A key of the installation as the database has it. */
export type StoredKey = {
  readonly id: string
  /** Null: it was revoked */
  readonly sealed: Buffer | null
  readonly createdAt: Date
  readonly retiredAt: Date | null
  readonly revokedAt: Date | null
}

export type InstallationKeys = ReadonlyMap<string, StoredKey>

type Query = Pick<Transaction, 'query'>

/** The newest first. Only the system and super admins are shown any. */
export const readKeys = async ({ query }: Query): Promise<InstallationKeys> => {
  const { rows } = await query<StoredKey>({
    name: 'installation-keys',
    text: `SELECT id, sealed, created_at AS "createdAt", retired_at AS "retiredAt", revoked_at AS "revokedAt"
      FROM installation_key ORDER BY retired_at IS NOT NULL, created_at DESC, id`,
  })
  return new Map(rows.map(row => [row.id, row]))
}

/** One at a time makes or ends keys, whichever process it is. */
export const holdKeys = ({ query }: Query): Promise<unknown> => query('SELECT pg_advisory_xact_lock(4600042)')

export const addKey = ({ query }: Query, id: string, sealed: Buffer, now: Date): Promise<unknown> =>
  query('INSERT INTO installation_key (id, sealed, created_at) VALUES ($1, $2, $3)', [id, sealed, now])

/** It signs nothing any more. */
export const retireKey = ({ query }: Query, id: string, now: Date): Promise<unknown> =>
  query('UPDATE installation_key SET retired_at = $2 WHERE id = $1 AND retired_at IS NULL', [id, now])

/** What it has signed does not hold any more, and nobody opens it again. */
export const revokeKey = ({ query }: Query, id: string, now: Date): Promise<unknown> =>
  query(
    'UPDATE installation_key SET sealed = NULL, revoked_at = $2, retired_at = coalesce(retired_at, $2) WHERE id = $1',
    [id, now],
  )

type Signed = Omit<StoredSignature, 'signature'> & {
  readonly moduleId: string
  readonly version: string
  readonly signature: Buffer
}

export const addSignature = (
  { query }: Query,
  { moduleId, version, keyId, signature, callsHash }: Signed,
  now: Date,
): Promise<unknown> =>
  query(
    `INSERT INTO module_signature (module_id, version, key_id, signature, calls_hash, signed_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (module_id, version, key_id)
     DO UPDATE SET signature = EXCLUDED.signature, calls_hash = EXCLUDED.calls_hash, signed_at = EXCLUDED.signed_at`,
    [moduleId, version, keyId, signature, callsHash, now],
  )
