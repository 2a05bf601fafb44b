import { constantMeasures, weeklyMeasures, type YearMeasures } from '@veckovis/domain/analytics'
import type { Transaction } from '../../../db/database'

export type MeasuresOfForecast = { readonly forecastId: number; readonly measures: YearMeasures }

/** `budgetedStaff` stands in `budgeted_staff`. */
const columnOf = (measure: string): string => measure.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const wholeMeasures = weeklyMeasures.filter(name => name !== 'staffCost')
const listed = (names: readonly string[], write: (name: string) => string) => names.map(write).join(', ')

const keys = ['forecast_id', 'municipality_id', 'unit_id', 'year', 'weeks']
const perWeek = constantMeasures.map(columnOf)
const weekly = weeklyMeasures.map(columnOf)

const update = (columns: readonly string[]) => listed(columns, column => `${column} = excluded.${column}`)

/** Both tables from one reading of what was handed over: $1 ids, $2 steps, then the constants, then the lists. */
const writeSql = `
WITH given AS (
  SELECT f.id AS forecast_id, f.municipality_id, f.unit_id, f.year, f.weeks, f.saved_at, g.step,
    ${listed(perWeek, column => `g.${column}`)},
    ${listed(weekly, column => `g.${column}::${column === 'staff_cost' ? 'float8' : 'int'}[] AS ${column}`)}
  FROM unnest($1::int[], $2::int[], ${listed(perWeek, column => `$${3 + perWeek.indexOf(column)}::float8[]`)},
      ${listed(weekly, column => `$${3 + perWeek.length + weekly.indexOf(column)}::text[]`)})
    AS g (id, step, ${[...perWeek, ...weekly].join(', ')})
  JOIN forecast f ON f.id = g.id
), weeks_written AS (
  INSERT INTO unit_year_weeks (${[...keys, 'step', ...perWeek, ...weekly].join(', ')})
  SELECT ${[...keys, 'step', ...perWeek, ...weekly].join(', ')} FROM given ORDER BY forecast_id
  ON CONFLICT (forecast_id, municipality_id) DO UPDATE SET ${update(['step', ...perWeek, ...weekly])}
)
INSERT INTO unit_year (${[...keys, 'saved_at', ...perWeek, ...weekly].join(', ')})
SELECT ${[...keys, 'saved_at', ...perWeek].join(', ')},
  ${listed(weekly, column => `${column}[weeks]::float8 * ${column === 'staff_cost' ? '1' : 'step'}`)}
FROM given ORDER BY forecast_id
ON CONFLICT (forecast_id, municipality_id) DO UPDATE SET ${update(['saved_at', ...perWeek, ...weekly])}`

const largestWhole = 2_000_000_000

/**
 * 1, as long as all sums of the year fit into whole numbers of four bytes, which is 380,000 hours a week; a unit beyond
 * that is measured in larger steps, and its sums are rounded to them.
 */
const stepOf = ({ cumulative }: YearMeasures): number =>
  Math.max(1, ...wholeMeasures.map(name => Math.ceil(Math.max(...cumulative[name].map(Math.abs)) / largestWhole)))

/** A list as PostgreSQL reads it. */
export const literal = (values: readonly number[]) => `{${values.join(',')}}`

const listOf = ({ cumulative }: YearMeasures, name: (typeof weeklyMeasures)[number], step: number): string =>
  literal(name === 'staffCost' || step === 1 ? cumulative[name] : cumulative[name].map(sum => Math.round(sum / step)))

/** What analytics reads of the forecasts, as the transaction has just made them. */
export const writeMeasures = async (
  transaction: Transaction,
  forecasts: readonly MeasuresOfForecast[],
): Promise<void> => {
  const steps = forecasts.map(({ measures }) => stepOf(measures))
  await transaction.query({
    name: 'forecast-write-measures',
    text: writeSql,
    values: [
      forecasts.map(({ forecastId }) => forecastId),
      steps,
      ...constantMeasures.map(name => forecasts.map(({ measures }) => measures.perWeek[name])),
      ...weeklyMeasures.map(name => forecasts.map(({ measures }, place) => listOf(measures, name, steps[place] ?? 1))),
    ],
  })
}
