import type { Obstacle, ObstacleKind, PlaceObstacles } from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'

/** Ids and names of what stands in the way of the place $1. */
type Question = readonly [kind: ObstacleKind, sql: string]

const holdersOf = (kind: PlaceKind): Question => [
  'person',
  `SELECT DISTINCT a.id, a.first_name || ' ' || a.last_name AS name
   FROM user_role r JOIN app_user a ON a.id = r.user_id WHERE r.${kind}_id = $1`,
]
const budgetsOf = (kind: 'needs' | 'resource'): Question => [
  `${kind}-budget`,
  `SELECT id, name || ' (' || year || ')' AS name FROM ${kind}_budget WHERE unit_id = $1`,
]

/** What lies in a place of each kind, then what else holds it. */
const questions: Readonly<Record<PlaceKind, readonly Question[]>> = {
  county: [['municipality', 'SELECT id, name FROM municipality WHERE county_id = $1'], holdersOf('county')],
  municipality: [
    ['department', 'SELECT id, name FROM department WHERE municipality_id = $1'],
    holdersOf('municipality'),
    ['licence', 'SELECT id, licence_key AS name FROM licence WHERE municipality_id = $1'],
  ],
  department: [['unit', 'SELECT id, name FROM unit WHERE department_id = $1'], holdersOf('department')],
  unit: [
    holdersOf('unit'),
    ['staff-member', "SELECT id, first_name || ' ' || last_name AS name FROM staff_member WHERE unit_id = $1"],
    // By its day alone: what it is about is not for those who keep places.
    ['diary-entry', 'SELECT id, first_date::text AS name FROM diary_entry WHERE unit_id = $1'],
    budgetsOf('needs'),
    budgetsOf('resource'),
    ['forecast', 'SELECT id, year::text AS name FROM forecast WHERE unit_id = $1'],
    [
      'import',
      "SELECT id, to_char(created_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD') AS name FROM excel_import WHERE unit_id = $1",
    ],
  ],
}

/** How many of each kind are told by name. */
const mostNamed = 20

const ask = async (transaction: Transaction, id: number, [kind, sql]: Question): Promise<Obstacle | undefined> => {
  const { rows } = await transaction.query<{ id: number; name: string; total: number }>(
    `SELECT id, name, count(*) OVER ()::int AS total FROM (${sql}) AS standing
     ORDER BY name COLLATE swedish, id LIMIT ${mostNamed}`,
    [id],
  )
  const [first] = rows
  return first && { kind, total: first.total, items: rows.map(row => ({ id: row.id, name: row.name })) }
}

/** What stands in the way of deleting a place, by name, as far as the database lets this user see it. */
export const listObstacles = async (transaction: Transaction, kind: PlaceKind, id: number): Promise<Obstacle[]> => {
  const found: Obstacle[] = []
  for (const question of questions[kind]) {
    const obstacle = await ask(transaction, id, question)
    if (obstacle !== undefined) found.push(obstacle)
  }
  return found
}

const kindsBelow: readonly ObstacleKind[] = ['municipality', 'department', 'unit']

/** Whether other places lie in it. */
export const holdsPlaces = (obstacles: PlaceObstacles['obstacles']): boolean =>
  obstacles.some(({ kind }) => kindsBelow.includes(kind))
