import { createEarlierDatabase, type EarlierDatabase } from '@veckovis/testing/earlier-database'

// A year of two units in two municipalities as it was stored before rows knew their municipality.
let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await createEarlierDatabase('0011')
}, 60_000)
afterAll(() => earlier.drop())

const weeks = (hours: number) => `array_fill(${hours}::numeric, ARRAY[53])`
const figures = 'array_fill(0::float8, ARRAY[53])'
const shares = 'array_fill(8.3333::float8, ARRAY[12])'

const yearOf = (unit: number) => `
  INSERT INTO staff_member (unit_id, first_name, last_name, employed_from) VALUES (${unit}, 'A', 'B', '2024-01-01');
  INSERT INTO staff_terms (staff_member_id, valid_from, monthly_salary, weekly_hours, ordinary_grade, actual_grade)
    SELECT id, '2024-01-01', 30000, 40, 1, 1 FROM staff_member WHERE unit_id = ${unit};
  INSERT INTO needs_budget (unit_id, year, name, state, time_type, efficiency, lines, monthly_shares, full_time_hours,
      locked_at)
    VALUES (${unit}, 2026, 'B', 'locked', 'granted', 85, '{"zones": [], "rooms": []}', ${shares}, 40, now());
  INSERT INTO resource_budget (unit_id, year, needs_budget_id, name, state, lines, monthly_shares, annual_salary, hours,
      left_for_scheme, hours_for_schedule, annual_workers, full_time_hours, locked_at)
    SELECT unit_id, year, id, 'R', 'locked', '{"budgetTypes": [], "staffTypes": []}', ${shares}, 1, 1, 1, 1, 1, 40, now()
    FROM needs_budget WHERE unit_id = ${unit};
  INSERT INTO forecast (unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours, cost_per_hour,
      staff_cost, remaining_budget, created_at)
    SELECT unit_id, year, 53, needs_budget_id, id, 0, 0, ${figures}, ${figures}, now()
    FROM resource_budget WHERE unit_id = ${unit};
  INSERT INTO forecast_row (forecast_id, weeks, kind, source_id, typed)
    SELECT id, 53, 'absence', 1, ${weeks(7.5)} FROM forecast WHERE unit_id = ${unit};
  INSERT INTO forecast_note (forecast_id, weeks, week, text, changed_at)
    SELECT id, 53, 20, 'x', now() FROM forecast WHERE unit_id = ${unit};
  INSERT INTO excel_import (unit_id, years, data, digest, created_at) VALUES (${unit}, '{}', '[]', '', now());`

const tables = [
  'unit',
  'staff_member',
  'staff_terms',
  'needs_budget',
  'resource_budget',
  'forecast',
  'forecast_row',
  'forecast_note',
  'excel_import',
]

test('every row that was there gets the municipality of its unit, and keeps what it held', async () => {
  await earlier.run(
    `INSERT INTO county (name) VALUES ('L');
     INSERT INTO municipality (county_id, code, name) VALUES (1, '1', 'K'), (1, '2', 'M');
     INSERT INTO department (municipality_id, name) VALUES (2, 'A'), (1, 'A');
     INSERT INTO unit (department_id, name) VALUES (1, 'E'), (2, 'E'); ${yearOf(1)} ${yearOf(2)}`,
  )
  const [held] = await earlier.run(`SELECT typed, typed_total FROM forecast_row WHERE forecast_id = 1`)
  expect(await earlier.bringUpToDate()).toContain('0011-municipality-in-keys.sql')
  for (const table of tables)
    expect(await earlier.run(`SELECT municipality_id FROM ${table} ORDER BY 1`)).toEqual([
      { municipality_id: 1 },
      { municipality_id: 2 },
    ])
  expect(await earlier.run('SELECT unit_id, municipality_id FROM forecast ORDER BY 1')).toEqual([
    { unit_id: 1, municipality_id: 2 },
    { unit_id: 2, municipality_id: 1 },
  ])
  expect(await earlier.run('SELECT typed, typed_total FROM forecast_row WHERE forecast_id = 1')).toEqual([held])
})

test('from then on a row cannot name another municipality than that of its unit, and locks hold as before', async () => {
  for (const table of tables)
    await expect(earlier.run(`UPDATE ${table} SET municipality_id = 3 - municipality_id`)).rejects.toThrow(
      /foreign key|never changes/,
    )
  await expect(earlier.run("UPDATE needs_budget SET name = 'C'")).rejects.toThrow(/a locked budget never changes/)
  await expect(earlier.run("UPDATE resource_budget SET name = 'C'")).rejects.toThrow(/a locked budget never changes/)
})
