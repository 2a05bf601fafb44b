import { personDetailNames, type PersonDetail, type PersonRow } from '@veckovis/contracts/people'
import type { PermissionLevel, Person, PlacedRole } from '@veckovis/domain/access'

type Details = Pick<PersonRow, PersonDetail>

/** Where each detail stands in `app_user`. */
const columns: Readonly<Record<PersonDetail, string>> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
}

/** The details of `app_user a` by their names. */
export const readDetails = personDetailNames.map(detail => `a.${columns[detail]} AS "${detail}"`).join(', ')

const detailsBy = (valueOf: (detail: PersonDetail) => string | null) =>
  Object.fromEntries(personDetailNames.map(detail => [detail, valueOf(detail)])) as Details

export const detailsOf = (person: Details): Details => detailsBy(detail => person[detail])

/** As they are stored: an empty text is none. What is not sent stays as it was. */
export const detailsSent = (
  sent: Readonly<Partial<Record<PersonDetail, string | undefined>>>,
  before?: Details,
): Details => detailsBy(detail => (sent[detail] === undefined ? (before?.[detail] ?? null) : sent[detail] || null))

/** Where the values of a call of the database stand. */
export const placesOf = (values: readonly unknown[]): string => values.map((_, index) => `$${index + 1}`).join(', ')

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
  Details &
  Pick<PersonRow, 'active' | 'version'> & {
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
