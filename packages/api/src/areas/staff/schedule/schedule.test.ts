import { makeForecast } from '@veckovis/testing'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeEach(async () => {
  world = await createStaffWorld()
}, 60_000)
afterEach(() => world.close())

const halfOnLeave = { grade: 0.5, reason: 'PARENTAL_LEAVE' } as const

test('R-402 the schedule lists the unit’s staff with hours and grade of every week, and sums them', async () => {
  await world.create({ lastName: 'Öberg', weeklyHours: 38.25, actualService: { grade: 0.75, reason: 'OTHER' } })
  const { id } = await world.create({ lastName: 'Ågren', employedFrom: '2026-03-18' })
  await world.change(id, { terms: { validFrom: '2026-04-06', actualService: halfOnLeave } })
  const { staff, totals, weeks } = await world.schedule(2026)
  expect(weeks).toBe(53)
  expect(staff.map(({ lastName }) => lastName)).toEqual(['Ågren', 'Öberg'])
  expect(staff[1]?.weeks).toMatchObject({ '1': { hours: 28.69, grade: 0.75 }, '53': { hours: 28.69, grade: 0.75 } })
  expect([11, 12, 13, 14, 15].map(week => staff[0]?.weeks[week])).toEqual([
    undefined,
    { hours: 28.57, grade: 1 },
    { hours: 40, grade: 1 },
    { hours: 40, grade: 1 },
    { hours: 20, grade: 0.5 },
  ])
  expect([11, 12, 13, 15].map(week => totals[week])).toEqual([28.69, 57.26, 68.69, 48.69])
  expect(Object.keys(totals)).toHaveLength(53)
})

test('a year without staff has no rows and sums of 0; a year of 52 weeks has no week 53', async () => {
  const { staff, totals, weeks } = await world.schedule(2025)
  expect([staff, weeks, Object.keys(totals).length]).toEqual([[], 52, 52])
  expect(new Set(Object.values(totals))).toEqual(new Set([0]))
})

test('the schedule needs its own permission, and holds neither salary nor reason', async () => {
  await world.create({ actualService: halfOnLeave })
  const path = `/schedule/unit/${world.units.own}/2026`
  expect((await world.call(world.people.reader, 'GET', path)).statusCode).toBe(403)
  expect((await world.call(world.people.writer, 'GET', path)).body).not.toMatch(/salary|reason|PARENTAL|birthday/)
  expect((await world.call(world.people.writer, 'GET', `/schedule/unit/${world.units.own}/26`)).statusCode).toBe(400)
})

describe('scheduled hours of the forecast', () => {
  const forecastOf = (year: number) => makeForecast(world.database, { unitId: world.units.own, year }, world.clock.now)

  test('follow the staff in this week and later, and stay as they were in old weeks', async () => {
    for (const year of [2025, 2026, 2027]) await forecastOf(year)
    const { id } = await world.create()
    const now = await world.scheduledOfForecast(2026)
    expect([1, 2, 3, 4, 11, 12, 53].map(week => now[week])).toEqual([400, 400, 390, 400, 0, 40, 40])
    expect((await world.scheduledOfForecast(2025))['1']).toBe(400)
    expect((await world.scheduledOfForecast(2027))['1']).toBe(40)

    await world.change(id, { terms: { validFrom: '2026-01-01', actualService: halfOnLeave } })
    const onLeave = await world.scheduledOfForecast(2026)
    expect([3, 11, 12, 53].map(week => onLeave[week])).toEqual([390, 0, 20, 20])

    world.clock.now = new Date('2026-04-15T08:00:00Z')
    await world.call(world.people.writer, 'DELETE', `/staff/${id}`)
    const gone = await world.scheduledOfForecast(2026)
    expect([12, 15, 16, 17].map(week => gone[week])).toEqual([20, 20, 8.57, 0])
    const schedule = await world.schedule(2026)
    expect([16, 17].map(week => schedule.totals[week])).toEqual([8.57, 0])
  })

  test('a change of them is a new version of the forecast with an audit row, a change of a name is not', async () => {
    const { forecastId, version } = await forecastOf(2026)
    const etag = async () =>
      (await world.call(world.people.writer, 'GET', `/forecast/unit/${world.units.own}?year=2026`)).headers.etag
    const { id } = await world.create()
    expect(await etag()).toBe(`"${forecastId}-${version + 1}"`)
    await world.change(id, { firstName: 'Ny' })
    await world.change(id, { terms: { validFrom: '2026-01-01', salary: 31_000 } })
    expect(await etag()).toBe(`"${forecastId}-${version + 1}"`)
    const [audit, ...others] = await world.audits('forecast-rescheduled')
    expect(audit).toMatchObject({ subject: `forecast/${forecastId}`, user_id: world.people.writer.id })
    expect(others).toEqual([])
  })

  test('members made at once all count, and the sums of the municipality agree', async () => {
    await forecastOf(2026)
    await Promise.all(Array.from({ length: 8 }, () => world.create()))
    expect((await world.scheduledOfForecast(2026))['20']).toBe(320)
    const { rows } = await world.database.asSystem(transaction =>
      transaction.query<{ hours: number }>(
        "SELECT hours[20]::float8 AS hours FROM forecast_rollup WHERE kind = 'scheduled' AND year = 2026",
      ),
    )
    expect(rows).toEqual([{ hours: 320 }])
  })
})
