import type { MachineKey, MakeMachineKey } from '@veckovis/contracts/outcome'
import type { Transaction } from '../../../db/database'

type Query = Pick<Transaction, 'query'>

type Row = Omit<MachineKey, 'createdAt' | 'lastUsedAt'> & { readonly createdAt: Date; readonly lastUsedAt: Date | null }

const namesOf = (
  kind: 'department' | 'unit',
) => `coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name)
    ORDER BY p.name, p.id) FROM ${kind} p WHERE p.id = ANY (k.${kind}_ids) AND p.municipality_id = k.municipality_id), '[]')`

const listSql = `SELECT k.id, k.source, json_build_object('all', k.department_ids = '{}' AND k.unit_ids = '{}',
    'departments', ${namesOf('department')}, 'units', ${namesOf('unit')}) AS places, k.ends_on::text AS "endsOn",
    k.created_at AS "createdAt", name_of_person(k.created_by) AS "createdBy", k.last_used_at AS "lastUsedAt",
    CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.ends_on < $2::date THEN 'ended' ELSE 'valid' END AS state
  FROM machine_key k WHERE k.municipality_id = $1 ORDER BY k.revoked_at IS NULL AND k.ends_on >= $2::date DESC, k.id DESC LIMIT 500`

/** Those that are valid first, then the newest; more than 500 no municipality has. */
export const listMachineKeys = async (
  { query }: Query,
  { municipalityId, today }: { readonly municipalityId: number; readonly today: string },
): Promise<MachineKey[]> => {
  const { rows } = await query<Row>(listSql, [municipalityId, today])
  return rows.map(({ createdAt, lastUsedAt, ...key }) => ({
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export type NewMachineKey = Omit<MakeMachineKey, 'places'> &
  MakeMachineKey['places'] & {
    readonly municipalityId: number
    readonly hash: Buffer
    readonly digest: Buffer
    readonly createdAt: Date
    readonly createdBy: number
  }

/** Whether every place of it lies in the municipality. */
export const haveTheirPlaces = async ({ query }: Query, key: NewMachineKey): Promise<boolean> => {
  const { rows } = await query<{ there: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM unnest($2::bigint[]) AS asked (id) WHERE NOT EXISTS (
         SELECT FROM department d WHERE d.id = asked.id AND d.municipality_id = $1))
       AND NOT EXISTS (SELECT FROM unnest($3::bigint[]) AS asked (id) WHERE NOT EXISTS (
         SELECT FROM unit u WHERE u.id = asked.id AND u.municipality_id = $1)) AS there`,
    [key.municipalityId, key.departmentIds, key.unitIds],
  )
  return rows[0]?.there === true
}

/** Undefined where the request has made one before. */
export const addMachineKey = async ({ query }: Query, key: NewMachineKey): Promise<number | undefined> => {
  const { rows } = await query<{ id: number }>(
    `INSERT INTO machine_key (municipality_id, source, department_ids, unit_ids, secret_hash, ends_on, request_id,
       request_digest, created_at, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (request_id) DO NOTHING RETURNING id`,
    [
      key.municipalityId,
      key.source,
      key.departmentIds,
      key.unitIds,
      key.hash,
      key.endsOn,
      key.requestId,
      key.digest,
      key.createdAt,
      key.createdBy,
    ],
  )
  return rows[0]?.id
}

/** What the request made before, as far as whoever asks sees it. */
export const findMadeKey = async (
  { query }: Query,
  { requestId, municipalityId, digest }: Pick<NewMachineKey, 'requestId' | 'municipalityId' | 'digest'>,
): Promise<{ id: number; isSame: boolean } | undefined> => {
  const { rows } = await query<{ id: number; isSame: boolean }>(
    `SELECT id, municipality_id = $2 AND request_digest = $3 AS "isSame" FROM machine_key WHERE request_id = $1`,
    [requestId, municipalityId, digest],
  )
  return rows[0]
}

/** Waits for the batch that the key gives now. */
export const revokeMachineKey = async (
  { query }: Query,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<boolean> => {
  const { rowCount } = await query(
    `UPDATE machine_key SET revoked_at = $3, revoked_by = $2 WHERE id = $1::bigint AND revoked_at IS NULL`,
    [id, userId, now],
  )
  return rowCount === 1
}
