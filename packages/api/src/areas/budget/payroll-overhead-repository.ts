import type { Database } from '../../db/database'

export type YearValue = { readonly year: number; readonly value: number }

/**
 * Payroll overhead in percent by the year from which it holds, for the whole country; of several in one year the last.
 * What a municipality has set for itself is frozen into its budgets.
 */
export const listPayrollOverhead = async (database: Pick<Database, 'read'>): Promise<YearValue[]> => {
  const { rows } = await database.read<YearValue>(
    `SELECT DISTINCT ON (year) extract(year FROM valid_from)::int AS year, value
     FROM dated_setting WHERE key = 'payroll-overhead' AND municipality_id IS NULL
     ORDER BY year, valid_from DESC`,
  )
  return rows
}
