import { isOldWeek, isoWeekInStockholm, type IsoWeek } from '@veckovis/domain/calendar'
import { forecastRowIds } from '@veckovis/domain/forecast'
import { type Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { changeForecasts, type ForecastChange } from '../store/change-forecasts'
import { lockForecasts, type LockedForecast } from '../store/lock-forecasts'
import type { ForecastHead } from '../stored-forecast'

export type Reschedule = {
  readonly unitId: number
  readonly userId: number
  readonly at: Date
  /** Hours of the unit's staff in every week of a year, read when the forecast is already locked */
  readonly hoursOf: (year: number) => Promise<readonly Hundredths[]>
}

const listOpenForecasts = async (transaction: Transaction, unitId: number, current: IsoWeek) => {
  const { rows } = await transaction.query<{ id: number }>(
    'SELECT id FROM forecast WHERE unit_id = $1 AND year >= $2',
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

/** Undefined when no hour of the year moves. */
const rescheduled = async (locked: LockedForecast, asked: Reschedule): Promise<ForecastChange | undefined> => {
  const { head, rows } = locked
  const before = rows.find(row => row.kind === 'scheduled')?.typed ?? []
  const typed = withOpenWeeks(head, before, await asked.hoursOf(head.year), isoWeekInStockholm(asked.at))
  const moved = typed.flatMap((hours, index) => (hours === (before[index] ?? 0) ? [] : [index + 1]))
  if (moved.length === 0) return undefined
  const row = { kind: 'scheduled', sourceId: 0, typed } as const
  return { locked, rows: [row], cells: { [forecastRowIds.actualHours]: moved } }
}

/**
 * Brings the scheduled hours of the unit's current and coming weeks in line with its staff. The forecasts are locked
 * before the hours are read, so that two changes of the staff at once both count.
 */
export const rescheduleForecasts = async (transaction: Transaction, asked: Reschedule): Promise<void> => {
  const { unitId, userId, at } = asked
  const open = await listOpenForecasts(transaction, unitId, isoWeekInStockholm(at))
  const changes: ForecastChange[] = []
  for (const locked of await lockForecasts(transaction, open)) {
    const change = await rescheduled(locked, asked)
    if (change !== undefined) changes.push(change)
  }
  await changeForecasts(transaction, changes, { action: 'forecast-rescheduled', userId, at })
}
