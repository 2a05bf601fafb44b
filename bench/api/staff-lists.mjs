import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'

/** Units of this many people. */
const sizes = [300, 5000]

/** What the list is asked for: as it opens, by what the terms say, by name, and one page far down. */
const lists = [
  { name: 'as it opens', query: '', search: '' },
  { name: 'by available hours', query: '&sort=availableHours&direction=descending', search: '' },
  { name: 'a search', query: '', search: 'berg' },
  { name: 'the last page', query: '&employment=all', isLast: true, search: '' },
]
const pageSize = 25

const makeUnit = async (database, { besideUnit, size }) => {
  const { rows } = await database.query(
    `INSERT INTO unit (department_id, municipality_id, name)
     SELECT department_id, municipality_id, 'Measured ' || $2::int FROM unit WHERE id = $1 RETURNING id`,
    [besideUnit, size],
  )
  const [{ id }] = rows
  await database.query(
    `WITH made AS (
       INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, birthday, gender, employed_from)
       SELECT u.id, u.municipality_id, (ARRAY['Anna', 'Östen', 'Åsa', 'Bo', 'Cem'])[1 + n % 5] || ' ' || n % 997,
         (ARRAY['Berg', 'Öberg', 'Ek', 'Ågren', 'Lindqvist', 'von Ärlig'])[1 + n % 6] || ' ' || n % 449,
         DATE '1960-01-01' + n, 'FEMALE', DATE '2015-01-01' + n % 3000
       FROM unit u, generate_series(1, $2::int) AS n WHERE u.id = $1 RETURNING id, municipality_id, employed_from)
     INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
       actual_grade, actual_reason)
     SELECT id, municipality_id, employed_from + turn * 365, 28000 + id % 9000, 20 + id % 21, 1, 0.75, 'OTHER'
     FROM made, generate_series(0, 1) AS turn`,
    [id, size],
  )
  await database.query('ANALYZE staff_member, staff_terms')
  return id
}

/** The same without anything around it, as the owner, whom no wall stops: one count, and the rows of the page. */
const readBare = async (client, unitId) => {
  await client.query('SELECT count(*) FROM staff_member WHERE unit_id = $1', [unitId])
  await client.query(
    `SELECT s.*, (SELECT json_agg(t) FROM staff_terms t WHERE t.staff_member_id = s.id) AS terms
     FROM staff_member s WHERE s.unit_id = $1 ORDER BY s.last_name, s.first_name, s.id LIMIT ${pageSize}`,
    [unitId],
  )
}

const timed = async work => {
  const since = performance.now()
  await work()
  return performance.now() - since
}

const addressOf = (unitId, { query, isLast }, size) =>
  `/staff/unit/${unitId}/search?pageSize=${pageSize}&page=${isLast ? Math.ceil(size / pageSize) : 1}${query}`

const measureList = async (suite, database, { list, unitId, size, rounds }) => {
  const { superAdmin } = await suite.tokens()
  const ask = async () => {
    const body = JSON.stringify({ search: list.search })
    const { data } = await suite.call(superAdmin, addressOf(unitId, list, size), { method: 'POST', body })
    if (data.staff.length === 0) throw new PlainFailure(`${list.name}: nobody was found; nothing was measured.`)
  }
  const seen = { size, name: list.name, api: [], bare: [] }
  for (let warm = 0; warm < 10; warm++) {
    await ask()
    await readBare(database, unitId)
  }
  for (let round = 0; round < rounds * 10; round++) {
    seen.api.push(await timed(ask))
    seen.bare.push(await timed(() => readBare(database, unitId)))
  }
  return seen
}

/** A page of the staff of small and large units through the API, and the bare reads of the same rows by turns. */
export const measureStaffLists = async (suite, database, { rounds }) => {
  const seen = []
  for (const size of sizes) {
    const unitId = await makeUnit(database, { besideUnit: suite.unitId, size })
    for (const list of lists) seen.push(await measureList(suite, database, { list, unitId, size, rounds }))
  }
  return seen
}
