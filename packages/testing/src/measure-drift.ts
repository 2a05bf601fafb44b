import type { Database } from '@veckovis/api'

type Raw = {
  readonly id: number
  readonly weeks: number
  readonly rows: readonly { kind: string; source: number; typed: number[]; diary: number[] }[]
  readonly cost: readonly number[]
  /** What settings add to the fixed cost; of no elements where they add nothing */
  readonly fixed_rise: readonly number[]
  readonly unsocial: readonly number[]
  readonly constants: readonly number[]
  readonly step: number | null
  readonly kept: Readonly<Record<string, readonly number[]>>
  readonly year: Readonly<Record<string, number>>
  readonly kept_constants: readonly number[]
}

const rawSql = `
SELECT f.id, f.weeks, f.staff_cost AS cost, f.fixed_cost_rise AS fixed_rise, f.unsocial_shift AS unsocial, w.step, to_jsonb(w) AS kept, to_jsonb(y) AS year,
  (SELECT json_agg(json_build_object('kind', r.kind, 'source', r.source_id, 'typed', r.typed, 'diary', r.diary))
    FROM forecast_row r WHERE r.forecast_id = f.id) AS rows,
  json_build_array(b.fixed_cost_per_week, b.annual_salary / 52, b.annual_workers, b.full_time_hours * 100) AS constants,
  json_build_array(y.fixed_cost, y.budget, y.annual_workers, y.full_time_hours) AS kept_constants
FROM forecast f JOIN resource_budget b ON b.id = f.resource_budget_id
LEFT JOIN unit_year_weeks w ON w.forecast_id = f.id AND w.unit_id = f.unit_id AND w.year = f.year
LEFT JOIN unit_year y ON y.forecast_id = f.id AND y.unit_id = f.unit_id AND y.year = f.year
  AND y.saved_at IS NOT DISTINCT FROM f.saved_at
ORDER BY f.id`

const running = (values: readonly number[]) =>
  values.map((_, week) => values.slice(0, week + 1).reduce((a, b) => a + b, 0))

/** The sums from week 1 to each week as somebody would add them up by hand. */
const byHand = ({ rows, weeks, cost, fixed_rise: fixedRise, unsocial }: Raw): Record<string, number[]> => {
  const hours = (isAsked: (kind: string, source: number) => boolean) =>
    Array.from({ length: weeks }, (_, week) =>
      rows
        .filter(({ kind, source }) => isAsked(kind, source))
        .reduce((sum, { typed, diary }) => sum + ((typed[week] ?? 0) + (diary[week] ?? 0)) * 100, 0),
    )
  const needs = hours(kind => ['required', 'changed-needs', 'my-forecast'].includes(kind))
  const target = hours(kind => kind === 'target').map(asked => (asked > 0 ? asked : 10_000))
  return {
    needs: running(needs),
    required: running(hours(kind => kind === 'required' || kind === 'changed-needs')),
    budgeted_staff: running(hours(kind => kind === 'budgeted-staff')),
    absence: running(hours(kind => kind === 'absence')),
    substitutes: running(hours((kind, source) => kind === 'substitute' && source >= 2 && source <= 6)),
    hourly_substitutes: running(hours((kind, source) => kind === 'substitute' && source === 3)),
    own_resource_shift: running(hours((kind, source) => kind === 'substitute' && source === 1)),
    target: running(target),
    needed_at_target: running(needs.map((asked, week) => (asked / (target[week] ?? Number.NaN)) * 10_000)),
    staff_cost: running(cost.map((each, week) => each + (fixedRise[week] ?? 0) + (unsocial[week] ?? 0))),
  }
}

/** Whole sums are kept in steps, those at target are rounded, and money is what was added up in another order. */
const isNear = (name: string, one: number, other: number, step: number) =>
  Math.abs(one - other) <=
  (name === 'staff_cost' ? 1e-6 * (1 + Math.abs(one)) : name === 'needed_at_target' ? step : step / 2)

const driftOf = (raw: Raw): string[] => {
  const { id, weeks, step, kept, year } = raw
  if (step === null || year === null) return [`forecast ${id} has no measures`]
  const sums = Object.entries(byHand(raw)).flatMap(([name, expected]) =>
    expected.flatMap((sum, week) => {
      const stored = (kept[name]?.[week] ?? Number.NaN) * (name === 'staff_cost' ? 1 : step)
      const ofYear = week === weeks - 1 ? [isNear(name, sum, year[name] ?? Number.NaN, step)] : []
      return [isNear(name, sum, stored, step), ...ofYear].every(Boolean)
        ? []
        : [`forecast ${id} ${name} week ${week + 1}: ${stored}, by hand ${sum}`]
    }),
  )
  const constants = raw.constants.flatMap((value, place) =>
    Math.abs(value - (raw.kept_constants[place] ?? Number.NaN)) < 1e-6 ? [] : [`forecast ${id} constant ${place}`],
  )
  return [...sums, ...constants]
}

/** What analytics keeps of forecasts and is not what their own weeks add up to: nothing, whatever was written. */
export const findMeasureDrift = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await database.asSystem(transaction => transaction.query<Raw>(rawSql))
  return rows.flatMap(driftOf)
}
