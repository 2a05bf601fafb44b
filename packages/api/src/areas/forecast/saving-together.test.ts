import fc from 'fast-check'
import { Client } from 'pg'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

let world: ForecastWorld
beforeEach(async () => {
  world = await createForecastWorld()
})
afterEach(() => world.close())

type Year = 'own2026' | 'own2027' | 'sibling2026'

const addressOf = (year: Year) => {
  const unitId = year === 'sibling2026' ? world.units.sibling : world.units.own
  return `/forecast/${world.forecasts[year].forecastId}/unit/${unitId}`
}

const save = (year: Year, body: unknown, headers: Record<string, string> = {}) =>
  world.patch(world.people.writer, addressOf(year), { body, headers })

const cell = (week: number, hours: number) => ({ ...noChanges, absences: [{ id: 1, values: { [week]: hours } }] })

/** Saves each based on what it read last; a 412 means: take the newer version and repeat. */
const writeAll = async (weeks: readonly number[], count: number) => {
  let etag = `"${world.forecasts.own2026.forecastId}-1"`
  let stale = 0
  for (let saved = 0; saved < count;) {
    const week = weeks[saved % weeks.length] ?? 20
    const answer = await save('own2026', cell(week, saved + 1), { 'if-match': etag })
    if (answer.status === 412) stale++
    else if (answer.status === 200) saved++
    else throw new Error(`${answer.status} ${answer.body}`)
    etag = answer.etag ?? ''
  }
  return stale
}

test('two writers of one forecast: a stale version gets 412, nothing is lost', async () => {
  const [first, second] = await Promise.all([writeAll([20, 21, 22, 23, 24], 25), writeAll([30, 31, 32, 33, 34], 25)])
  const { staffing } = await world.comprehensive(world.units.own, 2026)
  const values = staffing.absences.find(row => row.id === 1)?.values ?? {}
  expect([20, 21, 22, 23, 24, 30, 31, 32, 33, 34].map(week => values[week])).toEqual([
    21, 22, 23, 24, 25, 21, 22, 23, 24, 25,
  ])
  const { etag } = await world.get(world.people.writer, `/forecast/unit/${world.units.own}?year=2026`)
  expect(etag).toBe(`"${world.forecasts.own2026.forecastId}-51"`)
  expect(first + second).toBeGreaterThan(0)
})

test('without If-Match too, saves of different cells at once are all kept', async () => {
  const weeks = Array.from({ length: 20 }, (_, index) => 20 + index)
  const answers = await Promise.all(weeks.map(week => save('own2026', cell(week, week))))
  expect(answers.map(answer => answer.status)).toEqual(weeks.map(() => 200))
  const { staffing } = await world.comprehensive(world.units.own, 2026)
  const values = staffing.absences.find(row => row.id === 1)?.values ?? {}
  expect(weeks.map(week => values[week])).toEqual(weeks)
})

const findDrift = () => findRollupDrift(world.database)

test('the sums of the municipality stay exact through any saves, side by side too', async () => {
  expect(await findDrift()).toEqual([])
  const hours = fc.integer({ min: 0, max: 1_000_000 }).map(hundredths => hundredths / 100)
  const values = fc.dictionary(fc.integer({ min: 12, max: 52 }).map(String), hours, { maxKeys: 5 })
  const row = (ids: number[]) =>
    fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), values }), { selector: ({ id }) => id })
  const changes = fc.record({
    absences: row([1, 2, 3, 4, 5, 6]),
    substitutes: row([2, 3, 4, 5, 6]),
    myForecast: fc.array(fc.record({ values }), { maxLength: 1 }),
  })
  const saves = fc.array(fc.tuple(fc.constantFrom<Year>('own2026', 'own2027', 'sibling2026'), changes), {
    minLength: 1,
    maxLength: 6,
  })
  await fc.assert(
    fc.asyncProperty(saves, async asked => {
      const answers = await Promise.all(asked.map(([year, body]) => save(year, body)))
      expect(answers.map(answer => answer.status)).toEqual(asked.map(() => 200))
      expect(await findDrift()).toEqual([])
    }),
    { numRuns: 25 },
  )
})

test('a database that goes away in the middle of a save leaves nothing of it', async () => {
  const owner = new Client({ connectionString: world.url })
  await owner.connect()
  await owner.query('BEGIN')
  // The rows are written before the sums: with these held, the save stops halfway.
  await owner.query('SELECT FROM forecast_rollup FOR UPDATE')
  const before = await world.comprehensive(world.units.own, 2026)
  const pending = save('own2026', { ...cell(20, 7), myForecast: [{ values: { 20: 7 } }] })
  const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  let halfway: { pid: number } | undefined
  while (halfway === undefined) [halfway] = (await owner.query<{ pid: number }>(waiting)).rows
  await owner.query('SELECT pg_terminate_backend($1)', [halfway.pid])
  const answer = await pending
  await owner.query('ROLLBACK')
  await owner.end()

  expect([answer.status, answer.json()['code']]).toEqual([503, 'unavailable'])
  expect(await world.comprehensive(world.units.own, 2026)).toEqual(before)
  expect(await findDrift()).toEqual([])
  expect((await save('own2026', cell(20, 7))).status).toBe(200)
})

test('thirty saves that wait for one row leave reads, sign-ins and the health check alive', async () => {
  const holder = new Client({ connectionString: world.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM forecast WHERE id = $1 FOR UPDATE', [world.forecasts.own2026.forecastId])
  await world.get(world.people.writer, '/user/me')
  const saves = Array.from({ length: 30 }, (_, index) => save('own2026', cell(20, index + 1)))
  // The first of them have given up: by then all that saves may take of the database is waiting.
  const [first] = await Promise.all([Promise.race(saves)])
  const alive = [
    world.get(world.people.reader, `/forecast/unit/${world.units.own}?year=2026`),
    world.get(world.people.writer, `/forecast/unit/${world.units.own}/years`),
    world.get(world.people.writer, '/health'),
  ]
  expect((await Promise.all(alive)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect([first.status, first.json()]).toMatchObject([503, { code: 'unavailable' }])
  await holder.query('COMMIT')
  await holder.end()
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
  expect((await save('own2026', cell(20, 99))).status).toBe(200)
}, 60_000)
