import { jobTitleIds } from './job-titles'
import type { PermissionLevel } from './levels'
import { permissionIds, planningAreas } from './permissions'
import { placeKinds, type PlaceKind, type Scope } from './places'
import type { Role } from './roles'

/** What a job title usually comes with: levels per area, and the kind of place that they are held on. */
export type RolePreset = {
  /** null: the role is held everywhere. */
  readonly placeKind: PlaceKind | null
  readonly levels: readonly { readonly permissionId: number; readonly level: PermissionLevel }[]
}

const { diary, forecast, budget, schedule, staff, users, superAdmin } = permissionIds

const at = (level: PermissionLevel, permissionIdsOfLevel: readonly number[]) =>
  permissionIdsOfLevel.map(permissionId => ({ permissionId, level }))

const presets: Readonly<Record<number, RolePreset>> = {
  [jobTitleIds.administrator]: {
    placeKind: 'municipality',
    levels: [...at('WRITE', planningAreas), ...at('APPROVE', [users])],
  },
  [jobTitleIds.unitManager]: {
    placeKind: 'unit',
    levels: [...at('APPROVE', [diary]), ...at('WRITE', [forecast, budget, schedule, staff])],
  },
  [jobTitleIds.operationsManager]: { placeKind: 'department', levels: at('APPROVE', planningAreas) },
  [jobTitleIds.headOfAdministration]: {
    placeKind: 'municipality',
    levels: [...at('READ', [diary, schedule, staff]), ...at('APPROVE', [forecast, budget])],
  },
  [jobTitleIds.economist]: {
    placeKind: 'municipality',
    levels: [...at('READ', [forecast, staff]), ...at('APPROVE', [budget])],
  },
  [jobTitleIds.superAdmin]: { placeKind: null, levels: at('APPROVE', [superAdmin]) },
}

/** The roles that somebody with the job title usually gets; undefined for a title that has none. */
export const presetOf = (jobTitleId: number): RolePreset | undefined => presets[jobTitleId]

/** A preset as roles, each of its levels on each of the places; the places are ignored where it is held everywhere. */
export const rolesOfPreset = (preset: RolePreset, scopes: readonly Scope[]): readonly Role[] => {
  const held = preset.placeKind === null ? [undefined] : scopes
  return held.flatMap(scope =>
    preset.levels.map(({ permissionId, level }) => ({ id: permissionId, levels: [level], scope })),
  )
}

/** Without a title that says it: none is held on more than that but a super admin's. */
const widestUsual: PlaceKind = 'municipality'

/** Where somebody with the job title usually holds roles; null where that is everywhere. */
const usualKindOf = (jobTitleId: number | null): PlaceKind | null => {
  const preset = jobTitleId === null ? undefined : presetOf(jobTitleId)
  return preset === undefined ? widestUsual : preset.placeKind
}

/** Whether a role there is wider than the places that somebody with the job title usually works with. */
export const isWiderThanUsual = (jobTitleId: number | null, scope: Scope | undefined): boolean => {
  const usual = usualKindOf(jobTitleId)
  if (usual === null) return false
  return scope === undefined || placeKinds.indexOf(scope.kind) < placeKinds.indexOf(usual)
}
