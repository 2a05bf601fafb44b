import { z } from 'zod'
import { entityId } from '../wire/primitives'

const permissionLevel = z.enum(['READ', 'WRITE', 'APPROVE'])
export type PermissionLevel = z.infer<typeof permissionLevel>

/** Where a role holds: the named place and everything below it; without a scope, everywhere. */
const roleScope = z.strictObject({
  kind: z.enum(['county', 'municipality', 'department', 'unit']),
  id: entityId,
})
export type RoleScope = z.infer<typeof roleScope>

/** A role item: its id is the permission id. Without levels it means READ. */
export const roleItem = z.strictObject({
  id: entityId,
  levels: z.array(permissionLevel).optional(),
  scope: roleScope.optional(),
})
export type RoleItem = z.infer<typeof roleItem>
