import type { Grantable } from '@veckovis/contracts/people'
import { jobTitleIds, type Role, type RoleHolder } from '@veckovis/domain/access'

/** Anyone who holds exactly what the caller may give: the rules of the domain then decide what is offered. */
export const granterOf = ({ superAdmin, places }: Grantable): RoleHolder => ({
  jobTitleId: superAdmin ? jobTitleIds.superAdmin : null,
  roles: places.flatMap(({ scope, areas }) =>
    Object.entries(areas).map(([area, level]): Role => ({
      id: Number(area),
      levels: [level],
      scope: scope ?? undefined,
    })),
  ),
})
