import type { PersonDetail } from '@veckovis/contracts/people'
import { jobTitleIds, permissionIds, type Role } from '@veckovis/domain/access'
import { isBlankGroup, rolesOfGroups } from '../roles/rights/rights-groups'
import { groupsOfText } from '../roles/rights/rights-text'
import { detailFields, eachDetail, type RightsField } from './user-rules'

type Values<Name extends string> = Readonly<Record<Name, string>>

export const detailsOf = (values: Values<PersonDetail>) =>
  eachDetail(detail => {
    const { read = text => text.trim() } = detailFields[detail]
    return read(values[detail])
  })

/** Job title and all roles that the caller gets to see; those that the caller may not take stay as they are. */
export const rightsOf = ({ jobTitleId, rights }: Values<RightsField>, kept: readonly Role[]) => {
  const title = jobTitleId === '' ? null : Number(jobTitleId)
  const groups = groupsOfText(rights).filter(group => !isBlankGroup(group))
  return {
    jobTitleId: title,
    roles: title === jobTitleIds.superAdmin ? [{ id: permissionIds.superAdmin }] : [...kept, ...rolesOfGroups(groups)],
  }
}
