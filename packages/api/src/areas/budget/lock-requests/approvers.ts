import { holdsRight, isSuperAdmin, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { roleItemsSql } from '../../../http/admission/actor'
import type { AddressedUnit } from '../../../http/admission/addressed-place'

/** Somebody who may lock the budgets of a unit. */
export type Approver = { readonly name: string; readonly email: string }

type Candidate = RoleHolder & Approver

/** Everybody who may hold the right somewhere; which of them do on the unit the domain says. */
const candidatesSql = `SELECT name_of_person(a.id) AS name, address_about_lock(a.id, $5) AS email, a.job_title_id AS "jobTitleId",
    ${roleItemsSql} AS roles
  FROM account a
  WHERE a.active AND (a.job_title_id = 999 OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id
    AND (r.permission_id = 999 OR r.permission_id = $1 AND r.level = 'APPROVE')
    AND (r.county_id IS NULL OR r.county_id = $2) AND (r.municipality_id IS NULL OR r.municipality_id = $3)
    AND (r.department_id IS NULL OR r.department_id = $4) AND (r.unit_id IS NULL OR r.unit_id = $5)))
  ORDER BY name, a.id`

/**
 * Who answers a request to lock: those who hold Budget APPROVE on the unit. Super admins, who may everywhere, are asked
 * where nobody else can be.
 */
export const listApprovers = async (transaction: Transaction, unit: AddressedUnit): Promise<Approver[]> => {
  const { countyId, municipalityId, departmentId, unitId } = unit
  const { rows } = await transaction.query<Candidate>({
    name: 'budget-approvers',
    text: candidatesSql,
    values: [permissionIds.budget, countyId, municipalityId, departmentId, unitId],
  })
  const may = rows.filter(holder => holdsRight(holder, { permissions: [permissionIds.budget], level: 'APPROVE' }, unit))
  const named = may.filter(holder => !isSuperAdmin(holder))
  return (named.length > 0 ? named : may).map(({ name, email }) => ({ name, email }))
}
