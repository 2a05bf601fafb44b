import { jobTitleIds } from '../access/job-titles'
import { mayContinue, type RoleHolder } from '../access/roles'

export type StartPath = '/diary' | '/forecast' | '/counties' | '/unauthorized'

/**
 * Where the index leads (§2): only the job title 0 goes to the diary, permissions are not looked at.
 * Without counties a super admin goes to the counties and anyone else no further.
 */
export const startPath = (user: RoleHolder & { readonly counties: readonly unknown[] }): StartPath => {
  if (user.counties.length === 0) return mayContinue(user) ? '/counties' : '/unauthorized'
  return user.jobTitleId === jobTitleIds.administrator ? '/diary' : '/forecast'
}
