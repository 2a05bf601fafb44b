import { createEarlierDatabase, type EarlierDatabase } from '@veckovis/testing/earlier-database'

// Budgets as they were stored before they had codes, versions and frozen pay.
let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await createEarlierDatabase('0009')
}, 60_000)
afterAll(() => earlier.drop())

test('budgets that were there before get codes, and the pay that their hours came from', async () => {
  await earlier.run(
    `INSERT INTO county (name) VALUES ('L'); INSERT INTO municipality (county_id, code, name) VALUES (1, '1', 'K');
     INSERT INTO department (municipality_id, name) VALUES (1, 'A'); INSERT INTO unit (department_id, name) VALUES (1, 'E');
     INSERT INTO needs_budget (unit_id, year, name, state, time_type, efficiency, lines, monthly_shares, full_time_hours,
         locked_at)
       VALUES (1, 2026, 'B', 'locked', 'granted', 85, '{"zones": [{"zone": "Urban area", "hours": 900, "period": "month",
         "quota": 1}], "rooms": [{"roomType": "Short term accommodation", "rooms": 2, "quota": 0.7}]}',
         array_fill(8.3333::numeric, ARRAY[12]), 40, now());
     INSERT INTO resource_budget (unit_id, year, needs_budget_id, name, state, lines, monthly_shares, annual_salary, hours,
         left_for_scheme, hours_for_schedule, annual_workers, payroll_overhead, full_time_hours, locked_at)
       VALUES (1, 2026, 1, 'R', 'locked', '{"budgetTypes": [{"type": "fixed", "amount": 512064}], "annualWorkers":
         {"group-leader": 1}}', array_fill(8.3333::numeric, ARRAY[12]), 512064, 2080, 512064, 2080, 1, 40, 40, now())`,
  )
  expect(await earlier.bringUpToDate()).toContain('0009-budgets.sql')
  const [needs] = await earlier.run('SELECT lines, version, monthly_shares FROM needs_budget')
  expect(needs).toEqual({
    version: 1,
    monthly_shares: Array.from({ length: 12 }, () => 8.3333),
    lines: {
      zones: [{ zone: 'urban-area', hours: 900, period: 'month', quota: 1 }],
      rooms: [{ roomType: 'short-term-accommodation', rooms: 2, quota: 0.7 }],
    },
  })
  const [resources] = await earlier.run('SELECT lines, mean_monthly_pay::numeric(12, 2) AS pay FROM resource_budget')
  expect(resources).toEqual({
    pay: 30_000,
    lines: {
      budgetTypes: [{ type: 'fixed', amount: 512_064 }],
      staffTypes: [{ type: 'group-leader', annualWorkers: 1 }],
    },
  })
})
