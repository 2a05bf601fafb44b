import type { Hundredths } from '@veckovis/domain/numbers'
import { insertAuditRows } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import { arrayLiteral } from '../forecast-mapper'
import type { ForecastHead, StoredRow, YearFigures } from '../stored-forecast'
import type { PackedCells } from './packed-cells'

/** A row of a forecast with its new hours; without `diary` those of the diary stay as they are. */
export type RowToWrite = Pick<StoredRow, 'kind' | 'sourceId' | 'typed'> &
  Partial<Pick<StoredRow, 'diary'>> & { readonly forecast: Pick<ForecastHead, 'id' | 'weeks' | 'municipalityId'> }

const writeTypedSql = `
INSERT INTO forecast_row (forecast_id, weeks, municipality_id, kind, source_id, typed)
SELECT forecast_id, weeks, municipality_id, kind, source_id, typed::numeric[]
FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[])
  AS changed (forecast_id, weeks, municipality_id, kind, source_id, typed)
ON CONFLICT (forecast_id, kind, source_id, municipality_id) DO UPDATE SET typed = excluded.typed`

const writeBothSql = `
INSERT INTO forecast_row (forecast_id, weeks, municipality_id, kind, source_id, typed, diary)
SELECT forecast_id, weeks, municipality_id, kind, source_id, typed::numeric[], diary::numeric[]
FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[])
  AS changed (forecast_id, weeks, municipality_id, kind, source_id, typed, diary)
ON CONFLICT (forecast_id, kind, source_id, municipality_id) DO UPDATE SET typed = excluded.typed, diary = excluded.diary`

const typedColumns = (rows: readonly RowToWrite[]) => [
  rows.map(({ forecast }) => forecast.id),
  rows.map(({ forecast }) => forecast.weeks),
  rows.map(({ forecast }) => forecast.municipalityId),
  rows.map(({ kind }) => kind),
  rows.map(({ sourceId }) => sourceId),
  rows.map(({ typed }) => arrayLiteral(typed)),
]

/** Rows of any number of forecasts, one statement for those with and one for those without hours of the diary. */
export const writeRows = async (transaction: Transaction, rows: readonly RowToWrite[]): Promise<void> => {
  const typedOnly = rows.filter(({ diary }) => diary === undefined)
  const both = rows.flatMap(row => (row.diary === undefined ? [] : [{ ...row, diary: row.diary }]))
  await sentAtOnce([
    typedOnly.length > 0 &&
      transaction.query({ name: 'forecast-write-typed', text: writeTypedSql, values: typedColumns(typedOnly) }),
    both.length > 0 &&
      transaction.query({
        name: 'forecast-write-both',
        text: writeBothSql,
        values: [...typedColumns(both), both.map(({ diary }) => arrayLiteral(diary))],
      }),
  ])
}

/** By how much the hours of a row moved, week by week. */
export type RowDifference = Pick<StoredRow, 'kind' | 'sourceId'> & {
  readonly forecast: Pick<ForecastHead, 'municipalityId' | 'year'>
  readonly difference: readonly Hundredths[]
}

/** Rows of several forecasts fall into one sum of their municipality and year. Percentages have no sum. */
const summed = (differences: readonly RowDifference[]): RowDifference[] => {
  const sums = new Map<string, RowDifference>()
  for (const row of differences.filter(({ kind }) => kind !== 'target')) {
    const { forecast, kind, sourceId, difference } = row
    const key = `${forecast.municipalityId}/${forecast.year}/${kind}/${sourceId}`
    const before = sums.get(key)
    const sum =
      before === undefined ? difference : difference.map((hours, week) => hours + (before.difference[week] ?? 0))
    sums.set(key, { forecast, kind, sourceId, difference: sum })
  }
  return [...sums.values()]
}

/** Moves the sums of the municipalities by what the rows moved. Always in one order, so that two changes never deadlock. */
export const moveRollup = async (transaction: Transaction, differences: readonly RowDifference[]): Promise<void> => {
  const sums = summed(differences)
  if (sums.length === 0) return
  await transaction.query({
    name: 'forecast-move-rollup',
    text: `INSERT INTO forecast_rollup (municipality_id, year, kind, source_id, hours)
           SELECT municipality_id, year, kind, source_id, difference::numeric[]
           FROM unnest($1::int[], $2::int[], $3::text[], $4::int[], $5::text[])
             AS changed (municipality_id, year, kind, source_id, difference)
           ORDER BY municipality_id, year, kind, source_id
           ON CONFLICT (municipality_id, year, kind, source_id)
           DO UPDATE SET hours = ARRAY(
             SELECT was + moved FROM unnest(forecast_rollup.hours, excluded.hours) WITH ORDINALITY AS pair (was, moved, week)
             ORDER BY week)`,
    values: [
      sums.map(({ forecast }) => forecast.municipalityId),
      sums.map(({ forecast }) => forecast.year),
      sums.map(({ kind }) => kind),
      sums.map(({ sourceId }) => sourceId),
      sums.map(({ difference }) => arrayLiteral(difference)),
    ],
  })
}

