import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
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

/** Undefined when something stands in the way and that is passed over: the request has made a place, or the name is taken. */
const insertPlace = async (
  transaction: Transaction,
  kind: PlaceKind,
  fields: Fields,
  { requestId, digest, whenTaken }: Request & { readonly whenTaken: 'pass' | 'refuse' },
): Promise<number | undefined> => {
  const named = Object.entries(fields)
  const values = named.map((_, index) => `$${index + 3}`)
  // A unit carries the municipality of its department.
  const municipality = `(SELECT municipality_id FROM department WHERE id = $${named.findIndex(([field]) => field === 'departmentId') + 3})`
  const isUnit = kind === 'unit'
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO ${kind} (request_id, request_digest, ${named.map(([field]) => columnOf(field)).join(', ')}${isUnit ? ', municipality_id' : ''})
     VALUES ($1, $2, ${values.join(', ')}${isUnit ? `, ${municipality}` : ''})
     ${whenTaken === 'pass' ? 'ON CONFLICT DO NOTHING' : ''} RETURNING id`,
    [requestId, digest, ...named.map(([, value]) => value)],
  )
  return rows[0]?.id
}

/** What the same request made before, if it did. A repeat that says something else is refused: nothing may be guessed. */
const findRepeat = async (transaction: Transaction, kind: PlaceKind, { requestId, digest }: Request) => {
  const { rows } = await transaction.query<{ id: number; isSame: boolean }>(
    `SELECT id, request_digest = $2 AS "isSame" FROM ${kind} WHERE request_id = $1`,
    [requestId, digest],
  )
  const [made] = rows
  if (made?.isSame === false)
    throw organisationError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return made?.id
}

/** Makes a place in one that is there, once for each request. */
export const createPlace = async <Kind extends PlaceKind>(
  transaction: Transaction,
  kind: Kind,
  made: NewPlaces[Kind],
  { audit }: PlaceTrail<'place-created'>,
): Promise<PlaceRecords[Kind]> => {
  const { requestId, ...fields }: { requestId: string } & Record<string, Value> = { ...made }
  const request = { requestId, digest: requestDigest(made) }
  await holdParent(transaction, kind, fields)
  const insert = (whenTaken: 'pass' | 'refuse') => insertPlace(transaction, kind, fields, { ...request, whenTaken })
  // A repeat at the same moment may meet its own name first, so a name is called taken only after the request was looked for.
  let id = await insert('pass')
  if (id === undefined) {
    const repeated = await findRepeat(transaction, kind, request)
    if (repeated !== undefined) return requirePlace(transaction.query, kind, repeated)
    id = await insert('refuse')
  }
  if (id === undefined) throw new Error(`A ${kind} was inserted without an id`)
  const values = Object.fromEntries(Object.entries(fields).map(([field, to]) => [field, [null, to] as const]))
  const changes = await toldChanges(transaction, kind, values)
  await audit(transaction, { action: 'place-created', subject: placeSubject(kind, id), details: { changes } })
  return requirePlace(transaction.query, kind, id)
}
