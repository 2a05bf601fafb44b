import type { ForecastOutlookAnswer, UnitOutlook } from '@veckovis/contracts/forecast'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { isoWeekInStockholm, weeksInIsoYear, type IsoWeek } from '@veckovis/domain/calendar'
import { listComingRed, outlookOf, outlookWeeks, weeksAheadOf, type WeekAhead } from '@veckovis/domain/forecast'
import { roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import {
  listReadableUnits,
  shownOf,
  type AskedOfUnits,
  type ReadableUnit,
} from '../../../http/admission/readable-units'
import type { DiaryHours } from '../diary/bring-diary-hours'
import { listOutlooks, type StoredOutlook } from './outlook-repository'
import { withWaiting } from './outlook-with-waiting'

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

/** The hours that wait in these units. */
type AskWaiting = (unitIds: readonly number[]) => Promise<readonly DiaryHours[]>

/** So many forecasts are read at once: others are served between them. */
const portion = 500

const listAhead = async (transaction: Transaction, unitIds: readonly number[], currentWeek: IsoWeek) => {
  const { year, week } = currentWeek
  const forecasts = await listOutlooks(transaction, { unitIds, year, fromWeek: week })
  if (!reachesNextYear(currentWeek)) return forecasts
  return [...forecasts, ...(await listOutlooks(transaction, { unitIds, year: year + 1, fromWeek: 1 }))]
}

type Asked = { readonly currentWeek: IsoWeek; readonly askWaiting: AskWaiting }

/** Each unit with what lies ahead of it. */
const listRows = async (
  transaction: Transaction,
  units: readonly ReadableUnit[],
  { currentWeek, askWaiting }: Asked,
) => {
  const rows: UnitOutlook[] = []
  for (let first = 0; first < units.length; first += portion) {
    const part = units.slice(first, first + portion)
    const ids = part.map(({ id }) => id)
    const stored = await listAhead(transaction, ids, currentWeek)
    const forecasts = await withWaiting(transaction, stored, await askWaiting(ids))
    for (const { id, name, department, municipality } of part) {
      const outlook = answerOf(forecasts.filter(({ unitId }) => unitId === id))
      rows.push({ unit: { id, name }, department, municipality, outlook })
    }
  }
  return rows
}

const isOff = ({ outlook }: UnitOutlook): boolean =>
  outlook !== null && (outlook.mark !== 'properly-staffed' || outlook.nextRed !== null)

const redWeeksOf = ({ outlook }: UnitOutlook): number => (outlook === null ? 0 : listComingRed(outlook.ahead).length)

/** What is furthest from its target first: by what that costs, then by its percent. */
const worstFirst = (rows: readonly UnitOutlook[]): UnitOutlook[] => {
  const costOf = ({ outlook }: UnitOutlook) => Math.abs(outlook?.cost ?? 0)
  const distanceOf = ({ outlook }: UnitOutlook) =>
    outlook === null ? 0 : Math.abs(outlook.efficiency - outlook.target)
  return rows.toSorted((one, other) => costOf(other) - costOf(one) || distanceOf(other) - distanceOf(one))
}

/**
 * What lies ahead in the units of a reader, by the Swedish week of the moment; one question for all of them. With
 * `askWaiting` as if what it answers had been approved.
 */
export const readOutlook = async (
  transaction: Transaction,
  reader: RoleHolder,
  asked: AskedOfUnits & { readonly askWaiting?: AskWaiting },
): Promise<ForecastOutlookAnswer> => {
  const { now, askWaiting = async () => [] } = asked
  const of = { permission: permissionIds.forecast, licence: 'forecast', now }
  const readable = await listReadableUnits(transaction, reader, of)
  const all = await listRows(transaction, readable.units, { currentWeek: isoWeekInStockholm(now), askWaiting })
  const off = all.filter(isOff)
  const { units, most } = shownOf(readable, asked)
  const shown = new Set(units.map(({ id }) => id))
  return {
    units: all.length,
    total: off.length,
    withoutForecast: all.filter(({ outlook }) => outlook === null).length,
    redWeeks: all.reduce((sum, row) => sum + redWeeksOf(row), 0),
    rows: most === undefined ? all.filter(({ unit }) => shown.has(unit.id)) : worstFirst(off).slice(0, most),
  }
}
