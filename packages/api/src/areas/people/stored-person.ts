import type { PersonRow } from '@veckovis/contracts/people'
import type { PermissionLevel, Person, PlacedRole } from '@veckovis/domain/access'

/** A role as it is held, with its place and the names from the county down to it. */
export type StoredRole = PlacedRole & {
  readonly roleId: number
  readonly levels: readonly [PermissionLevel]
  readonly placeNames: readonly string[]
  readonly grantedBy: string | null
  readonly grantedAt: Date | null
}

/** A person as the database has them, with all roles as a list needs them: what of it somebody gets to see is decided later. */
export type ListedPerson = Person &
  Pick<PersonRow, 'email' | 'firstName' | 'lastName' | 'active' | 'phone' | 'version'> & {
    readonly createdAt: Date
    readonly lastLoginAt: Date | null
    readonly loginCount: number
    readonly emailProven: boolean
    /** A sign-up that no administrator has taken up */
    readonly askedFor: boolean
  }

/** The same with the names of places and of who has given the roles. */
export type StoredPerson = Omit<ListedPerson, 'roles'> & { readonly roles: readonly StoredRole[] }

/** Nobody has chosen the password yet. Who has signed in has one, even if an administrator has changed the address since. */
export const awaitsInvitation = ({ emailProven, loginCount }: ListedPerson): boolean => !emailProven && loginCount === 0
