import type { IsoWeek } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'

export type BegunYear = { readonly unitId: number; readonly year: number; readonly complete: readonly number[] }

// Whether a municipality has begun is asked once for each and year, whatever the number of its units.
const sql = `WITH asked AS MATERIALIZED (
    SELECT f.unit_id, f.year, f.municipality_id FROM forecast f
    JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id AND b.state = 'locked'
    JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id AND n.state = 'locked'
    WHERE f.unit_id = ANY ($1::int[]) AND f.year IN ($2::int, $2::int - 1)),
  begun AS MATERIALIZED (
    SELECT municipality_id, year FROM (SELECT DISTINCT municipality_id, year FROM asked) AS each
    WHERE has_begun_outcome(municipality_id, year))
  SELECT a.unit_id AS "unitId", a.year, coalesce(array_to_json(o.complete_weeks), '[]') AS complete
  FROM asked a JOIN begun USING (municipality_id, year)
  LEFT JOIN outcome_year o ON o.unit_id = a.unit_id AND o.year = a.year AND o.municipality_id = a.municipality_id`

/** The years of these units up to a week and the year before, with locked budgets, where the municipality has begun. */
export const listBegunYears = async (
  transaction: Transaction,
  unitIds: readonly number[],
  last: IsoWeek,
): Promise<BegunYear[]> => {
  const { rows } = await transaction.query<BegunYear>({
    name: 'outcome-unanswered',
    text: sql,
    values: [unitIds, last.year],
  })
  return rows
}
