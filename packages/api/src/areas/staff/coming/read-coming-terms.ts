import type { ComingTerms, FoundComingTerms } from '@veckovis/contracts/staff'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { hoursFromHundredths, roundHalfAwayFromZero } from '@veckovis/domain/numbers'
import { availableHours, lastComingDay, tellApart, type Distinction } from '@veckovis/domain/staff'
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

/** What of the staff begins, ends or changes in the next eight weeks, by the Swedish day of the moment. */
export const readComingTerms = async (
  transaction: Transaction,
  reader: RoleHolder,
  asked: AskedOfUnits,
): Promise<FoundComingTerms> => {
  const { now } = asked
  const readable = await listReadableUnits(transaction, reader, {
    permission: permissionIds.staff,
    licence: 'staff',
    now,
  })
  const shown = shownOf(readable, asked)
  const reached = new Map(shown.units.map(unit => [unit.id, unit]))
  const today = calendarDateInStockholm(now)
  const until = lastComingDay(today)
  const found = await listComingTerms(transaction, {
    unitIds: [...reached.keys()],
    today: toIsoDate(today),
    until,
    most: shown.most ?? most,
  })
  const distinctions = await distinctionsOf(transaction, found.rows)
  const rows = found.rows.map(({ unitId, staffId, firstName, lastName, kind, day, before, after }): ComingTerms => ({
    ...placeOf(reached, unitId),
    staff: { id: staffId, firstName, lastName, distinction: distinctions.get(staffId) ?? null },
    kind,
    day,
    before: hoursOf(before),
    after: hoursOf(after),
  }))
  return { units: readable.units.length, until, total: found.total, rows }
}
