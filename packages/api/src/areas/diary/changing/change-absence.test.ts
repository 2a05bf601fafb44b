import { randomUUID } from 'node:crypto'
import { changedAbsence, entryWithDraft, type ChangedAbsence } from '@veckovis/contracts/diary'
import { makeForecast, ownerOf } from '@veckovis/testing'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// Today is Wednesday 18 March 2026, in week 12; the absence begins tomorrow, ends in week 13 and is approved.
let world: DiaryWorld
let id: number
const substitute = { typeId: 3, perDay: 4 }

beforeEach(async () => {
  world = await createDiaryWorld()
  id = (await world.create(newAbsence(world.staff.asa, { from: '2026-03-19', to: '2026-03-27', substitute }))).id
  await world.approve(id)
})
afterEach(() => world.close())

const changeTo = (changes: object = {}) => ({
  requestId: randomUUID(),
  lastDay: '2026-03-27',
  hours: { perDay: 8 },
  substitute,
  ...changes,
})

const ask = (body: object, user: MadeUser = world.diary.approver, headers: Record<string, string> = {}) =>
  world.post(user, `/diary/${id}/change`, { body, headers })

const change = async (body: object): Promise<ChangedAbsence> => {
  const answer = await ask(body)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return changedAbsence.parse(answer.json())
}

const back = async (lastDay: string) => {
  const answer = await world.post(world.diary.approver, `/diary/${id}/return`, { body: { lastDay } })
  expect(answer.status).toBe(200)
  return entryWithDraft.parse(answer.json())
}

/** Weeks 11 to 15. */
const hoursOf = async (kind: string, sourceId: number) =>
  (await world.diaryHours('own', 2026, kind, sourceId)).slice(10, 15)

const drift = async () => [
  ...(await findDiaryDrift(ownerOf(world.database))),
  ...(await findRollupDrift(world.database)),
]

test('an approved absence is extended: entry, list, plan and forecast follow at once, and the change stands behind it', async () => {
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 0, 0])
  const changed = await change(changeTo({ lastDay: '2026-04-01' }))
  expect(changed).toMatchObject({
    ...{ id, version: 3, status: 'APPROVED', to: '2026-04-01', lastDate: '2026-04-01', days: 10, hours: 80 },
    ...{ temporaryHours: 40, difference: -40, draft: { rows: [] }, brought: true, closedWeeks: [] },
  })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 24, 0])
  expect(await hoursOf('substitute', 3)).toEqual([0, 8, 20, 12, 0])
  expect(await world.read(id)).toMatchObject({
    changes: [
      {
        at: world.clock.now.toISOString(),
        by: expect.any(String),
        before: { lastDay: '2026-03-27', perDay: 8, substitute },
        after: { lastDay: '2026-04-01', perDay: 8, substitute },
      },
    ],
    effects: expect.arrayContaining([{ year: 2026, week: 14, rowId: 'absences-2', hours: 24 }]),
  })
  expect((await world.list()).entries).toMatchObject([{ id, lastDate: '2026-04-01', hours: 80 }])
  const plan = await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)
  expect(plan.json()).toMatchObject({ entries: [{ id, to: '2026-04-01' }] })
  expect(await world.audits('diary-changed')).toEqual([
    { subject: `diary/${id}`, details: { version: 3, fields: ['lastDay'] } },
  ])
  expect(await drift()).toEqual([])
})

test('hours and substitute are corrected: the difference is brought, also to another row', async () => {
  await change(changeTo({ hours: { perDay: 6 }, substitute: { typeId: 2, perDay: 5 } }))
  expect(await hoursOf('absence', 2)).toEqual([0, 12, 30, 0, 0])
  expect(await hoursOf('substitute', 3)).toEqual([0, 0, 0, 0, 0])
  expect(await hoursOf('substitute', 2)).toEqual([0, 10, 25, 0, 0])
  const pause = { from: '07:00', to: '16:00', isNightWork: false }
  expect(await change(changeTo({ hours: pause, substitute: null }))).toMatchObject({ times: pause, temporaryHours: 0 })
  expect(await hoursOf('substitute', 2)).toEqual([0, 0, 0, 0, 0])
  expect((await world.read(id)).changes?.map(({ after }) => after.substitute)).toEqual([null, { typeId: 2, perDay: 5 }])
  expect(await drift()).toEqual([])
})

