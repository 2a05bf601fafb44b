import { newPerson } from '@veckovis/contracts/people'
import type { Role } from '@veckovis/domain/access'
import type { ListRow } from './list-row'
import type { ReadList } from './read-list'

type RolesWithin = (roles: readonly Role[]) => readonly Role[]

const rowWithin = (row: ListRow, rolesWithin: RolesWithin): ListRow => {
  const person = newPerson.safeParse(row.request)
  if (!person.success) return row
  const named: readonly Role[] = person.data.roles
  const roles = rolesWithin(named)
  if (roles.every(role => named.includes(role))) return row
  const request = { ...person.data, roles }
  return { ...row, request, remark: 'lowered' }
}

/** A list of people with the roles as far as they may be given; a row whose roles are lowered says so. */
export const withinGrant = (list: ReadList, rolesWithin: RolesWithin): ReadList => ({
  ...list,
  rows: list.rows.map(row => rowWithin(row, rolesWithin)),
})
