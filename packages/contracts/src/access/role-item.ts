import { permissionLevels, placeKinds } from '@veckovis/domain/access'
import { z } from 'zod'
import { entityId } from '../wire/primitives'

/** Where a role holds: the named place and everything below it; without a scope, everywhere. */
const roleScope = z.strictObject({ kind: z.enum(placeKinds), id: entityId })

/** A role item: its id is the permission id. Without levels it means READ. */
export const roleItem = z.strictObject({
  id: entityId,
  levels: z.array(z.enum(permissionLevels)).max(20).optional(),
  scope: roleScope.optional(),
})
export type RoleItem = z.infer<typeof roleItem>
