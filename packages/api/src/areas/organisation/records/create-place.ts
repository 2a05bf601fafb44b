import { createHash } from 'node:crypto'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { columnOf, holdName, parents, toldChanges, type NewPlaces, type Value } from './place-fields'
import { requirePlace, type PlaceRecords } from './place-records'
import { placeSubject, type PlaceTrail } from './place-trail'

type Fields = Readonly<Record<string, Value>>

/** The place that it is to lie in, held against its deletion; it may have gone since the page was opened. */
const holdParent = async (transaction: Transaction, kind: PlaceKind, fields: Fields): Promise<void> => {
  const parent = parents[kind]
  if (parent === null) return
  const held = await holdName(transaction, parent.kind, Number(fields[parent.field]))
  if (held === undefined) throw organisationError({ code: 'not-found' })
}

type Request = { readonly requestId: string; readonly digest: Buffer }

/** Undefined when the same request has made a place before, or is making one at this moment. */
const insertPlace = async (
  transaction: Transaction,
  kind: PlaceKind,
  fields: Fields,
  { requestId, digest }: Request,
): Promise<number | undefined> => {
  const named = Object.entries(fields)
  const values = named.map((_, index) => `$${index + 3}`)
  // A unit carries the municipality of its department.
  const municipality = `(SELECT municipality_id FROM department WHERE id = $${named.findIndex(([field]) => field === 'departmentId') + 3})`
  const isUnit = kind === 'unit'
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO ${kind} (request_id, request_digest, ${named.map(([field]) => columnOf(field)).join(', ')}${isUnit ? ', municipality_id' : ''})
     VALUES ($1, $2, ${values.join(', ')}${isUnit ? `, ${municipality}` : ''})
     ON CONFLICT (request_id) DO NOTHING RETURNING id`,
    [requestId, digest, ...named.map(([, value]) => value)],
  )
  return rows[0]?.id
}

/** A repeat gets what the first got, unless it says something else: then nothing may be guessed. */
const placeOfRepeat = async (transaction: Transaction, kind: PlaceKind, { requestId, digest }: Request) => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    `SELECT id, request_digest = $2 AS "isSame" FROM ${kind} WHERE request_id = $1`,
    [requestId, digest],
  )
  const [made] = rows
  if (made === undefined) throw new Error('A request that was made before has made nothing')
  if (!made.isSame) throw organisationError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return made.id
}

/** Makes a place in one that is there, once for each request. */
export const createPlace = async <Kind extends PlaceKind>(
  transaction: Transaction,
  kind: Kind,
  made: NewPlaces[Kind],
  { audit }: PlaceTrail<'place-created'>,
): Promise<PlaceRecords[Kind]> => {
  const { requestId, ...fields }: { requestId: string } & Record<string, Value> = { ...made }
  const request = { requestId, digest: createHash('sha256').update(JSON.stringify(made)).digest() }
  await holdParent(transaction, kind, fields)
  const id = await insertPlace(transaction, kind, fields, request)
  if (id === undefined) return requirePlace(transaction.query, kind, await placeOfRepeat(transaction, kind, request))
  const values = Object.fromEntries(Object.entries(fields).map(([field, to]) => [field, [null, to] as const]))
  const changes = await toldChanges(transaction, kind, values)
  await audit(transaction, { action: 'place-created', subject: placeSubject(kind, id), details: { changes } })
  return requirePlace(transaction.query, kind, id)
}
