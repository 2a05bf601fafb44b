import type { OverdueMeasure, OverdueMeasuresAnswer } from '@veckovis/contracts/outcome'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { Transaction } from '../../db/database'
import { listReadableUnits } from '../../http/admission/readable-units'

const shownRows = 10

const sql = `SELECT m.id, m.title, json_build_object('id', u.id, 'name', u.name) AS unit, m.year,
    to_char(m.due, 'YYYY-MM-DD') AS due, (count(*) OVER ())::int AS total
  FROM measure m JOIN unit u ON u.id = m.unit_id
  WHERE m.owner_id = $1 AND m.state IN ('planned', 'running') AND m.due < $2::date AND m.unit_id = ANY ($3::int[])
  ORDER BY m.due, m.id LIMIT ${shownRows}`

/** Overdue measures whose owner the caller is, in units whose forecasts they still read; the oldest due day first. */
export const readOverdue = async (
  transaction: Transaction,
  reader: RoleHolder & { readonly userId: number },
  now: Date,
): Promise<OverdueMeasuresAnswer> => {
  const of = { permission: permissionIds.forecast, licence: 'forecast', now }
  const { units } = await listReadableUnits(transaction, reader, of)
  const { rows } = await transaction.query<OverdueMeasure & { readonly total: number }>({
    name: 'measures-overdue',
    text: sql,
    values: [reader.userId, toIsoDate(calendarDateInStockholm(now)), units.map(({ id }) => id)],
  })
  const [first] = rows
  return {
    total: first === undefined ? 0 : first.total,
    rows: rows.map(({ id, title, unit, year, due }) => ({ id, title, unit, year, due })),
  }
}
