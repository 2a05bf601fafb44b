import type { Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'

export type HeldUnit = {
  readonly id: number
  readonly name: string
  readonly active: boolean
  readonly departmentId: number
  readonly department: string
  readonly municipalityId: number
}

const columns = `u.id, u.name, u.active, u.department_id AS "departmentId", d.name AS department,
  u.municipality_id AS "municipalityId" FROM unit u JOIN department d ON d.id = u.department_id
  WHERE u.id = ANY ($1::bigint[]) ORDER BY u.id`

const allOf = (rows: readonly HeldUnit[], ids: readonly number[]): readonly HeldUnit[] => {
  if (rows.length < ids.length) throw organisationError({ code: 'not-found' })
  return rows
}

/** The units as they are; one that is gone is 'not-found' for all. */
export const findUnits = async (transaction: Transaction, ids: readonly number[]): Promise<readonly HeldUnit[]> =>
  allOf((await transaction.query<HeldUnit>(`SELECT ${columns}`, [ids])).rows, ids)

/** The same, held until the end of the transaction, by ascending id; read by a second statement, which sees them. */
export const lockUnits = async (transaction: Transaction, ids: readonly number[]): Promise<readonly HeldUnit[]> => {
  await transaction.query('SELECT FROM unit WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE', [ids])
  return findUnits(transaction, ids)
}

export type TargetDepartment = {
  readonly id: number
  readonly name: string
  readonly municipalityId: number
  readonly countyId: number
}

/** The department that units are to lie in, held against its deletion. */
export const holdTarget = async (transaction: Transaction, departmentId: number): Promise<TargetDepartment> => {
  const { rows } = await transaction.query<TargetDepartment>(
    `SELECT d.id, d.name, d.municipality_id AS "municipalityId", m.county_id AS "countyId"
     FROM department d JOIN municipality m ON m.id = d.municipality_id WHERE d.id = $1::bigint FOR KEY SHARE OF d`,
    [departmentId],
  )
  const [target] = rows
  if (target === undefined) throw organisationError({ code: 'not-found' })
  return target
}

/** Units stay in their municipality. */
export const refuseOtherMunicipality = (units: readonly HeldUnit[], target: TargetDepartment): void => {
  if (units.some(({ municipalityId }) => municipalityId !== target.municipalityId))
    throw organisationError({ code: 'other-municipality' })
}

/** Refuses, with their names, units that would have a namesake in the department. */
export const refuseTakenNames = async (
  transaction: Transaction,
  units: readonly HeldUnit[],
  target: TargetDepartment,
): Promise<void> => {
  const { rows } = await transaction.query<{ name: string }>(
    `SELECT min(u.name) FILTER (WHERE u.id = ANY ($1::int[])) AS name FROM unit u WHERE u.department_id = $2 OR u.id = ANY ($1::int[])
     GROUP BY folded_name(u.name) HAVING count(*) > 1 AND bool_or(u.id = ANY ($1::int[])) ORDER BY 1`,
    [units.map(({ id }) => id), target.id],
  )
  if (rows.length > 0) throw organisationError({ code: 'unit-taken', details: { names: rows.map(({ name }) => name) } })
}
