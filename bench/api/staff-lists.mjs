import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { timed } from './timed.mjs'

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

/** What the schedule is asked for; 12 and the nine weeks after it are what the page opens with. */
const schedules = [
  { name: 'the schedule', weeks: [12, 21], search: '' },
  { name: 'schedule, a year', weeks: [1, 53], search: '' },
  { name: 'schedule, a search', weeks: [12, 21], search: 'berg' },
  { name: 'schedule, last page', weeks: [12, 21], search: '', isLast: true },
]
const schedulePage = 100

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
const readBare = async (client, unitId, limit) => {
  await client.query('SELECT count(*) FROM staff_member WHERE unit_id = $1', [unitId])
  await client.query(
    `SELECT s.*, (SELECT json_agg(t) FROM staff_terms t WHERE t.staff_member_id = s.id) AS terms
     FROM staff_member s WHERE s.unit_id = $1 ORDER BY s.last_name, s.first_name, s.id LIMIT ${limit}`,
    [unitId],
  )
}

const listAddress = (unitId, { query, isLast }, size) =>
  `/staff/unit/${unitId}/search?pageSize=${pageSize}&page=${isLast ? Math.ceil(size / pageSize) : 1}${query}`

const scheduleAddress = (unitId, { weeks: [startWeek, endWeek], isLast }, size) =>
  `/schedule/unit/${unitId}/search?year=2026&startWeek=${startWeek}&endWeek=${endWeek}&pageSize=${schedulePage}` +
  `&page=${isLast ? Math.ceil(size / schedulePage) : 1}`

const measureList = async (suite, database, { name, search, address, limit, unitId, size, rounds }) => {
  const { superAdmin } = await suite.tokens()
  const seen = { size, name, api: [], bare: [] }
  const ask = async () => {
    const { data, bytes } = await suite.call(superAdmin, address, { method: 'POST', body: JSON.stringify({ search }) })
    if (data.staff.length === 0) throw new PlainFailure(`${name}: nobody was found; nothing was measured.`)
    seen.bytes = bytes
  }
  for (let warm = 0; warm < 10; warm++) {
    await ask()
    await readBare(database, unitId, limit)
  }
  for (let round = 0; round < rounds * 10; round++) {
    seen.api.push(await timed(ask))
    seen.bare.push(await timed(() => readBare(database, unitId, limit)))
  }
  return seen
}

/**
 * A page of the staff, and of the schedule with its sums, of small and large units through the API, and the bare reads
 * of the same rows alternately.
 */
export const measureStaffLists = async (suite, database, { rounds }) => {
  const seen = []
  for (const size of sizes) {
    const unitId = await makeUnit(database, { besideUnit: suite.unitId, size })
    const asked = [
      ...lists.map(list => ({ ...list, address: listAddress(unitId, list, size), limit: pageSize })),
      ...schedules.map(each => ({ ...each, address: scheduleAddress(unitId, each, size), limit: schedulePage })),
    ]
    for (const each of asked) seen.push(await measureList(suite, database, { ...each, unitId, size, rounds }))
  }
  return seen
}
