import {
  highestLevel,
  holdsLevel,
  isSuperAdmin,
  levelIncludes,
  mayGrant,
  permissionIds,
  permissionLevels,
  roleAreas,
  type PermissionLevel,
  type Role,
  type RoleHolder,
  type RolePreset,
} from '@veckovis/domain/access'
import type { IndexedPlace, PlaceIndex } from '../../../../data/place-index'
import { keyOfScope, type PlaceKey } from '../../../../data/place-key'
import { groupsOfRoles, rolesOfGroups, type AreaLevels, type RightsGroup } from './rights-groups'

/** Who gives, and which places there are. */
export type Offer = { readonly granter: RoleHolder; readonly index: PlaceIndex }

/** The levels that may be given in an area on all of some places; before one is chosen, on any place at all. */
export const offeredLevels = (
  { granter, index }: Offer,
  area: number,
  places: readonly PlaceKey[],
): PermissionLevel[] => {
  const may = (level: PermissionLevel) => (key: PlaceKey) =>
    mayGrant(granter, { id: area, levels: [level] }, index.placeOf(key))
  return permissionLevels.filter(level =>
    places.length > 0 ? places.every(may(level)) : index.all.some(({ key }) => may(level)(key)),
  )
}

/** Where roles may be given. */
export const offeredPlaces = ({ granter, index }: Offer): IndexedPlace[] => {
  const users = { id: permissionIds.users, levels: ['APPROVE'] } as const
  return index.all.filter(({ place }) => mayGrant(granter, users, place))
}

/** Whether roles for the whole country may be given. */
export const isEverywhereOffered = ({ granter }: Offer): boolean => isSuperAdmin(granter)

/** The highest level up to the wanted one that may be given on all of the places. */
const givenLevel = (offer: Offer, area: number, wanted: PermissionLevel, places: readonly PlaceKey[]) =>
  offeredLevels(offer, area, places).findLast(level => levelIncludes(wanted, level))

/** A group as far as it may be given: what is too high becomes the highest that may be given there. */
export const withinOffer = (
  offer: Offer,
  { places, levels }: RightsGroup,
): { readonly group: RightsGroup; readonly isLowered: boolean } => {
  let isLowered = false
  const kept = roleAreas.flatMap(area => {
    const wanted = levels[area]
    if (wanted === undefined) return []
    const given = givenLevel(offer, area, wanted, places)
    isLowered ||= given !== wanted
    return given === undefined ? [] : [[area, given] as const]
  })
  return { group: { places, levels: Object.fromEntries(kept) }, isLowered }
}

/** Groups of somebody else's roles as far as they may be given; places where nothing may be given are left out. */
export const copiedWithinOffer = (offer: Offer, groups: readonly RightsGroup[]) => {
  const each = groups.flatMap(({ places, levels }) =>
    places.map(place => withinOffer(offer, { places: [place], levels })),
  )
  const given = each.filter(({ group }) => Object.keys(group.levels).length > 0)
  return {
    groups: given.map(({ group }) => group),
    isLowered: given.length < each.length || given.some(({ isLowered }) => isLowered),
  }
}

/** The levels of a preset, by area. */
const levelsOfPreset = ({ levels }: RolePreset): AreaLevels =>
  Object.fromEntries(levels.map(({ permissionId, level }) => [permissionId, level]))

/** The preset on those of the chosen places that are of its kind. */
export const groupOfPreset = (preset: RolePreset, groups: readonly RightsGroup[]): RightsGroup => {
  const places = [...new Set(groups.flatMap(group => group.places))]
  return { places: places.filter(key => key.startsWith(`${preset.placeKind}:`)), levels: levelsOfPreset(preset) }
}

/** Roles at the highest level that may be given; one that may not be given at all stays, for the server to refuse. */
export const rolesWithinOffer = (offer: Offer, roles: readonly Role[]): readonly Role[] =>
  roles.map(role => {
    const wanted = highestLevel(role.levels ?? [])
    if (wanted === null) return role
    const given = givenLevel(offer, role.id, wanted, [keyOfScope(role.scope)])
    return given === undefined || given === wanted ? role : { ...role, levels: [given] }
  })

export type Raise = { readonly groups: readonly RightsGroup[]; readonly levels: AreaLevels }

/**
 * The groups with what the preset gives more on their places of its kind, as far as that may be given, and these levels;
 * null where it gives no more. Nothing is lowered or taken away.
 */
export const raisedToPreset = (offer: Offer, preset: RolePreset, groups: readonly RightsGroup[]): Raise | null => {
  const holder = { jobTitleId: null, roles: rolesOfGroups(groups) }
  const { places, levels } = groupOfPreset(preset, groups)
  const raises = places.map(key => {
    const { group } = withinOffer(offer, { places: [key], levels })
    const place = offer.index.placeOf(key)
    const isMore = ([area, level]: [string, PermissionLevel | undefined]) =>
      level !== undefined && !holdsLevel(holder, Number(area), level, place)
    return { places: [key], levels: Object.fromEntries(Object.entries(group.levels).filter(isMore)) }
  })
  const more = raises.filter(({ levels: raised }) => Object.keys(raised).length > 0)
  if (more.length === 0) return null
  return {
    groups: groupsOfRoles(rolesOfGroups([...groups, ...more])),
    levels: Object.assign({}, ...more.map(raise => raise.levels)),
  }
}
