import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { placeSubject, type PlaceTrail } from '../records/place-trail'

type Asked = { readonly ids: readonly number[]; readonly active: boolean }

/** Opens or closes departments or units, all of them or none; answers how many were otherwise before. */
export const setActivity = async (
  transaction: Transaction,
  kind: 'department' | 'unit',
  { ids, active }: Asked,
  { audit }: PlaceTrail<'place-changed'>,
): Promise<number> => {
  const held = await transaction.query(
    `SELECT FROM ${kind} WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  )
  if (held.rowCount !== ids.length) throw organisationError({ code: 'not-found' })
  const { rows } = await transaction.query<{ id: number }>(
    `UPDATE ${kind} SET active = $2, version = version + 1 WHERE id = ANY ($1::bigint[]) AND active <> $2 RETURNING id`,
    [ids, active],
  )
  const changes = [{ field: 'active', from: !active, to: active }]
  const action = 'place-changed'
  await audit(
    transaction,
    ...rows.map(({ id }) => ({ action, subject: placeSubject(kind, id), details: { changes } }) as const),
  )
  return rows.length
}
