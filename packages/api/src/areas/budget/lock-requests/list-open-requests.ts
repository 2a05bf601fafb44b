import type { LockRequestsAnswer } from '@veckovis/contracts/budget'
import { permissionIds, scopesOf, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { valuesOfScopes } from '../../../http/admission/readable-units'
import { instantOf } from '../../../db/instant-of'

const most = 10

const sql = `
WITH open AS (
  SELECT q.*, u.name AS unit, d.name AS department
  FROM lock_request q JOIN unit u ON u.id = q.unit_id JOIN department d ON d.id = u.department_id
  JOIN municipality m ON m.id = d.municipality_id
  WHERE q.state = 'asked' AND u.id = ANY ($1::int[])
    AND ($2 OR u.id = ANY ($3::int[]) OR d.id = ANY ($4::int[]) OR m.id = ANY ($5::int[]) OR m.county_id = ANY ($6::int[]))
), first AS (SELECT * FROM open ORDER BY asked_at, id LIMIT ${most})
SELECT (SELECT count(*)::int FROM open) AS total, ARRAY(
  SELECT json_build_object('unit', json_build_object('id', f.unit_id, 'name', f.unit), 'department', f.department,
    'kind', CASE WHEN n.id IS NULL THEN 'resource' ELSE 'needs' END, 'id', coalesce(n.id, b.id),
    'name', coalesce(n.name, b.name), 'year', coalesce(n.year, b.year), 'askedAt', ${instantOf('f.asked_at')},
    'askedBy', name_of_person(f.asked_by))
  FROM first f LEFT JOIN needs_budget n ON n.id = f.needs_budget_id LEFT JOIN resource_budget b ON b.id = f.resource_budget_id
  ORDER BY f.asked_at, f.id) AS rows`

/** What waits in these units for an answer that the reader may give. */
export const listOpenRequests = async (
  transaction: Transaction,
  reader: RoleHolder,
  unitIds: readonly number[],
): Promise<LockRequestsAnswer> => {
  const scopes = scopesOf(reader, { permissions: [permissionIds.budget], level: 'APPROVE' })
  const { rows } = await transaction.query<LockRequestsAnswer>({
    name: 'open-lock-requests',
    text: sql,
    values: [unitIds, ...valuesOfScopes(scopes)],
  })
  const [answer] = rows
  if (answer === undefined) throw new Error('A count without a row')
  return answer
}
