import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { Client } from 'pg'
import { migrate } from './migrate'

// Budgets as they were stored before they had codes, versions and frozen pay.
const migrations = resolve(__dirname, '../../migrations')
const name = `test_${randomUUID().replace(/-/g, '')}`
let near: TestDatabase
let url = ''
let folder = ''

const on = async (address: string, sql: string) => {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  near = await createTestDatabase()
  await on(near.url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  const address = new URL(near.url)
  address.pathname = `/${name}`
  url = address.href
  folder = await mkdtemp(join(tmpdir(), 'veckovis-migrations-'))
})
afterAll(async () => {
  await on(near.url, `DROP DATABASE ${name} WITH (FORCE)`)
  await near.drop()
  await rm(folder, { recursive: true, force: true })
})

test('budgets that were there before get codes, and the pay that their hours came from', async () => {
  const earlier = (await readdir(migrations)).filter(file => file < '0009')
  for (const file of earlier) await cp(join(migrations, file), join(folder, file))
  await migrate(url, folder)
  await on(
    url,
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
  await cp(migrations, folder, { recursive: true })
  expect(await migrate(url, folder)).toContain('0009-budgets.sql')
  const [needs] = await on(url, 'SELECT lines, version, monthly_shares FROM needs_budget')
  expect(needs).toEqual({
    version: 1,
    monthly_shares: Array.from({ length: 12 }, () => 8.3333),
    lines: {
      zones: [{ zone: 'urban-area', hours: 900, period: 'month', quota: 1 }],
      rooms: [{ roomType: 'short-term-accommodation', rooms: 2, quota: 0.7 }],
    },
  })
  const [resources] = await on(url, 'SELECT lines, mean_monthly_pay::numeric(12, 2) AS pay FROM resource_budget')
  expect(resources).toEqual({
    pay: 30_000,
    lines: {
      budgetTypes: [{ type: 'fixed', amount: 512_064 }],
      staffTypes: [{ type: 'group-leader', annualWorkers: 1 }],
    },
  })
})
