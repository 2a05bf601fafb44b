import { permissionIds, type Role } from '@veckovis/domain/access'
import type { Words } from '@veckovis/platform'

/** What a role is called without its place. The start page and the whole administration know no levels (A-185). */
export const roleText = (role: Role, t: Words): string => {
  if (role.id === permissionIds.superAdmin) return t('titles.999')
  if (role.id === permissionIds.startPage) return t('areas.100')
  return `${t(`areas.${role.id}`)}: ${t(`levels.${role.levels?.at(-1) ?? 'READ'}`)}`
}
