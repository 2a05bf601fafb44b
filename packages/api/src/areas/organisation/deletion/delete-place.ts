import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { RequireNewest } from '../../../http/version-tag'
import { organisationError } from '../organisation-error'
import { lockPlace } from '../records/change-place'
import { toldChanges, type Value } from '../records/place-fields'
import { placeSubject, type PlaceTrail } from '../records/place-trail'
import { holdsPlaces, listObstacles } from './place-obstacles'

const isActive = (place: object): boolean => 'active' in place && place.active === true

const ownFields = ({ ...place }: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(place).filter(([field]) => !/Id$|^(id|version)$/.test(field))

/**
 * Deletes a place that is closed, empty and without a history; what stands in the way is told. The place is held while
 * that is looked for, so nothing comes to stand there meanwhile.
 */
export const deletePlace = async (
  transaction: Transaction,
  kind: PlaceKind,
  { id, requireNewest }: { readonly id: number; readonly requireNewest: RequireNewest },
  { audit }: PlaceTrail<'place-deleted'>,
): Promise<void> => {
  const held = await lockPlace(transaction, kind, { id, strength: 'UPDATE' })
  requireNewest(held)
  const obstacles = await listObstacles(transaction, kind, id)
  if (isActive(held) || holdsPlaces(obstacles)) throw organisationError({ code: 'active-item' })
  if (obstacles.length > 0) throw organisationError({ code: 'in-use', details: { obstacles } })
  await transaction.query(`DELETE FROM ${kind} WHERE id = $1`, [id])
  const values = Object.fromEntries(ownFields({ ...held }).map(([field, from]) => [field, [from, null] as const]))
  const changes = await toldChanges(transaction, kind, values)
  await audit(transaction, { action: 'place-deleted', subject: placeSubject(kind, id), details: { changes } })
}
