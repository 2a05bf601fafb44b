import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { RequireNewest } from '../../../http/version-tag'
import { organisationError } from '../organisation-error'
import { columnOf, holdName, parents, toldChanges, type PlaceChanges, type Value } from './place-fields'
import { requirePlace, type PlaceRecords } from './place-records'
import { placeSubject, type PlaceTrail } from './place-trail'

/** The place as it is once other changes of it are done; read by a second statement, which sees them. */
export const lockPlace = async <Kind extends PlaceKind>(
  transaction: Transaction,
  kind: Kind,
  { id, strength }: { readonly id: number; readonly strength: 'NO KEY UPDATE' | 'UPDATE' },
): Promise<PlaceRecords[Kind]> => {
  await transaction.query(`SELECT FROM ${kind} WHERE id = $1::bigint FOR ${strength}`, [id])
  return requirePlace(transaction.query, kind, id)
}

const updatePlace = (transaction: Transaction, kind: PlaceKind, id: number, fields: readonly [string, Value][]) =>
  transaction.query(
    `UPDATE ${kind} SET version = version + 1, ${fields.map(([field], index) => `${columnOf(field)} = $${index + 2}`).join(', ')}
     WHERE id = $1`,
    [id, ...fields.map(([, value]) => value)],
  )

/** The place that it is to lie in from now on, held against its deletion. */
const holdNewParent = async (transaction: Transaction, kind: PlaceKind, fields: readonly [string, Value][]) => {
  const parent = parents[kind]
  const [, id] = fields.find(([field]) => field === parent?.field) ?? []
  if (parent === null || id === undefined) return
  if ((await holdName(transaction, parent.kind, Number(id))) === undefined)
    throw organisationError({ code: 'not-found' })
}

type Sent = { readonly id: number; readonly requireNewest: RequireNewest }

/** Changes what differs; a change of nothing leaves version and history as they are. */
export const changePlace = async <Kind extends PlaceKind>(
  transaction: Transaction,
  kind: Kind,
  { id, requireNewest, changes: sent }: Sent & { readonly changes: PlaceChanges[Kind] },
  { audit }: PlaceTrail<'place-changed'>,
): Promise<PlaceRecords[Kind]> => {
  const held = await lockPlace(transaction, kind, { id, strength: 'NO KEY UPDATE' })
  requireNewest(held)
  const before = held as Readonly<Record<string, Value>>
  const fields = Object.entries<Value | undefined>({ ...sent }).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== before[entry[0]],
  )
  if (fields.length === 0) return held
  await holdNewParent(transaction, kind, fields)
  await updatePlace(transaction, kind, id, fields)
  const values = Object.fromEntries(fields.map(([field, to]) => [field, [before[field] ?? null, to] as const]))
  const changes = await toldChanges(transaction, kind, values)
  await audit(transaction, { action: 'place-changed', subject: placeSubject(kind, id), details: { changes } })
  return requirePlace(transaction.query, kind, id)
}
