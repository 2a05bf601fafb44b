import { z } from 'zod'
import { roleItem } from '../access/role-item'
import { treeCounty } from '../organisation/unit-tree'
import { entityId } from '../wire/primitives'

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
  /** The unit that the person chose last, on whatever machine; an earlier server does not keep it. */
  lastUnitId: entityId.nullable().optional(),
  /** Rights of modules' own; absent where there are none. */
  ownRights: z.array(z.string()).optional(),
})
export type CurrentUser = z.infer<typeof currentUser>
