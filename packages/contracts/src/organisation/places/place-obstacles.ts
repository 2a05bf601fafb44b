import { z } from 'zod'
import { entityId } from '../../wire/primitives'

/** What may stand in the way of deleting a place, in the order in which it is told. */
const obstacleKinds = [
  'municipality',
  'department',
  'unit',
  'person',
  'staff-member',
  'diary-entry',
  'needs-budget',
  'resource-budget',
  'forecast',
  'import',
  'licence',
] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

/** Of one kind: how many there are, and the first twenty by name. A forecast's name is its year, that of an import or an entry of the diary
 * its day. */
const obstacle = z.strictObject({
  kind: z.enum(obstacleKinds),
  total: z.int().min(1),
  items: z.array(z.strictObject({ id: entityId, name: z.string() })).max(20),
})
export type Obstacle = z.infer<typeof obstacle>

export const obstacles = z.array(obstacle)

/** GET /{kind}/{id}/obstacles: `active` is null for a county and a municipality, which cannot be closed. */
export const placeObstacles = z.strictObject({ active: z.boolean().nullable(), obstacles })
export type PlaceObstacles = z.infer<typeof placeObstacles>
