import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import { unreadSql, type MayRead } from '../units/may-read'
import type { Values } from '../../../db/lists/list-sql'
import { onNoPlace, widestPlacesSql } from './coverage-sql'

/** Active is who may sign in and has done so within so many days (A-176). */
const activeDays = 30

export const isActiveSql = (now: Date, { add }: Pick<Values, 'add'>): string =>
  `(a.active AND coalesce(a.last_login_at > ${add(new Date(now.getTime() - activeDays * 86_400_000), 'timestamptz')}, false))`

const counted = 'count(*)::int AS users, count(*) FILTER (WHERE is_active)::int AS active'

/** By the indexes of the places: of a page only those that its units lie in. */
const ofChosen = [
  onNoPlace,
  'unit_id = ANY (ARRAY(SELECT id FROM chosen))',
  'department_id = ANY (ARRAY(SELECT department_id FROM chosen))',
  'municipality_id = ANY (ARRAY(SELECT municipality_id FROM chosen))',
  'county_id = ANY (ARRAY(SELECT county_id FROM chosen))',
]
  .map(condition => `${widestPlacesSql} AND ${condition}`)
  .join(' UNION ALL ')

const countedBy = (place: string) =>
  `of_${place} AS (SELECT ${place}_id AS id, ${counted} FROM held WHERE ${place}_id IS NOT NULL GROUP BY 1)`

/**
 * Common expressions of a statement: how many people hold a role that covers each of the `chosen` units (A-176). Each
 * person is counted where their widest role of a lineage is held, so that a unit has the sum of the places that it lies
 * in and nobody is counted twice; to list who covers what would be millions of rows. Of few units only the roles on their
 * places are read.
 */
export const coveringSql = (now: Date, values: Values, isOfFew: boolean): string => `
  held AS MATERIALIZED (SELECT h.*, ${isActiveSql(now, values)} AS is_active
    FROM (${isOfFew ? ofChosen : widestPlacesSql}) AS h JOIN account a ON a.id = h.user_id),
  of_country AS (SELECT ${counted} FROM held WHERE ${onNoPlace}),
  ${placeKinds.map(countedBy).join(', ')}`

const covering = (count: 'users' | 'active') =>
  [`of_country.${count}`, ...placeKinds.map(kind => `coalesce(of_${kind}.${count}, 0)`)].join(' + ')

const coveredSql = `CROSS JOIN of_country ${placeKinds
  .map(kind => `LEFT JOIN of_${kind} ON of_${kind}.id = c.${kind === 'unit' ? 'id' : `${kind}_id`}`)
  .join(' ')}`

const usersAt = { country: 'of_country.users', at: (kind: PlaceKind) => `coalesce(of_${kind}.users, 0)` }

/**
 * What `coveringSql` tells of a chosen unit `c` to somebody who may read some of the people. How many are active is left
 * out where it would tell of few of the others (`mayTellOf` of the domain), and `unread` is how many those are.
 */
export const coveredFor = (mayRead: MayRead['users'], values: Values) => {
  const { people, isTold } = unreadSql(mayRead, usersAt, values)
  const active = covering('active')
  return {
    columns: [
      `${covering('users')} AS users`,
      `${mayRead === null ? active : `CASE WHEN ${isTold} THEN ${active} END`} AS active`,
      ...(mayRead === null ? [] : [`${people} AS unread`]),
    ],
    sql: coveredSql,
  }
}

/** Of the people of all chosen units together each once. */
export const distinctPeopleSql = `
  SELECT count(DISTINCT h.user_id)::int AS users, count(DISTINCT h.user_id) FILTER (WHERE h.is_active)::int AS active
  FROM held h WHERE EXISTS (SELECT FROM chosen) AND (${onNoPlace}
    OR h.unit_id IN (SELECT id FROM chosen) OR h.department_id IN (SELECT department_id FROM chosen)
    OR h.municipality_id IN (SELECT municipality_id FROM chosen) OR h.county_id IN (SELECT county_id FROM chosen))`
