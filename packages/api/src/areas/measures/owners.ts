import { holdsRight, isSuperAdmin, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import { roleItemsSql } from '../../http/admission/actor'
import type { AddressedUnit } from '../../http/admission/addressed-place'

export type Owner = { readonly id: number; readonly name: string }

/** Everybody who may hold the right on the unit; which of them do the domain says. */
const candidatesSql = `SELECT a.id, name_of_person(a.id) AS name, a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles
  FROM account a
  WHERE a.active AND EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id
    AND r.permission_id = $1
    AND (r.county_id IS NULL OR r.county_id = $2) AND (r.municipality_id IS NULL OR r.municipality_id = $3)
    AND (r.department_id IS NULL OR r.department_id = $4) AND (r.unit_id IS NULL OR r.unit_id = $5))`

const order = new Intl.Collator('sv')

/** Who reads the forecast of the unit by a right of their own, super admins left out, in Swedish order; told to those who read it. */
export const listOwners = async (transaction: Transaction, unit: AddressedUnit): Promise<Owner[]> => {
  const { countyId, municipalityId, departmentId, unitId } = unit
  const { rows } = await transaction.query<Owner & RoleHolder>({
    name: 'owners-of-measures',
    text: candidatesSql,
    values: [permissionIds.forecast, countyId, municipalityId, departmentId, unitId],
  })
  return rows
    .filter(
      holder =>
        !isSuperAdmin(holder) && holdsRight(holder, { permissions: [permissionIds.forecast], level: 'READ' }, unit),
    )
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => order.compare(one.name, other.name) || one.id - other.id)
}
