import { weeksInIsoYear } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import { arrayLiteral, hundredthsFromColumn } from '../forecast-mapper'
import type { ChangedRow, ForecastHead, RowKind, StoredBudget, StoredRow, YearFigures } from '../stored-forecast'

type HeadColumns = StoredBudget & {
  id: number
  unit_id: number
  year: number
  municipality_id: number
  version: number
  is_locked: boolean
  absence_ids: number[]
}

/** What a save rests on: the forecast under lock, and the absences that have a row of their own. */
export type LockedForecast = { readonly head: ForecastHead; readonly absenceIds: readonly number[] }

const lockSql = `
SELECT f.id, f.unit_id, f.year, d.municipality_id, f.version,
  b.state = 'locked' AND n.state = 'locked' AS is_locked,
  b.annual_salary::float8 AS "annualSalary", b.hours::float8 AS hours,
  b.full_time_hours::float8 AS "fullTimeHours", b.fixed_cost_per_week::float8 AS "fixedCostPerWeek",
  b.cost_factors AS "costFactors",
  (SELECT array_agg(DISTINCT forecast_row) FROM absence_reason) AS absence_ids
FROM forecast f
JOIN resource_budget b ON b.id = f.resource_budget_id
JOIN needs_budget n ON n.id = f.needs_budget_id
JOIN unit u ON u.id = f.unit_id
JOIN department d ON d.id = u.department_id
WHERE f.id = $1::bigint AND f.unit_id = $2
FOR NO KEY UPDATE OF f`

/** Waits for other saves of the same forecast; undefined when the unit has no such forecast. */
export const lockForecast = async (
  transaction: Transaction,
  forecastId: number,
  unitId: number,
): Promise<LockedForecast | undefined> => {
  const { rows } = await transaction.query<HeadColumns>({
    name: 'forecast-lock',
    text: lockSql,
    values: [forecastId, unitId],
  })
  const row = rows[0]
  if (row === undefined) return undefined
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = row
  return {
    absenceIds: row.absence_ids,
    head: {
      id: row.id,
      unitId: row.unit_id,
      year: row.year,
      weeks: weeksInIsoYear(row.year),
      municipalityId: row.municipality_id,
      version: row.version,
      isLocked: row.is_locked,
      budget: { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors },
    },
  }
}

/**
 * All rows as they are now. A statement of its own: a statement that waited for the lock would still see the rows
 * as they were before it waited.
 */
export const listRows = async (transaction: Transaction, forecastId: number): Promise<StoredRow[]> => {
  const { rows } = await transaction.query<{ kind: RowKind; source_id: number; typed: number[]; diary: number[] }>({
    name: 'forecast-rows',
    text: `SELECT kind, source_id, array_to_json(typed) AS typed, array_to_json(diary) AS diary
           FROM forecast_row WHERE forecast_id = $1 ORDER BY kind, source_id`,
    values: [forecastId],
  })
  return rows.map(row => ({
    kind: row.kind,
    sourceId: row.source_id,
    typed: row.typed.map(hundredthsFromColumn),
    diary: row.diary.map(hundredthsFromColumn),
  }))
}

export const writeRows = async (
  transaction: Transaction,
  head: Pick<ForecastHead, 'id' | 'weeks'>,
  changed: readonly Pick<StoredRow, 'kind' | 'sourceId' | 'typed'>[],
): Promise<void> => {
  await transaction.query({
    name: 'forecast-write-rows',
    text: `INSERT INTO forecast_row (forecast_id, weeks, kind, source_id, typed)
           SELECT $1, $2, kind, source_id, typed::numeric[]
           FROM unnest($3::text[], $4::int[], $5::text[]) AS changed (kind, source_id, typed)
           ON CONFLICT (forecast_id, kind, source_id) DO UPDATE SET typed = excluded.typed`,
    values: [
      head.id,
      head.weeks,
      changed.map(row => row.kind),
      changed.map(row => row.sourceId),
      changed.map(row => arrayLiteral(row.typed)),
    ],
  })
}

export type RowDifference = Pick<StoredRow, 'kind' | 'sourceId'> & Pick<ChangedRow, 'difference'>

/** Moves the sums of the municipality by what the rows moved. Always in one order, so that two saves never deadlock. */
export const moveRollup = async (
  transaction: Transaction,
  head: Pick<ForecastHead, 'municipalityId' | 'year'>,
  changed: readonly RowDifference[],
): Promise<void> => {
  await transaction.query({
    name: 'forecast-move-rollup',
    text: `INSERT INTO forecast_rollup (municipality_id, year, kind, source_id, hours)
           SELECT $1, $2, kind, source_id, difference::numeric[]
           FROM unnest($3::text[], $4::int[], $5::text[]) AS changed (kind, source_id, difference)
           ORDER BY kind, source_id
           ON CONFLICT (municipality_id, year, kind, source_id)
           DO UPDATE SET hours = ARRAY(
             SELECT was + moved FROM unnest(forecast_rollup.hours, excluded.hours) WITH ORDINALITY AS pair (was, moved, week)
             ORDER BY week)`,
    values: [
      head.municipalityId,
      head.year,
      changed.map(row => row.kind),
      changed.map(row => row.sourceId),
      changed.map(row => arrayLiteral(row.difference)),
    ],
  })
}

export type SaveRecord = {
  readonly forecastId: number
  readonly figures: YearFigures
  /** `forecast-rescheduled`: its scheduled hours follow the staff; `forecast-renewed`: it has new budgets */
  readonly action: 'forecast-saved' | 'forecast-rescheduled' | 'forecast-renewed'
  /** Null when the system writes */
  readonly userId: number | null
  readonly at: Date
  /** Row id to the weeks that the save holds */
  readonly cells: Readonly<Record<string, readonly number[]>>
}

/** Counts the version up, stores the year's figures and leaves the audit row; answers the new version. */
export const recordSave = async (transaction: Transaction, save: SaveRecord): Promise<number> => {
  const { rows } = await transaction.query<{ version: number }>({
    name: 'forecast-record-save',
    text: `WITH saved AS (
             UPDATE forecast SET version = version + 1, saved_at = $2, saved_by = $3, available_hours = $4,
               cost_per_hour = $5, staff_cost = $6, remaining_budget = $7
             WHERE id = $1 RETURNING id, unit_id, year, version
           ), noted AS (
             INSERT INTO audit_event (at, user_id, unit_id, action, subject, details)
             SELECT $2, $3, unit_id, $9, 'forecast/' || id,
               jsonb_build_object('year', year, 'version', version, 'cells', $8::jsonb)
             FROM saved
           )
           SELECT version FROM saved`,
    values: [
      save.forecastId,
      save.at,
      save.userId,
      save.figures.availableHours / 100,
      save.figures.costPerHour,
      save.figures.staffCost,
      save.figures.remainingBudget,
      JSON.stringify(save.cells),
      save.action,
    ],
  })
  const saved = rows[0]
  if (saved === undefined) throw new Error(`Forecast ${save.forecastId} vanished while it was locked`)
  return saved.version
}
