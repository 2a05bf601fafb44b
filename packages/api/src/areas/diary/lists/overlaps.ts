import type { OverlapAnswer } from '@veckovis/contracts/diary'
import { listOverfullDays, proposedHoursPerDay, type ChosenDates, type Weekday } from '@veckovis/domain/diary'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import type { DiaryServices } from '../diary-context'
import { inHundredths } from '../entries/stored-entry'

/** An absence of somebody, in hours a day. */
type AskedPerson = { readonly staffId: number; readonly perDay: number }

type AskedOverlap = ChosenDates &
  AskedPerson & {
    readonly unitId: number
    /** For whom one more is made of the same days */
    readonly others: readonly AskedPerson[]
    readonly except: number | null
  }

type Absence = ChosenDates & { readonly staffId: number; readonly perDay: Hundredths }
type AbsenceRow = { staffId: number; from: string; to: string; weekdays: Weekday[]; perDay: number }

/** What is in the diary already. */
const listAbsences = async (
  transaction: Transaction,
  { unitId, from, to, except }: AskedOverlap,
  staffIds: readonly number[],
): Promise<Absence[]> => {
  const { rows } = await transaction.query<AbsenceRow>({
    name: 'diary-overlaps',
    text: `SELECT e.staff_member_id AS "staffId", e.from_date::text AS "from", e.to_date::text AS "to", e.weekdays,
             e.per_day AS "perDay"
           FROM diary_entry e
           WHERE e.unit_id = $1 AND e.staff_member_id = ANY ($2::bigint[]) AND e.first_date <= $4::date
             AND e.last_date >= $3::date
             AND e.category = 'ABSENCE' AND e.status <> 'REJECTED' AND e.deleted_at IS NULL AND e.hours <> 0
             AND e.id IS DISTINCT FROM $5::bigint`,
    values: [unitId, staffIds, from, to, except],
  })
  return rows.map(row => ({ ...row, perDay: inHundredths(row.perDay) }))
}

/** Days on which an absence, with the person's others, takes more than the person's own hours, for each person. */
export const readOverlaps = async (
  transaction: Transaction,
  asked: AskedOverlap,
  { availableHours }: DiaryServices,
): Promise<OverlapAnswer> => {
  const { unitId, staffId, perDay, others } = asked
  const staffIds = [staffId, ...others.map(other => other.staffId)]
  const before = await listAbsences(transaction, asked, staffIds)
  const hoursOf = await availableHours(transaction, { unitId, ids: staffIds })
  const overfullOf = (person: AskedPerson) => {
    const terms = hoursOf.get(person.staffId)
    if (terms === undefined) return null
    const ownHoursOn = (day: string) =>
      proposedHoursPerDay((terms.findLast(({ from }) => from <= day) ?? terms[0])?.hours ?? 0)
    const own = before.filter(absence => absence.staffId === person.staffId)
    const days = listOverfullDays({ ...asked, perDay: inHundredths(person.perDay) }, own, ownHoursOn)
    return days.map(day => ({ date: day.date, hours: day.hours / 100, own: day.own / 100 }))
  }
  const overfull = others.map(other => ({ staffId: other.staffId, days: overfullOf(other) ?? [] }))
  return { days: overfullOf({ staffId, perDay }), others: overfull.filter(({ days }) => days.length > 0) }
}
