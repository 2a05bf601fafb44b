import type { Away, FoundToday } from '@veckovis/contracts/diary'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { listReadableUnits, shownOf, type ReadableUnit } from '../../../http/admission/readable-units'
import { questionsByUnit } from '../../../http/questions'
import type { Asked } from '../../../http/route'
import { dayOf } from '../diary-context'
import { shownEntries } from '../diary-questions'
import { findPeople, type PersonOfDiary } from '../entries/people'

/** More is no list that a person reads through. */
const most = 200

type Totals = Pick<FoundToday, 'away' | 'hours' | 'uncovered' | 'undecided' | 'toDecide'>
type Person = Omit<Away, 'unit' | 'department' | 'staff'> & { readonly unitId: number; readonly staffId: number }

/**
 * Everybody who is employed and away on $2 in the units $1, one row each: absences that wait count for people without a decided one, and
 * what was handed over until today goes on in the entry that was approved from tomorrow on. An entry lies within
 * one calendar year. Without anybody the row has the totals alone.
 */
const sql = `
WITH absence AS (
  SELECT e.id, e.unit_id, e.staff_member_id, e.absence_reason_id, e.per_day,
    greatest(e.per_day - coalesce(e.substitute_per_day, 0), 0) AS uncovered,
    greatest(least(e.last_date, e.returned_after), rest.until) AS until,
    e.status = 'APPROVED' OR e.handled_at IS NOT NULL AS decided
  FROM diary_entry e LEFT JOIN LATERAL (
    SELECT max(least(n.last_date, n.returned_after)) AS until FROM diary_entry n
    WHERE n.unit_id = e.unit_id AND n.staff_member_id = e.staff_member_id AND n.absence_reason_id = e.absence_reason_id
      AND n.from_date = e.to_date + 1 AND n.status = 'APPROVED' AND n.deleted_at IS NULL AND n.hours <> 0
  ) AS rest ON e.to_date = $2::date
  WHERE e.unit_id = ANY ($1::int[]) AND e.category = 'ABSENCE' AND e.status <> 'REJECTED' AND e.deleted_at IS NULL
    AND e.first_date BETWEEN date_trunc('year', $2::date)::date AND $2::date AND e.last_date >= $2::date
    AND extract(isodow FROM $2::date)::int = ANY (e.weekdays) AND coalesce(e.returned_after >= $2::date, true)
), employed AS (
  SELECT p.id FROM (SELECT DISTINCT unit_id FROM absence) AS u CROSS JOIN LATERAL people_of_diary(u.unit_id) AS p
  WHERE p.removed_on IS NULL AND p.employed_from <= $2::date AND coalesce(p.employed_to >= $2::date, true)
), weighed AS (
  SELECT *, bool_or(decided) OVER (PARTITION BY unit_id, staff_member_id) AS certain FROM absence
  WHERE staff_member_id IN (SELECT id FROM employed)
), person AS MATERIALIZED (
  SELECT unit_id AS "unitId", staff_member_id AS "staffId", min(id) AS "entryId",
    array_agg(DISTINCT absence_reason_id) AS reasons, sum(per_day) AS hours, sum(uncovered) AS uncovered,
    max(until)::text AS until, certain AS "isDecided"
  FROM weighed WHERE decided = certain GROUP BY unit_id, staff_member_id, certain
)
SELECT counted.*, page.*
FROM (SELECT count(*) FILTER (WHERE "isDecided")::int AS away, count(*) FILTER (WHERE NOT "isDecided")::int AS undecided,
    coalesce(sum(hours) FILTER (WHERE "isDecided"), 0) AS "allHours",
    coalesce(sum(uncovered) FILTER (WHERE "isDecided"), 0) AS "allUncovered",
    (SELECT count(*)::int FROM diary_entry w WHERE w.unit_id = ANY ($1::int[]) AND w.status = 'WAITING'
      AND w.handled_at IS NULL AND w.deleted_at IS NULL) AS "toDecide"
  FROM person) AS counted
LEFT JOIN (SELECT * FROM person ORDER BY uncovered DESC, "unitId", "staffId" LIMIT $3) AS page ON true`

type Row = Pick<Totals, 'away' | 'undecided' | 'toDecide'> & {
  readonly allHours: number
  readonly allUncovered: number
} & (Person | { readonly staffId: null })

const order = new Intl.Collator('sv')
const nameOf = ({ staff }: Away) => `${staff.lastName}\u0000${staff.firstName}`

const awayOf = (
  { unitId, staffId, ...rest }: Person,
  units: ReadonlyMap<number, ReadableUnit>,
  people: ReadonlyMap<number, PersonOfDiary>,
): Away => {
  const unit = units.get(unitId)
  const person = people.get(staffId)
  if (unit === undefined || person === undefined) throw new Error(`Entry ${rest.entryId} is of nobody of its unit`)
  const { firstName, lastName, distinction, isRemoved } = person
  const { entryId, reasons, hours, uncovered, until, isDecided } = rest
  return {
    unit: { id: unitId, name: unit.name },
    department: unit.department,
    staff: { id: staffId, firstName, lastName, distinction, isRemoved },
    ...{ entryId, reasons, hours, uncovered, until, isDecided },
  }
}

const questionOf = (rows: readonly Away[]): Asked =>
  questionsByUnit(rows, ({ unit }) => unit.id, {
    none: { subject: 'diary/today', details: shownEntries('today', []) },
    detailsOf: shown =>
      shownEntries(
        'today',
        shown.map(({ entryId: id, staff }) => ({ id, staff })),
      ),
  })

/** Who is away today in all the units of a person, by the Swedish day of the moment, and the question as it is audited. */
export const readToday = async (
  transaction: Transaction,
  reader: RoleHolder,
  now: Date,
): Promise<{ readonly answer: FoundToday; readonly asked: Asked }> => {
  const of = { permission: permissionIds.diary, licence: 'diary', now }
  const readable = await listReadableUnits(transaction, reader, of)
  const shown = shownOf(readable, { now, counted: 'true' })
  const units = new Map(shown.units.map(unit => [unit.id, unit]))
  const day = dayOf(now)
  const found = await transaction.query<Row>({
    name: 'diary-today',
    text: sql,
    values: [[...units.keys()], day, shown.most ?? most],
  })
  const [first] = found.rows
  if (first === undefined) throw new Error('A count without a row')
  const listed = found.rows.flatMap(row => (row.staffId === null ? [] : [row]))
  const people = await findPeople(transaction, {
    unitIds: [...new Set(listed.map(({ unitId }) => unitId))],
    ids: listed.map(({ staffId }) => staffId),
  })
  const rows = listed
    .map(row => awayOf(row, units, people))
    .toSorted((one, other) => other.uncovered - one.uncovered || order.compare(nameOf(one), nameOf(other)))
  const { away, undecided, toDecide, allHours: hours, allUncovered: uncovered } = first
  const totals: Totals = { away, hours, uncovered, undecided, toDecide }
  return { answer: { day, units: readable.units.length, ...totals, rows }, asked: questionOf(rows) }
}
