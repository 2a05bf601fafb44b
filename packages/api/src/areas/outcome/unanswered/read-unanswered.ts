import type { UnansweredOutcomeAnswer, UnansweredUnit } from '@veckovis/contracts/outcome'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { weeksInIsoYear, type IsoWeek } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import {
  listReadableUnits,
  shownOf,
  type AskedOfUnits,
  type ReadableUnit,
} from '../../../http/admission/readable-units'
import { lastDue } from '../week-rules'
import { listBegunYears, type BegunYear } from './unanswered-repository'

const weeksUpTo = (year: number, last: IsoWeek): number[] =>
  Array.from({ length: year < last.year ? weeksInIsoYear(year) : last.week }, (_, index) => index + 1)

const rowOf = ({ id, name, department, municipality }: ReadableUnit, begun: BegunYear, last: IsoWeek) => {
  const complete = new Set(begun.complete)
  const open = weeksUpTo(begun.year, last).filter(week => !complete.has(week))
  const [firstWeek] = open
  if (firstWeek === undefined) return []
  return [{ unit: { id, name }, department, municipality, year: begun.year, weeks: open.length, firstWeek }]
}

/** Years of the same unit one after the other, units in the order that they came in. */
const rowsOf = (units: readonly ReadableUnit[], years: readonly BegunYear[], last: IsoWeek): UnansweredUnit[] => {
  const ofUnit = new Map<number, BegunYear[]>(units.map(({ id }) => [id, []]))
  for (const begun of years.toSorted((one, other) => one.year - other.year)) ofUnit.get(begun.unitId)?.push(begun)
  return units.flatMap(unit => ofUnit.get(unit.id)?.flatMap(begun => rowOf(unit, begun, last)) ?? [])
}

/**
 * Weeks that were over two weeks ago and are not complete, of all units whose forecasts the caller writes. Of a
 * customer who does not use the outcome nothing is asked: a year counts for the units of a municipality while any week of it
 * is complete in one of them. Only the year of the last such week and the one before count, and of both
 * only units with a forecast.
 */
export const readUnanswered = async (
  transaction: Transaction,
  writer: RoleHolder,
  asked: AskedOfUnits,
): Promise<UnansweredOutcomeAnswer> => {
  const of = { permission: permissionIds.forecast, level: 'WRITE', licence: 'forecast', now: asked.now } as const
  const writable = await listReadableUnits(transaction, writer, of)
  const last = lastDue(asked.now)
  const ids = writable.units.map(({ id }) => id)
  const all = rowsOf(writable.units, await listBegunYears(transaction, ids, last), last)
  const { units, most } = shownOf(writable, asked)
  const shown = new Set(units.map(({ id }) => id))
  return {
    total: all.length,
    weeks: all.reduce((sum, { weeks }) => sum + weeks, 0),
    rows:
      most === undefined
        ? all.filter(({ unit }) => shown.has(unit.id))
        : all.toSorted((one, other) => other.weeks - one.weeks).slice(0, most),
  }
}