export type ChangeReason = {
  /**
   * `forecast-rescheduled`: its scheduled hours follow the staff; `forecast-renewed`: it has new budgets;
   * `forecast-from-diary`: entries were approved; `forecast-repriced`: costs and income follow dated settings, no hour moves
   */
  readonly action:
    'forecast-saved' | 'forecast-rescheduled' | 'forecast-renewed' | 'forecast-repriced' | 'forecast-from-diary'
  /** Null when the system writes */
  readonly userId: number | null
  readonly at: Date
}

export type ChangeRecord = {
  readonly forecastId: number
  readonly figures: YearFigures
  /** Row id to the weeks that the change holds */
  readonly cells: Readonly<Record<string, readonly number[]>>
  readonly history: PackedCells
}

/** Only a save of typed hours counts: a change of staff or budgets writes over nothing that a person typed. */
const lastSaveSql = `
    saved_at = CASE $3::text WHEN 'forecast-saved' THEN $1::timestamptz ELSE f.saved_at END,
    saved_by = CASE $3::text WHEN 'forecast-saved' THEN $2::int ELSE f.saved_by END`

const recordSql = `
WITH saved AS (
  UPDATE forecast f SET version = f.version + 1, ${lastSaveSql},
    available_hours = changed.available_hours, cost_per_hour = changed.cost_per_hour,
    staff_cost = changed.staff_cost::float8[], remaining_budget = changed.remaining_budget::float8[]
  FROM unnest($4::int[], $5::numeric[], $6::float8[], $7::text[], $8::text[], $9::text[],
      $10::text[], $11::text[], $12::text[], $13::text[], $14::bytea[])
    AS changed (id, available_hours, cost_per_hour, staff_cost, remaining_budget, cells,
      row_keys, weeks, origins, origin_cells, hours)
  WHERE f.id = changed.id
  RETURNING f.id, f.unit_id, f.municipality_id, f.year, f.version, changed.cells,
    changed.row_keys, changed.weeks, changed.origins, changed.origin_cells, changed.hours
), remembered AS (
  INSERT INTO forecast_change (forecast_id, municipality_id, version, changed_at, changed_by,
    row_keys, weeks, origins, origin_cells, hours)
  SELECT id, municipality_id, version, $1, $2,
    row_keys::text[], weeks::bigint[], origins::text[], origin_cells::int[], hours
  FROM saved WHERE $3 <> 'forecast-repriced' ORDER BY id
), audited AS (
  ${insertAuditRows(`SELECT $2::int, unit_id, $3, 'forecast/' || id,
    jsonb_build_object('year', year, 'version', version, 'cells', cells::jsonb)
  FROM saved ORDER BY id`)}
)
SELECT id, version FROM saved`

const listLiteral = (values: readonly (string | number)[]) => `{${values.join(',')}}`

/** Neither keys of rows nor origins hold anything that such a list would have to quote. */
const historyColumns = (records: readonly ChangeRecord[]) => [
  records.map(({ history }) => listLiteral(history.rowKeys)),
  records.map(({ history }) => listLiteral(history.weeks)),
  records.map(({ history }) => listLiteral(history.origins)),
  records.map(({ history }) => listLiteral(history.originCells)),
  records.map(({ history }) => history.hours),
]

/**
 * Counts the versions up, stores the years' figures and what changed, and leaves one audit row for each; answers the
 * new versions by id.
 */
export const recordChanges = async (
  transaction: Transaction,
  { action, userId, at }: ChangeReason,
  records: readonly ChangeRecord[],
): Promise<Map<number, number>> => {
  const { rows } = await transaction.query<{ id: number; version: number }>({
    name: 'forecast-record-changes',
    text: recordSql,
    values: [
      at,
      userId,
      action,
      records.map(({ forecastId }) => forecastId),
      records.map(({ figures }) => figures.availableHours / 100),
      records.map(({ figures }) => figures.costPerHour),
      records.map(({ figures }) => listLiteral(figures.staffCost)),
      records.map(({ figures }) => listLiteral(figures.remainingBudget)),
      records.map(({ cells }) => JSON.stringify(cells)),
      ...historyColumns(records),
    ],
  })
  return new Map(rows.map(({ id, version }) => [id, version]))
}
