import type { Transaction } from '../db/database'
import type { AccessClaims } from './access-token'

export type Level = 'READ' | 'WRITE' | 'APPROVE'

/** A role as the database holds it; without a place it holds everywhere. */
type ActorRole = {
  readonly permissionId: number
  readonly level: Level
  readonly countyId: number | null
  readonly municipalityId: number | null
  readonly departmentId: number | null
  readonly unitId: number | null
}

/** Who is calling. */
export type Actor = {
  readonly userId: number
  readonly sessionId: string
  readonly isSuperAdmin: boolean
  readonly jobTitleId: number | null
  readonly roles: readonly ActorRole[]
}

/** A unit with the places above it and the licences its municipality holds at this moment. */
export type AddressedUnit = {
  readonly unitId: number
  readonly departmentId: number
  readonly municipalityId: number
  readonly countyId: number
  readonly licences: readonly string[]
}

/** A municipality with the licences it holds at this moment. */
export type AddressedMunicipality = Pick<AddressedUnit, 'municipalityId' | 'countyId' | 'licences'>

const ranks: Record<Level, number> = { READ: 1, WRITE: 2, APPROVE: 3 }

/** APPROVE includes WRITE includes READ. */
export const includesLevel = (held: Level, needed: Level): boolean => ranks[held] >= ranks[needed]

const covers = (role: ActorRole, unit: AddressedUnit): boolean => {
  if (role.unitId !== null) return role.unitId === unit.unitId
  if (role.departmentId !== null) return role.departmentId === unit.departmentId
  if (role.municipalityId !== null) return role.municipalityId === unit.municipalityId
  if (role.countyId !== null) return role.countyId === unit.countyId
  return true
}

/** True when some role of the actor reaches the unit, whatever it permits there. */
export const reaches = (actor: Actor, unit: AddressedUnit): boolean =>
  actor.isSuperAdmin || actor.roles.some(role => covers(role, unit))

/** The highest level that the actor holds for a permission on the unit; null for none. */
export const levelOn = (actor: Actor, permissionId: number, unit: AddressedUnit): Level | null => {
  if (actor.isSuperAdmin) return 'APPROVE'
  const held = actor.roles.filter(role => role.permissionId === permissionId && covers(role, unit))
  return held.reduce<Level | null>((best, { level }) => (best && includesLevel(best, level) ? best : level), null)
}

/** Who may change what belongs to a whole municipality: a job title, and a level that covers all of it. */
export type MunicipalityHolder = { readonly permission: number; readonly level: Level; readonly jobTitle: number }

const holdingRoles = (actor: Actor, { permission, level, jobTitle }: MunicipalityHolder): readonly ActorRole[] =>
  actor.jobTitleId === jobTitle
    ? actor.roles.filter(
        role =>
          role.permissionId === permission &&
          includesLevel(role.level, level) &&
          role.unitId === null &&
          role.departmentId === null,
      )
    : []

const isEverywhere = ({ municipalityId, countyId }: ActorRole) => municipalityId === null && countyId === null

export const mayChangeMunicipality = (
  actor: Actor,
  holder: MunicipalityHolder,
  { municipalityId, countyId }: AddressedMunicipality,
): boolean =>
  actor.isSuperAdmin ||
  holdingRoles(actor, holder).some(
    role => isEverywhere(role) || role.municipalityId === municipalityId || role.countyId === countyId,
  )

/** Where the actor may change municipalities; null for everywhere. */
export const placesOfRoles = (actor: Actor, holder: MunicipalityHolder) => {
  const roles = holdingRoles(actor, holder)
  if (actor.isSuperAdmin || roles.some(isEverywhere)) return null
  return {
    municipalityIds: roles.flatMap(({ municipalityId }) => municipalityId ?? []),
    countyIds: roles.flatMap(({ municipalityId, countyId }) => (municipalityId === null ? (countyId ?? []) : [])),
  }
}

export const holdsAny = (actor: Actor, permissionIds: readonly number[]): boolean =>
  actor.isSuperAdmin || actor.roles.some(role => permissionIds.includes(role.permissionId))

type ActorRow = { job_title_id: number | null; roles: ActorRole[] }

const actorSql = `SELECT a.job_title_id, coalesce((
    SELECT json_agg(json_build_object('permissionId', r.permission_id, 'level', r.level, 'countyId', r.county_id,
      'municipalityId', r.municipality_id, 'departmentId', r.department_id, 'unitId', r.unit_id) ORDER BY r.id)
    FROM user_role r WHERE r.user_id = a.id), '[]') AS roles
  FROM app_user a WHERE a.id = $1 AND a.active AND a.access_version = $3
    AND EXISTS (SELECT FROM session_family f WHERE f.id = $2 AND f.user_id = a.id AND f.revoked_at IS NULL)`

/** The caller as of now, so that sign-out, deactivation and changed roles take effect on the next call. */
export const loadActor = async (
  read: Transaction['query'],
  { userId, sessionId, accessVersion }: AccessClaims,
): Promise<Actor | undefined> => {
  const { rows } = await read<ActorRow>({ name: 'actor', text: actorSql, values: [userId, sessionId, accessVersion] })
  const row = rows[0]
  if (row === undefined) return undefined
  const isSuperAdmin = row.job_title_id === 999 || row.roles.some(role => role.permissionId === 999)
  return { userId, sessionId, isSuperAdmin, jobTitleId: row.job_title_id, roles: row.roles }
}

const unitSql = `SELECT u.id AS "unitId", d.id AS "departmentId", m.id AS "municipalityId", m.county_id AS "countyId",
    ARRAY(SELECT DISTINCT l.licence_key FROM licence l WHERE l.municipality_id = m.id
      AND l.valid_from <= $2 AND (l.valid_to IS NULL OR l.valid_to > $2)) AS licences
  FROM unit u JOIN department d ON d.id = u.department_id JOIN municipality m ON m.id = d.municipality_id
  WHERE u.id = $1`

/** The addressed unit; undefined when there is none with that id. */
export const loadUnit = async (
  read: Transaction['query'],
  unitId: number,
  now: Date,
): Promise<AddressedUnit | undefined> => {
  // Ids of ten digits pass the address check but not the column; no unit has them.
  if (unitId > 2_147_483_647) return undefined
  const { rows } = await read<AddressedUnit>({ name: 'addressed-unit', text: unitSql, values: [unitId, now] })
  return rows[0]
}

const municipalitySql = `SELECT m.id AS "municipalityId", m.county_id AS "countyId",
    ARRAY(SELECT DISTINCT l.licence_key FROM licence l WHERE l.municipality_id = m.id
      AND l.valid_from <= $2 AND (l.valid_to IS NULL OR l.valid_to > $2)) AS licences
  FROM municipality m WHERE m.id = $1`

/** The addressed municipality; undefined when there is none with that id. */
export const loadMunicipality = async (
  read: Transaction['query'],
  municipalityId: number,
  now: Date,
): Promise<AddressedMunicipality | undefined> => {
  if (municipalityId > 2_147_483_647) return undefined
  const { rows } = await read<AddressedMunicipality>({
    name: 'addressed-municipality',
    text: municipalitySql,
    values: [municipalityId, now],
  })
  return rows[0]
}
