import { waitingEntries } from '@veckovis/contracts/diary'
import { comprehensiveForecast, forecastNotes } from '@veckovis/contracts/forecast'
import { currentUser, tokenPair } from '@veckovis/contracts/session'
import { scheduleYear, staffList, staffMemberWithTerms } from '@veckovis/contracts/staff'
import { calculateForecast } from '@veckovis/domain/forecast'
import { createTestApp, ownerOf, type TestApp } from '@veckovis/testing'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { createPasswordHasher } from '../areas/session/passwords/password-hash'
import { demoAccounts, demoPassword } from './demo-accounts'
import { demoUnits } from './facts/demo-organisation'
import { createSecurityLog } from '../security/security-log'
import regions from '../regions/se-regions.json'
import { seedDemo } from './seed-demo'

let testApp: TestApp
let tookMilliseconds: number

const seed = () =>
  seedDemo(ownerOf(testApp.database), {
    regions,
    now: testApp.clock.now,
    hashPassword: createPasswordHasher(testApp.dependencies.passwordCost).hash,
    securityLog: createSecurityLog({ database: testApp.database, logger: false }),
  })

beforeAll(async () => {
  testApp = await createTestApp()
  const begun = Date.now()
  expect(await seed()).toBe('seeded')
  tookMilliseconds = Date.now() - begun
})
afterAll(() => testApp.close())

