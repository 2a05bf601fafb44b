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

const record = async (
  { transaction, administrator, securityLog }: Omit<Administration, 'audit'>,
  userId: number,
  change: 'given' | 'removed',
  { id: permissionId, levels: [level], place }: RoleOnPlace,
): Promise<void> => {
  const scope = scopeOf(place)
  const details = {
    change,
    permissionId,
    level,
    place: scope?.kind ?? 'everywhere',
    placeId: scope?.id ?? null,
  } as const
  const subject = `user/${userId}`
  await securityLog.record(transaction, { kind: 'role-changed', userId: administrator.userId, subject, details })
}

/** The place with all above it, as it lay then. */
const written = ({ id: permissionId, levels: [level], place }: RoleOnPlace) => ({ permissionId, level, ...place })

export const giveRole = async (
  administration: Administration<'role-given'>,
  userId: number,
  role: RoleOnPlace,
): Promise<void> => {
  const { transaction, audit } = administration
  refuseForeign(administration, role)
  const scope = scopeOf(role.place)
  const at = (['county', 'municipality', 'department', 'unit'] as const).map(kind =>
    scope?.kind === kind ? scope.id : null,
  )
  const values = [userId, role.id, role.levels[0], ...at]
  await refusingInWords(
    () => transaction.query('SELECT give_role($1, $2, $3, $4, $5, $6, $7)', values),
    'not-yours-to-grant',
  )
  await audit(transaction, { action: 'role-given', subject: `user/${userId}`, details: written(role) })
  await record(administration, userId, 'given', role)
}

const takeRole = async (
  administration: Administration<'role-taken'>,
  userId: number,
  role: RoleOnPlace & { readonly roleId: number },
): Promise<void> => {
  const { transaction, audit } = administration
  refuseForeign(administration, role)
  await refusingInWords(() => transaction.query('SELECT take_role($1)', [role.roleId]), 'not-yours-to-grant')
  await audit(transaction, { action: 'role-taken', subject: `user/${userId}`, details: written(role) })
  await record(administration, userId, 'removed', role)
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
  for (const role of given) await giveRole(administration, person.userId, role)
  for (const role of taken) await takeRole(administration, person.userId, role)
  return true
}
