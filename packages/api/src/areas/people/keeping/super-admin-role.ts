import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { peopleError } from '../people-error'
import type { RoleOnPlace } from '../rights/change-roles'

type Standing = { readonly jobTitleId: number | null; readonly roles: readonly RoleOnPlace[] }
/** What a call says; undefined is what it leaves unsaid. */
type Asked = { readonly [Part in keyof Standing]: Standing[Part] | undefined }

const superAdminRole: RoleOnPlace = { id: permissionIds.superAdmin, levels: ['READ'], place: {} }
const isTitle = (jobTitleId: number | null) => jobTitleId === jobTitleIds.superAdmin
const isRole = ({ id }: RoleOnPlace) => id === permissionIds.superAdmin

/** Whether the call makes a super admin or takes it; undefined when it leaves that as it is. */
const askedFor = ({ jobTitleId, roles }: Asked, held: Standing): boolean | undefined => {
  if (jobTitleId !== undefined && isTitle(jobTitleId) !== isTitle(held.jobTitleId)) return isTitle(jobTitleId)
  if (roles !== undefined && roles.some(isRole) !== held.roles.some(isRole)) return roles.some(isRole)
  return undefined
}

const contradicts = ({ jobTitleId, roles }: Asked, held: Standing, wanted: boolean): boolean =>
  (jobTitleId !== undefined && isTitle(jobTitleId) !== wanted) ||
  (roles !== undefined && roles.some(isRole) !== wanted && roles.some(isRole) !== held.roles.some(isRole))

/**
 * The job title Super Admin and role 999 go together: of what a call says about one of them the other follows.
 * Throws where it says two things.
 */
export const settleSuperAdmin = (asked: Asked, held: Standing): Asked => {
  const wanted = askedFor(asked, held)
  if (wanted === undefined) return asked
  if (contradicts(asked, held, wanted)) {
    const problems = [{ path: 'jobTitleId', code: 'custom', message: 'super-admin' }]
    throw peopleError({ code: 'bad-request', details: { part: 'body', problems } })
  }
  const roles = (asked.roles ?? held.roles).filter(role => !isRole(role))
  if (wanted) return { jobTitleId: jobTitleIds.superAdmin, roles: [...roles, superAdminRole] }
  const jobTitleId = asked.jobTitleId ?? (isTitle(held.jobTitleId) ? null : asked.jobTitleId)
  return { jobTitleId, roles }
}
