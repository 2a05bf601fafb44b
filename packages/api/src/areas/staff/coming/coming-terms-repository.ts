import type { NamedPerson } from '@veckovis/domain/staff'
import type { ComingTerms } from '@veckovis/contracts/staff'
import type { Transaction } from '../../../db/database'

type Grades = { readonly weeklyHours: number; readonly actualGrade: number }

export type StoredComingTerms = Pick<ComingTerms, 'kind' | 'day'> & {
  readonly unitId: number
  readonly staffId: number
  readonly firstName: string
  readonly lastName: string
  readonly before: Grades | null
  readonly after: Grades | null
}

/** Terms in force on a day, those of the first day before it (as the schedule counts them). */
const gradesOn = (
  day: string,
) => `(SELECT json_build_object('weeklyHours', t.weekly_hours, 'actualGrade', t.actual_grade)
    FROM staff_terms t WHERE t.staff_member_id = e.id AND t.valid_from <= ${day} ORDER BY t.valid_from DESC LIMIT 1)`

const sql = `
WITH event AS (
  SELECT s.id, s.unit_id, s.first_name, s.last_name, 'begins' AS kind, s.employed_from AS day FROM staff_member s
  WHERE s.unit_id = ANY ($1::int[]) AND s.removed_on IS NULL AND s.employed_from <= $3::date
    AND (s.employed_from > $2::date OR $5 AND s.employed_from = $2::date)
  UNION ALL
  SELECT s.id, s.unit_id, s.first_name, s.last_name, 'ends', s.employed_to FROM staff_member s
  WHERE s.unit_id = ANY ($1::int[]) AND s.removed_on IS NULL AND s.employed_to >= $2::date AND s.employed_to <= $3::date
  UNION ALL
  SELECT s.id, s.unit_id, s.first_name, s.last_name, 'changes', t.valid_from
  FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id
  WHERE s.unit_id = ANY ($1::int[]) AND s.removed_on IS NULL AND t.valid_from > $2::date AND t.valid_from <= $3::date
    AND t.valid_from > s.employed_from AND coalesce(t.valid_from <= s.employed_to, true) AND NOT $5
)
SELECT e.unit_id AS "unitId", e.id AS "staffId", e.first_name AS "firstName", e.last_name AS "lastName", e.kind,
  e.day::text AS day, (SELECT count(*)::int FROM event) AS total,
  (SELECT count(*)::int FROM event WHERE kind = 'begins') AS begins,
  CASE WHEN e.kind = 'ends' THEN ${gradesOn('e.day')} WHEN e.kind = 'changes' THEN ${gradesOn('e.day - 1')} END AS before,
  CASE WHEN e.kind <> 'ends' THEN ${gradesOn('e.day')} END AS after
FROM event e ORDER BY e.day, e.last_name, e.first_name, e.id LIMIT $4`

type Found = { readonly rows: readonly StoredComingTerms[]; readonly total: number; readonly begins: number }

/**
 * What begins, ends and changes after today (an end: also today) until a day, and how much of it there is in all. Of
 * employments alone what begins today is among it, and no change.
 */
export const listComingTerms = async (
  transaction: Transaction,
  asked: {
    readonly unitIds: readonly number[]
    readonly today: string
    readonly until: string
    readonly most: number
    readonly employmentsAlone: boolean
  },
): Promise<Found> => {
  const { rows } = await transaction.query<StoredComingTerms & { total: number; begins: number }>({
    name: 'coming-terms',
    text: sql,
    values: [asked.unitIds, asked.today, asked.until, asked.most, asked.employmentsAlone],
  })
  return { rows, total: rows[0]?.total ?? 0, begins: rows[0]?.begins ?? 0 }
}

/** Everybody who shares name and unit with one of these members, these among them. */
export const listNamesakesOf = async (
  transaction: Transaction,
  ids: readonly number[],
): Promise<(NamedPerson & { readonly unitId: number })[]> => {
  const { rows } = await transaction.query<NamedPerson & { unitId: number }>({
    name: 'staff-namesakes-of',
    text: `SELECT DISTINCT s.id, s.unit_id AS "unitId", s.first_name AS "firstName", s.last_name AS "lastName",
             s.birthday::text, s.employed_from::text AS "employedFrom"
           FROM staff_member n JOIN staff_member s ON s.unit_id = n.unit_id AND s.searched_name = n.searched_name
           WHERE n.id = ANY ($1::int[]) AND s.removed_on IS NULL`,
    values: [ids],
  })
  return rows
}
