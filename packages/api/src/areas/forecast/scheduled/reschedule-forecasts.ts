import { isOldWeek, isoWeekInStockholm, type IsoWeek } from '@veckovis/domain/calendar'
import { forecastRowIds } from '@veckovis/domain/forecast'
import { type Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { listRows, lockForecast, moveRollup, recordSave, writeRows } from '../saving/forecast-save-repository'
import type { ForecastHead, StoredRow } from '../stored-forecast'
import { yearFiguresOf } from '../year-figures'

export type Reschedule = {
  readonly unitId: number
  readonly userId: number
  readonly at: Date
  /** Hours of the unit's staff in every week of a year, read when the forecast is already locked */
  readonly hoursOf: (year: number) => Promise<readonly Hundredths[]>
}

const listOpenYears = async (transaction: Transaction, unitId: number, current: IsoWeek) => {
  const { rows } = await transaction.query<{ id: number }>(
    'SELECT id FROM forecast WHERE unit_id = $1 AND year >= $2 ORDER BY year',
    [unitId, current.year],
  )
  return rows.map(({ id }) => id)
}

/** Old weeks keep the hours that they had when they became old, so that history does not move. */
const withOpenWeeks = (
  { year, weeks }: Pick<ForecastHead, 'year' | 'weeks'>,
  before: readonly Hundredths[],
  hours: readonly Hundredths[],
  current: IsoWeek,
): Hundredths[] =>
  Array.from({ length: weeks }, (_, index) => {
    const kept = before[index] ?? 0
    return isOldWeek({ year, week: index + 1 }, current) ? kept : (hours[index] ?? kept)
  })

const rescheduleYear = async (transaction: Transaction, forecastId: number, asked: Reschedule): Promise<void> => {
  const locked = await lockForecast(transaction, forecastId, asked.unitId)
  if (locked === undefined) return
  const { head } = locked
  const stored = await listRows(transaction, head.id)
  const before = stored.find(row => row.kind === 'scheduled')?.typed ?? []
  const typed = withOpenWeeks(head, before, await asked.hoursOf(head.year), isoWeekInStockholm(asked.at))
  const difference = typed.map((hours, index) => hours - (before[index] ?? 0))
  const moved = difference.flatMap((hours, index) => (hours === 0 ? [] : [index + 1]))
  if (moved.length === 0) return
  const row: StoredRow = { kind: 'scheduled', sourceId: 0, typed, diary: [] }
  await writeRows(transaction, head, [row])
  await moveRollup(transaction, head, [{ kind: 'scheduled', sourceId: 0, difference }])
  await recordSave(transaction, {
    forecastId: head.id,
    figures: yearFiguresOf(head, [...stored.filter(other => other.kind !== 'scheduled'), row]),
    action: 'forecast-rescheduled',
    userId: asked.userId,
    at: asked.at,
    cells: { [forecastRowIds.actualHours]: moved },
  })
}

/**
 * Brings the scheduled hours of the unit's current and coming weeks in line with its staff. The forecasts are locked
 * before the hours are read, so that two changes of the staff at once both count.
 */
export const rescheduleForecasts = async (transaction: Transaction, asked: Reschedule): Promise<void> => {
  const years = await listOpenYears(transaction, asked.unitId, isoWeekInStockholm(asked.at))
  for (const forecastId of years) await rescheduleYear(transaction, forecastId, asked)
}
