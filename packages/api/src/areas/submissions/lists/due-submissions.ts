import type { DueSubmissionsAnswer } from '@veckovis/contracts/outcome'
import { isSuperAdmin, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import { listReadableUnits } from '../../../http/admission/readable-units'
import { joinLatest, joinLockedForecast } from './latest-sql'

type Reader = RoleHolder & { readonly userId: number }

const shownRows = 10
/** So many days before it is due it is asked for, and so many after that no more; what is returned always is. */
const [daysBefore, daysAfter] = [14, 60]

/** $1 are the units, $2 is the day in Sweden. */
const toHandInSql = `SELECT json_build_object('id', u.id, 'name', u.name) AS unit,
    json_build_object('id', o.id, 'name', o.name) AS occasion, o.year, to_char(o.due, 'YYYY-MM-DD') AS due,
    coalesce(s.state, 'open') AS state, (count(*) OVER ())::int AS total
  FROM follow_up_occasion o JOIN unit u ON u.municipality_id = o.municipality_id AND u.id = ANY ($1::int[])
  ${joinLockedForecast('o.year')}
  ${joinLatest('o.id')}
  WHERE s.state = 'returned'
    OR (s.state IS NULL AND o.due BETWEEN $2::date - ${daysAfter} AND $2::date + ${daysBefore})
  ORDER BY o.due, u.name COLLATE swedish, u.id, o.id LIMIT ${shownRows}`

/** $1 are the units, $2 is the reader. */
const toDecideSql = `SELECT json_build_object('id', o.id, 'name', o.name) AS occasion, m.name AS municipality, o.year,
    count(*)::int AS count, (count(*) OVER ())::int AS total
  FROM submission s JOIN follow_up_occasion o ON o.id = s.occasion_id JOIN municipality m ON m.id = o.municipality_id
  WHERE s.state = 'submitted' AND s.unit_id = ANY ($1::int[]) AND s.handed_in_by IS DISTINCT FROM $2
    AND NOT EXISTS (SELECT FROM submission l
      WHERE l.occasion_id = s.occasion_id AND l.unit_id = s.unit_id AND l.number > s.number)
  GROUP BY o.id, o.municipality_id, m.id ORDER BY o.due, m.name COLLATE swedish, o.id LIMIT ${shownRows}`

type Asked<Kind extends keyof DueSubmissionsAnswer> = {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly rowOf: (found: DueSubmissionsAnswer[Kind]['rows'][number]) => DueSubmissionsAnswer[Kind]['rows'][number]
}

const readRows = async <Kind extends keyof DueSubmissionsAnswer>(
  { query }: Transaction,
  { name, text, values, rowOf }: Asked<Kind>,
) => {
  type Row = DueSubmissionsAnswer[Kind]['rows'][number]
  const { rows } = await query<Row & { readonly total: number }>({ name, text, values: [...values] })
  const [first] = rows
  return { total: first === undefined ? 0 : first.total, rows: rows.map(rowOf) }
}

/** As if they held no right on a unit alone. */
const aboveUnits = (holder: RoleHolder): RoleHolder =>
  isSuperAdmin(holder) ? holder : { ...holder, roles: holder.roles.filter(({ scope }) => scope?.kind !== 'unit') }

/** What the reader's units are to hand in, and what of others waits for the reader's decision. */
export const readDueSubmissions = async (
  transaction: Transaction,
  reader: Reader,
  now: Date,
): Promise<DueSubmissionsAnswer> => {
  const idsAt = async (holder: RoleHolder, level: 'WRITE' | 'APPROVE') => {
    const of = { permission: permissionIds.forecast, level, licence: 'forecast', now }
    return (await listReadableUnits(transaction, holder, of)).units.map(({ id }) => id)
  }
  const toHandIn = await readRows<'toHandIn'>(transaction, {
    name: 'submissions-to-hand-in',
    text: toHandInSql,
    values: [await idsAt(reader, 'WRITE'), toIsoDate(calendarDateInStockholm(now))],
    rowOf: ({ unit, occasion, year, due, state }) => ({ unit, occasion, year, due, state }),
  })
  const toDecide = await readRows<'toDecide'>(transaction, {
    name: 'submissions-to-decide',
    text: toDecideSql,
    values: [await idsAt(aboveUnits(reader), 'APPROVE'), reader.userId],
    rowOf: ({ occasion, municipality, year, count }) => ({ occasion, municipality, year, count }),
  })
  return { toHandIn, toDecide }
}
