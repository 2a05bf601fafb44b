import { randomUUID } from 'node:crypto'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { cpuTimeOf } from './cpu-time.mjs'
import { timed } from './timed.mjs'

/** Units of an operations manager. */
const units = 60

const asked = [
  { name: 'forecast', path: '/forecast/outlook?counted=true', rows: units },
  { name: 'diary', path: '/diary/waiting?page=1&pageSize=10', rows: 10 },
  { name: 'today', path: '/diary/today', rows: 0 },
  { name: 'budget', path: '/budget/next-year?counted=true', rows: 0 },
  { name: 'staff', path: '/staff/coming?counted=true', rows: 2 * units },
]

/** What all of them may take together. */
const limit = 50

const columnsOf = async (database, table) => {
  const { rows } = await database.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Copies the rows of a table with some columns changed; answers the id of the last one where the table has ids. */
const copyRows = async (database, table, { where, changed, answers = '1 AS id' }) => {
  const columns = await columnsOf(database, table)
  const values = columns.map(name => (name in changed ? changed[name] : name))
  const { rows } = await database.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${where} RETURNING ${answers}`,
  )
  return rows.at(-1)?.id
}

const copyUnit = async (database, { unitId, forecast, number }) => {
  const id = await copyRows(database, 'unit', {
    where: `id = ${unitId}`,
    changed: { name: `'Enhet nr ${number}'` },
    answers: 'id',
  })
  const copied = { unit_id: id, request_id: 'NULL', request_digest: 'NULL' }
  const needs = await copyRows(database, 'needs_budget', {
    where: `id = ${forecast.needs_budget_id}`,
    changed: copied,
    answers: 'id',
  })
  const resources = await copyRows(database, 'resource_budget', {
    where: `id = ${forecast.resource_budget_id}`,
    changed: { ...copied, needs_budget_id: needs },
    answers: 'id',
  })
  const made = await copyRows(database, 'forecast', {
    where: `id = ${forecast.id}`,
    changed: { unit_id: id, needs_budget_id: needs, resource_budget_id: resources },
    answers: 'id',
  })
  await copyRows(database, 'unit_year_weeks', {
    where: `forecast_id = ${forecast.id}`,
    changed: { forecast_id: made, unit_id: id },
  })
  await copyRows(database, 'forecast_row', { where: `forecast_id = ${forecast.id}`, changed: { forecast_id: made } })
  return id
}

/** A day of extra resource, a month from now. */
const waitingEntry = () => {
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
  const what = { category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5 }
  return { requestId: randomUUID(), ...what, from: day, to: day, hours: { perDay: 8 } }
}

/**
 * Twenty-five people in each unit, as a unit of home care has them, of whom one begins and one ends within eight weeks and
 * one gets other terms.
 */
const makeStaff = async (database, unitIds) => {
  await database.query(
    `WITH made AS (
       INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, birthday, gender, employed_from, employed_to)
       SELECT u.id, u.municipality_id, (ARRAY['Anna', 'Östen', 'Åsa', 'Bo', 'Cem'])[1 + n % 5],
         (ARRAY['Berg', 'Öberg', 'Ek', 'Ågren', 'Lindqvist', 'von Ärlig'])[1 + n % 6] || ' ' || n / 6,
         DATE '1960-01-01' + n * 400, 'FEMALE',
         CASE n WHEN 1 THEN current_date + 1 + u.id % 50 ELSE DATE '2015-01-01' + n * 100 END,
         CASE n WHEN 2 THEN current_date + 1 + u.id % 50 END
       FROM unit u, generate_series(1, 25) AS n WHERE u.id = ANY ($1::int[])
       RETURNING id, unit_id, municipality_id, employed_from, birthday = DATE '1960-01-01' + 3 * 400 AS is_changed)
     INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours, ordinary_grade,
       actual_grade, actual_reason)
     SELECT id, municipality_id, CASE turn WHEN 0 THEN employed_from ELSE current_date + 1 + unit_id % 50 END,
       28000 + id % 9000, 20 + id % 21, 1, 0.75, 'OTHER'
     FROM made, generate_series(0, 1) AS turn WHERE turn = 0 OR is_changed`,
    [unitIds],
  )
}

const makeUnits = async (database, unitId) => {
  const made = []
  const { rows } = await database.query(
    `SELECT * FROM forecast WHERE unit_id = $1 AND year = extract(isoyear FROM now() AT TIME ZONE 'Europe/Stockholm')`,
    [unitId],
  )
  const [forecast] = rows
  if (forecast === undefined) throw new PlainFailure('The demonstration has no forecast of this year.')
  for (let number = 0; number < units; number++) made.push(await copyUnit(database, { unitId, forecast, number }))
  await makeStaff(database, made)
  await database.query('ANALYZE staff_member, staff_terms, diary_entry, unit, forecast, forecast_row')
  await database.query('ANALYZE needs_budget, resource_budget')
  return made
}

/** Milliseconds of CPU that the API and its connections to the database have used: on a busy machine the time tells little. */
const usedBy = async (suite, database) => {
  const { rows } = await database.query(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )
  return [suite.pid, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + cpuTimeOf(pid), 0)
}

/** What the start page of somebody with sixty units asks for, one call for each module. */
export const measureStartPage = async (suite, database, { rounds }) => {
  const made = await makeUnits(database, suite.unitId)
  const { superAdmin } = await suite.tokens()
  for (const id of made)
    await suite.call(superAdmin, `/diary/unit/${id}`, { method: 'POST', body: JSON.stringify(waitingEntry()) })
  const seen = []
  for (const { name, path, rows: least } of asked) {
    const each = { name, api: [] }
    const ask = async () => {
      const { data, bytes } = await suite.call(superAdmin, path)
      const { length } = data.rows ?? data.entries
      if (length < least) throw new PlainFailure(`${name}: ${length} rows; nothing was measured.`)
      Object.assign(each, { bytes, shown: length })
    }
    for (let warm = 0; warm < 5; warm++) await ask()
    const before = await usedBy(suite, database)
    for (let round = 0; round < rounds * 5; round++) each.api.push(await timed(ask))
    each.cpu = ((await usedBy(suite, database)) - before) / each.api.length
    seen.push(each)
  }
  return { units, limit, seen }
}
