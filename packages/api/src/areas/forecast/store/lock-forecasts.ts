import type { SickPayRule } from '@veckovis/domain/budget'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { RowKind } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import { hundredthsFromColumn } from '../forecast-mapper'
import { readSickPayRules } from '../sick-pay/sick-pay-rules'
import {
  shiftOfColumns,
  sickPayOfColumns,
  type ForecastHead,
  type StoredResourceBudget,
  type StoredRow,
} from '../stored-forecast'

type HeadColumns = StoredResourceBudget & {
  id: number
  unit_id: number
  year: number
  municipality_id: number
  version: number
  is_locked: boolean
  absence_ids: number[]
  pay_rise: number[]
  fixed_cost_rise: number[]
  unsocial_shift: number[]
  sick_spell_hours: number[]
  sick_saved_hours: number[]
}

/** What a change rests on: a forecast under lock with its rows, and the absences that have a row. */
export type LockedForecast = {
  readonly head: ForecastHead
  readonly rows: readonly StoredRow[]
  readonly absenceIds: readonly number[]
  /** How the municipality counts sick pay; none where it never chose */
  readonly sickPayRules: readonly SickPayRule[]
}

/**
 * One forecast is asked for by its id and not as a list of one: for a list of unknown length PostgreSQL would plan
 * the statement again at every save.
 */
const among = (column: string, ids: readonly number[]) =>
  ids.length === 1
    ? { name: 'one', condition: `${column} = $1::bigint`, value: ids[0] }
    : { name: 'many', condition: `${column} = ANY ($1::bigint[])`, value: ids }

const headSql = (condition: string) => `
SELECT f.id, f.unit_id, f.year, f.municipality_id, f.version,
  b.state = 'locked' AND n.state = 'locked' AS is_locked,
  b.annual_salary::float8 AS "annualSalary", b.hours::float8 AS hours,
  b.full_time_hours::float8 AS "fullTimeHours", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek",
  b.cost_factors AS "costFactors", b.annual_workers::float8 AS "annualWorkers",
  f.pay_rise, f.fixed_cost_rise, f.unsocial_shift, f.sick_spell_hours, f.sick_saved_hours,
  (SELECT array_agg(DISTINCT forecast_row) FROM absence_reason) AS absence_ids
FROM forecast f
JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id
JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id
WHERE ${condition}
ORDER BY f.id`

const lockSql = (condition: string) => `${headSql(condition)}\nFOR NO KEY UPDATE OF f`

const headOf = (row: HeadColumns): ForecastHead => {
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors, annualWorkers } = row
  return {
    id: row.id,
    unitId: row.unit_id,
    year: row.year,
    weeks: weeksInIsoYear(row.year),
    municipalityId: row.municipality_id,
    version: row.version,
    isLocked: row.is_locked,
    resourceBudget: { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors, annualWorkers },
    costShift: shiftOfColumns({
      perHour: row.pay_rise,
      fixedCost: row.fixed_cost_rise,
      unsocial: row.unsocial_shift,
    }),
    sickPay: sickPayOfColumns({ spellHours: row.sick_spell_hours, savedHours: row.sick_saved_hours }),
  }
}

type RowColumns = { forecast_id: number; kind: RowKind; source_id: number; typed: number[]; diary: number[] }

/**
 * All rows as they are now. A statement of its own, which the database begins when the one before it is done: a statement
 * that waited for the lock would still see the rows as they were before it waited.
 */
const listRowsOf = async (transaction: Transaction, ids: readonly number[]): Promise<Map<number, StoredRow[]>> => {
  const { name, condition, value } = among('forecast_id', ids)
  const { rows } = await transaction.query<RowColumns>({
    name: `forecast-rows-of-${name}`,
    text: `SELECT forecast_id, kind, source_id, array_to_json(typed) AS typed, array_to_json(diary) AS diary
           FROM forecast_row WHERE ${condition} ORDER BY forecast_id, kind, source_id`,
    values: [value],
  })
  const ofForecast = new Map(ids.map(id => [id, [] as StoredRow[]]))
  for (const row of rows)
    ofForecast.get(row.forecast_id)?.push({
      kind: row.kind,
      sourceId: row.source_id,
      typed: row.typed.map(hundredthsFromColumn),
      diary: row.diary.map(hundredthsFromColumn),
    })
  return ofForecast
}

/** The heads, and behind them the rows and the rules of sick pay as they are then: all are asked for at once. */
const withRows = async (
  transaction: Transaction,
  ids: readonly number[],
  askHeads: () => Promise<{ readonly rows: readonly HeadColumns[] }>,
): Promise<LockedForecast[]> => {
  const { name, condition, value } = among('f.id', ids)
  const municipalities = { name, text: `SELECT f.municipality_id FROM forecast f WHERE ${condition}`, value }
  const [heads, rowsOf, rulesOf] = await sentAtOnce([
    askHeads(),
    listRowsOf(transaction, ids),
    readSickPayRules(transaction, municipalities),
  ])
  return heads.rows.map(row => ({
    head: headOf(row),
    rows: rowsOf.get(row.id) ?? [],
    absenceIds: row.absence_ids,
    sickPayRules: rulesOf(row.municipality_id),
  }))
}

/**
 * Waits for other changes of these forecasts and keeps new ones waiting, always by ascending id: anyone who locks all
 * that a transaction is going to change at once, and only then changes them, never stands in a circle of waiting.
 * A forecast that is not there, or not in reach, is left out.
 */
export const lockForecasts = async (transaction: Transaction, ids: readonly number[]): Promise<LockedForecast[]> => {
  const { name, condition, value } = among('f.id', ids)
  const text = lockSql(condition)
  return withRows(transaction, ids, () =>
    transaction.query<HeadColumns>({ name: `forecast-lock-${name}`, text, values: [value] }),
  )
}

/** The forecasts as they are, held by nobody: for what is shown and not written. What is not in reach is left out. */
export const readForecasts = async (transaction: Transaction, ids: readonly number[]): Promise<LockedForecast[]> =>
  withRows(transaction, ids, () =>
    transaction.query<HeadColumns>({
      name: 'forecast-read-many',
      text: headSql('f.id = ANY ($1::bigint[])'),
      values: [ids],
    }),
  )

/** One forecast of the unit; undefined when the unit has no such forecast. */
export const lockForecast = async (
  transaction: Transaction,
  forecastId: number,
  unitId: number,
): Promise<LockedForecast | undefined> => {
  const [locked] = await lockForecasts(transaction, [forecastId])
  return locked?.head.unitId === unitId ? locked : undefined
}

/** Waits for changes of these units' forecasts and keeps new ones waiting, by ascending id as `lockForecasts` does. */
export const holdForecastsOf = async (transaction: Transaction, unitIds: readonly number[]): Promise<void> => {
  await transaction.query('SELECT FROM forecast WHERE unit_id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE', [
    unitIds,
  ])
}
