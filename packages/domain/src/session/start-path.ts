import { isSuperAdmin, type PermissionHolder } from '../access/permissions'

export type StartPath = '/diary' | '/forecast' | '/counties' | '/unauthorized'

/**
 * Where the index leads (§2): only the job title 0 goes to the diary, permissions are not looked at.
 * Without counties a super admin goes to the counties and anyone else no further.
 */
export const startPath = (user: PermissionHolder & { readonly counties: readonly unknown[] }): StartPath => {
  if (user.counties.length === 0) return isSuperAdmin(user) ? '/counties' : '/unauthorized'
  return user.jobTitleId === 0 ? '/diary' : '/forecast'
}
