import type { ComingTerms, FoundComingTerms } from '@veckovis/contracts/staff'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { hoursFromHundredths, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { availableHours, lastComingDay, lastDaySoon, tellApart, type Distinction } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import {
  listReadableUnits,
  shownOf,
  type AskedOfUnits,
  type ReadableUnit,
} from '../../../http/admission/readable-units'
import { listComingTerms, listNamesakesOf, type StoredComingTerms } from './coming-terms-repository'

/** More is no list that a person reads through. */
const most = 200
/** Of what is listed beside today. */
const mostSoon = 10

const hoursOf = (grades: StoredComingTerms['before']): number | null =>
  grades === null
    ? null
    : hoursFromHundredths(
        availableHours(
          roundHalfAwayFromZero(grades.weeklyHours * 100),
          roundHalfAwayFromZero(grades.actualGrade * 100),
        ),
      )

/** Names are told apart within a unit. */
const distinctionsOf = async (
  transaction: Transaction,
  rows: readonly StoredComingTerms[],
): Promise<ReadonlyMap<number, Distinction>> => {
  const namesakes = await listNamesakesOf(transaction, [...new Set(rows.map(({ staffId }) => staffId))])
  const units = new Set(namesakes.map(({ unitId }) => unitId))
  return new Map([...units].flatMap(unitId => [...tellApart(namesakes.filter(each => each.unitId === unitId))]))
}

const placeOf = (units: ReadonlyMap<number, ReadableUnit>, id: number): Pick<ComingTerms, 'unit' | 'department'> => {
  const unit = units.get(id)
  if (unit === undefined) throw new Error(`Terms of unit ${id}, which was not asked for`)
  return { unit: { id, name: unit.name }, department: unit.department }
}

/** As they are answered, each with its unit and the hours. */
const termsOf = (
  rows: readonly StoredComingTerms[],
  units: ReadonlyMap<number, ReadableUnit>,
  distinctions: ReadonlyMap<number, Distinction>,
): ComingTerms[] =>
  rows.map(({ unitId, staffId, firstName, lastName, kind, day, before, after }) => ({
    ...placeOf(units, unitId),
    staff: { id: staffId, firstName, lastName, distinction: distinctions.get(staffId) ?? null },
    kind,
    day,
    before: hoursOf(before),
    after: hoursOf(after),
  }))

/**
 * What of the staff begins, ends or changes in the next eight weeks, by the Swedish day of the moment; and by itself, which
 * employments begin and end from today on within a week, in all units.
 */
export const readComingTerms = async (
  transaction: Transaction,
  reader: RoleHolder,
  asked: AskedOfUnits,
): Promise<FoundComingTerms> => {
  const of = { permission: permissionIds.staff, licence: 'staff', now: asked.now }
  const readable = await listReadableUnits(transaction, reader, of)
  const shown = shownOf(readable, asked)
  const units = new Map(readable.units.map(unit => [unit.id, unit]))
  const date = calendarDateInStockholm(asked.now)
  const today = toIsoDate(date)
  const found = await listComingTerms(transaction, {
    unitIds: shown.units.map(({ id }) => id),
    ...{ today, until: lastComingDay(date), most: shown.most ?? most, employmentsAlone: false },
  })
  const soon = await listComingTerms(transaction, {
    unitIds: [...units.keys()],
    ...{ today, until: lastDaySoon(date), most: mostSoon, employmentsAlone: true },
  })
  const distinctions = await distinctionsOf(transaction, [...found.rows, ...soon.rows])
  const { begins, total } = soon
  return {
    ...{ units: units.size, until: lastComingDay(date), total: found.total },
    rows: termsOf(found.rows, units, distinctions),
    soon: { until: lastDaySoon(date), begins, ends: total - begins, rows: termsOf(soon.rows, units, distinctions) },
  }
}
