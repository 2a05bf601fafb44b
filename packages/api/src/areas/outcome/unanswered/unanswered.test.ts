import { unansweredOutcome } from '@veckovis/contracts/outcome'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeAll(async () => {
  // The Monday of week 12.
  world = await createForecastWorld({ now: '2026-03-16T09:00:00Z' })
}, 60_000)
afterAll(() => world.close())

const read = async (user = world.people.writer, query = '') => {
  const answer = await world.get(user, `/outcome/unanswered${query}`)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return unansweredOutcome.parse(answer.json())
}
const complete = (unitId: number, year: number, weeks: readonly number[]) =>
  world.post(world.people.writer, `/outcome/unit/${unitId}/${year}/complete`, { body: { weeks } })
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('R-543 nothing is asked of a municipality that has not begun, and then weeks that were over two weeks ago', async () => {
  const { own, sibling } = world.units
  expect(await read()).toEqual({ total: 0, weeks: 0, rows: [] })

  expect((await complete(own, 2026, [1, 2, 4, 11])).status).toBe(200)
  const { total, weeks, rows } = await read()
  // Week 9 ended fifteen days ago; 2025 has not begun, and the unit without a forecast owes nothing.
  expect(rows).toEqual([
    expect.objectContaining({ unit: { id: own, name: 'Egen enhet' }, year: 2026, weeks: 6, firstWeek: 3 }),
    expect.objectContaining({ unit: { id: sibling, name: 'Systerenhet' }, year: 2026, weeks: 9, firstWeek: 1 }),
  ])
  expect([total, weeks]).toEqual([2, 15])
  expect(rows[0]).toMatchObject({ department: 'Hemtjänst', municipality: 'Egen' })
})

test('the year before is asked of too once it has begun, and a year that is complete no more', async () => {
  const { own, sibling } = world.units
  expect((await complete(own, 2025, upTo(51))).status).toBe(200)
  expect((await read()).rows.map(({ unit, year, weeks, firstWeek }) => [unit.id, year, weeks, firstWeek])).toEqual([
    [own, 2025, 1, 52],
    [own, 2026, 6, 3],
    [sibling, 2026, 9, 1],
  ])
  await complete(own, 2025, [52])
  await complete(own, 2026, upTo(9))
  expect((await read()).rows.map(({ unit }) => unit.id)).toEqual([sibling])
})

test('whoever only reads forecasts is asked for nothing', async () => {
  expect((await world.get(world.people.reader, '/outcome/unanswered')).status).toBe(403)
  expect((await world.get(world.people.nobody, '/outcome/unanswered')).status).toBe(403)
  expect(await read(world.people.approver)).toMatchObject({ total: 0 })
})

test('a municipality whose weeks are all opened again is asked for nothing', async () => {
  const { own } = world.units
  const reopen = (year: number, weeks: readonly number[]) =>
    world.post(world.people.writer, `/outcome/unit/${own}/${year}/reopen`, { body: { weeks, reason: 'Ett försök' } })
  await reopen(2025, upTo(52))
  await reopen(2026, [...upTo(9), 11])
  expect(await read()).toEqual({ total: 0, weeks: 0, rows: [] })
  await complete(own, 2025, upTo(52))
  await complete(own, 2026, [...upTo(9), 11])
})

test('in the first weeks of a year those of the year before are due', async () => {
  world.clock.now = new Date('2027-01-11T09:00:00Z')
  const { rows } = await read()
  expect(rows.map(({ unit, year, weeks, firstWeek }) => [unit.name, year, weeks, firstWeek])).toEqual([
    ['Egen enhet', 2026, 42, 10],
    ['Systerenhet', 2026, 52, 1],
  ])
})
