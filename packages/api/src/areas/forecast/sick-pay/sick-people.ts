import type { SickPerson } from '@veckovis/domain/budget'
import { listDates, weekdays, type Weekday } from '@veckovis/domain/diary'
import { availableHours, termsOn } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import { hundredthsFromColumn } from '../forecast-mapper'

/** Terms as the database has them: hours a week, and the grade as a part of 1. */
type TermsColumns = { readonly from: string; readonly weeklyHours: number; readonly grade: number }

type EntryColumns = {
  readonly unitId: number
  /** A number within the unit, for nobody by name */
  readonly person: number
  readonly from: string
  readonly to: string
  readonly weekdays: readonly Weekday[]
  readonly perDay: number
  readonly terms: readonly TermsColumns[]
}

const weeklyHoursOn = (terms: readonly TermsColumns[]): SickPerson['weeklyHoursOn'] => {
  const dated = terms.map(({ from, weeklyHours, grade }) => ({
    validFrom: from,
    hours: availableHours(hundredthsFromColumn(weeklyHours), hundredthsFromColumn(grade)),
  }))
  return day => termsOn(dated, day).hours
}

/** Every day of the entry: on those that are not chosen somebody is ill too, and misses no hours. */
const daysOf = ({ from, to, weekdays: chosen, perDay }: EntryColumns): SickPerson['days'] => {
  const away = new Set(listDates({ from, to, weekdays: chosen }))
  return listDates({ from, to, weekdays }).map(day => ({
    day,
    hours: away.has(day) ? hundredthsFromColumn(perDay) : 0,
  }))
}

const peopleOf = (entries: readonly EntryColumns[]): SickPerson[] => {
  const byPerson = new Map<number, EntryColumns[]>()
  for (const entry of entries) byPerson.set(entry.person, [...(byPerson.get(entry.person) ?? []), entry])
  return [...byPerson.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ days: [first, ...others].flatMap(daysOf), weeklyHoursOn: weeklyHoursOn(first.terms) }],
  )
}

/**
 * Whoever is or was away by short-term illness in some units, by unit: all days that are approved or handled by hand
 * (A-181), of all years, as the database tells those who write the units' forecasts (migration 0080).
 */
export const readSickPeople = async (
  transaction: Transaction,
  unitIds: readonly number[],
): Promise<(unitId: number) => readonly SickPerson[]> => {
  const { rows } = await transaction.query<EntryColumns>({
    name: 'sick-days-of-units',
    text: `SELECT unit_id AS "unitId", person, from_day AS "from", to_day AS "to", weekdays, per_day AS "perDay", terms
           FROM sick_days_of($1::int[])`,
    values: [unitIds],
  })
  return unitId => peopleOf(rows.filter(row => row.unitId === unitId))
}
