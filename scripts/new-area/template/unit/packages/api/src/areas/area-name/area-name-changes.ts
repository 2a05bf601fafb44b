import { createHash } from 'node:crypto'
import type { AreaNameItem, AreaNameItemChanges, NewAreaNameItem } from '@veckovis/contracts/area-name'
import type { Audited, AuditEvent } from '../../audit/audit'
import type { Transaction } from '../../db/database'
import type { RequireNewest } from '../../http/version-tag'
import { areaNameError } from './area-name-error'
import { deleteItem, findMadeBy, insertItem, lockItem, updateItem } from './area-name-repository'

type Creator = { readonly unitId: number } & Audited<AuditEvent<'area-name-created'>>
type Changer = Audited<AuditEvent<'area-name-changed', { readonly version: number; readonly fields: string[] }>>
type Remover = Audited<AuditEvent<'area-name-removed'>>

const subjectOf = (id: number) => `area-name/${id}`

/** Makes an item, once for each request: a repeat gets what the first got, unless it says something else. */
export const createItem = async (
  transaction: Transaction,
  { unitId, audit }: Creator,
  made: NewAreaNameItem,
): Promise<AreaNameItem> => {
  const digest = createHash('sha256').update(JSON.stringify(made)).digest()
  const request = { unitId, requestId: made.requestId, digest }
  const created = await insertItem(transaction, request, made)
  if (created !== undefined) {
    await audit(transaction, { action: 'area-name-created', subject: subjectOf(created.id), details: {} })
    return created
  }
  const { item, isSame } = await findMadeBy(transaction, request)
  if (!isSame) throw areaNameError({ code: 'conflict', details: { reason: 'request-repeated', id: item.id } })
  return item
}

export type AddressedItem = { readonly id: number; readonly requireNewest: RequireNewest }

const lockNewest = async (transaction: Transaction, { id, requireNewest }: AddressedItem): Promise<AreaNameItem> => {
  const item = await lockItem(transaction, id)
  if (item === undefined) throw areaNameError({ code: 'not-found' })
  requireNewest(item)
  return item
}

/** Changes what is named. What changes nothing leaves the version too. */
export const changeItem = async (
  transaction: Transaction,
  { audit }: Changer,
  addressed: AddressedItem,
  changes: AreaNameItemChanges,
): Promise<AreaNameItem> => {
  const item = await lockNewest(transaction, addressed)
  const { id, name, hours } = item
  const after = { id, name: changes.name ?? name, hours: changes.hours ?? hours }
  if (after.name === name && after.hours === hours) return item
  const changed = await updateItem(transaction, after)
  const details = { version: changed.version, fields: Object.keys(changes) }
  await audit(transaction, { action: 'area-name-changed', subject: subjectOf(id), details })
  return changed
}

export const removeItem = async (
  transaction: Transaction,
  { audit }: Remover,
  addressed: AddressedItem,
): Promise<{ readonly id: number }> => {
  const { id } = await lockNewest(transaction, addressed)
  await deleteItem(transaction, id)
  await audit(transaction, { action: 'area-name-removed', subject: subjectOf(id), details: {} })
  return { id }
}