test('A-077 an extension that is taken back by an early return, or by a change, leaves the old sums', async () => {
  const sums = async () => [
    await hoursOf('absence', 2),
    await hoursOf('substitute', 3),
    (await world.list()).summary,
    (await world.read(id)).effects,
  ]
  const before = await sums()
  await change(changeTo({ lastDay: '2026-04-08' }))
  expect(await sums()).not.toEqual(before)
  expect(await back('2026-03-27')).toMatchObject({ returnedAfter: '2026-03-27', draft: { rows: [] }, brought: true })
  expect(await sums()).toEqual(before)
  await change(changeTo({ lastDay: '2026-04-08', hours: { perDay: 7.5 }, substitute: null }))
  await change(changeTo())
  expect(await sums()).toEqual(before)
  expect(await world.read(id)).toMatchObject({ returnedAfter: null, version: 6 })
  expect((await world.read(id)).changes?.map(({ before: was, after }) => [was.lastDay, after.lastDay])).toEqual([
    ['2026-04-08', '2026-03-27'],
    ['2026-03-27', '2026-04-08'],
    ['2026-04-08', '2026-03-27'],
    ['2026-03-27', '2026-04-08'],
  ])
  expect(await drift()).toEqual([])
})

test('somebody who came back before the first day, and is away after all, is away on all of the days', async () => {
  await back('2026-03-18')
  expect(await hoursOf('absence', 2)).toEqual([0, 0, 0, 0, 0])
  expect(await change(changeTo({ lastDay: '2026-03-24' }))).toMatchObject({ hours: 32, returnedAfter: null })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 16, 0, 0])
  expect((await world.read(id)).changes?.map(({ before }) => before.lastDay)).toEqual([null, '2026-03-27'])
  expect(await drift()).toEqual([])
})

test('times of as many hours are kept and move nothing, and times that stay are counted as they were, whatever the pause is now', async () => {
  const times = (from: string, to: string) => ({ hours: { from, to, isNightWork: false } })
  const { perDay } = await change(changeTo(times('07:00', '15:00')))
  const before = await hoursOf('absence', 2)
  expect(await change(changeTo(times('08:00', '16:00')))).toMatchObject({ perDay, brought: false })
  expect(await hoursOf('absence', 2)).toEqual(before)
  await ownerOf(world.database).asSystem(t => t.query('UPDATE municipality SET pause_minutes = pause_minutes + 30'))
  const extended = await change(changeTo({ ...times('08:00', '16:00'), lastDay: '2026-04-01' }))
  expect(extended).toMatchObject({ perDay })
  expect(await drift()).toEqual([])
})

test('A-181 the hours until today are handed over, and closed weeks are said and stay as they are', async () => {
  world.clock.now = new Date('2026-03-25T10:00:00Z')
  const corrected = await change(changeTo({ hours: { perDay: 6 } }))
  expect(corrected).toMatchObject({
    draft: { rows: [{ year: 2026, week: 13, rowId: 'absences-2', hours: -6 }] },
    closedWeeks: [{ year: 2026, week: 12 }],
    brought: true,
  })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 36, 0, 0])
  world.clock.now = new Date('2026-04-15T10:00:00Z')
  const late = await change(changeTo({ lastDay: '2026-03-31', hours: { perDay: 6 } }))
  expect(late).toMatchObject({ draft: { rows: [] }, closedWeeks: [{ year: 2026, week: 14 }], brought: false })
  expect(await drift()).toEqual([])
})

test('a repeated request is answered as the first was, and changes once; another body under its id is refused', async () => {
  const body = changeTo({ lastDay: '2026-04-01' })
  const answers = await Promise.all([body, body, body].map(each => ask(each, undefined, { 'if-match': `"${id}-2"` })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 24, 0])
  const other = await ask({ ...body, lastDay: '2026-04-02' })
  expect([other.status, other.json()]).toMatchObject([409, { details: { reason: 'request-repeated', id } }])
  expect((await ask(changeTo({ lastDay: '2026-04-02' }), undefined, { 'if-match': `"${id}-2"` })).status).toBe(412)
  expect(await drift()).toEqual([])
})

test.each([
  ['the same once more', {}, 'unchanged'],
  ['a day that is not chosen', { lastDay: '2026-03-29' }, 'unchanged'],
  ['the day before the first', { lastDay: '2026-03-18' }, 'date-range'],
  ['a day of the next year', { lastDay: '2027-01-04' }, 'other-year'],
  ['no hours', { hours: { perDay: 0 } }, '"path":"hours"'],
  ['no such substitute', { substitute: { typeId: 99, perDay: 4 } }, 'unknown-type'],
  ['a substitute who is none, with hours', { substitute: { typeId: 7, perDay: 4 } }, 'no-substitute'],
  ['something beside it', { title: 'Ny' }, 'unrecognized'],
])('a change to %s is refused, and nothing is left of it', async (_, changes, message) => {
  const answer = await ask(changeTo(changes))
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(message)])
  expect(await world.read(id)).toMatchObject({ version: 2, changes: [] })
  expect(await hoursOf('absence', 2)).toEqual([0, 16, 40, 0, 0])
})

