import { randomUUID } from 'node:crypto'
import { outcomeDiary, outcomeOfYear } from '@veckovis/contracts/outcome'
import { createDiaryWorld, newAbsence, newExtraResource, type DiaryWorld } from '@veckovis/testing/diary-world'

// Today is Wednesday 18 March 2026, in week 12.
let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const path = (more = '', year = 2026) => `/outcome/unit/${world.units.own}/${year}${more}`

const read = async (year = 2026) => outcomeOfYear.parse((await world.get(world.people.reader, path('', year))).json())
const offered = async (year = 2026) => {
  const answer = await world.get(world.people.writer, path('/diary', year))
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return outcomeDiary.parse(answer.json())
}
const take = (weeks: readonly number[], user = world.people.writer) =>
  world.post(user, path('/from-diary'), { body: { weeks } })

/** Weeks of a row of which the diary says something, with what it says. */
const said = async (kind: string, serverId: number) =>
  (await read()).rows
    .find(row => row.kind === kind && row.serverId === serverId && row.source === 'diary')
    ?.values.flatMap((value, index) => (value === null ? [] : [[index + 1, value]]))

/** Week 10, eight hours a day: 2 to 6 March. */
const late = (changes: object = {}) =>
  newAbsence(world.staff.asa, { reason: 2, from: '2026-03-02', to: '2026-03-06', ...changes })

test('R-561 late entries of weeks that are over are offered to the outcome, and go in by one press with their trace', async () => {
  await world.create(late())
  await world.create(newExtraResource({ from: '2026-03-05', to: '2026-03-10' }))
  const absence = { kind: 'absence', serverId: 2, before: null, after: 4000 }
  const substitute = { kind: 'substitute', serverId: 5, before: null, after: 800 }
  expect(await offered()).toEqual({
    waiting: 2,
    weeks: [
      { week: 10, changes: [absence, substitute] },
      { week: 11, changes: [substitute] },
    ],
  })
  const forecast = await world.comprehensive(world.units.own, 2026)
  expect((await take([10, 11])).json()).toEqual({ version: 1 })
  expect(await said('absence', 2)).toEqual([[10, 4000]])
  expect(await said('substitute', 5)).toEqual([
    [10, 800],
    [11, 800],
  ])
  expect(await offered()).toEqual({ waiting: 0, weeks: [] })
  expect(await world.comprehensive(world.units.own, 2026)).toEqual(forecast)
  const history = (await world.get(world.people.reader, path('/history?week=11'))).json()
  expect(history['events']).toMatchObject([{ what: { event: 'value', source: 'diary', before: null, after: 800 } }])
})

test('R-561 an approved absence is offered once its weeks are over, and anew when it has been changed since', async () => {
  const { id } = await world.create(late({ from: '2026-03-23', to: '2026-04-01' }))
  await world.approve(id)
  expect(await offered()).toEqual({ waiting: 0, weeks: [] })
  world.clock.now = new Date('2026-04-08T10:00:00Z')
  expect(await offered()).toMatchObject({ waiting: 0, weeks: [{ week: 13 }, { week: 14 }] })
  expect((await take([13, 14])).status).toBe(200)
  const change = await world.post(world.diary.manager, `/diary/${id}/change`, {
    body: { requestId: randomUUID(), lastDay: '2026-03-27', hours: { perDay: 8 }, substitute: null },
  })
  expect([change.status, change.status === 200 ? '' : change.body]).toEqual([200, ''])
  expect(await offered()).toEqual({
    waiting: 0,
    weeks: [{ week: 14, changes: [{ kind: 'absence', serverId: 2, before: 2400, after: null }] }],
  })
  expect((await take([13, 14])).json()).toEqual({ version: 2 })
  expect(await said('absence', 2)).toEqual([[13, 4000]])
})

