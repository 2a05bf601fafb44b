import type { Transaction } from '../../db/database'
import { demoFullTimeHours, licenceKeys } from '../facts/demo-organisation'

/** A department of each municipality, and what its units are called before their own name. */
const departments = [
  ['Hemtjänst norr', 'Hemtjänst'],
  ['Hemtjänst söder', 'Hemtjänst'],
  ['Hemtjänst väster', 'Hemtjänst'],
  ['Särskilt boende norr', 'Äldreboendet'],
  ['Särskilt boende söder', 'Äldreboendet'],
  ['Demensvård', 'Demensboendet'],
  ['Korttidsvård', 'Korttidsboendet'],
  ['Bostad med särskild service', 'Gruppbostad'],
  ['Daglig verksamhet och sysselsättning', 'Daglig verksamhet'],
  ['Natt och larm', 'Nattpatrull'],
] as const

const names = [
  'Almen',
  'Björken',
  'Ceder',
  'Enen',
  'Furan',
  'Granen',
  'Hasseln',
  'Jasminen',
  'Lönnen',
  'Rönnen',
  'Tallen',
]

const departmentsSql = `INSERT INTO department (municipality_id, name)
SELECT m.id, each.name FROM municipality m CROSS JOIN unnest($1::text[]) AS each (name)
WHERE NOT EXISTS (SELECT FROM department d WHERE d.municipality_id = m.id AND d.name = each.name)`

/** In turn: a unit of each department of each municipality, then the next of each. */
const unitsSql = `INSERT INTO unit (department_id, municipality_id, name)
SELECT d.id, d.municipality_id, concat_ws(' ', each.kind, ($3::text[])[1 + place % $5], nullif(1 + place / $5, 1)) AS name
FROM generate_series(0, $4::int / 10) AS place
CROSS JOIN unnest($1::text[], $2::text[]) WITH ORDINALITY AS each (department, kind, turn)
JOIN department d ON d.name = each.department
ORDER BY place, each.turn, d.municipality_id LIMIT $4 RETURNING id`

const licencesSql = `INSERT INTO licence (municipality_id, licence_key, valid_from)
SELECT m.id, key, '2020-01-01' FROM municipality m CROSS JOIN unnest($1::text[]) AS key
WHERE NOT EXISTS (SELECT FROM licence l WHERE l.municipality_id = m.id AND l.licence_key = key)`

const hoursSql = `INSERT INTO dated_setting (municipality_id, key, valid_from, value, is_demo)
SELECT m.id, 'full-time-hours', '2000-01-01', $1, true FROM municipality m
WHERE NOT EXISTS (SELECT FROM dated_setting s WHERE s.municipality_id = m.id AND s.key = 'full-time-hours')`

/** Departments and so many units over all municipalities, which are licensed for everything; ids in their order. */
export const makeNationPlaces = async (transaction: Transaction, count: number): Promise<number[]> => {
  const departmentNames = departments.map(([name]) => name)
  const kinds = departments.map(([, kind]) => kind)
  await transaction.query(licencesSql, [[...licenceKeys]])
  await transaction.query(hoursSql, [demoFullTimeHours])
  await transaction.query(departmentsSql, [departmentNames])
  const { rows } = await transaction.query<{ id: number }>(unitsSql, [
    departmentNames,
    kinds,
    names,
    count,
    names.length,
  ])
  return rows.map(({ id }) => id)
}
