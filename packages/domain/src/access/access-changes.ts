import { levelIncludes, type PermissionLevel } from './levels'
import { roleAreas } from './permissions'
import type { Place } from './places'
import { levelAt } from './rights'
import { hasJobTitle, isSuperAdmin, reaches, type RoleHolder } from './roles'

/** What becomes of somebody's level in one area. */
export type LevelChange = {
  readonly permissionId: number
  readonly from: PermissionLevel | null
  readonly to: PermissionLevel | null
}

/** Somebody at a moment, and a place as it lay then. */
export type Standing = { readonly holder: RoleHolder; readonly place: Place }

const levelsBetween = (before: Standing, after: Standing): readonly LevelChange[] =>
  roleAreas
    .map(permissionId => ({
      permissionId,
      from: levelAt(before.holder, permissionId, before.place),
      to: levelAt(after.holder, permissionId, after.place),
    }))
    .filter(({ from, to }) => from !== to)

/**
 * Whether somebody may do on a place all that they might at an earlier moment, whatever else came or went: every level in
 * every area, the job title or one that stands in for it, and reaching it at all.
 */
export const keepsRights = (before: Standing, after: Standing): boolean =>
  levelsBetween(before, after).every(isGain) &&
  (before.holder.jobTitleId === null || hasJobTitle(after.holder, before.holder.jobTitleId)) &&
  (reaches(after.holder, after.place) || !reaches(before.holder, before.place)) &&
  (isSuperAdmin(after.holder) || !isSuperAdmin(before.holder))

/**
 * What changes for somebody when a place comes to lie elsewhere: the levels on it before and after, area by area, where
 * they differ. Roles stay where they are held.
 */
export const levelChanges = (holder: RoleHolder, before: Place, after: Place): readonly LevelChange[] =>
  levelsBetween({ holder, place: before }, { holder, place: after })

/** Whether the change is one for the better: to a level that includes the one before. */
export const isGain = ({ from, to }: LevelChange): boolean => to !== null && (from === null || levelIncludes(to, from))
