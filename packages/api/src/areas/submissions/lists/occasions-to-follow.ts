import type { OccasionsToFollow } from '@veckovis/contracts/outcome'
import { permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { listReadableUnits } from '../../../http/admission/readable-units'
import { joinForecast } from './latest-sql'

/** $1 is the year, $2 the units. Each unit is looked at once, whatever the number of occasions. */
const sql = `WITH municipalities AS (
    SELECT u.municipality_id FROM unit u WHERE u.id = ANY ($2::int[]) GROUP BY u.municipality_id),
  followed AS MATERIALIZED (
    SELECT u.id, u.municipality_id FROM unit u JOIN municipalities USING (municipality_id)
    ${joinForecast('$1::int')} WHERE u.id = ANY ($2::int[])),
  all_of AS (SELECT municipality_id, count(*) AS units FROM followed GROUP BY municipality_id),
  latest AS (
    SELECT DISTINCT ON (s.occasion_id, s.unit_id) s.occasion_id, s.state
    FROM submission s JOIN followed w ON w.id = s.unit_id WHERE s.year = $1::int
    ORDER BY s.occasion_id, s.unit_id, s.number DESC),
  states AS (
    SELECT occasion_id, count(*) FILTER (WHERE state = 'submitted') AS submitted,
      count(*) FILTER (WHERE state = 'returned') AS returned, count(*) FILTER (WHERE state = 'accepted') AS accepted
    FROM latest GROUP BY occasion_id),
  counted AS (
    SELECT o.id, coalesce(a.units, 0) AS units, coalesce(s.submitted, 0) AS submitted, coalesce(s.returned, 0) AS returned,
      coalesce(s.accepted, 0) AS accepted
    FROM follow_up_occasion o JOIN municipalities USING (municipality_id)
    LEFT JOIN all_of a USING (municipality_id) LEFT JOIN states s ON s.occasion_id = o.id WHERE o.year = $1::int)
  SELECT o.id, json_build_object('id', m.id, 'name', m.name) AS municipality, o.name, o.until_month AS "untilMonth",
    to_char(o.due, 'YYYY-MM-DD') AS due, json_build_object('open', c.units - c.submitted - c.returned - c.accepted,
      'submitted', c.submitted, 'returned', c.returned, 'accepted', c.accepted) AS counts
  FROM counted c JOIN follow_up_occasion o USING (id) JOIN municipality m ON m.id = o.municipality_id
  ORDER BY m.name COLLATE swedish, m.id, o.until_month, o.due, o.id`

/** The occasions of a year where the reader reads a forecast, and where these units are. */
export const listOccasionsToFollow = async (
  transaction: Transaction,
  reader: RoleHolder,
  { year, now }: { readonly year: number; readonly now: Date },
): Promise<OccasionsToFollow['occasions']> => {
  const of = { permission: permissionIds.forecast, licence: 'forecast', now }
  const { units } = await listReadableUnits(transaction, reader, of)
  const { rows } = await transaction.query<OccasionsToFollow['occasions'][number]>({
    name: 'occasions-to-follow',
    text: sql,
    values: [year, units.map(({ id }) => id)],
  })
  return rows
}
