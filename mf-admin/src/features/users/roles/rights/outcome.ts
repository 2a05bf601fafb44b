import {
  countByLevel,
  explainAccess,
  highestLevel,
  isSuperAdmin,
  permissionLevels,
  roleAreas,
  type PermissionLevel,
  type Role,
  type RoleHolder,
} from '@veckovis/domain/access'
import type { PlaceIndex } from '../../../../data/place-index'
import { keyOfScope, type PlaceKey } from '../../../../data/place-key'

/** What gives a level: roles on places, or being a super admin. */
type Because = readonly PlaceKey[] | 'super-admin'

/** What may be done in an area, and because of which roles. */
export type AreaOutcome = {
  readonly area: number
  readonly level: PermissionLevel
  readonly because: Because
  /** How many units; null where one place was asked about. */
  readonly units: number | null
}

/** Areas that somebody has in equally many units because of the same roles. */
export type SharedOutcome = Pick<AreaOutcome, 'because' | 'units'> & { readonly areas: readonly AreaOutcome[] }

const reasonKey = ({ because, units }: AreaOutcome): string =>
  JSON.stringify([units, because === 'super-admin' ? because : [...new Set(because)].toSorted()])

/** The same reason is said once, for all areas that it gives; the areas stay in their order. */
export const shareReasons = (outcomes: readonly AreaOutcome[]): SharedOutcome[] => {
  const shared = new Map<string, SharedOutcome>()
  for (const outcome of outcomes) {
    const key = reasonKey(outcome)
    const { because, units, areas } = shared.get(key) ?? { ...outcome, areas: [] }
    shared.set(key, { because, units, areas: [...areas, outcome] })
  }
  return [...shared.values()]
}

const levelOf = (role: Role) => highestLevel(role.levels ?? ['READ'])

const outcomeInUnits = (holder: RoleHolder, area: number, { units }: PlaceIndex): AreaOutcome[] => {
  const counts = countByLevel(
    holder,
    area,
    units.map(({ place }) => place),
  )
  return permissionLevels
    .toReversed()
    .filter(level => counts[level] > 0)
    .map(level => ({
      area,
      level,
      units: counts[level],
      because: isSuperAdmin(holder)
        ? 'super-admin'
        : holder.roles
            .filter(role => role.id === area && levelOf(role) === level)
            .map(({ scope }) => keyOfScope(scope)),
    }))
}

/** What somebody can do in the units of the tree, each at its highest level; areas that reach no unit are left out. */
export const outcomeEverywhere = (holder: RoleHolder, index: PlaceIndex): AreaOutcome[] =>
  roleAreas.flatMap(area => outcomeInUnits(holder, area, index))

/** What somebody can do on the whole of one place: "why may she approve in Bergshamra?" */
export const outcomeOn = (holder: RoleHolder, key: PlaceKey, index: PlaceIndex): AreaOutcome[] =>
  explainAccess<Role>(holder, index.placeOf(key)).map(({ permissionId, level, because }) => ({
    area: permissionId,
    level,
    units: null,
    because: isSuperAdmin(holder)
      ? 'super-admin'
      : because.flatMap(reason => (reason.kind === 'role' ? [keyOfScope(reason.role.scope)] : [])),
  }))
