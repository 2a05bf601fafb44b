import type { PersonRow } from '@veckovis/contracts/people'
import type { PermissionLevel, Person, Place } from '@veckovis/domain/access'

/** A role as it is held, with its place and the names from the county down to it. */
export type StoredRole = {
  readonly roleId: number
  readonly id: number
  readonly levels: readonly [PermissionLevel]
  readonly place: Place
  readonly placeNames: readonly string[]
  readonly grantedBy: string | null
  readonly grantedAt: Date | null
}

/** A person as the database has them, with all roles: what of it somebody gets to see is decided later. */
export type StoredPerson = Omit<Person, 'roles'> &
  Pick<PersonRow, 'email' | 'firstName' | 'lastName' | 'active' | 'phone' | 'version'> & {
    readonly roles: readonly StoredRole[]
    readonly createdAt: Date
    readonly lastLoginAt: Date | null
    readonly loginCount: number
    readonly emailProven: boolean
    /** A sign-up that no administrator has taken up */
    readonly askedFor: boolean
  }

/** Nobody has chosen the password yet. Who has signed in has one, even if an administrator has changed the address since. */
export const awaitsInvitation = ({ emailProven, loginCount }: StoredPerson): boolean => !emailProven && loginCount === 0
