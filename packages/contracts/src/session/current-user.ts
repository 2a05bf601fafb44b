import { z } from 'zod'
import { entityId } from '../primitives'

export const permissionLevel = z.enum(['READ', 'WRITE', 'APPROVE'])
export type PermissionLevel = z.infer<typeof permissionLevel>

/** Where a role holds: the named place and everything below it; without a scope, everywhere. */
export const roleScope = z.strictObject({
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

const treeUnit = z.object({ id: entityId, name: z.string() })
const treeDepartment = z.object({ id: entityId, name: z.string(), units: z.array(treeUnit) })
const treeMunicipality = z.object({
  id: entityId,
  name: z.string(),
  logoFilename: z.string().nullable(),
  departments: z.array(treeDepartment),
})
export const treeCounty = z.object({ id: entityId, name: z.string(), municipalities: z.array(treeMunicipality) })

/** County, municipality, department, unit: only what the user may reach. */
export type TreeCounty = z.infer<typeof treeCounty>
export type TreeMunicipality = z.infer<typeof treeMunicipality>
export type TreeDepartment = z.infer<typeof treeDepartment>
export type TreeUnit = z.infer<typeof treeUnit>

/** GET /user/me. */
export const currentUser = z.object({
  id: entityId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable().optional(),
  jobTitleId: z.int().nullable(),
  roles: z.array(roleItem),
  counties: z.array(treeCounty),
  defaultUnitId: entityId.nullable(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** GET /unit/{id}: the page ignores it. */
export const unitAnswer = z.object({
  id: entityId,
  name: z.string(),
  department: z.string(),
  municipality: z.object({ name: z.string(), logo: z.string().nullable() }),
})
export type UnitAnswer = z.infer<typeof unitAnswer>
