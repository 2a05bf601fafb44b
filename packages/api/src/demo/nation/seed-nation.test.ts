import { waitingEntries } from '@veckovis/contracts/diary'
import { comprehensiveForecast, forecastOutlook } from '@veckovis/contracts/forecast'
import { tokenPair } from '@veckovis/contracts/session'
import { createTestApp, ownerOf, type TestApp } from '@veckovis/testing'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'
import { createPasswordHasher } from '../../areas/session/passwords/password-hash'
import { createSecurityLog } from '../../security/security-log'
import regions from '../../regions/se-regions.json'
import { demoPassword, operationsManager } from '../demo-accounts'
import { seedDemo } from '../seed-demo'
import { seedNation } from './seed-nation'

let testApp: TestApp

const hashPassword = (password: string) => createPasswordHasher(testApp.dependencies.passwordCost).hash(password)

const seed = () => seedNation(ownerOf(testApp.database), { now: testApp.clock.now, units: 400, hashPassword })

beforeAll(async () => {
  testApp = await createTestApp()
  await seedDemo(ownerOf(testApp.database), {
    regions,
    now: testApp.clock.now,
    hashPassword,
    securityLog: createSecurityLog({ database: testApp.database, logger: false }),
  })
  expect(await seed()).toBe('seeded')
})
afterAll(() => testApp.close())

const signIn = async (email: string) => {
  const payload = { email, password: demoPassword }
  const login = await testApp.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const { access_token: token } = tokenPair.parse(login.json())
  return async (path: string): Promise<unknown> => {
    const answer = await testApp.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
}

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> => {
  const { rows } = await ownerOf(testApp.database).asSystem(transaction => transaction.query<Row>(sql))
  return rows
}

test('every municipality has units, and each has a forecast', async () => {
  const [counted] = await rowsOf(`SELECT count(*)::int AS units, count(f.id)::int AS forecasts,
    count(DISTINCT u.municipality_id)::int AS municipalities
    FROM unit u LEFT JOIN forecast f ON f.unit_id = u.id AND f.year = 2026 WHERE u.id > 9`)
  expect(counted).toEqual({ units: 400, forecasts: 400, municipalities: 290 })
})

test('sums and measures are those of the weeks that stand there', async () => {
  expect(await findRollupDrift(testApp.database)).toEqual([])
})

test('the forecast of a copied unit opens, and no two are as far from their target', async () => {
  const [unit] = await rowsOf<{ id: number }>('SELECT id FROM unit ORDER BY id DESC LIMIT 1')
  const read = await signIn('super@veckovis.example')
  const answer = await read(`/forecast/unit/${unit?.id ?? 0}/2026/comprehensive`)
  expect(() => comprehensiveForecast.parse(answer)).not.toThrow()
  const [alike] = await rowsOf(
    'SELECT count(*)::int - count(DISTINCT needs / budgeted_staff)::int AS alike FROM unit_year JOIN unit u ON u.id = unit_id WHERE year = 2026 AND u.id > 33 AND u.id NOT IN (SELECT unit_id FROM staff_member)',
  )
  expect(alike).toEqual({ alike: 0 })
})

test('an operations manager has things to decide in each of her twelve units', async () => {
  const read = await signIn(operationsManager.email)
  const outlook = forecastOutlook.parse(await read('/forecast/outlook'))
  expect(outlook.rows.map(({ outlook: ahead }) => ahead !== null)).toEqual(Array(12).fill(true))
  const waiting = waitingEntries.parse(await read('/diary/waiting?page=1&pageSize=50'))
  expect(new Set(waiting.entries.map(({ unitId }) => unitId)).size).toBe(12)
  expect(waiting.entries.every(({ approve }) => approve)).toBe(true)
  const states = await rowsOf<{ states: number[] }>(`SELECT array_agg(budgets ORDER BY budgets DESC) AS states FROM (
    SELECT (SELECT count(*)::int FROM resource_budget b WHERE b.unit_id = r.unit_id AND b.year = 2027) AS budgets
    FROM (SELECT DISTINCT unit_id FROM user_role r JOIN app_user u ON u.id = r.user_id WHERE u.email = '${operationsManager.email}') AS r) AS each`)
  expect(states).toEqual([{ states: [1, 1, ...Array(10).fill(0)] }])
})
