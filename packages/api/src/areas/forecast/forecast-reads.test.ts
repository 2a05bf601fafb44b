import { baseForecast, forecastYears } from '@veckovis/contracts/forecast'
import { calculateForecast } from '@veckovis/domain/forecast'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

const paths = (unitId: number | string, year: number | string = 2026) => [
  `/forecast/unit/${unitId}/years`,
  `/forecast/unit/${unitId}?year=${year}`,
  `/forecast/unit/${unitId}/${year}/comprehensive`,
  `/forecast/excel-import/unit/${unitId}/year/${year}`,
]

describe('reading a forecast', () => {
  test('the years are a list, earliest first; a unit without any has an empty one', async () => {
    const { people, units, get } = world
    const years = await get(people.reader, `/forecast/unit/${units.own}/years`)
    expect(forecastYears.parse(years.json())).toEqual([2025, 2026, 2027])
    expect((await get(people.writer, `/forecast/unit/${units.empty}/years`)).json()).toEqual([])
  })

  test.each([
    ['reader', { write: false, approve: false }],
    ['writer', { write: true, approve: false }],
    ['approver', { write: true, approve: true }],
  ] as const)('the base answer tells a %s what that person may do', async (name, flags) => {
    const { people, units, forecasts, get } = world
    const answer = await get(people[name], `/forecast/unit/${units.own}?year=2025`)
    const id = forecasts.own2025.forecastId
    expect(baseForecast.parse(answer.json())).toEqual({ id, unitId: units.own, year: 2025, ...flags })
    expect(answer.etag).toBe(`"${id}-1"`)
  })

  test.each([2025, 2026, 2027])(
    'the comprehensive answer of %i agrees with the domain and the contract',
    async year => {
      const { units, comprehensive } = world
      const answer = await comprehensive(units.own, year)
      const input = forecastInputOfAnswer(answer)
      const result = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
      expect(Object.keys(answer.weeklyValues.staffCost)).toHaveLength(input.weeks)
      expect(Object.values(answer.weeklyValues.staffCost)).toEqual(result.staffCost)
      expect(Object.values(answer.weeklyValues.remainingBudget)).toEqual(result.remaining)
      expect(answer.avgCostPerHour).toBe(result.summary.costPerHour)
      expect(answer.totalAvailableStaffHours).toBe(result.available.reduce((sum, hours) => sum + hours, 0) / 100)
      expect(answer.totalScheduledStaffHoursForSpan).toBe(1_590)
      expect(answer.budget).toMatchObject({ year, isLocked: true, PO: 40, fixedCostPerWeek: 0 })
      expect(answer.staffing.substitutes.map(row => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    },
  )

  test('diary hours are part of the values and stand beside them, only where there are any', async () => {
    const { database, forecasts, units, comprehensive, people, patch } = world
    const { forecastId } = forecasts.sibling2026
    await database.asSystem(transaction =>
      transaction.query(
        `UPDATE forecast_row SET diary = array_fill(0::numeric, ARRAY[19]) || 7.5 || array_fill(0::numeric, ARRAY[33])
         WHERE forecast_id = $1 AND kind = 'absence' AND source_id = 2`,
        [forecastId],
      ),
    )
    const before = await comprehensive(units.sibling, 2026)
    const vacation = before.staffing.absences.find(row => row.id === 2)
    expect(vacation?.values['20']).toBe(7.5)
    expect(vacation?.diaryValues?.['20']).toBe(7.5)
    expect(before.staffing.absences.filter(row => row.diaryValues !== undefined)).toHaveLength(1)

    const body = { ...noChanges, absences: [{ id: 2, values: { 20: 5 } }] }
    expect((await patch(people.writer, `/forecast/${forecastId}/unit/${units.sibling}`, { body })).status).toBe(200)
    const after = (await comprehensive(units.sibling, 2026)).staffing.absences.find(row => row.id === 2)
    expect(after?.values['20']).toBe(5)
    expect(after?.diaryValues?.['20']).toBe(7.5)
  })

  test('a forecast whose resource budget is not locked says so', async () => {
    const { budget } = await world.comprehensive(world.units.sibling, 2027)
    expect(budget).toMatchObject({ isLocked: false, lockedAt: null })
  })

  test('a client that holds the newest version gets 304 and no body', async () => {
    const { people, units, get } = world
    const path = `/forecast/unit/${units.own}/2025/comprehensive`
    const { etag } = await get(people.reader, path)
    const again = await get(people.reader, path, { 'if-none-match': `"0-0", W/${etag}` })
    expect([again.status, again.body, again.etag]).toEqual([304, '', etag])
    expect((await get(people.reader, path, { 'if-none-match': '"0-0"' })).status).toBe(200)
  })

  test('a foreign unit and an absent one get the same 403, an own unit without the year 404', async () => {
    const { people, units, get } = world
    for (const [index, path] of paths(units.foreign).entries()) {
      const foreign = await get(people.writer, path)
      const absent = await get(people.writer, paths(999_999)[index] ?? '')
      const tooLarge = await get(people.writer, paths(9_999_999_999)[index] ?? '')
      expect([foreign.status, absent.status, tooLarge.status]).toEqual([403, 403, 403])
      expect(absent.body).toBe(foreign.body)
      expect(tooLarge.body).toBe(foreign.body)
    }
    for (const path of paths(units.empty).slice(1, 3)) expect((await get(people.writer, path)).status).toBe(404)
  })

  test('without the forecast permission, and in a municipality without the licence, the answer is 403', async () => {
    const { people, units, get } = world
    for (const path of paths(units.own)) expect((await get(people.diaryOnly, path)).status).toBe(403)
    for (const path of paths(units.unlicensed)) {
      const answer = await get(people.writer, path)
      expect([answer.status, answer.json()['code']]).toEqual([403, 'not-licensed'])
    }
  })

  test.each(['12abc', '1e3', '-1', '0', '01', '1.0', '%31%20', '0x10'])('unit %s is refused', async unitId => {
    for (const path of paths(unitId)) expect((await world.get(world.people.writer, path)).status).toBe(400)
  })

  test.each(['12abc', '2e3', '-1', '1999', '2101', '02026', 'null'])('year %s is refused', async year => {
    const { people, units, get } = world
    for (const path of paths(units.own, year).slice(1)) expect((await get(people.writer, path)).status).toBe(400)
  })

  test('unknown and missing parameters are refused', async () => {
    const { people, units, get } = world
    expect((await get(people.writer, `/forecast/unit/${units.own}?year=2026&x=1`)).status).toBe(400)
    expect((await get(people.writer, `/forecast/unit/${units.own}`)).status).toBe(400)
  })
})
