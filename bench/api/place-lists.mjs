import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { timed } from './timed.mjs'

/** What is asked for: each list as it opens, then what costs most of the units. */
const lists = [
  { name: 'units as they open', address: '/unit' },
  { name: 'units, a page of 100', address: '/unit?pageSize=100' },
  { name: 'units, the last page', address: '/unit?page=50&pageSize=100' },
  { name: 'units, a search', address: '/unit?search=solgl%C3%A4ntan%2049' },
  { name: 'units by people', address: '/unit?sort=users&direction=descending' },
  { name: 'units by the latest forecast', address: '/unit?sort=latestForecastYear&direction=descending' },
  { name: 'units of a municipality that are closed', address: '/unit?active=inactive&municipalityId=1' },
  { name: 'departments as they open', address: '/department' },
  { name: 'departments by units', address: '/department?sort=units&direction=descending' },
  { name: 'municipalities as they open', address: '/municipality' },
  { name: 'municipalities by people', address: '/municipality?sort=users&direction=descending' },
  { name: 'counties as they open', address: '/county/list' },
  { name: 'the tree of all places', address: '/place/tree' },
]

const columnsOf = async (database, table) => {
  const { rows } = await database.query(
    `SELECT string_agg(column_name, ', ') AS names FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER'
       AND column_name NOT IN ('id', 'unit_id', 'municipality_id', 'request_id', 'request_digest', 'needs_budget_id', 'resource_budget_id')`,
    [table],
  )
  return rows[0].names
}

/** Years of the example for every third unit: what a list tells is only which year is the latest. */
const copyYears = async (database, unitId) => {
  const budgets = await columnsOf(database, 'needs_budget')
  await database.query(
    `INSERT INTO needs_budget (unit_id, municipality_id, ${budgets})
     SELECT u.id, u.municipality_id, ${budgets.replaceAll(/\w+/g, 'b.$&')}
     FROM unit u, needs_budget b WHERE u.name LIKE 'Solgläntan %' AND u.id % 3 = 0 AND b.unit_id = ${unitId}`,
  )
  const resources = await columnsOf(database, 'resource_budget')
  await database.query(
    `INSERT INTO resource_budget (unit_id, municipality_id, needs_budget_id, ${resources})
     SELECT n.unit_id, n.municipality_id, n.id, ${resources.replaceAll(/\w+/g, 'b.$&')}
     FROM needs_budget n JOIN unit u ON u.id = n.unit_id AND u.name LIKE 'Solgläntan %'
     JOIN resource_budget b ON b.unit_id = ${unitId} AND b.year = n.year
       AND n.name = (SELECT name FROM needs_budget WHERE id = b.needs_budget_id)`,
  )
  const forecasts = await columnsOf(database, 'forecast')
  await database.query(
    `INSERT INTO forecast (unit_id, municipality_id, needs_budget_id, resource_budget_id, ${forecasts})
     SELECT r.unit_id, r.municipality_id, r.needs_budget_id, r.id, ${forecasts.replaceAll(/\w+/g, 'f.$&')}
     FROM resource_budget r JOIN unit u ON u.id = r.unit_id AND u.name LIKE 'Solgläntan %'
     JOIN forecast f ON f.unit_id = ${unitId} AND f.year = r.year
       AND r.name = (SELECT name FROM resource_budget WHERE id = f.resource_budget_id)`,
  )
}

/** 200 departments of 25 units each, spread over the municipalities, and 5,000 people with four roles each. */
const makePlaces = async (database, unitId) => {
  await database.query(
    `INSERT INTO department (municipality_id, name)
     SELECT m.id, 'Hemtjänst ' || n FROM generate_series(1, 200) AS n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM municipality) m ON m.place = 1 + n % 60`,
  )
  await database.query(
    `INSERT INTO unit (department_id, municipality_id, name, active)
     SELECT d.id, d.municipality_id, 'Solgläntan ' || d.id || '-' || n, n % 10 > 0
     FROM department d, generate_series(1, 25) AS n WHERE d.name LIKE 'Hemtjänst %'`,
  )
  await database.query(
    `INSERT INTO app_user (email, first_name, last_name, password_hash, created_at)
     SELECT 'measured' || n || '@prov.example', 'Anna', 'Mätt ' || n, 'x', now() FROM generate_series(1, 5000) AS n`,
  )
  await database.query(
    `INSERT INTO user_role (user_id, permission_id, unit_id)
     SELECT a.id, 1 + turn % 5, u.id FROM app_user a CROSS JOIN generate_series(0, 3) AS turn
     JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM unit) u ON u.place = 1 + (a.id * 7 + turn * 1237) % 5000
     WHERE a.email LIKE 'measured%'`,
  )
  await copyYears(database, unitId)
  await database.query('ANALYZE')
}

/** A page of each list through the API, as a super admin asks for it. */
export const measurePlaceLists = async (suite, database, { rounds }) => {
  await makePlaces(database, suite.unitId)
  const { superAdmin } = await suite.tokens()
  const seen = []
  for (const { name, address } of lists) {
    const ask = () => suite.call(superAdmin, address)
    const { data, bytes } = await ask()
    if (data.items?.length === 0 && !address.includes('inactive'))
      throw new PlainFailure(`${name}: nothing was found; nothing was measured.`)
    for (let warm = 0; warm < 5; warm++) await ask()
    const api = []
    for (let round = 0; round < rounds * 10; round++) api.push(await timed(ask))
    seen.push({ name, api, bytes })
  }
  return seen
}
