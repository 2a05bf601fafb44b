import type { Transaction } from '../../db/database'

const columnsOf = async (transaction: Transaction, table: string): Promise<string[]> => {
  const { rows } = await transaction.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Locked budgets of a year of one unit, as they are, for each of the others: $1 units, $2 those of their patterns. */
const copyLocked = async (
  transaction: Transaction,
  table: 'needs_budget' | 'resource_budget',
  { changed, year, values }: { changed: Record<string, string>; year: number; values: readonly unknown[] },
): Promise<void> => {
  const columns = await columnsOf(transaction, table)
  const selected = columns.map(name => changed[name] ?? `p.${name}`)
  await transaction.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${selected.join(', ')}
     FROM unnest($1::int[], $2::int[]) AS c (unit_id, pattern_id) JOIN unit u ON u.id = c.unit_id
     JOIN ${table} p ON p.unit_id = c.pattern_id AND p.year = $3 AND p.state = 'locked'
     LEFT JOIN needs_budget n ON n.unit_id = c.unit_id AND n.year = $3 AND n.state = 'locked'`,
    [...values, year],
  )
}

/** Both budgets of the year of each unit's pattern, for each unit. */
export const copyBudgets = async (
  transaction: Transaction,
  { year, copies }: { year: number; copies: readonly { readonly unitId: number; readonly patternUnitId: number }[] },
): Promise<void> => {
  const values = [copies.map(({ unitId }) => unitId), copies.map(({ patternUnitId }) => patternUnitId)]
  const request = { request_id: 'NULL', request_digest: 'NULL' }
  const own = { unit_id: 'c.unit_id', municipality_id: 'u.municipality_id', ...request }
  await transaction.query('ANALYZE needs_budget, resource_budget')
  await copyLocked(transaction, 'needs_budget', { changed: own, year, values })
  await transaction.query('ANALYZE needs_budget, resource_budget')
  await copyLocked(transaction, 'resource_budget', { changed: { ...own, needs_budget_id: 'n.id' }, year, values })
  await transaction.query('ANALYZE needs_budget, resource_budget')
}
