import type { IncomeOfBudget } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'

/** How many visits and months a unit has in each month of a calendar year, January first. */
export type StoredQuantities = {
  readonly version: number
  readonly visits: readonly number[]
  readonly months: readonly number[]
}

const columns = 'q.version, q.visits::float8[] AS visits, q.months::float8[] AS months'

export const findQuantities = async (
  transaction: Transaction,
  unitId: number,
  year: number,
): Promise<StoredQuantities | undefined> => {
  const { rows } = await transaction.query<StoredQuantities>({
    name: 'quantities-of-year',
    text: `SELECT ${columns} FROM unit_quantity q WHERE q.unit_id = $1::bigint AND q.year = $2`,
    values: [unitId, year],
  })
  return rows[0]
}

/** The municipality is the unit's. */
export const writeQuantities = async (
  transaction: Transaction,
  unitId: number,
  year: number,
  { version, visits, months }: StoredQuantities,
): Promise<void> => {
  await transaction.query({
    name: 'quantities-write',
    text: `INSERT INTO unit_quantity (municipality_id, unit_id, year, version, visits, months)
           SELECT municipality_id, id, $2, $3, $4, $5 FROM unit WHERE id = $1::bigint
           ON CONFLICT (unit_id, year, municipality_id)
           DO UPDATE SET version = EXCLUDED.version, visits = EXCLUDED.visits, months = EXCLUDED.months`,
    values: [unitId, year, version, visits, months],
  })
}

type QuantitiesOfUnit = Pick<IncomeOfBudget, 'visits' | 'months'>

/** What the units of a municipality have typed in all years, by unit. */
export const readQuantities = async (
  transaction: Transaction,
  municipalityId: number,
): Promise<(unitId: number) => QuantitiesOfUnit> => {
  const { rows } = await transaction.query<StoredQuantities & { readonly unitId: number; readonly year: number }>({
    name: 'quantities-of-municipality',
    text: `SELECT q.unit_id AS "unitId", q.year, ${columns} FROM unit_quantity q WHERE q.municipality_id = $1
           ORDER BY q.unit_id, q.year`,
    values: [municipalityId],
  })
  return unitId => {
    const ofUnit = rows.filter(row => row.unitId === unitId)
    return {
      visits: ofUnit.map(({ year, visits }) => ({ year, months: visits })),
      months: ofUnit.map(({ year, months }) => ({ year, months })),
    }
  }
}
