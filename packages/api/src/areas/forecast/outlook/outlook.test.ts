import { forecastOutlook, type ForecastOutlook } from '@veckovis/contracts/forecast'
import { calculateForecast } from '@veckovis/domain/forecast'
import { makePerson } from '@veckovis/testing'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld({ now: '2026-09-16T10:00:00Z' })
})
afterAll(() => world.close())

const ask = async (name: keyof ForecastWorld['people'], query = ''): Promise<ForecastOutlook> => {
  const answer = await world.get(world.people[name], `/forecast/outlook${query}`)
  expect(answer.status).toBe(200)
  return forecastOutlook.parse(answer.json())
}
const namesOf = ({ rows }: ForecastOutlook) => rows.map(({ unit }) => unit.name)

test('each sees the units whose forecasts they read, of municipalities with a licence, in Swedish order', async () => {
  const { people, get } = world
  const all = await ask('writer')
  expect(namesOf(all)).toEqual(['Egen enhet', 'Systerenhet', 'Utan år'])
  expect(all.units).toBe(3)
  expect(all.rows[0]).toMatchObject({ department: 'Hemtjänst', municipality: 'Egen' })
  expect(namesOf(await ask('reader'))).toEqual(['Egen enhet'])
  expect((await get(people.diaryOnly, '/forecast/outlook')).status).toBe(403)
  expect((await get(people.nobody, '/forecast/outlook')).status).toBe(403)
})

test('what lies ahead is what the unit’s own forecast says, by the week of the moment', async () => {
  const { units, comprehensive } = world
  const answer = await comprehensive(units.own, 2026)
  const input = forecastInputOfAnswer(answer)
  const four = calculateForecast(input, { startWeek: 38, endWeek: 41 })
  const year = calculateForecast(input, { startWeek: 38, endWeek: 53 })
  const row = (await ask('reader')).rows[0]?.outlook
  expect(row).toMatchObject({
    year: 2026,
    mark: four.marks[3],
    remaining: Math.round(year.summary.leftOfYear),
  })
  expect(row?.efficiency).toBeCloseTo(four.summary.totalEfficiency, 1)
  expect(row?.target).toBeCloseTo(four.summary.targetMean, 1)
  expect(row?.cost).toBe(Math.round(four.meaningCost.reduce((sum, cost) => sum + cost, 0)))
  expect(row?.ahead.map(({ week, efficiency }) => [week, efficiency])).toEqual(
    year.weekNumbers
      .slice(0, 12)
      .map((week, index) => [week, Math.round((year.ownWeekEfficiency[index] ?? NaN) * 100) / 100]),
  )
})

test('a save moves it, and a week that it makes red is the next one', async () => {
  const { people, units, forecasts, patch, clock } = world
  const before = (await ask('writer')).rows[1]?.outlook
  const { forecastId } = forecasts.sibling2026
  const saved = await patch(people.writer, `/forecast/${forecastId}/unit/${units.sibling}`, {
    body: { ...noChanges, myForecast: [{ values: { 40: 5_000 } }] },
    headers: { 'if-match': `"${forecastId}-1"` },
  })
  expect(saved.status).toBe(200)
  const after = (await ask('writer')).rows[1]?.outlook
  expect(after?.savedAt).toBe(clock.now.toISOString())
  expect(after?.efficiency).toBeGreaterThan(before?.efficiency ?? NaN)
  expect(after?.ahead.find(({ week }) => week === 40)).toMatchObject({ mark: 'understaffed' })
  expect(after?.cost).toBeLessThan(before?.cost ?? NaN)
  // Of the coming four weeks of all units, each by itself.
  const { rows, redWeeks } = await ask('writer', '?counted=true')
  const marks = rows.flatMap(({ outlook }) => outlook?.ahead.slice(0, 4) ?? []).map(({ mark }) => mark)
  expect(redWeeks).toBe(marks.filter(mark => mark === 'overstaffed' || mark === 'understaffed').length)
  expect(redWeeks).toBeGreaterThan(0)
})

