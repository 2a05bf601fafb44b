import type { Role } from '@veckovis/domain/access'
import { keyOfScope } from '../../../../data/place-key'
import { groupsOfRoles, isEmptyGroup, rolesOfGroups } from './rights-groups'
import { groupsOfText, textOfGroups } from './rights-text'

const rolesOfText = (text: string): ReadonlyMap<string, Role> =>
  new Map(rolesOfGroups(groupsOfText(text)).map(role => [`${role.id} ${keyOfScope(role.scope)}`, role]))

/**
 * The rights that are stored now, with what was chosen here: of each area on each place what was changed here counts, of
 * the others what somebody else has stored meanwhile. A card that is not finished stays.
 */
export const mergedRights = (chosen: string, before: string, now: string): string => {
  const was = rolesOfText(before)
  const mine = rolesOfText(chosen)
  const merged = new Map(rolesOfText(now))
  for (const key of was.keys()) if (!mine.has(key)) merged.delete(key)
  for (const [key, role] of mine) if (role.levels?.join() !== was.get(key)?.levels?.join()) merged.set(key, role)
  return textOfGroups([...groupsOfRoles([...merged.values()]), ...groupsOfText(chosen).filter(isEmptyGroup)])
}
