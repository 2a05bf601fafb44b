import type { GivenRole } from '@veckovis/contracts/people'
import {
  highestLevel,
  mayGrant,
  permissionIds,
  scopeOf,
  seesRole,
  type PermissionLevel,
  type Place,
} from '@veckovis/domain/access'
import { peopleError } from '../people-error'
import type { StoredPerson } from '../stored-person'
import type { Administration } from './administration'
import { refusingInWords, refuseWithout } from './refuse-change'
import { loadPlaces } from './role-places'

/** A role as the database holds it: one level, and the place with all above it. */
export type RoleOnPlace = { readonly id: number; readonly levels: readonly [PermissionLevel]; readonly place: Place }

/** What tells roles of one person apart. */
export const keyOf = ({ id, levels: [level], place }: RoleOnPlace): string => {
  const scope = scopeOf(place)
  return `${id}/${level}/${scope === undefined ? '' : `${scope.kind}/${scope.id}`}`
}

/** The roles of a call, each once. A place that is not there is as foreign. */
export const readRoles = async (
  { transaction }: Pick<Administration, 'transaction'>,
  roles: readonly GivenRole[],
): Promise<RoleOnPlace[]> => {
  const placeOf = await loadPlaces(
    transaction,
    roles.map(({ scope }) => scope),
  )
  const read = roles.map(({ id, levels = ['READ'], scope }): RoleOnPlace => {
    const place = placeOf(scope)
    if (place === undefined) throw peopleError({ code: 'not-yours-to-grant' })
    return { id, levels: [highestLevel(levels) ?? 'READ'], place }
  })
  return [...new Map(read.map(role => [keyOf(role), role])).values()]
}

const refuseForeign = ({ administrator }: Pick<Administration, 'administrator'>, role: RoleOnPlace): void => {
  if (mayGrant(administrator, role, role.place)) return
  throw peopleError({ code: role.id === permissionIds.superAdmin ? 'super-admin-only' : 'not-yours-to-grant' })
}

/** Tells of the roles in the audit and in the security log, a row for each. */
const tell = async <Action extends 'role-given' | 'role-taken'>(
  { transaction, administrator: { userId: by }, audit, securityLog }: Administration<Action>,
  userId: number,
  action: Action,
  roles: readonly RoleOnPlace[],
): Promise<void> => {
  const subject = `user/${userId}`
  const change = action === 'role-given' ? 'given' : 'removed'
  await audit(transaction, ...roles.map(role => ({ action, subject, details: written(role) })))
  const events = roles.map(({ id: permissionId, levels: [level], place }) => {
    const scope = scopeOf(place)
    const details = {
      change,
      permissionId,
      level,
      place: scope?.kind ?? 'everywhere',
      placeId: scope?.id ?? null,
    } as const
    return { kind: 'role-changed', userId: by, subject, details } as const
  })
  await securityLog.record(transaction, ...events)
}

/** The place with all above it, as it lay then. */
const written = ({ id: permissionId, levels: [level], place }: RoleOnPlace) => ({ permissionId, level, ...place })

/** The columns of a role in the database, which names the lowest place alone. */
const stored = ({ id: permission_id, levels: [level], place }: RoleOnPlace) => {
  const scope = scopeOf(place)
  return { permission_id, level, ...(scope && { [`${scope.kind}_id`]: scope.id }) }
}

/** Gives all of the roles or none of them, by as many statements as for one. */
export const giveRoles = async (
  administration: Administration<'role-given'>,
  userId: number,
  roles: readonly RoleOnPlace[],
): Promise<void> => {
  if (roles.length === 0) return
  for (const role of roles) refuseForeign(administration, role)
  const values = [userId, JSON.stringify(roles.map(stored))]
  await refusingInWords(
    () => administration.transaction.query('SELECT give_roles($1, $2)', values),
    'not-yours-to-grant',
  )
  await tell(administration, userId, 'role-given', roles)
}

const takeRoles = async (
  administration: Administration<'role-taken'>,
  userId: number,
  roles: readonly (RoleOnPlace & { readonly roleId: number })[],
): Promise<void> => {
  if (roles.length === 0) return
  for (const role of roles) refuseForeign(administration, role)
  const values = [userId, roles.map(({ roleId }) => roleId)]
  await refusingInWords(
    () => administration.transaction.query('SELECT take_roles($1, $2)', values),
    'not-yours-to-grant',
  )
  await tell(administration, userId, 'role-taken', roles)
}

/**
 * Makes the roles within the administrator's places those that are wanted; roles elsewhere stay (A-173). Answers whether
 * anything has changed.
 */
export const changeRoles = async (
  administration: Administration<'role-given' | 'role-taken'>,
  person: StoredPerson,
  wanted: readonly RoleOnPlace[],
): Promise<boolean> => {
  const { administrator } = administration
  const held = new Set(person.roles.map(keyOf))
  const kept = new Set(wanted.map(keyOf))
  const given = wanted.filter(role => !held.has(keyOf(role)))
  const taken = person.roles.filter(role => seesRole(administrator, role) && !kept.has(keyOf(role)))
  if (given.length + taken.length === 0) return false
  refuseWithout('grant', administrator, person)
  // What is given first: somebody who gets another role instead is never without one.
  await giveRoles(administration, person.userId, given)
  await takeRoles(administration, person.userId, taken)
  return true
}
