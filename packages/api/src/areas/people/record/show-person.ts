import type { PersonRecord, PersonRole, PersonRow } from '@veckovis/contracts/people'
import type { InvitationState } from '@veckovis/contracts/session'
import { scopeOf, type PeopleAccess } from '@veckovis/domain/access'
import { detailsOf, type ListedPerson, type StoredPerson, type StoredRole } from '../stored-person'

/** What is asked of other tables for each person of an answer. */
export type Beside = {
  readonly units: (person: ListedPerson) => number
  readonly invitation: (userId: number) => InvitationState
}

/** A person as this administrator gets to see them. */
export const showRow = (access: PeopleAccess, person: ListedPerson, { units, invitation }: Beside): PersonRow => ({
  id: person.userId,
  ...detailsOf(person),
  jobTitleId: person.jobTitleId,
  active: person.active,
  createdAt: person.createdAt.toISOString(),
  lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
  invitation: invitation(person.userId),
  units: units(person),
  rolesElsewhere: person.roles.some(role => !access.seesRole(role)),
  version: person.version,
  may: access.accessTo(person),
})

const showRole = (access: PeopleAccess, role: StoredRole, mayTakeAny: boolean): PersonRole => {
  const scope = scopeOf(role.place)
  return {
    roleId: role.roleId,
    id: role.id,
    levels: [...role.levels],
    ...(scope && { scope }),
    placeNames: [...role.placeNames],
    grantedBy: role.grantedBy,
    grantedAt: role.grantedAt?.toISOString() ?? null,
    mayTake: mayTakeAny && access.mayGrantRole(role),
  }
}

/** The same with the roles within the administrator's places. */
export const showRecord = (access: PeopleAccess, person: StoredPerson, beside: Beside): PersonRecord => {
  const row = showRow(access, person, beside)
  const shown = person.roles.filter(access.seesRole)
  return {
    ...row,
    homeMunicipalityId: person.home?.municipalityId ?? null,
    roles: shown.map(role => showRole(access, role, row.may.grant)),
  }
}
