import type { AreaNameItem } from '@veckovis/contracts/area-name'
import type { Reading, Transaction } from '../../db/database'

const columns = 'id, unit_id AS "unitId", version, name, hours'

/** By name as Swedish is sorted. */
export const listItems = async ({ query }: Reading, unitId: number): Promise<AreaNameItem[]> => {
  const { rows } = await query<AreaNameItem>({
    name: 'area-name-items',
    text: `SELECT ${columns} FROM area_name_item WHERE unit_id = $1 ORDER BY name COLLATE swedish, id`,
    values: [unitId],
  })
  return rows
}

/** Undefined for an item that is not there, or not for the person who asks. */
export const findItem = async ({ query }: Reading, id: number): Promise<AreaNameItem | undefined> => {
  const { rows } = await query<AreaNameItem>({
    name: 'area-name-item',
    text: `SELECT ${columns} FROM area_name_item WHERE id = $1::bigint`,
    values: [id],
  })
  return rows[0]
}

export const unitOfItem = async ({ query }: Reading, id: number): Promise<number | undefined> => {
  const { rows } = await query<{ unitId: number | null }>({
    name: 'unit-of-area-name-item',
    text: 'SELECT unit_of_area_name_item($1) AS "unitId"',
    values: [id],
  })
  return rows[0]?.unitId ?? undefined
}

/** The item once other changes of it are done. */
export const lockItem = async (transaction: Transaction, id: number): Promise<AreaNameItem | undefined> => {
  const text = `SELECT ${columns} FROM area_name_item WHERE id = $1::bigint FOR UPDATE`
  return (await transaction.query<AreaNameItem>(text, [id])).rows[0]
}

type Written = Pick<AreaNameItem, 'name' | 'hours'>
export type ItemRequest = { readonly unitId: number; readonly requestId: string; readonly digest: Buffer }

/** Undefined when the same request has made an item before, or is making one at this moment. */
export const insertItem = async (
  transaction: Transaction,
  { unitId, requestId, digest }: ItemRequest,
  { name, hours }: Written,
): Promise<AreaNameItem | undefined> => {
  const { rows } = await transaction.query<AreaNameItem>(
    `INSERT INTO area_name_item (unit_id, municipality_id, request_id, request_digest, name, hours)
     VALUES ($1, (SELECT municipality_id FROM unit WHERE id = $1), $2, $3, $4, $5)
     ON CONFLICT (unit_id, request_id, municipality_id) DO NOTHING RETURNING ${columns}`,
    [unitId, requestId, digest, name, hours],
  )
  return rows[0]
}

/** The item that the request made, and whether it was sent with the same words. */
export const findMadeBy = async (
  transaction: Transaction,
  { unitId, requestId, digest }: ItemRequest,
): Promise<{ readonly item: AreaNameItem; readonly isSame: boolean }> => {
  const { rows } = await transaction.query<AreaNameItem & { isSame: boolean }>(
    `SELECT ${columns}, request_digest = $3 AS "isSame" FROM area_name_item WHERE unit_id = $1 AND request_id = $2`,
    [unitId, requestId, digest],
  )
  if (rows[0] === undefined) throw new Error('A request that was made before has made nothing')
  const { isSame, ...item } = rows[0]
  return { item, isSame }
}

export const updateItem = async (transaction: Transaction, { id, name, hours }: Written & { readonly id: number }) => {
  const text = `UPDATE area_name_item SET name = $2, hours = $3, version = version + 1 WHERE id = $1 RETURNING ${columns}`
  const { rows } = await transaction.query<AreaNameItem>(text, [id, name, hours])
  if (rows[0] === undefined) throw new Error(`Item ${id} vanished while it was locked`)
  return rows[0]
}

export const deleteItem = async (transaction: Transaction, id: number): Promise<void> => {
  await transaction.query('DELETE FROM area_name_item WHERE id = $1', [id])
}
