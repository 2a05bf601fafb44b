import type { RowKind } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { ofFewSql } from '../few-people'
import { hundredthsFromColumn } from '../forecast-mapper'
import { shownHours, type StoredRow } from '../stored-forecast'
import { weekBit, type PackedCells } from '../store/packed-cells'

/** Lists of `bigint` come as text. */
type PackedColumns = Omit<PackedCells, 'weeks'> & { readonly weeks: readonly string[] }

const packedColumns = `c.row_keys AS "rowKeys", c.weeks, c.origins, c.origin_cells AS "originCells", c.hours`

const packedOf = ({ rowKeys, weeks, origins, originCells, hours }: PackedColumns): PackedCells => {
  return { rowKeys, weeks: weeks.map(Number), origins, originCells, hours }
}

type Saved = { readonly version: number; readonly savedAt: Date; readonly savedBy: string | null }
const savedColumns = `c.version, c.changed_at AS "savedAt", name_of_person(c.changed_by) AS "savedBy"`

export type Page = { readonly page: number; readonly pageSize: number }
const skipped = ({ page, pageSize }: Page): number => (page - 1) * pageSize

export type ForecastOfUnit = { readonly forecastId: number; readonly unitId: number }

export type PresentForecast = {
  readonly id: number
  readonly version: number
  readonly year: number
  readonly weeks: 52 | 53
  /** Whether its hours tell of few people */
  readonly isOfFew: boolean
}

/** The forecast of the address as it is now; undefined when the unit has no such forecast. */
export const findPresent = async (
  transaction: Transaction,
  { forecastId, unitId, today }: ForecastOfUnit & { readonly today: string },
): Promise<PresentForecast | undefined> => {
  const { rows } = await transaction.query<PresentForecast>({
    name: 'history-forecast',
    text: `SELECT f.id, f.version, f.year, f.weeks, ${ofFewSql('$3')} AS "isOfFew" FROM forecast f
           WHERE f.id = $1::bigint AND f.unit_id = $2`,
    values: [forecastId, unitId, today],
  })
  return rows[0]
}

/** What a page of a list is about; with more of it than the page shows. */
export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number; readonly oldest: number | null }

/**
 * A page, newest first, with the count of all and the oldest of them: the rows are gone through once, and names and
 * hours are read of those of the page alone.
 */
const pageSql = (columns: string, condition = '') => `
WITH kept AS MATERIALIZED (SELECT version FROM forecast_change c WHERE forecast_id = $1 ${condition}),
page AS (SELECT version FROM kept ORDER BY version DESC LIMIT $2 OFFSET $3)
SELECT counted.total, counted.oldest, shown.*
FROM (SELECT count(*)::int AS total, min(version) AS oldest FROM kept) AS counted
LEFT JOIN (
  SELECT ${savedColumns}, ${columns}
  FROM page JOIN forecast_change c ON c.forecast_id = $1 AND c.version = page.version
) AS shown ON true
ORDER BY shown.version DESC`

type Counted = { readonly total: number; readonly oldest: number | null }

/** A page without rows is one line of nulls beside the count. */
const listedOf = <Row extends Saved>(found: readonly (Counted & (Row | { readonly version: null }))[]): Listed<Row> => {
  const [counted] = found
  if (counted === undefined) throw new Error('The database counted nothing')
  const { total, oldest } = counted
  return { total, oldest, rows: found.filter((row): row is Counted & Row => row.version !== null) }
}

export type KeptSave = Saved & Pick<PackedCells, 'origins' | 'originCells'>

/** What is kept of a forecast. */
export const listSaves = async (transaction: Transaction, forecastId: number, page: Page) => {
  const { rows } = await transaction.query<Counted & KeptSave>({
    name: 'history-saves',
    text: pageSql('c.origins, c.origin_cells AS "originCells"'),
    values: [forecastId, page.pageSize, skipped(page)],
  })
  return listedOf<KeptSave>(rows)
}

/** The oldest version of which the change is kept; undefined when there is none. */
export const findOldest = async (transaction: Transaction, forecastId: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ version: number }>({
    name: 'history-oldest',
    text: 'SELECT version FROM forecast_change WHERE forecast_id = $1 ORDER BY version LIMIT 1',
    values: [forecastId],
  })
  return rows[0]?.version
}

export type AskedCell = { readonly forecastId: number; readonly rowKey: string; readonly week: number }

/** The changes that touched a cell. */
export const listChangesOfCell = async (transaction: Transaction, asked: AskedCell, page: Page) => {
  const { rows } = await transaction.query<Counted & Saved & PackedColumns>({
    name: 'history-of-cell',
    text: pageSql(packedColumns, 'AND c.weeks[array_position(c.row_keys, $4)] & $5::bigint <> 0'),
    values: [asked.forecastId, page.pageSize, skipped(page), asked.rowKey, weekBit(asked.week)],
  })
  const listed = listedOf<Saved & PackedColumns>(rows)
  const changes = listed.rows.map(({ version, savedAt, savedBy, ...packed }) => {
    return { saved: { version, savedAt, savedBy }, packed: packedOf(packed) }
  })
  return { changes, total: listed.total }
}

type RowColumns = { version: number; kind: RowKind; source_id: number; typed: number[]; diary: number[] }

export type PresentRow = Pick<StoredRow, 'kind' | 'sourceId'> & { readonly hours: readonly number[] }

/** Version and rows in one statement, so that no save comes between them. */
export const readPresentRows = async (transaction: Transaction, forecastId: number) => {
  const { rows } = await transaction.query<RowColumns>({
    name: 'history-present',
    text: `SELECT f.version, r.kind, r.source_id, array_to_json(r.typed) AS typed, array_to_json(r.diary) AS diary
           FROM forecast f JOIN forecast_row r ON r.forecast_id = f.id AND r.municipality_id = f.municipality_id
           WHERE f.id = $1 ORDER BY r.kind, r.source_id`,
    values: [forecastId],
  })
  return {
    version: rows[0]?.version ?? 0,
    rows: rows.map(({ kind, source_id: sourceId, typed, diary }): PresentRow => {
      const hours = shownHours({ typed: typed.map(hundredthsFromColumn), diary: diary.map(hundredthsFromColumn) })
      return { kind, sourceId, hours }
    }),
  }
}

type Between = { readonly after: number; readonly upTo: number }

/** The weeks of each row as bits, which are compared with those of thousands of other versions. */
export type TouchedCells = Pick<PackedCells, 'rowKeys'> & {
  readonly version: number
  readonly weeks: readonly bigint[]
}

/** Which cells each version after one and up to another touched, without their hours, oldest first. */
export const listTouched = async (transaction: Transaction, forecastId: number, { after, upTo }: Between) => {
  const { rows } = await transaction.query<{ version: number; rowKeys: string[]; weeks: string[] }>({
    name: 'history-touched',
    text: `SELECT version, row_keys AS "rowKeys", weeks FROM forecast_change
           WHERE forecast_id = $1 AND version > $2 AND version <= $3 ORDER BY version`,
    values: [forecastId, after, upTo],
  })
  return rows.map((row): TouchedCells => ({ ...row, weeks: row.weeks.map(BigInt) }))
}

/** The hours of these versions' changes, oldest first. */
export const listPacked = async (transaction: Transaction, forecastId: number, versions: readonly number[]) => {
  const { rows } = await transaction.query<PackedColumns>({
    name: 'history-packed',
    text: `SELECT ${packedColumns} FROM forecast_change c
           WHERE c.forecast_id = $1 AND c.version = ANY ($2::int[]) ORDER BY c.version`,
    values: [forecastId, versions],
  })
  return rows.map(packedOf)
}