const ask = async (email: string, path: string, asked: { method?: 'POST'; payload?: object } = {}) => {
  const { app } = testApp
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: demoPassword } })
  const { access_token: token } = tokenPair.parse(login.json())
  return app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` }, ...asked })
}

const rowsOf = async <Row extends object>(sql: string): Promise<Row[]> => {
  const { rows } = await ownerOf(testApp.database).asSystem(transaction => transaction.query<Row>(sql))
  return rows
}

const unitIdOf = async (name: string): Promise<number> => {
  const [unit] = await rowsOf<{ id: number }>(`SELECT id FROM unit WHERE name = '${name}'`)
  if (unit === undefined) throw new Error(`No unit ${name}`)
  return unit.id
}

const forecastOf = async (unit: string, year: number) => {
  const answer = await ask('super@veckovis.example', `/forecast/unit/${await unitIdOf(unit)}/${year}/comprehensive`)
  return comprehensiveForecast.parse(answer.json())
}

test('the municipalities that plan have a logo each, which the server shows as a PNG', async () => {
  const logos = await rowsOf<{ name: string; file: string }>(
    'SELECT name, logo_filename AS file FROM municipality WHERE logo_filename IS NOT NULL ORDER BY name',
  )
  expect(logos.map(({ name }) => name)).toEqual(['Solna', 'Sundbyberg'])
  for (const { file } of logos) {
    const answer = await testApp.app.inject({ url: `/api/uploads/${file}` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.rawPayload.length).toBeLessThan(5_000)
  }
})

test('all counties and municipalities are there, with their codes', async () => {
  expect(await rowsOf('SELECT code FROM county')).toHaveLength(21)
  expect(await rowsOf('SELECT code FROM municipality')).toHaveLength(290)
  expect(await rowsOf(`SELECT code FROM municipality WHERE name IN ('Solna', 'Sundbyberg') ORDER BY code`)).toEqual([
    { code: '0183' },
    { code: '0184' },
  ])
})

test('seeding again does nothing, and the first time takes less than 10 seconds', async () => {
  const count = () =>
    rowsOf('SELECT (SELECT count(*) FROM app_user) AS people, (SELECT count(*) FROM forecast) AS years')
  const before = await count()
  expect(await seed()).toBe('already-there')
  expect(await count()).toEqual(before)
  expect(tookMilliseconds).toBeLessThan(10_000)
})

test('a value of payroll overhead that was not read in a source is marked as demo', async () => {
  const rows = await rowsOf(
    `SELECT extract(year FROM valid_from)::int AS year, value, is_demo FROM dated_setting WHERE key = 'payroll-overhead' ORDER BY 1`,
  )
  expect(rows).toHaveLength(9)
  expect(rows[4]).toEqual({ year: 2023, value: 44.53, is_demo: false })
  expect(rows[5]).toMatchObject({ year: 2024, is_demo: true })
})

test.each([2026, 2027])('Räkneexemplet holds the worked example in %i', async year => {
  const forecast = await forecastOf(demoUnits.workedExample, year)
  const input = forecastInputOfAnswer(forecast)
  const result = calculateForecast(input, { startWeek: 1, endWeek: 4 })
  expect(result.needs).toEqual([31_000, 38_000, 37_500, 46_000])
  expect(result.resourceTime).toEqual([800, 0, 0, 0])
  expect(result.extraTime).toEqual([2_000, 4_200, 1_500, 4_000])
  expect(result.absences).toEqual([2_800, 5_800, 800, 5_600])
  expect(result.hourResult).toEqual([0, -1_600, 700, -1_600])
  expect(result.available).toEqual([40_000, 38_400, 40_700, 38_400])
  expect(result.efficiency.map(percent => percent.toFixed(1))).toEqual(['77.5', '88.0', '89.4', '96.8'])
  expect(result.marks).toEqual(['overstaffed', 'properly-staffed', 'properly-staffed', 'understaffed'])
  expect(result.deficit.map(hours => hours.toFixed(1))).toEqual(['35.3', '-63.1', '-34.2', '-157.2'])
  expect(result.staffCost).toEqual([102_000, 108_500, 103_500, 104_000])
  expect(result.incoming).toEqual([100_000, 98_000, 89_500, 86_000])
  expect(result.remaining).toEqual([-2_000, -10_500, -14_000, -18_000])
  expect(result.illnessPercent).toEqual([5, 2.5, 0, 10])
  expect(result.summary.idealPerWeek).toBe(100_000)
  expect(result.summary.costPerHour).toBe(250)
  expect(forecast.staffing.budgetedSubstituteHours).toMatchObject({ '1': 15, '4': 15, '5': 0 })
  expect(forecast.metrics.target.efficiency[String(input.weeks)]).toBe(85)
})

test.each([demoUnits.bergshamra, demoUnits.solrosen])('%s has full years 2025 to 2027 that add up', async unit => {
  for (const year of [2025, 2026, 2027]) {
    const forecast = await forecastOf(unit, year)
    const input = forecastInputOfAnswer(forecast)
    const result = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
    expect(forecast.budget.isLocked).toBe(true)
    expect(Object.values(forecast.weeklyValues.staffCost)).toEqual(result.staffCost)
    expect(result.summary.totalEfficiency).toBeGreaterThan(70)
    expect(result.summary.totalEfficiency).toBeLessThan(100)
    expect(Math.abs(result.summary.remaining)).toBeLessThan(0.1 * forecast.budget.annualSalary)
    const [summer, spring] = [result.absences[28] ?? 0, result.absences[15] ?? 0]
    expect(summer).toBeGreaterThan(2 * spring)
  }
})

test.each([demoUnits.bergshamra, demoUnits.solrosen])(
  'A-213 %s shows income near its costs in each year',
  async unit => {
    for (const year of [2025, 2026, 2027]) {
      const input = forecastInputOfAnswer(await forecastOf(unit, year))
      const { income, weekCost } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
      expect(income).toHaveLength(input.weeks)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(income) / sum(weekCost)).toBeGreaterThan(0.85)
      expect(sum(income) / sum(weekCost)).toBeLessThan(1.15)
    }
  },
)

test('the budgets of the full years were made, activated and locked one by one, as people do it', async () => {
  const years = await rowsOf<{ unit: string; changes: string[] }>(
    `SELECT u.name AS unit, f.year, array_agg(a.action ORDER BY a.id) AS changes
     FROM forecast f JOIN unit u ON u.id = f.unit_id
     JOIN resource_budget b ON b.id = f.resource_budget_id AND b.state = 'locked'
     LEFT JOIN audit_event a ON a.subject IN ('needs-budget/' || f.needs_budget_id, 'resource-budget/' || b.id)
     GROUP BY u.name, f.year`,
  )
  const steps = (kind: string) => ['created', 'activated', 'locked'].map(step => `${kind}-budget-${step}`)
  // The worked example of the formulas has weeks that no budget gives.
  const full = years.filter(({ unit }) => unit !== demoUnits.workedExample)
  expect(full.length).toBeGreaterThan(5)
  for (const { changes } of full) expect(changes).toEqual([...steps('needs'), ...steps('resource')])
})

test.each([2025, 2026, 2027])('scheduled hours of Bergshamra in %i are those of its staff', async year => {
  const { staffing } = await forecastOf(demoUnits.bergshamra, year)
  const unitId = await unitIdOf(demoUnits.bergshamra)
  const answer = await ask('super@veckovis.example', `/schedule/unit/${unitId}/${year}`)
  const { staff, totals } = scheduleYear.parse(answer.json())
  expect(staff).toHaveLength(year === 2027 ? 11 : 12)
  expect(totals).toEqual(staffing.scheduled)
})

test('staff have dated grades with reasons, and a pay rise', async () => {
  const unitId = await unitIdOf(demoUnits.bergshamra)
  const answer = await ask('chef@veckovis.example', `/staff/unit/${unitId}/search?pageSize=50&sort=actualGrade`, {
    method: 'POST',
    payload: {},
  })
  const { staff, write } = staffList.parse(answer.json())
  expect(write).toBe(true)
  expect(staff[0]?.actualService.grade).toBeLessThan(1)
  expect(staff[0]?.actualService.reason).toMatch(/^[A-Z_]+$/)
  const member = await ask('chef@veckovis.example', `/staff/${staff[0]?.id}`)
  const { terms } = staffMemberWithTerms.parse(member.json())
  expect(new Set(terms.map(({ salary }) => salary)).size).toBe(2)
  expect(terms.length).toBeGreaterThan(2)
})

test('a manager finds notes on weeks and cells, written by people, none in the future', async () => {
  const path = `/forecast/unit/${await unitIdOf(demoUnits.bergshamra)}/2026/notes`
  const notes = forecastNotes.parse((await ask('chef@veckovis.example', path)).json())
  expect(notes.map(({ week, rowId }) => [week, rowId])).toEqual([
    [3, null],
    [3, 'substitutes-hourly-substitute'],
    [6, 'absences-4'],
    [9, null],
    [28, 'absences-2'],
  ])
  expect(new Set(notes.map(({ author }) => author))).toEqual(new Set(['Märta Ängström', 'Göran Sjöberg']))
  for (const { changedAt } of notes) expect(Date.parse(changedAt)).toBeLessThanOrEqual(testApp.clock.now.getTime())
})

test('two units say what happened in the weeks that are over, near the forecast and not the same as it', async () => {
  const rows = await rowsOf(
    `SELECT u.name, o.year, cardinality(array_remove(r.week_values, NULL)) AS worked,
       cardinality(o.complete_weeks) AS complete
     FROM outcome_year o JOIN unit u ON u.id = o.unit_id JOIN outcome_row r ON r.unit_id = o.unit_id AND r.year = o.year
     WHERE r.kind = 'worked' ORDER BY u.name, o.year`,
  )
  // Week 12 of 2026; one in nine weeks went as planned, of which nobody said how many hours were worked.
  expect(rows).toEqual([
    { name: demoUnits.bergshamra, year: 2025, worked: 47, complete: 52 },
    { name: demoUnits.bergshamra, year: 2026, worked: 9, complete: 7 },
    { name: demoUnits.solrosen, year: 2025, worked: 47, complete: 52 },
    { name: demoUnits.solrosen, year: 2026, worked: 8, complete: 2 },
  ])
  const ill = await rowsOf<{ outcome: number; forecast: number }>(
    `SELECT (SELECT sum(v) FROM unnest(o.week_values) v)::float8 AS outcome, f.typed_total::float8 * 100 AS forecast
     FROM outcome_row o JOIN forecast c ON c.unit_id = o.unit_id AND c.year = o.year
     JOIN forecast_row f ON f.forecast_id = c.id AND f.kind = 'absence' AND f.source_id = o.server_id
     WHERE o.kind = 'absence' AND o.server_id = 1 AND o.source = 'typed' AND o.year = 2025`,
  )
  expect(ill).toHaveLength(2)
  for (const { outcome, forecast } of ill) {
    expect(outcome).not.toBe(forecast)
    expect(outcome / forecast).toBeGreaterThan(0.6)
    expect(outcome / forecast).toBeLessThan(1.2)
  }
})

test('one unit has a year without locked budgets, one has no years', async () => {
  expect((await forecastOf(demoUnits.rasunda, 2026)).budget.isLocked).toBe(false)
  const years = await ask('super@veckovis.example', `/forecast/unit/${await unitIdOf(demoUnits.angen)}/years`)
  expect(years.json()).toEqual([])
})

test('names hold å, ä, ö, an emoji and 60 characters', () => {
  const names = Object.values(demoUnits).join(' ')
  for (const letter of ['å', 'ä', 'ö', '🌻']) expect(names).toContain(letter)
  expect([...demoUnits.longest]).toHaveLength(60)
})

test.each(demoAccounts)('$email signs in and reaches what it should', async ({ email, jobTitleId, level }) => {
  const me = currentUser.parse((await ask(email, '/user/me')).json())
  expect(me.jobTitleId).toBe(jobTitleId)
  const reached = me.counties.flatMap(c => c.municipalities.flatMap(m => m.departments.flatMap(d => d.units)))
  const names = reached.map(unit => unit.name)
  if (email.startsWith('utan')) {
    expect(me.counties).toEqual([])
    return
  }
  // A super admin has no tree of their own and reads GET /county instead.
  if (!email.startsWith('super')) expect(names).toContain(demoUnits.workedExample)
  if (email.startsWith('chef'))
    expect(names.sort()).toEqual([demoUnits.bergshamra, demoUnits.workedExample, demoUnits.solrosen].sort())
  const unitId = await unitIdOf(demoUnits.workedExample)
  const base = (await ask(email, `/forecast/unit/${unitId}?year=2026`)).json()
  expect(base).toMatchObject({ write: level !== 'READ', approve: level === 'APPROVE' })
})

test('in the units of the manager some wait for a decision, in weeks to come', async () => {
  const waiting = waitingEntries.parse((await ask('chef@veckovis.example', '/diary/waiting?page=1&pageSize=50')).json())
  const units = [demoUnits.bergshamra, demoUnits.solrosen]
  expect(waiting.entries.map(({ unitName }) => unitName).sort()).toEqual(units.flatMap(unit => [unit, unit, unit]))
  const today = testApp.clock.now.toISOString().slice(0, 10)
  for (const { firstDate, hours } of waiting.entries) {
    expect(firstDate > today).toBe(true)
    expect(hours).toBeGreaterThan(0)
  }
})

test('a municipality without a licence has a unit whose forecast is closed', async () => {
  const answer = await ask('super@veckovis.example', `/forecast/unit/${await unitIdOf(demoUnits.unlicensed)}/years`)
  expect(answer.json()).toMatchObject({ statusCode: 403, code: 'not-licensed' })
})

test('the sums of the municipalities are those of the seeded years', async () => {
  const drift = await rowsOf(`
    SELECT kind, source_id FROM (
      SELECT f.year, d.municipality_id, r.kind, r.source_id, sum(r.typed_total + r.diary_total) AS hours
      FROM forecast_row r JOIN forecast f ON f.id = r.forecast_id JOIN unit u ON u.id = f.unit_id
      JOIN department d ON d.id = u.department_id WHERE r.kind <> 'target' GROUP BY 1, 2, 3, 4
    ) summed JOIN forecast_rollup rolled USING (municipality_id, year, kind, source_id)
    WHERE summed.hours <> sum_of_weeks(rolled.hours)`)
  expect(drift).toEqual([])
})