test('A-215 a revision of pay moves what the coming weeks cost and what is left, and no hour', async () => {
  const { database, units, comprehensive, post, clock, hash } = world
  const before = (await ask('reader')).rows[0]?.outlook
  const scope = { kind: 'municipality', id: units.municipalityId } as const
  const economist = await makePerson(
    database,
    { roles: [{ id: 3, levels: ['APPROVE'], scope }], jobTitleId: 4 },
    { at: clock.now, hash },
  )
  const revisions = `/settings/budget/municipality/${units.municipalityId}/pay-revisions`
  const revision = { validFrom: '2026-09-21', staffType: null, kind: 'percent', value: 4, basedOn: null }
  expect((await post(economist, revisions, { body: revision })).status).toBe(200)

  const input = forecastInputOfAnswer(await comprehensive(units.own, 2026))
  expect(input.costShift?.perHour.slice(37, 41).map(Math.round)).toEqual([0, 4, 4, 4])
  const { meaningCost, summary } = calculateForecast(input, { startWeek: 38, endWeek: 41 })
  const after = (await ask('reader')).rows[0]?.outlook
  expect(after?.cost).toBe(Math.round(meaningCost.reduce((sum, cost) => sum + cost, 0)))
  expect(after?.cost).not.toBe(before?.cost)
  expect(after?.remaining).toBe(Math.round(summary.leftOfYear))
  expect(after?.remaining).toBeLessThan(before?.remaining ?? NaN)
  expect(after).toMatchObject({ efficiency: before?.efficiency, mark: before?.mark, ahead: before?.ahead })
})

test('of more than two hundred units all are counted, and a page from before gets the active one', async () => {
  const { database, units } = world
  const before = await ask('writer', '?counted=true')
  const made = await database.asSystem(transaction =>
    transaction.query<{ id: number }>(
      `INSERT INTO unit (department_id, municipality_id, name)
       SELECT department_id, municipality_id, 'Många ' || n FROM unit, generate_series(1, 200) AS n WHERE id = $1 RETURNING id`,
      [units.own],
    ),
  )
  const counted = await ask('writer', `?counted=true&unitId=${units.own}`)
  const withoutForecast = before.withoutForecast + 200
  expect(counted).toMatchObject({ units: 203, total: before.total, withoutForecast })
  expect(before.total).toBeGreaterThan(0)
  expect(namesOf(counted).toSorted()).toEqual(['Egen enhet', 'Systerenhet'].slice(0, before.total))
  expect(await ask('writer')).toMatchObject({ units: 203, total: before.total, rows: [] })
  const { rows } = await ask('writer', `?unitId=${units.own}`)
  expect(rows.map(({ unit }) => unit.id)).toEqual([units.own])
  // One that the caller does not read is nobody's row.
  expect((await ask('writer', `?unitId=${units.foreign}`)).rows).toEqual([])
  await database.asSystem(transaction =>
    transaction.query('UPDATE unit SET active = false WHERE id = ANY ($1::int[])', [made.rows.map(({ id }) => id)]),
  )
})

test('a unit without a forecast of the year has none; the year’s last weeks look into the next one', async () => {
  expect((await ask('writer')).rows.map(({ outlook }) => outlook === null)).toEqual([false, false, true])
  world.clock.now = new Date('2026-12-28T10:00:00Z')
  const [own, sibling] = (await ask('writer')).rows
  expect(own?.outlook?.ahead.slice(0, 4).map(({ year, week }) => [year, week])).toEqual([
    [2026, 53],
    [2027, 1],
    [2027, 2],
    [2027, 3],
  ])
  // Pay is frozen by the lock: before it nothing of it is told.
  expect(sibling?.outlook).toMatchObject({ year: 2026 })
  world.clock.now = new Date('2027-02-01T10:00:00Z')
  expect((await ask('writer')).rows[1]?.outlook).toMatchObject({ year: 2027, cost: null, remaining: null })
})
