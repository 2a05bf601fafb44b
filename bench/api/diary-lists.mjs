import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { timed } from './timed.mjs'

/** Entries in the history of a unit: ten years of eighty people. */
const size = 50_000
const people = 80

/** What is asked for, with how long it may take: the list as it opens, what is asked of it, and the plan of a year. */
const asked = [
  { name: 'as it opens', path: 'search?pageSize=25', search: '', limit: 50 },
  { name: 'what waits', path: 'search?pageSize=25&show=waiting', search: '', limit: 50 },
  { name: 'by name', path: 'search?pageSize=25&sort=staff', search: '', limit: null },
  { name: 'a search', path: 'search?pageSize=25', search: 'berg 3', limit: null },
  { name: 'the last page', path: `search?pageSize=25&page=${size / 25}`, search: '', limit: null },
  { name: 'the plan of 2026', path: 'plan/2026', search: null, limit: 100 },
]

const makePeople = async (database, unitId) => {
  await database.query(
    `WITH made AS (
       INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, birthday, gender, employed_from)
       SELECT u.id, u.municipality_id, 'Nr ' || n, (ARRAY['Berg', 'Öberg', 'Ek', 'Ågren'])[1 + n % 4],
         DATE '1960-01-01' + n, 'FEMALE', DATE '2015-01-01'
       FROM unit u, generate_series(1, $2::int) AS n WHERE u.id = $1 RETURNING id, municipality_id)
     INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
       actual_grade) SELECT id, municipality_id, '2015-01-01', 30000, 40, 1, 1 FROM made`,
    [unitId, people],
  )
}

/** Each person is away every sixth day, from one day to three; the last ones wait. */
const makeEntries = async (database, unitId) => {
  await database.query(
    `WITH person AS (SELECT id, municipality_id, row_number() OVER (ORDER BY id) - 1 AS place FROM staff_member WHERE unit_id = $1),
     planned AS (
       SELECT n, DATE '2017-01-02' + (n / $3::int) * 6 AS first_day, n % 3 AS more FROM generate_series(0, $2::int - 1) AS n)
     INSERT INTO diary_entry (unit_id, municipality_id, category, status, title, notes, from_date, to_date, weekdays, first_date,
       last_date, dated_weekdays, days, absence_reason_id, staff_member_id, per_day, hours, temporary_hours, difference,
       created_at, decided_at)
     SELECT $1, p.municipality_id, 'ABSENCE', s.status, '', 'Anteckning ' || n, first_day, last_day, '{1,2,3,4,5,6,7}', first_day, last_day,
       '{1,2,3,4,5,6,7}', 1 + last_day - first_day, 1 + n % 6, p.id, 8, 8 * (1 + last_day - first_day), 0,
       -8 * (1 + last_day - first_day), first_day, CASE s.status WHEN 'WAITING' THEN NULL ELSE first_day END
     FROM planned JOIN person p ON p.place = n % $3::int
     CROSS JOIN LATERAL (SELECT least(first_day + more, make_date(extract(year FROM first_day)::int, 12, 31)) AS last_day) AS last
     CROSS JOIN LATERAL (SELECT CASE WHEN first_day > '2026-06-01' THEN 'WAITING' ELSE 'APPROVED' END AS status) AS s`,
    [unitId, size, people],
  )
  await database.query(
    `INSERT INTO diary_effect (entry_id, municipality_id, unit_id, year, week, kind, source_id, hours)
     SELECT id, municipality_id, unit_id, extract(isoyear FROM first_date), extract(week FROM first_date), 'absence',
       absence_reason_id, hours FROM diary_entry WHERE unit_id = $1 AND status = 'APPROVED'`,
    [unitId],
  )
}

const makeUnit = async (database, besideUnit) => {
  const { rows } = await database.query(
    `INSERT INTO unit (department_id, municipality_id, name)
     SELECT department_id, municipality_id, 'Measured diary' FROM unit WHERE id = $1 RETURNING id`,
    [besideUnit],
  )
  const [{ id }] = rows
  await makePeople(database, id)
  await makeEntries(database, id)
  // As autovacuum leaves a history that was not written this minute: the sums are read of their index alone.
  await database.query('VACUUM ANALYZE staff_member, staff_terms, diary_entry, diary_effect')
  return id
}

const measureOne = async (suite, unitId, { path, search, ...each }, rounds) => {
  const { superAdmin } = await suite.tokens()
  const seen = { ...each, api: [] }
  const options = search === null ? {} : { method: 'POST', body: JSON.stringify({ search }) }
  const ask = async () => {
    const { data, bytes } = await suite.call(superAdmin, `/diary/unit/${unitId}/${path}`, options)
    if (data.entries.length === 0) throw new PlainFailure(`${each.name}: nothing was found; nothing was measured.`)
    Object.assign(seen, { bytes, shown: data.entries.length })
  }
  for (let warm = 0; warm < 5; warm++) await ask()
  for (let round = 0; round < rounds * 5; round++) seen.api.push(await timed(ask))
  return seen
}

/** A page of the diary with the sums of all that is found, and the plan of a year, of a unit with a long history. */
export const measureDiaryLists = async (suite, database, { rounds }) => {
  const unitId = await makeUnit(database, suite.unitId)
  const seen = []
  for (const each of asked) seen.push(await measureOne(suite, unitId, each, rounds))
  return { size, seen }
}
