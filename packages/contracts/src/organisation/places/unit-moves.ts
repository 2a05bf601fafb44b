import { permissionLevels } from '@veckovis/domain/access'
import { z } from 'zod'
import { entityId } from '../../wire/primitives'

const chosen = z
  .array(entityId)
  .min(1)
  .max(500)
  .refine(ids => new Set(ids).size === ids.length, { error: 'twice' })

/** POST /unit/move/check and POST /unit/move: into a department of the same municipality, all of them or none. */
export const unitMove = z.strictObject({ unitIds: chosen, departmentId: entityId })
export type UnitMove = z.infer<typeof unitMove>

const level = z.enum(permissionLevels).nullable()

/**
 * What becomes of one person's rights: in an area from one level to another, on so many of the units; on none where it is
 * a municipality itself that comes to lie elsewhere.
 */
const accessChange = z.strictObject({
  userId: entityId,
  name: z.string(),
  areas: z.array(z.strictObject({ permissionId: entityId, from: level, to: level, units: z.int().min(0) })),
})
export type AccessChange = z.infer<typeof accessChange>

/** POST /municipality/{id}/county/check: the county that the municipality is to lie in. */
export const countyChange = z.strictObject({ countyId: entityId })
export type CountyChange = z.infer<typeof countyChange>

/** Active people whose rights are changed by a move, of units or of a municipality; anyone who gains in one area and loses in another is in both. */
export const accessPreview = z.strictObject({ gains: z.array(accessChange), loses: z.array(accessChange) })
export type AccessPreview = z.infer<typeof accessPreview>

/** The answer of POST /unit/move: how many were somewhere else before. */
export const unitsMoved = z.strictObject({ moved: z.int().min(0) })

/** POST /unit/activity and POST /department/activity: all of them or none. */
export const unitActivity = z.strictObject({ unitIds: chosen, active: z.boolean() })
export const departmentActivity = z.strictObject({ departmentIds: chosen, active: z.boolean() })

/** How many were otherwise before. */
export const activityChanged = z.strictObject({ changed: z.int().min(0) })
