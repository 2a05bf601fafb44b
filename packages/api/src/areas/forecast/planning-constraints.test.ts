import { Client } from 'pg'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

// What the database itself refuses, whatever program writes to it.
let world: ForecastWorld
let owner: Client
beforeAll(async () => {
  world = await createForecastWorld()
  owner = new Client({ connectionString: world.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const zeros = (weeks: number) => `array_fill(0::numeric, ARRAY[${weeks}])`

test.each([
  ['52 weeks in a year with 53', zeros(52)],
  ['54 weeks', zeros(54)],
  ['no weeks', `'{}'::numeric[]`],
  ['a week that is missing', `${zeros(52)} || NULL::numeric`],
  ['NaN', `${zeros(52)} || 'NaN'::numeric`],
  ['infinity', `${zeros(52)} || 'Infinity'::numeric`],
  ['weeks that begin at 0', `('[0:52]={' || array_to_string(${zeros(53)}, ',') || '}')::numeric[]`],
  ['a table of weeks', `ARRAY[${zeros(53)}, ${zeros(53)}]`],
])('%s is no row', async (_case, typed) => {
  const { forecastId } = world.forecasts.own2026
  const change = `UPDATE forecast_row SET typed = ${typed} WHERE forecast_id = ${forecastId} AND kind = 'scheduled'`
  await expect(owner.query(change)).rejects.toThrow(/constraint|overflow/)
})

test('a forecast has the weeks of its ISO year', async () => {
  await expect(owner.query('UPDATE forecast SET weeks = 52 WHERE year = 2026')).rejects.toThrow(/constraint/)
})

test('a figure of the year is finite', async () => {
  const cost = `array_fill('Infinity'::double precision, ARRAY[53])`
  await expect(owner.query(`UPDATE forecast SET staff_cost = ${cost} WHERE year = 2026`)).rejects.toThrow(/constraint/)
})

test("a unit's year has one forecast, and its budgets are those of the same unit and year", async () => {
  const { own2026, sibling2026 } = world.forecasts
  const copy = `INSERT INTO forecast (unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours,
      cost_per_hour, staff_cost, remaining_budget, created_at, municipality_id)
    SELECT unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours, cost_per_hour, staff_cost,
      remaining_budget, created_at, municipality_id FROM forecast WHERE id = $1`
  await expect(owner.query(copy, [own2026.forecastId])).rejects.toThrow(/forecast_unit_id_year_key/)
  const borrow = `UPDATE forecast SET needs_budget_id = (SELECT needs_budget_id FROM forecast WHERE id = $2) WHERE id = $1`
  await expect(owner.query(borrow, [own2026.forecastId, sibling2026.forecastId])).rejects.toThrow(/foreign key/)
})

const lockSql = {
  needs_budget: `INSERT INTO needs_budget (unit_id, year, name, state, time_type, efficiency, lines, monthly_shares,
      full_time_hours, locked_at, municipality_id)
    SELECT $2, year, 'kopia ' || $1::int, 'locked', time_type, efficiency, lines, monthly_shares, full_time_hours, now(),
      municipality_id
    FROM needs_budget WHERE unit_id = $3 AND year = 2026`,
  resource_budget: `INSERT INTO resource_budget (unit_id, year, name, state, needs_budget_id, annual_salary, hours,
      left_for_scheme, hours_for_schedule, annual_workers, lines, monthly_shares, full_time_hours, locked_at,
      municipality_id)
    SELECT $2, b.year, 'kopia ' || $1::int, 'locked', n.id, annual_salary, hours, left_for_scheme, hours_for_schedule,
      annual_workers, b.lines, b.monthly_shares, b.full_time_hours, now(), b.municipality_id
    FROM resource_budget b JOIN needs_budget n ON n.unit_id = $2 WHERE b.unit_id = $3 AND b.year = 2026`,
}

const tryToLock = async (kind: keyof typeof lockSql, number: number) => {
  const client = new Client({ connectionString: world.url })
  await client.connect()
  try {
    await client.query(lockSql[kind], [number, world.units.empty, world.units.sibling])
    return 'locked'
  } catch (error) {
    return error instanceof Error ? error.message : 'refused'
  } finally {
    await client.end()
  }
}

test('of twenty locks at once for a unit, year and kind, one wins', async () => {
  for (const kind of ['needs_budget', 'resource_budget'] as const) {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => tryToLock(kind, number)))
    expect(outcomes.filter(outcome => outcome === 'locked')).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome.includes(`${kind}_one_locked`))).toHaveLength(19)
  }
})

test('the second wall: a person sees and changes only what their roles reach', async () => {
  const { database, people, forecasts } = world
  const seen = await database.asUser(people.reader.id, transaction =>
    transaction.query<{ forecast_id: number }>('SELECT DISTINCT forecast_id FROM forecast_row ORDER BY forecast_id'),
  )
  const own = [forecasts.own2025, forecasts.own2026, forecasts.own2027].map(({ forecastId }) => forecastId)
  expect(seen.rows.map(row => row.forecast_id).sort()).toEqual(own.sort())
  const changed = await database.asUser(people.reader.id, transaction =>
    transaction.query(`UPDATE forecast_row SET diary = '{}' WHERE forecast_id = $1`, [
      forecasts.foreign2026.forecastId,
    ]),
  )
  expect(changed.rowCount).toBe(0)
  const change = database.asSystem(transaction => transaction.query('UPDATE audit_event SET action = action'))
  await expect(change).rejects.toThrow(/permission denied/)
})
