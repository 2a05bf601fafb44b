import { noSubstitute } from '@veckovis/domain/diary'
import { isEditableSubstitute, isFixedRow, type ForecastInput } from '@veckovis/domain/forecast'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { forecastInputOf } from '../forecast-mapper'
import { findForecast } from '../forecast-repository'
import { readForecasts, type LockedForecast } from '../store/lock-forecasts'
import { shownHours, type StoredRow } from '../stored-forecast'

type KeptRow = { readonly kind: 'absence' | 'substitute'; readonly serverId: number }

/** The hours of a unit's year as a person sees them, and which absences and substitutes it has rows for. */
export type HoursOfYear = {
  readonly forecastId: number
  readonly rows: readonly (Pick<StoredRow, 'kind' | 'sourceId' | 'diary'> & { readonly hours: readonly Hundredths[] })[]
  /** What the domain calculates from */
  readonly input: ForecastInput
  readonly hasRow: (row: KeptRow) => boolean
}

/** 'No substitute' is nobody's hours, and no row of what happened. */
const isRowOf = ({ absenceIds, rows }: LockedForecast, { kind, serverId }: KeptRow): boolean =>
  !(kind === 'substitute' && serverId === noSubstitute) &&
  ((kind === 'absence'
    ? absenceIds.includes(serverId)
    : isEditableSubstitute(serverId) || isFixedRow('substitute', serverId)) ||
    rows.some(row => row.kind === kind && row.sourceId === serverId))

/** Held by nobody: for what stands beside the forecast and never changes it. Undefined where the year has none that is locked. */
export const readHoursOfYear = async (
  transaction: Transaction,
  { unitId, year }: { readonly unitId: number; readonly year: number },
): Promise<HoursOfYear | undefined> => {
  const found = await findForecast(transaction, unitId, year)
  if (found === undefined) return undefined
  const [read] = await readForecasts(transaction, [found.id])
  // Out of reach since then.
  if (read === undefined) return undefined
  if (!read.head.isLocked) return undefined
  return {
    forecastId: found.id,
    input: forecastInputOf(read.head, read.rows),
    rows: read.rows.map(row => ({
      kind: row.kind,
      sourceId: row.sourceId,
      diary: row.diary,
      hours: shownHours(row),
    })),
    hasRow: row => isRowOf(read, row),
  }
}

export type RowsOfYear = { readonly unitId: number; readonly year: number } & Pick<HoursOfYear, 'forecastId' | 'hasRow'>

/** Of several units and years, as far as they have a forecast that is locked: which rows there are, without their hours. */
export const readRowsOfYears = async (
  transaction: Transaction,
  asked: readonly { readonly unitId: number; readonly year: number }[],
): Promise<RowsOfYear[]> => {
  const { rows } = await transaction.query<{ id: number }>({
    name: 'forecasts-of-years',
    text: `SELECT f.id FROM forecast f
           JOIN unnest($1::bigint[], $2::int[]) AS asked (unit_id, year) USING (unit_id, year)`,
    values: [asked.map(({ unitId }) => unitId), asked.map(({ year }) => year)],
  })
  const read = await readForecasts(
    transaction,
    rows.map(({ id }) => id),
  )
  return read
    .filter(({ head }) => head.isLocked)
    .map(forecast => ({
      unitId: forecast.head.unitId,
      year: forecast.head.year,
      forecastId: forecast.head.id,
      hasRow: row => isRowOf(forecast, row),
    }))
}