test('R-561 what is rejected or removed says nothing, and the same taken twice changes nothing', async () => {
  const rejected = await world.create(late())
  expect((await world.decide('reject', [rejected.id])).status).toBe(200)
  const kept = await world.create(late({ reason: 3 }))
  expect((await take([10])).json()).toEqual({ version: 1 })
  expect((await take([10])).json()).toEqual({ version: 1 })
  expect(await said('absence', 2)).toBeUndefined()
  expect(await said('absence', 3)).toEqual([[10, 4000]])
  expect((await world.delete(world.diary.writer, `/diary/${kept.id}`)).status).toBe(200)
  expect(await offered()).toMatchObject({ weeks: [{ week: 10, changes: [{ before: 4000, after: null }] }] })
})

test('R-535 what is typed counts before the diary, which comes before the forecast', async () => {
  await world.create(late())
  await world.post(world.people.writer, path('/as-forecast'), { body: { weeks: [10] } })
  // It has come since.
  expect(await offered()).toMatchObject({ weeks: [{ week: 10, changes: [{ serverId: 2, after: 4000 }] }] })
  const change = { kind: 'absence', serverId: 2, week: 10, value: 100 }
  await world.patch(world.people.writer, path(), { body: { changes: [change] } })
  // It would change nothing that counts.
  expect(await offered()).toEqual({ waiting: 0, weeks: [] })
  expect((await take([10])).status).toBe(200)
  const rows = (await read()).rows.filter(({ kind, serverId }) => kind === 'absence' && serverId === 2)
  expect(rows.map(({ source, values }) => [source, values[9]])).toEqual([
    ['diary', 4000],
    ['forecast', expect.any(Number)],
    ['typed', 100],
  ])
})

test('R-561 what the forecast had of the diary when a week was taken over from it is not said again', async () => {
  const { id } = await world.create(late({ from: '2026-03-23', to: '2026-03-27' }))
  await world.approve(id)
  world.clock.now = new Date('2026-04-08T10:00:00Z')
  expect(await offered()).toMatchObject({ weeks: [{ week: 13 }] })
  await world.post(world.people.writer, path('/as-forecast'), { body: { weeks: [13] } })
  expect(await offered()).toEqual({ waiting: 0, weeks: [] })
  expect((await take([13])).json()).toEqual({ version: 1 })
  await world.create(late({ from: '2026-03-27', to: '2026-03-27', staffId: world.staff.bo }))
  expect(await offered()).toMatchObject({ waiting: 1, weeks: [{ week: 13, changes: [{ after: 4800 }] }] })
})

test('a week that is complete or not over takes nothing of the diary, and is not offered', async () => {
  await world.create(late())
  await world.post(world.people.writer, path('/complete'), { body: { weeks: [10] } })
  expect(await offered()).toEqual({ waiting: 0, weeks: [] })
  const refusals = await Promise.all([take([10]), take([12])])
  expect(refusals.map(({ status, json }) => [status, json()['code']])).toEqual([
    [409, 'weeks-complete'],
    [400, 'weeks-not-over'],
  ])
})

test('days of a week that two years share count in their ISO year', async () => {
  // Monday 29 December 2025 lies in week 1 of 2026.
  await world.create(late({ from: '2025-12-26', to: '2025-12-29', weekdays: [1, 5] }))
  expect(await offered()).toMatchObject({ weeks: [{ week: 1, changes: [{ after: 800 }] }] })
  expect(await offered(2025)).toMatchObject({ weeks: [{ week: 52, changes: [{ after: 800 }] }] })
})

test('whoever reads the forecast only is offered nothing and takes nothing', async () => {
  await world.create(late())
  expect((await take([10], world.people.reader)).status).toBe(403)
  for (const user of [world.people.reader, world.diary.stranger])
    expect((await world.get(user, path('/diary'))).status).toBe(403)
  const asked = (id: number) =>
    world.database.asUser(id, t => t.query('SELECT * FROM diary_of_outcome($1, 2026)', [world.units.own]))
  expect((await asked(world.people.reader.id)).rows).toEqual([])
  expect((await asked(world.people.writer.id)).rows).toHaveLength(1)
})
