import type { LeftBehind } from '@veckovis/contracts/people'
import { jobTitleIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { loadOwnPlaces } from '../own-places'

const managesSql = (person: string) => `EXISTS (
  SELECT FROM account a JOIN user_role r ON r.user_id = a.id
  WHERE ${person} AND a.active AND a.job_title_id = ${jobTitleIds.unitManager} AND r.level <> 'READ' AND r.permission_id <= 5
    AND (r.unit_id = u.id OR r.department_id = u.department_id OR r.municipality_id = u.municipality_id
      OR r.county_id = m.county_id OR num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0))`

const unitsSql = `SELECT json_build_object('id', u.id, 'placeNames', ARRAY[c.name, m.name, d.name, u.name]::text[]) AS item,
    count(*) OVER ()::int AS total
  FROM unit u JOIN department d ON d.id = u.department_id
  JOIN municipality m ON m.id = u.municipality_id JOIN county c ON c.id = m.county_id
  WHERE u.active AND d.active AND ($1::int[] IS NULL OR u.id = ANY($1))
    AND ${managesSql('a.id = $2')} AND NOT ${managesSql('a.id <> $2')}
  ORDER BY c.name, m.name, d.name, u.name LIMIT $3`

const requestsSql = `SELECT json_build_object('unitId', q.unit_id, 'unit', u.name,
      'kind', CASE WHEN n.id IS NOT NULL THEN 'need' ELSE 'resource' END,
      'year', coalesce(n.year, b.year), 'name', coalesce(n.name, b.name)) AS item,
    count(*) OVER ()::int AS total
  FROM lock_request q JOIN unit u ON u.id = q.unit_id
  LEFT JOIN needs_budget n ON n.id = q.needs_budget_id AND n.municipality_id = q.municipality_id
  LEFT JOIN resource_budget b ON b.id = q.resource_budget_id AND b.municipality_id = q.municipality_id
  WHERE q.asked_by = $1 AND q.state = 'asked' ORDER BY q.asked_at, q.id LIMIT $2`

/** Rows of each kind that are told by name. */
const shown = 20

/** One of the first rows, with the number of all. */
type Counted<Item> = { readonly item: Item; readonly total: number }

const partOf = <Item>(rows: readonly Counted<Item>[]) => ({
  items: rows.map(({ item }) => item),
  total: rows[0]?.total ?? 0,
})

/** What stays behind within the administrator's places when the person is deactivated. */
export const loadLeftBehind = async (
  { query }: Transaction,
  administrator: RoleHolder,
  userId: number,
): Promise<LeftBehind> => {
  const own = await loadOwnPlaces(query, administrator)
  type Unit = LeftBehind['unmanagedUnits']['items'][number]
  type Request = LeftBehind['lockRequests']['items'][number]
  const units = await query<Counted<Unit>>(unitsSql, [own?.unit ?? null, userId, shown])
  const requests = await query<Counted<Request>>(requestsSql, [userId, shown])
  return { unmanagedUnits: partOf(units.rows), lockRequests: partOf(requests.rows) }
}