test('nobody is away longer than they are employed, nor twice over the same days', async () => {
  id = (await world.create(newAbsence(world.staff.leaving, { to: '2026-08-11' }))).id
  await world.approve(id)
  const asked = (lastDay: string) => ask({ ...changeTo({ lastDay }), substitute: null })
  expect((await asked('2026-08-12')).status).toBe(200)
  expect((await asked('2026-08-13')).body).toContain('outside-employment')
  const bo = newAbsence(world.staff.bo, { from: '2026-08-10', to: '2026-08-11' })
  id = (await world.create(bo)).id
  await world.approve(id)
  await world.create({ ...bo, requestId: randomUUID(), to: '2026-08-14' })
  const twice = await asked('2026-08-14')
  expect([twice.status, twice.json()]).toMatchObject([409, { code: 'diary-exists' }])
})

test('only an approved absence is changed, by those who approve in the unit', async () => {
  const longer = changeTo({ lastDay: '2026-04-01' })
  for (const user of [world.diary.writer, world.diary.reader, world.diary.stranger])
    expect((await ask(longer, user)).status).toBe(403)
  id = (await world.create(newAbsence(world.staff.bo))).id
  const waits = await ask(changeTo({ lastDay: '2026-08-17' }))
  expect([waits.status, waits.json()]).toMatchObject([409, { details: { reason: 'not-approved-absence' } }])
})

test('A-177 a forecast that is made after an extension takes in all of it', async () => {
  id = (await world.create(newAbsence(world.staff.bo, { from: '2028-01-03', to: '2028-01-04' }))).id
  await world.approve(id)
  await change(changeTo({ lastDay: '2028-01-07', substitute: null }))
  await makeForecast(world.database, { unitId: world.units.own, year: 2028 }, world.clock.now)
  expect((await world.diaryHours('own', 2028, 'absence', 2))[0]).toBe(40)
  expect(await drift()).toEqual([])
})

test('the database takes a change of a decided entry from somebody who approves, as the row behind it says, and no other', async () => {
  const by = (user: MadeUser, ...statements: string[]) =>
    world.database.asUser(user.id, async transaction => {
      for (const text of statements) await transaction.query(text)
    })
  const behind = (
    user: MadeUser,
  ) => `INSERT INTO diary_change (entry_id, unit_id, municipality_id, version, was_until, until,
      was_per_day, per_day, was_substitute_type_id, substitute_type_id, was_substitute_per_day, substitute_per_day, changed_at,
      changed_by)
    SELECT id, unit_id, municipality_id, 3, last_date, last_date, 8, 6, 3, 3, 4, 4, now(), ${user.id} FROM diary_entry
    WHERE id = ${id}`
  const moved = (column: string) => `UPDATE diary_entry SET ${column}, version = version + 1 WHERE id = ${id}`
  const effect = (version: number) => `INSERT INTO diary_effect
    (entry_id, municipality_id, unit_id, year, week, kind, source_id, hours, change)
    SELECT ${id}, municipality_id, id, 2026, 14, 'absence', 2, 8, ${version} FROM unit WHERE id = ${world.units.own}`
  const { approver, writer } = world.diary
  const stays = /decided entry stays/
  await expect(by(approver, moved('per_day = 6'))).rejects.toThrow(stays)
  await expect(by(approver, behind(approver), moved('per_day = 7'))).rejects.toThrow(stays)
  await expect(by(approver, behind(approver), moved('absence_reason_id = 1, per_day = 6'))).rejects.toThrow(stays)
  await expect(by(writer, behind(writer), moved('per_day = 6'))).rejects.toThrow(stays)
  await expect(by(approver, behind(writer))).rejects.toThrow(/one's own name/)
  await expect(by(approver, behind(approver), moved('per_day = 6'), effect(2))).rejects.toThrow(/row-level security/)
  await expect(by(approver, effect(2))).rejects.toThrow(/row-level security/)
  await by(approver, behind(approver), moved('per_day = 6'), effect(3))
  await expect(by(approver, 'UPDATE diary_change SET per_day = 5')).rejects.toThrow(/permission denied/)
})
