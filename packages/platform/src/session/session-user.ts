import type { RoleItem } from '@veckovis/contracts/access'
import type { TreeCounty } from '@veckovis/contracts/organisation'
import type { CurrentUser } from '@veckovis/contracts/session'
import { holdsLevel, isSuperAdmin, type RoleHolder } from '@veckovis/domain/access'

export type SessionUser = {
  readonly loggedIn: true
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly jobTitleId: number | null
  /** The role items; an item's id is the permission's id. */
  readonly permissions: readonly RoleItem[]
  readonly superadmin: boolean
  readonly counties: readonly TreeCounty[]
  readonly defaultUnitId: number | null
  /** The unit that the person chose last, wherever that was. */
  readonly lastUnitId?: number | null
  /** Rights of modules' own. */
  readonly ownRights?: readonly string[]
  readonly activeUnit: { readonly id: number; readonly name: string } | null
}

export const sessionUserOf = (user: CurrentUser): SessionUser => ({
  loggedIn: true,
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone ?? null,
  jobTitleId: user.jobTitleId,
  permissions: user.roles,
  superadmin: isSuperAdmin(user),
  counties: user.counties,
  defaultUnitId: user.defaultUnitId,
  lastUnitId: user.lastUnitId ?? null,
  ...(user.ownRights && { ownRights: user.ownRights }),
  activeUnit: null,
})

/** The user as the rules of `@veckovis/domain/access` see them. */
export const holderOf = ({
  jobTitleId,
  permissions,
  counties,
}: SessionUser): RoleHolder & Pick<SessionUser, 'counties'> => ({ jobTitleId, roles: permissions, counties })

/** In how many units of the tree the user holds a permission, at any level. */
export const unitsHeld = (user: SessionUser, permissionId: number): number => {
  const holder = holderOf(user)
  const places = user.counties.flatMap(({ id: countyId, municipalities }) =>
    municipalities.flatMap(({ id: municipalityId, departments }) =>
      departments.flatMap(({ id: departmentId, units }) =>
        units.map(({ id: unitId }) => ({ countyId, municipalityId, departmentId, unitId })),
      ),
    ),
  )
  return places.filter(place => holdsLevel(holder, permissionId, 'READ', place)).length
}
