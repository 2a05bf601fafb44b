import { highestLevel, roleAreas, type PermissionLevel, type Role } from '@veckovis/domain/access'
import { keyOfScope, scopeOfKey, type PlaceKey } from '../../../../data/place-key'

/** The level in each area; an area that is not there has none. */
export type AreaLevels = Readonly<Partial<Record<number, PermissionLevel>>>

/** The same levels on some places: what one card of the editor holds. */
export type RightsGroup = { readonly places: readonly PlaceKey[]; readonly levels: AreaLevels }

const levelOf = (role: Role): PermissionLevel => highestLevel(role.levels ?? ['READ']) ?? 'READ'

const isOfAnArea = ({ id }: Role) => roleAreas.some(area => area === id)

const levelsByPlace = (roles: readonly Role[]): ReadonlyMap<PlaceKey, AreaLevels> => {
  const places = new Map<PlaceKey, AreaLevels>()
  for (const role of roles.filter(isOfAnArea)) {
    const key = keyOfScope(role.scope)
    const levels = places.get(key) ?? {}
    const held = levels[role.id]
    const level = levelOf(role)
    places.set(key, { ...levels, [role.id]: held === undefined ? level : (highestLevel([held, level]) ?? level) })
  }
  return places
}

const patternOf = (levels: AreaLevels) => roleAreas.map(area => levels[area] ?? '').join()

/** Roles as the editor shows them: places with the same levels stand together, in the order in which they come. */
export const groupsOfRoles = (roles: readonly Role[]): RightsGroup[] => {
  const groups = new Map<string, RightsGroup>()
  for (const [key, levels] of levelsByPlace(roles)) {
    const pattern = patternOf(levels)
    const group = groups.get(pattern)
    groups.set(pattern, { places: [...(group?.places ?? []), key], levels })
  }
  return [...groups.values()]
}

/** The roles that the groups stand for: one per place and area, at the highest level that a group gives there. */
export const rolesOfGroups = (groups: readonly RightsGroup[]): Role[] => {
  const each = groups.flatMap(({ places, levels }) =>
    places.flatMap(place =>
      roleAreas.flatMap(id => {
        const level = levels[id]
        return level === undefined ? [] : [{ id, levels: [level], scope: scopeOfKey(place) }]
      }),
    ),
  )
  return [...levelsByPlace(each)].flatMap(([key, levels]) => {
    const scope = scopeOfKey(key)
    return roleAreas.flatMap(id => {
      const level = levels[id]
      return level === undefined ? [] : [{ id, levels: [level], ...(scope === undefined ? {} : { scope }) }]
    })
  })
}

/** Roles that the editor does not show, such as those of a super admin or of the start page; they stay as they are. */
export const rolesOfNoArea = (roles: readonly Role[]): Role[] => roles.filter(role => !isOfAnArea(role))

/** A group that gives nothing: without places, or without a level. */
export const isEmptyGroup = ({ places, levels }: RightsGroup): boolean =>
  places.length === 0 || roleAreas.every(area => levels[area] === undefined)

/** A card that nobody has touched; it stands for nothing. */
export const isBlankGroup = ({ places, levels }: RightsGroup): boolean =>
  places.length === 0 && roleAreas.every(area => levels[area] === undefined)

export const blankGroup: RightsGroup = { places: [], levels: {} }
