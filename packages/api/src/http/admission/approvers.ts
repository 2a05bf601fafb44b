import { holdsRight, isSuperAdmin, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { roleItemsSql } from './actor'
import type { AddressedUnit } from './addressed-place'

/** Somebody who may approve in an area of a unit. */
export type Approver = { readonly name: string; readonly email: string }

type Candidate = RoleHolder & Approver

/** Everybody who may hold the right somewhere; which of them do on the unit the domain says. */
const candidatesSql = `SELECT name_of_person(a.id) AS name, address_of_approver(a.id, $5, $1) AS email,
    a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles
  FROM account a
  WHERE a.active AND (a.job_title_id = 999 OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id
    AND (r.permission_id = 999 OR r.permission_id = $1 AND r.level = 'APPROVE')
    AND (r.county_id IS NULL OR r.county_id = $2) AND (r.municipality_id IS NULL OR r.municipality_id = $3)
    AND (r.department_id IS NULL OR r.department_id = $4) AND (r.unit_id IS NULL OR r.unit_id = $5)))
  ORDER BY name, a.id`

/**
 * Who answers what waits in an area of the unit: those who hold its APPROVE there. Super admins, who may everywhere, are
 * asked where nobody else can be. Known to those who read the area of the unit.
 */
export const listApprovers = async (
  transaction: Transaction,
  unit: AddressedUnit,
  permissionId: number,
): Promise<Approver[]> => {
  const { countyId, municipalityId, departmentId, unitId } = unit
  const { rows } = await transaction.query<Candidate>({
    name: 'approvers',
    text: candidatesSql,
    values: [permissionId, countyId, municipalityId, departmentId, unitId],
  })
  const may = rows.filter(holder => holdsRight(holder, { permissions: [permissionId], level: 'APPROVE' }, unit))
  const named = may.filter(holder => !isSuperAdmin(holder))
  return (named.length > 0 ? named : may).map(({ name, email }) => ({ name, email }))
}
