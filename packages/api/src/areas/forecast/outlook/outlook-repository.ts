import { leftOfYear, type HoursAhead } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'

/** Where analytics keeps the sums of each list of hours. */
const columns = {
  needs: 'needs',
  budgetedStaffHours: 'budgeted_staff',
  resourceTime: 'own_resource_shift',
  extraTime: 'substitutes',
  absences: 'absence',
  target: 'target',
} as const
type Listed = keyof typeof columns

/** Sums from week 1 to each week, from the week before the first one on, in steps of hundredths. */
type Sums = Readonly<Record<Listed, readonly number[]>> & { readonly step: number }

type Head = {
  readonly unitId: number
  readonly year: number
  readonly isLocked: boolean
  readonly savedAt: Date | null
}

/** What the budget of the year gives, and what its weeks cost. */
type Money = Parameters<typeof leftOfYear>[0] & { readonly costPerHour: number; readonly payRise: readonly number[] }

export type StoredOutlook = Head & {
  readonly hours: HoursAhead
  /** SEK that are left of the year's budget, not rounded */
  readonly remaining: number
}

const listedSums = Object.entries(columns).map(([name, column]) => `array_to_json(w.${column}[$3:]) AS "${name}"`)

// One row for each forecast, where its own rows are twenty.
const outlookSql = `
SELECT f.unit_id AS "unitId", f.year, b.state = 'locked' AND n.state = 'locked' AS "isLocked",
  f.saved_at AS "savedAt", f.cost_per_hour AS "costPerHour", f.weeks, w.staff_cost[f.weeks] AS "staffCost",
  b.annual_salary::float8 AS "annualSalary", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek",
  array_to_json((CASE WHEN f.pay_rise = '{}' THEN array_fill(0::float8, ARRAY[f.weeks]) ELSE f.pay_rise END)[$4:])
    AS "payRise",
  w.step, ${listedSums.join(', ')}
FROM forecast f
JOIN unit_year_weeks w ON w.forecast_id = f.id AND w.municipality_id = f.municipality_id
JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id
JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id
WHERE f.unit_id = ANY ($1::int[]) AND f.year = $2`

/** Week by week; before the first week of a year stands nothing. */
const weeksOf = (sums: Sums, name: Listed, isFirst: boolean): number[] => {
  const list = isFirst ? [0, ...sums[name]] : sums[name]
  return list.slice(1).map((sum, index) => (sum - (list[index] ?? 0)) * sums.step)
}

/** The forecasts of a year of these units, with their hours from a week on. */
export const listOutlooks = async (
  transaction: Transaction,
  {
    unitIds,
    year,
    fromWeek,
  }: { readonly unitIds: readonly number[]; readonly year: number; readonly fromWeek: number },
): Promise<StoredOutlook[]> => {
  const isFirst = fromWeek === 1
  const { rows } = await transaction.query<Head & Sums & Money>({
    name: 'forecast-outlooks',
    text: outlookSql,
    values: [unitIds, year, isFirst ? 1 : fromWeek - 1, fromWeek],
  })
  return rows.map(({ unitId, isLocked, savedAt, ...sums }) => {
    const weeks = (name: Listed) => weeksOf(sums, name, isFirst)
    const hours = {
      year,
      firstWeek: fromWeek,
      costPerHour: sums.costPerHour,
      payRise: sums.payRise,
      needs: weeks('needs'),
      budgetedStaffHours: weeks('budgetedStaffHours'),
      resourceTime: weeks('resourceTime'),
      extraTime: weeks('extraTime'),
      absences: weeks('absences'),
      target: weeks('target').map(hundredths => hundredths / 100),
    }
    return { unitId, year, isLocked, remaining: leftOfYear(sums), savedAt, hours }
  })
}
