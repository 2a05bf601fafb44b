import { forecastRowIds } from '@veckovis/domain/forecast'
import { rowIdOfEffect, type Effect } from '@veckovis/domain/diary'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'
import { changeForecasts, type ForecastChange, type RowChange } from '../store/change-forecasts'
import { lockForecasts, type LockedForecast } from '../store/lock-forecasts'
import { repriceBySpell } from '../store/reprice-by-spell'
import { isSameRow, type StoredRow } from '../stored-forecast'

/** Hours that approved entries bring to a week of a unit's row. */
export type DiaryHours = Effect & { readonly unitId: number }

/** The forecasts of these units and ISO years that there are. */
export const listForecastsOf = async (
  transaction: Transaction,
  hours: readonly Pick<DiaryHours, 'unitId' | 'year'>[],
): Promise<number[]> => {
  const { rows } = await transaction.query<{ id: number }>({
    name: 'forecasts-of-diary',
    text: `SELECT DISTINCT f.id FROM unnest($1::int[], $2::int[]) AS asked (unit_id, year)
           JOIN forecast f ON f.unit_id = asked.unit_id AND f.year = asked.year`,
    values: [hours.map(({ unitId }) => unitId), hours.map(({ year }) => year)],
  })
  return rows.map(({ id }) => id)
}

const emptyWeeks = (weeks: number): Hundredths[] => Array.from({ length: weeks }, () => 0)

const moved = (stored: StoredRow | undefined, weeks: number, hours: readonly DiaryHours[]): Hundredths[] => {
  const diary = stored === undefined || stored.diary.length === 0 ? emptyWeeks(weeks) : [...stored.diary]
  for (const { week, hours: added } of hours) diary[week - 1] = (diary[week - 1] ?? 0) + added
  return diary
}

/** The rows of a forecast with these hours added to the diary's part; what is typed stays as it is. */
const rowsWithHours = ({ head, rows }: Pick<LockedForecast, 'head' | 'rows'>, hours: readonly DiaryHours[]) => {
  const own = hours.filter(({ unitId, year }) => unitId === head.unitId && year === head.year)
  const asked = new Map(own.map(({ kind, sourceId }) => [`${kind}/${sourceId}`, { kind, sourceId }]))
  return [...asked.values()].map((row): Required<Pick<RowChange, 'kind' | 'sourceId' | 'typed' | 'diary'>> => {
    const stored = rows.find(candidate => isSameRow(candidate, row))
    const diary = moved(
      stored,
      head.weeks,
      own.filter(candidate => isSameRow(candidate, row)),
    )
    return { ...row, typed: stored?.typed ?? emptyWeeks(head.weeks), diary }
  })
}

/** All rows of a forecast, as they would be with these hours. */
export const rowsAfter = (
  forecast: Pick<LockedForecast, 'head' | 'rows'>,
  hours: readonly DiaryHours[],
): readonly StoredRow[] => {
  const changed = rowsWithHours(forecast, hours)
  return [...forecast.rows.filter(row => !changed.some(change => isSameRow(change, row))), ...changed]
}

const cellsOf = (locked: LockedForecast, hours: readonly DiaryHours[]): ForecastChange['cells'] => {
  const cells: Record<string, number[]> = {}
  const { unitId, year } = locked.head
  for (const effect of hours.filter(candidate => candidate.unitId === unitId && candidate.year === year)) {
    const rowId = effect.kind === 'changed-needs' ? forecastRowIds.totalRequired : rowIdOfEffect(effect)
    cells[rowId] = [...new Set([...(cells[rowId] ?? []), effect.week])].sort((one, other) => one - other)
  }
  return cells
}

/**
 * The forecasts of units whose illness may be counted by spell: a spell goes on over New Year, and deductions count for
 * twelve months.
 */
const listCountedBySpell = async (transaction: Transaction, unitIds: readonly number[]): Promise<number[]> => {
  const { rows } = await transaction.query<{ id: number }>({
    name: 'forecasts-by-spell',
    text: `SELECT f.id FROM forecast f WHERE f.unit_id = ANY ($1::int[]) AND EXISTS (
             SELECT FROM dated_setting s WHERE s.municipality_id = f.municipality_id AND s.key = 'sick-pay-by-spell' AND s.value = 1)`,
    values: [unitIds],
  })
  return rows.map(({ id }) => id)
}

type Brought = {
  readonly effects: readonly DiaryHours[]
  /** The units whose entries have changed, whether or not hours move */
  readonly unitIds: readonly number[]
  readonly userId: number
  readonly at: Date
}

/**
 * Adds hours to the diary's part of the forecasts that there are, each locked until the end of the transaction. A
 * year without a forecast is passed over: what waits goes in when it is made. What illness by spell takes off
 * follows in all years of the units.
 */
export const bringDiaryHours = async (
  transaction: Transaction,
  { effects, unitIds, userId, at }: Brought,
): Promise<void> => {
  const [moved, counted] = await sentAtOnce([
    listForecastsOf(transaction, effects),
    listCountedBySpell(transaction, unitIds),
  ])
  const ids = [...new Set([...moved, ...counted])]
  if (ids.length === 0) return
  const locked = await lockForecasts(transaction, ids)
  const changes = locked
    .filter(({ head }) => moved.includes(head.id))
    .map(forecast => ({
      locked: forecast,
      rows: rowsWithHours(forecast, effects),
      cells: cellsOf(forecast, effects),
    }))
  await changeForecasts(transaction, changes, { action: 'forecast-from-diary', userId, at })
  const others = locked.filter(({ head }) => !moved.includes(head.id))
  await repriceBySpell(transaction, others, { userId, at })
}
