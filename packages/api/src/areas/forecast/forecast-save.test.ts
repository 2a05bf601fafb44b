import { forecastSaved } from '@veckovis/contracts/forecast'
import { calculateForecast } from '@veckovis/domain/forecast'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { usualTestTime, ownerOf } from '@veckovis/testing'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'

// The tests share one world and one forecast: each says which version it begins with by reading it.
let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

let begins: number
beforeEach(async () => {
  world.clock.now = new Date(usualTestTime)
  const { etag } = await world.get(world.people.writer, `/forecast/unit/${world.units.own}?year=2026`)
  begins = Number(/-(\d+)"$/.exec(etag ?? '')?.[1])
})

const path = (forecastId: number, unitId: number) => `/forecast/${forecastId}/unit/${unitId}`

const absence = (id: number, values: object) => ({ ...noChanges, absences: [{ id, values }] })

/** Saves into the own unit's year 2026 as the writer. */
const save = (body: unknown, headers: Record<string, string> = {}) =>
  world.patch(world.people.writer, path(world.forecasts.own2026.forecastId, world.units.own), { body, headers })

/** Refused, and everything is as it was. */
const expectRefused = async (body: unknown, status: number, details?: object, headers?: Record<string, string>) => {
  const before = await world.comprehensive(world.units.own, 2026)
  const answer = await save(body, headers)
  expect([answer.status, answer.body]).toEqual([status, expect.any(String)])
  if (details !== undefined) expect(answer.json()['details']).toMatchObject(details)
  expect(await world.comprehensive(world.units.own, 2026)).toEqual(before)
  return answer
}

test('a save changes only the weeks it holds and counts the version up', async () => {
  const { units, forecasts, comprehensive } = world
  const before = await comprehensive(units.own, 2026)
  const answer = await save({
    absences: [{ id: 1, values: { 12: 40.25, 53: 8 } }],
    substitutes: [{ id: 3, values: { 12: 32.5 } }],
    myForecast: [{ values: { 13: -12.75 } }],
  })
  const id = forecasts.own2026.forecastId
  expect(forecastSaved.parse(answer.json())).toEqual({ id, version: begins + 1 })
  expect(answer.etag).toBe(`"${id}-${begins + 1}"`)

  const after = await comprehensive(units.own, 2026)
  const changed = structuredClone(before)
  const row = (rows: typeof changed.staffing.absences, rowId: number) =>
    rows.find(({ id }) => id === rowId)?.values ?? {}
  Object.assign(row(changed.staffing.absences, 1), { '12': 40.25, '53': 8 })
  Object.assign(row(changed.staffing.substitutes, 3), { '12': 32.5 })
  Object.assign(changed.staffing.myForecast[0]?.values ?? {}, { '13': -12.75 })
  expect(after.staffing).toEqual(changed.staffing)
  expect(after.needs).toEqual(before.needs)

  const input = forecastInputOfAnswer(after)
  const result = calculateForecast(input, { startWeek: 1, endWeek: 53 })
  expect(Object.values(after.weeklyValues.staffCost)).toEqual(result.staffCost)
  expect(Object.values(after.weeklyValues.remainingBudget)).toEqual(result.remaining)
})

test('a save leaves an audit row that says who, where and which cells', async () => {
  await save({ ...absence(4, { 40: 1, 41: 0 }), myForecast: [{ values: { 30: 2 } }] })
  const { people, units, forecasts, database } = world
  const { rows } = await ownerOf(database).asSystem(transaction =>
    transaction.query('SELECT user_id, unit_id, action, subject, details FROM audit_event ORDER BY id DESC LIMIT 1'),
  )
  expect(rows).toEqual([
    {
      user_id: people.writer.id,
      unit_id: units.own,
      action: 'forecast-saved',
      subject: `forecast/${forecasts.own2026.forecastId}`,
      details: { year: 2026, version: begins + 1, cells: { 'absences-4': [40], 'needs-my-forecast': [30] } },
    },
  ])
})

test('a save without any row changes nothing', async () => {
  const answer = await save(noChanges)
  expect(answer.json()).toMatchObject({ version: begins })
})

test('If-Match: the newest version is saved, a stale one gets 412 with the current version', async () => {
  const id = world.forecasts.own2026.forecastId
  expect((await save(absence(1, { 20: 1 }), { 'if-match': `"${id}-${begins}"` })).status).toBe(200)
  const version = begins + 1
  const answer = await expectRefused(absence(1, { 20: 2 }), 412, { version }, { 'if-match': `"${id}-${begins}"` })
  expect([answer.etag, answer.json()['code']]).toEqual([`"${id}-${version}"`, 'stale-version'])
  expect((await save(absence(1, { 20: 3 }), { 'if-match': `W/"${id}-${version}"` })).status).toBe(200)
  expect((await save(absence(1, { 20: 4 }), { 'if-match': '*' })).status).toBe(200)
  await expectRefused(absence(1, { 20: 5 }), 412, { version: version + 2 }, { 'if-match': 'rubbish' })
})

test("a forecast that is not the unit's is not found, a foreign unit is forbidden", async () => {
  const { people, units, forecasts, patch } = world
  const ask = { body: absence(1, { 20: 1 }) }
  const { own2026, sibling2026, foreign2026 } = forecasts
  for (const forecastId of [sibling2026.forecastId, foreign2026.forecastId, 999_999, 9_999_999_999])
    expect((await patch(people.writer, path(forecastId, units.own), ask)).status).toBe(404)
  for (const unitId of [units.foreign, 999_999])
    expect((await patch(people.writer, path(foreign2026.forecastId, unitId), ask)).status).toBe(403)
  expect((await patch(people.reader, path(own2026.forecastId, units.own), ask)).status).toBe(403)
  expect((await patch(people.diaryOnly, path(own2026.forecastId, units.own), ask)).status).toBe(403)
  for (const id of ['12abc', '1e3', '-1', '0'])
    expect((await patch(people.writer, `/forecast/${id}/unit/${units.own}`, ask)).status).toBe(400)
})

test('nothing is saved while a budget is not locked', async () => {
  const { people, units, forecasts, patch } = world
  const { forecastId } = forecasts.siblingUnlocked2027
  const answer = await patch(people.writer, path(forecastId, units.sibling), { body: absence(1, { 20: 1 }) })
  expect([answer.status, answer.json()['details']]).toEqual([409, { reason: 'not-locked' }])
})

test.each([
  ['an unknown absence', absence(7, { 20: 1 }), { rowId: 'absences-7', problem: 'unknown-row' }],
  [
    'own resource shift',
    { ...noChanges, substitutes: [{ id: 1, values: { 20: 1 } }] },
    { rowId: 'substitutes-own-resource-shift', problem: 'read-only-row' },
  ],
  [
    'no substitute',
    { ...noChanges, substitutes: [{ id: 7, values: { 20: 1 } }] },
    { rowId: 'substitutes-no-substitute', problem: 'read-only-row' },
  ],
  [
    'an unknown substitute',
    { ...noChanges, substitutes: [{ id: 99, values: { 20: 1 } }] },
    { rowId: 'substitutes-99', problem: 'unknown-row' },
  ],
  ['a negative absence', absence(1, { 20: -0.25 }), { rowId: 'absences-1', week: 20, problem: 'negative' }],
  [
    'a row twice',
    { ...noChanges, absences: [1, 1].map(id => ({ id, values: { 20: 1 } })) },
    { rowId: 'absences-1', problem: 'row-twice' },
  ],
])('%s is refused, with the row named', async (_case, body, problem) => {
  await expectRefused(body, 400, { problems: [problem] })
})

test('one wrong cell among many right ones: nothing is saved', async () => {
  const body = {
    absences: [1, 2, 3, 4, 5, 6].map(id => ({ id, values: { 20: 1, 21: 2 } })),
    substitutes: [
      { id: 2, values: { 20: 1 } },
      { id: 3, values: { 20: -1 } },
    ],
    myForecast: [{ values: { 20: 1 } }],
  }
  await expectRefused(body, 400, { problems: [{ rowId: 'substitutes-hourly-substitute', week: 20 }] })
})

test('week 53 is saved in a year that has it and refused in one that has not', async () => {
  expect((await save(absence(1, { 53: 4 }))).status).toBe(200)
  const { people, units, forecasts, patch } = world
  const ask = { body: absence(1, { 53: 4 }) }
  const answer = await patch(people.writer, path(forecasts.own2027.forecastId, units.own), ask)
  expect(answer.json()['details']).toEqual({
    problems: [{ rowId: 'absences-1', week: 53, problem: 'week-not-in-year' }],
  })
})

test('a past week is closed, in the language of the request', async () => {
  const details = { problems: [{ rowId: 'absences-1', week: 11, problem: 'week-closed' }] }
  const swedish = await expectRefused(absence(1, { 11: 1, 12: 1 }), 400, details)
  const english = await expectRefused(absence(1, { 11: 1 }), 400, details, { 'accept-language': 'en' })
  expect(swedish.json()).toMatchObject({ code: 'week-closed', message: 'Veckan är passerad och kan inte ändras.' })
  expect(english.json()).toMatchObject({ message: 'The week has passed and cannot be changed.' })
})

test('a save of the hours that are there already leaves the version and the audit as they were', async () => {
  const saved = () =>
    ownerOf(world.database).asSystem(async transaction => {
      const { rowCount } = await transaction.query("SELECT FROM audit_event WHERE action = 'forecast-saved'")
      return rowCount
    })
  const first = forecastSaved.parse((await save(absence(4, { 40: 7.25 }))).json())
  const before = await saved()
  const again = await save(absence(4, { 40: 7.25, 41: 0 }))
  expect([forecastSaved.parse(again.json()).version, await saved()]).toEqual([first.version, before])
  expect(again.etag).toBe(`"${first.id}-${first.version}"`)
})

test('on 1 January 2027 in Stockholm the current week is 53 of 2026, and all of 2027 is open', async () => {
  world.clock.now = new Date('2026-12-31T23:30:00Z')
  expect((await save(absence(1, { 53: 1 }))).status).toBe(200)
  await expectRefused(absence(1, { 52: 1 }), 400)
  const { people, units, forecasts, patch } = world
  const ask = { body: absence(1, { 1: 1 }) }
  expect((await patch(people.writer, path(forecasts.own2027.forecastId, units.own), ask)).status).toBe(200)

  world.clock.now = new Date('2027-01-03T22:59:00Z')
  expect((await save(absence(1, { 53: 2 }))).status).toBe(200)
  world.clock.now = new Date('2027-01-03T23:01:00Z')
  await expectRefused(absence(1, { 53: 3 }), 400)
})
