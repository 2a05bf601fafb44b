import type { ForecastOutlook, UnitOutlook } from '@veckovis/contracts/forecast'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { isoWeekInStockholm, weeksInIsoYear, type IsoWeek } from '@veckovis/domain/calendar'
import { outlookOf, outlookWeeks, weeksAheadOf, type WeekAhead } from '@veckovis/domain/forecast'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { listReadableUnits } from '../../../http/admission/readable-units'
import { listOutlooks, type StoredOutlook } from './outlook-repository'

/** Weeks of the small picture. */
const shownWeeks = 12

const percent = (value: number): number => roundHalfAwayFromZero(value * 100) / 100

const kronor = (value: number, { isLocked }: StoredOutlook): number | null =>
  isLocked ? roundHalfAwayFromZero(value) : null

const shownWeek = ({ year, week, efficiency, target, mark }: WeekAhead) => ({
  year,
  week,
  efficiency: percent(efficiency),
  target: percent(target),
  mark,
})

/** Of this year's forecast and the next one's, as far as there are any. */
const answerOf = (forecasts: readonly StoredOutlook[]): UnitOutlook['outlook'] => {
  const [first] = forecasts
  const ahead = forecasts.flatMap(({ hours }) => weeksAheadOf(hours))
  const outlook = outlookOf(ahead)
  if (first === undefined || outlook === null) return null
  return {
    year: first.year,
    efficiency: percent(outlook.efficiency),
    target: percent(outlook.target),
    mark: outlook.mark,
    cost: kronor(outlook.cost, first),
    ahead: ahead.slice(0, shownWeeks).map(shownWeek),
    nextRed: outlook.nextRed === null ? null : shownWeek(outlook.nextRed),
    remaining: kronor(first.remaining, first),
    savedAt: first.savedAt?.toISOString() ?? null,
  }
}

/** Next year's weeks are asked for once they are among the coming ones. */
const reachesNextYear = ({ year, week }: IsoWeek): boolean => week + outlookWeeks - 1 > weeksInIsoYear(year)

/** What lies ahead in the units of a reader, by the Swedish week of the moment; one question for all of them. */
export const readOutlook = async (
  transaction: Transaction,
  reader: RoleHolder,
  { now, activeUnitId }: { readonly now: Date; readonly activeUnitId: number | undefined },
): Promise<ForecastOutlook> => {
  const currentWeek = isoWeekInStockholm(now)
  const asked = { permission: permissionIds.forecast, licence: 'forecast', now, activeUnitId }
  const { units, total } = await listReadableUnits(transaction, reader, asked)
  const unitIds = units.map(({ id }) => id)
  const { year } = currentWeek
  const forecasts = await listOutlooks(transaction, { unitIds, year, fromWeek: currentWeek.week })
  if (reachesNextYear(currentWeek))
    forecasts.push(...(await listOutlooks(transaction, { unitIds, year: year + 1, fromWeek: 1 })))
  const rows = units.map(({ id, name, department, municipality }) => ({
    unit: { id, name },
    department,
    municipality,
    outlook: answerOf(forecasts.filter(({ unitId }) => unitId === id)),
  }))
  return { units: total, rows }
}
