import type { RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../db/database'
import type { AccessClaims } from './access-token'

/** Who is calling. What they may do is answered by `@veckovis/domain/access`. */
export type Actor = RoleHolder & { readonly userId: number; readonly sessionId: string }

/** The role items of the person `a`, as the contract has them. */
export const roleItemsSql = `coalesce((SELECT json_agg(json_strip_nulls(json_build_object(
    'id', r.permission_id, 'levels', json_build_array(r.level), 'scope', CASE
      WHEN r.unit_id IS NOT NULL THEN json_build_object('kind', 'unit', 'id', r.unit_id)
      WHEN r.department_id IS NOT NULL THEN json_build_object('kind', 'department', 'id', r.department_id)
      WHEN r.municipality_id IS NOT NULL THEN json_build_object('kind', 'municipality', 'id', r.municipality_id)
      WHEN r.county_id IS NOT NULL THEN json_build_object('kind', 'county', 'id', r.county_id)
    END)) ORDER BY r.id) FROM user_role r WHERE r.user_id = a.id), '[]')`

const actorSql = `SELECT a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles
  FROM account a WHERE a.id = $1 AND a.active AND a.access_version = $3
    AND EXISTS (SELECT FROM session_family f WHERE f.id = $2 AND f.user_id = a.id AND f.revoked_at IS NULL
      AND f.ends_at > $4)`

/** The caller as of now, so that sign-out, the end of the session, deactivation and changed roles take effect on the next call. */
export const loadActor = async (
  read: Transaction['query'],
  { userId, sessionId, accessVersion }: AccessClaims,
  now: Date,
): Promise<Actor | undefined> => {
  const { rows } = await read<RoleHolder>({
    name: 'actor',
    text: actorSql,
    values: [userId, sessionId, accessVersion, now],
  })
  return rows[0] && { userId, sessionId, ...rows[0] }
}

/** What the person holds as of now, whichever session asks; undefined for somebody who is not active. */
export const loadRoleHolder = async (read: Transaction['query'], userId: number): Promise<RoleHolder | undefined> => {
  const { rows } = await read<RoleHolder>({
    name: 'role-holder',
    text: `SELECT a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles FROM account a WHERE a.id = $1 AND a.active`,
    values: [userId],
  })
  return rows[0]
}
