import { outcomeHistory, outcomeOfYear, type OutcomeOfYear } from '@veckovis/contracts/outcome'
import { ownerOf, usualTestTime } from '@veckovis/testing'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

// The tests share one world; each works on weeks of its own and says which version it begins with by reading it.
let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(() => {
  world.clock.now = new Date(usualTestTime)
})

const path = (unitId: number, year: number) => `/outcome/unit/${unitId}/${year}`

const read = async (year = 2025): Promise<OutcomeOfYear> => {
  const answer = await world.get(world.people.reader, path(world.units.own, year))
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  expect(answer.etag).toBe(`"${world.units.own}-${answer.json()['version']}"`)
  return outcomeOfYear.parse(answer.json())
}

const cell = (week: number, value: number | null, more: object = {}) => ({
  kind: 'worked',
  serverId: 0,
  week,
  value,
  ...more,
})

/** Saves into the own unit's year 2025, which is over, as the writer. */
const save = (
  changes: object[],
  { year = 2025, headers = {} }: { year?: number; headers?: Record<string, string> } = {},
) => world.patch(world.people.writer, path(world.units.own, year), { body: { changes }, headers })

const act = (what: string, body: object, year = 2025) =>
  world.post(world.people.writer, `${path(world.units.own, year)}/${what}`, { body })

/** Refused, and everything is as it was. */
const expectRefused = async (ask: () => ReturnType<typeof save>, status: number, refusal: object, year = 2025) => {
  const before = await read(year)
  const answer = await ask()
  expect([answer.status, answer.json()]).toMatchObject([status, refusal])
  expect(await read(year)).toEqual(before)
}

const valuesOf = (outcome: OutcomeOfYear, kind: string, { serverId = 0, source = 'typed' } = {}) =>
  outcome.rows.find(row => row.kind === kind && row.serverId === serverId && row.source === source)?.values

test('a year of which nobody has said anything is empty, has version 0 and says which week was over last', async () => {
  const { unitId, year, version, rows, complete, lastWeek } = await read(2026)
  expect({ unitId, year, version, rows, complete }).toEqual({
    unitId: world.units.own,
    year: 2026,
    version: 0,
    rows: [],
    complete: [],
  })
  // The clock of the tests stands in week 12.
  expect(lastWeek).toBe(11)
  expect(await read(2025)).toMatchObject({ version: 0, lastWeek: 52 })
  expect(await read(2027)).toMatchObject({ version: 0, lastWeek: 0 })
})

test('typed values are kept week by week, and a value that is absent is not 0', async () => {
  const { version } = await read()
  const answer = await save([
    cell(1, 100_050),
    cell(2, 0),
    cell(1, 1_250, { kind: 'absence', serverId: 1 }),
    cell(1, -1_234_567, { kind: 'staff-cost' }),
  ])
  expect([answer.status, answer.json()]).toEqual([200, { version: version + 1 }])
  expect(answer.etag).toBe(`"${world.units.own}-${version + 1}"`)
  const after = await read()
  expect(after.version).toBe(version + 1)
  expect(valuesOf(after, 'worked')?.slice(0, 3)).toEqual([100_050, 0, null])
  expect(valuesOf(after, 'worked')).toHaveLength(52)
  expect(valuesOf(after, 'absence', { serverId: 1 })?.slice(0, 2)).toEqual([1_250, null])
  expect(valuesOf(after, 'staff-cost')?.[0]).toBe(-1_234_567)

  expect((await save([cell(1, null), cell(2, null)])).status).toBe(200)
  expect(valuesOf(await read(), 'worked')).toBeUndefined()
})

test('R-536 the same twice changes nothing: no version and no history', async () => {
  const once = await save([cell(3, 500)])
  const again = await save([cell(3, 500), cell(4, null)])
  expect([again.status, again.json()]).toEqual([200, once.json()])
  const { rows } = await ownerOf(world.database).read(
    `SELECT week, event, kind, source, value_before::int, value_after::int, changed_by FROM outcome_change
     WHERE unit_id = $1 AND year = 2025 AND week IN (3, 4)`,
    [world.units.own],
  )
  expect(rows).toEqual([
    {
      ...{ week: 3, event: 'value', kind: 'worked', source: 'typed', value_before: null, value_after: 500 },
      changed_by: world.people.writer.id,
    },
  ])
})

test('R-539 If-Match: the newest version is saved, also 0, and a stale one gets 412 with the current version', async () => {
  const { own, sibling } = world.units
  const at = (version: number, unitId = sibling) => ({ 'if-match': `"${unitId}-${version}"` })
  const send = (value: number, version: number) =>
    world.patch(world.people.writer, path(sibling, 2026), { body: { changes: [cell(1, value)] }, headers: at(version) })
  expect((await send(1, 0)).json()).toEqual({ version: 1 })
  const stale = await send(2, 0)
  expect([stale.status, stale.json()]).toMatchObject([412, { code: 'stale-version', details: { version: 1 } }])
  expect(stale.etag).toBe(`"${sibling}-1"`)
  expect((await send(2, 1)).json()).toEqual({ version: 2 })
  expect((await save([cell(5, 1)], { headers: at(0, own) })).status).toBe(412)
})

