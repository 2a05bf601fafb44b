import { mayChangeRolesOf, mayGrant } from './granting'
import type { PermissionLevel } from './levels'
import { permissionIds } from './permissions'
import type { Place } from './places'
import { holdsLevel } from './rights'
import { isSuperAdmin, type Role, type RoleHolder } from './roles'

/** A role with the place that it is held on and everything above that. */
export type PlacedRole = Omit<Role, 'scope'> & { readonly place: Place }

/** Somebody who is administered. */
export type Person = {
  readonly userId: number
  readonly jobTitleId: number | null
  readonly roles: readonly PlacedRole[]
  /** The municipality where they belong, also without a role */
  readonly home: Place | undefined
}

export type Administrator = RoleHolder & { readonly userId: number }

/** What an administrator may do with a person. */
export type PersonAccess = {
  readonly edit: boolean
  readonly email: boolean
  readonly deactivate: boolean
  readonly jobTitle: boolean
  readonly grant: boolean
}

const nothing: PersonAccess = { edit: false, email: false, deactivate: false, jobTitle: false, grant: false }

const administers = (holder: RoleHolder, level: PermissionLevel) => (place: Place) =>
  holdsLevel(holder, permissionIds.users, level, place)

const placesOf = ({ roles, home }: Person): Place[] => [...roles.map(({ place }) => place), ...(home ? [home] : [])]

/** Where what the person is counts: the places of the roles, for somebody without any the one where they belong. */
const touchedPlaces = ({ roles, home }: Person): Place[] =>
  roles.length === 0 && home ? [home] : roles.map(({ place }) => place)

/** Whether the role is shown with its place: Users is held there. */
export const seesRole = (holder: RoleHolder, { place }: PlacedRole): boolean => administers(holder, 'READ')(place)

/** Whether a holder of Users gets to see the person: by a role or the home within their places; super admins see all. */
export const seesPerson = (holder: RoleHolder, person: Person): boolean =>
  isSuperAdmin(holder) || placesOf(person).some(administers(holder, 'READ'))

/** Asks once for each object. */
const onceForEach = <Asked extends object>(ask: (asked: Asked) => boolean): ((asked: Asked) => boolean) => {
  const answers = new Map<Asked, boolean>()
  return asked => {
    const known = answers.get(asked)
    if (known !== undefined) return known
    const answer = ask(asked)
    answers.set(asked, answer)
    return answer
  }
}

export type PeopleAccess = {
  /** As `seesRole` above. */
  readonly seesRole: (role: PlacedRole) => boolean
  /** As `mayGrant`, on the place of the role. */
  readonly mayGrantRole: (role: PlacedRole) => boolean
  /** What the administrator may do with the person. */
  readonly accessTo: (person: Person) => PersonAccess
}

/**
 * What an administrator may do with people, for a whole list: roles and places that people share as objects are asked once.
 * What holds for the whole person (activity, job title) takes Users on every place that the person has a role on; the
 * address, by which one becomes the person, the right to give each of the roles. Super admins are for super admins,
 * and nobody changes their own rights.
 */
export const peopleAccess = (holder: Administrator): PeopleAccess => {
  const isSuper = isSuperAdmin(holder)
  const reads = onceForEach(administers(holder, 'READ'))
  const writes = onceForEach(administers(holder, 'WRITE'))
  const approves = onceForEach(administers(holder, 'APPROVE'))
  const mayGrantRole = onceForEach((role: PlacedRole) => mayGrant(holder, role, role.place))
  const accessTo = (person: Person): PersonAccess => {
    const isSeen = isSuper || placesOf(person).some(reads)
    if (!isSeen || (isSuperAdmin(person) && !isSuper)) return nothing
    const isOther = holder.userId !== person.userId
    const touched = touchedPlaces(person)
    const coversAll = (may: (place: Place) => boolean) => isSuper || (touched.length > 0 && touched.every(may))
    return {
      edit: isSuper || placesOf(person).some(writes),
      email: isOther && coversAll(writes) && person.roles.every(mayGrantRole),
      deactivate: isOther && coversAll(writes),
      jobTitle: isOther && coversAll(approves),
      grant: mayChangeRolesOf(holder, person.userId),
    }
  }
  return { seesRole: ({ place }) => reads(place), mayGrantRole, accessTo }
}
