export { isGain, keepsRights, levelChanges, type LevelChange, type Standing } from './access-changes'
export { countByLevel, explainAccess } from './explain-access'
export { mayGiveJobTitle, mayGrant } from './granting'
export { jobTitleIds } from './job-titles'
export { highestLevel, levelIncludes, permissionLevels, type PermissionLevel } from './levels'
export {
  peopleAccess,
  seesPerson,
  seesRole,
  type Administrator,
  type PeopleAccess,
  type Person,
  type PersonAccess,
  type PlacedRole,
} from './people'
export { permissionIds, roleAreas } from './permissions'
export { everywhere, placeKinds, scopeOf, type Place, type PlaceKind, type Scope } from './places'
export { isWiderThanUsual, presetOf, rolesOfPreset, type RolePreset } from './presets'
export {
  holdsLevel,
  holdsPermission,
  holdsRight,
  holdsRightSomewhere,
  levelAt,
  mayOpen,
  scopesOf,
  seesSalaries,
  type Right,
} from './rights'
export { isSuperAdmin, mayContinue, reaches, type Role, type RoleHolder } from './roles'
export { fewestPeople } from './small-groups'