test('of two who save at once on the same version one is taken and the other told', async () => {
  const { version } = await read(2026)
  const headers = { 'if-match': `"${world.units.own}-${version}"` }
  const answers = await Promise.all([1, 2].map(value => save([cell(1, value)], { year: 2026, headers })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const taken = answers.findIndex(({ status }) => status === 200) + 1
  expect(valuesOf(await read(2026), 'worked')?.[0]).toBe(taken)
})

test('an absence or substitute that the forecast has no row for is refused with its id', async () => {
  const unknown = [
    cell(6, 1, { kind: 'absence', serverId: 99 }),
    cell(6, 1, { kind: 'substitute', serverId: 9_999_999_999 }),
    // 'No substitute' is nobody's hours.
    cell(6, 1, { kind: 'substitute', serverId: 7 }),
  ]
  await expectRefused(() => save([cell(6, 1), ...unknown]), 400, {
    code: 'unknown-row',
    details: { rows: unknown.map(({ kind, serverId }) => ({ kind, serverId })) },
  })
  expect((await save([cell(6, 1, { kind: 'substitute', serverId: 6 })])).status).toBe(200)
})

test.each([
  ['nothing', []],
  ['a cell twice', [cell(7, 1), cell(7, 2)]],
  ['hours below 0', [cell(7, -1)]],
  ['parts of a hundredth', [cell(7, 0.5)]],
  ['more than 10,000 hours', [cell(7, 1_000_001)]],
  ['more than a billion kronor', [cell(7, 100_000_000_001, { kind: 'staff-cost' })]],
  ['an absence without id', [cell(7, 1, { kind: 'absence' })]],
  ['an id of a kind that has one row', [cell(7, 1, { serverId: 1 })]],
  ['week 0', [cell(0, 1)]],
  ['another source', [cell(7, 1, { source: 'file' })]],
])('a save of %s is refused', async (_what, changes) => {
  await expectRefused(() => save(changes), 400, { code: 'bad-request' })
})

test('a year without a forecast is not found, a foreign unit and one without a licence are forbidden', async () => {
  const { people, units } = world
  const body = { changes: [cell(1, 1)] }
  for (const [unitId, year, status] of [
    [units.own, 2024, 404],
    [units.empty, 2025, 404],
    [units.foreign, 2026, 403],
    [units.unlicensed, 2026, 403],
    [999_999, 2026, 403],
  ] as const) {
    expect((await world.patch(people.writer, path(unitId, year), { body })).status).toBe(status)
    expect((await world.get(people.writer, path(unitId, year))).status).toBe(status)
  }
  expect((await world.patch(people.reader, path(units.own, 2025), { body })).status).toBe(403)
  for (const person of [people.diaryOnly, people.nobody])
    expect((await world.get(person, path(units.own, 2025))).status).toBe(403)
})

test('R-537 a complete week is changed once it is opened again, for which there is a reason', async () => {
  expect((await save([cell(20, 10)])).status).toBe(200)
  expect((await act('complete', { weeks: [21, 20, 20] })).status).toBe(200)
  const { version, complete } = await read()
  expect(complete).toEqual([20, 21])
  expect((await act('complete', { weeks: [20] })).json()).toEqual({ version })

  const refusal = { code: 'weeks-complete', details: { weeks: [20, 21] } }
  await expectRefused(() => save([cell(19, 1), cell(21, 1), cell(20, 1)]), 409, refusal)
  await expectRefused(() => act('as-forecast', { weeks: [20, 21] }), 409, refusal)
  await expectRefused(() => act('complete', { weeks: [20, 53] }), 400, { code: 'weeks-not-in-year' })
  await expectRefused(() => act('reopen', { weeks: [20], reason: ' ' }), 400, { code: 'bad-request' })

  expect((await act('reopen', { weeks: [20, 22], reason: 'Lönefilen kom sent' })).json()).toEqual({
    version: version + 1,
  })
  expect((await read()).complete).toEqual([21])
  expect((await save([cell(20, 11)])).status).toBe(200)
})

test('R-535 R-534 what another source says stays beside what is typed, and the forecast is the same afterwards', async () => {
  const forecast = await world.comprehensive(world.units.own, 2025)
  await save([cell(30, 1, { kind: 'absence', serverId: 2 })])
  expect((await act('as-forecast', { weeks: [30, 31] })).status).toBe(200)
  const outcome = await read()
  const { staffing, needs } = await world.comprehensive(world.units.own, 2025)
  const hoursOf = (rows: readonly { id: number; values: Record<string, number> }[], id: number) =>
    Math.round((rows.find(row => row.id === id)?.values['30'] ?? 0) * 100)
  expect(valuesOf(outcome, 'absence', { serverId: 2 })?.[29]).toBe(1)
  for (const { id } of staffing.absences) {
    const values = valuesOf(outcome, 'absence', { serverId: id, source: 'forecast' })
    expect([id, values?.[28], values?.[29]]).toEqual([id, null, hoursOf(staffing.absences, id)])
  }
  // 'No substitute' is nobody's hours.
  for (const { id } of staffing.substitutes.filter(({ id }) => id !== 7))
    expect(valuesOf(outcome, 'substitute', { serverId: id, source: 'forecast' })?.[29]).toBe(
      hoursOf(staffing.substitutes, id),
    )
  expect(needs).toBeDefined()
  expect(valuesOf(outcome, 'performed', { source: 'forecast' })?.slice(28, 32)).toEqual([
    null,
    expect.any(Number),
    expect.any(Number),
    null,
  ])
  expect((await act('as-forecast', { weeks: [31, 30] })).json()).toEqual({ version: outcome.version })
  expect(await world.comprehensive(world.units.own, 2025)).toEqual(forecast)
})

test('each change leaves one audit row that says who, where and which weeks', async () => {
  await save([cell(40, 1), cell(41, 2)])
  const { version } = await read()
  const { rows } = await ownerOf(world.database).read(
    'SELECT user_id, unit_id, action, subject, details FROM audit_event WHERE action LIKE $1 ORDER BY id DESC LIMIT 1',
    ['outcome-%'],
  )
  expect(rows).toEqual([
    {
      user_id: world.people.writer.id,
      unit_id: world.units.own,
      action: 'outcome-saved',
      subject: `forecast/${world.forecasts.own2025.forecastId}`,
      details: { year: 2025, version, weeks: [40, 41] },
    },
  ])
})

test('R-538 the history of a week tells newest first who said what, and why it was opened again', async () => {
  await save([cell(45, 10), cell(45, 5, { kind: 'absence', serverId: 1 })])
  await save([cell(45, null), cell(46, 1)])
  await act('complete', { weeks: [45] })
  await act('reopen', { weeks: [45], reason: 'Fel i lönefilen' })
  const answer = await world.get(world.people.reader, `${path(world.units.own, 2025)}/history?week=45`)
  const { events, more } = outcomeHistory.parse(answer.json())
  const value = { event: 'value', kind: 'worked', serverId: 0, source: 'typed' }
  expect(events.map(({ what }) => what)).toEqual([
    { event: 'reopened', reason: 'Fel i lönefilen' },
    { event: 'complete' },
    { ...value, before: 10, after: null },
    { ...value, kind: 'absence', serverId: 1, before: null, after: 5 },
    { ...value, before: null, after: 10 },
  ])
  expect(new Set(events.map(({ by }) => by))).toEqual(new Set(['Prov Person']))
  expect(events[0]?.at).toBe(new Date(usualTestTime).toISOString())
  expect(more).toBe(false)
})

test('more than two hundred events of a week end the list and say so', async () => {
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query(
      `INSERT INTO outcome_change (municipality_id, unit_id, year, version, week, event, changed_at)
       SELECT municipality_id, unit_id, year, 1, 47, 'complete', now() FROM outcome_year, generate_series(1, 201)
       WHERE unit_id = $1 AND year = 2025`,
      [world.units.own],
    ),
  )
  const answer = await world.get(world.people.reader, `${path(world.units.own, 2025)}/history?week=47`)
  const { events, more } = outcomeHistory.parse(answer.json())
  expect([events.length, more]).toEqual([200, true])
})

test('there is no history of a week that the year does not have, nor of a foreign unit', async () => {
  const { own, foreign } = world.units
  for (const [address, status] of [
    [`${path(own, 2025)}/history?week=53`, 404],
    [`${path(own, 2024)}/history?week=1`, 404],
    [`${path(own, 2025)}/history?week=54`, 400],
    [`${path(own, 2025)}/history`, 400],
    [`${path(foreign, 2026)}/history?week=1`, 403],
  ] as const)
    expect([address, (await world.get(world.people.writer, address)).status]).toEqual([address, status])
})

test('R-533 only weeks that are over in Sweden have an outcome, one refused week keeps all others out', async () => {
  await expectRefused(
    () => save([cell(10, 1), cell(12, 1), cell(53, 1)], { year: 2026 }),
    400,
    { code: 'weeks-not-over', details: { weeks: [12, 53] } },
    2026,
  )
  await expectRefused(() => save([cell(53, 1)]), 400, { code: 'weeks-not-in-year', details: { weeks: [53] } })
  // Sunday 23.30 in Sweden is still week 12; half an hour later it is over.
  world.clock.now = new Date('2026-03-22T22:30:00Z')
  expect((await save([cell(12, 1)], { year: 2026 })).status).toBe(400)
  world.clock.now = new Date('2026-03-22T23:00:00Z')
  expect((await save([cell(12, 1)], { year: 2026 })).status).toBe(200)
})

test('week 53 of a year that has one is a week as any other', async () => {
  world.clock.now = new Date('2027-01-05T09:00:00Z')
  expect((await read(2026)).lastWeek).toBe(53)
  expect((await save([cell(53, 77)], { year: 2026 })).status).toBe(200)
  expect(valuesOf(await read(2026), 'worked')?.[52]).toBe(77)
})
