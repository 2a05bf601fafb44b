import type { OutcomeBatchAnswer } from '@veckovis/contracts/outcome'
import type { Transaction } from '../../../db/database'
import type { MachineKey } from '../../../http/admission/machine-key'

type Query = Pick<Transaction, 'query'>

/** Whether the key holds still. Until the end of the transaction nobody revokes it. */
export const useMachineKey = async ({ query }: Query, { id }: MachineKey, now: Date): Promise<boolean> => {
  const { rowCount } = await query({
    name: 'machine-key-used',
    text: 'UPDATE machine_key SET last_used_at = $2 WHERE id = $1 AND revoked_at IS NULL',
    values: [id, now],
  })
  return rowCount === 1
}

/** Whether the municipality may use the forecast. */
export const isLicensed = async ({ query }: Query, { municipalityId }: MachineKey, now: Date): Promise<boolean> => {
  const { rowCount } = await query({
    name: 'machine-key-licence',
    text: `SELECT FROM licence WHERE municipality_id = $1 AND licence_key = 'forecast'
             AND valid_from <= $2 AND (valid_to IS NULL OR valid_to > $2)`,
    values: [municipalityId, now],
  })
  return rowCount !== 0
}

/** The open units in reach of the key, by their codes. */
export const unitsByCode = async (
  { query }: Query,
  { municipalityId }: MachineKey,
  codes: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await query<{ code: string; id: number }>({
    name: 'units-of-machine-key',
    text: `SELECT u.code, u.id FROM unit u JOIN department d ON d.id = u.department_id
           WHERE u.municipality_id = $1 AND u.code = ANY ($2::text[]) AND u.active AND d.active
             AND machine_key_reaches(u.id)`,
    values: [municipalityId, codes],
  })
  return new Map(rows.map(({ code, id }) => [code, id]))
}

type Request = { readonly requestId: string; readonly digest: Buffer }

/** What the same request was answered before. */
export const findBatch = async (
  { query }: Query,
  { id }: MachineKey,
  { requestId, digest }: Request,
): Promise<{ isSame: boolean; answer: OutcomeBatchAnswer } | undefined> => {
  const { rows } = await query<{ isSame: boolean; answer: OutcomeBatchAnswer }>({
    name: 'machine-batch',
    text: 'SELECT request_digest = $3 AS "isSame", answer FROM machine_batch WHERE key_id = $1 AND request_id = $2',
    values: [id, requestId, digest],
  })
  return rows[0]
}

/** Keeps what the request was answered, for 90 days (migration 0085). */
export const keepBatch = async (
  { query }: Query,
  { id, municipalityId }: MachineKey,
  { requestId, digest, answer, now }: Request & { readonly answer: OutcomeBatchAnswer; readonly now: Date },
): Promise<void> => {
  await query({
    name: 'machine-batch-kept',
    text: `INSERT INTO machine_batch (key_id, municipality_id, request_id, request_digest, received_at, answer)
           VALUES ($1, $2, $3, $4, $5, $6::jsonb)`,
    values: [id, municipalityId, requestId, digest, now, JSON.stringify(answer)],
  })
}
