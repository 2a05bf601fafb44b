import { decidedEntry, type DecidedEntry } from '@veckovis/contracts/diary'
import { ownerOf } from '@veckovis/testing'
import { createDiaryWorld, newAbsence, newExtraResource, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// Today is Wednesday 18 March 2026, in week 12.
let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const ask = (body: object, user = world.diary.approver) =>
  world.post(user, `/diary/unit/${world.units.own}/decided`, { body })

const enter = async (body: object): Promise<DecidedEntry> => {
  const answer = await ask(body)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return decidedEntry.parse(answer.json())
}

const sickUntilTuesday = (more: object = {}) =>
  newAbsence(world.staff.asa, {
    ...{ reason: 1, from: '2026-03-18', to: '2026-03-24', substitute: { typeId: 3, perDay: 8 } },
    ...more,
  })

const drift = async () => [
  ...(await findDiaryDrift(ownerOf(world.database))),
  ...(await findRollupDrift(world.database)),
]

test('A-181 sickness from today is done by one call: today is handed to the forecast, tomorrow on is approved', async () => {
  const answer = await enter(sickUntilTuesday())
  const { rest } = answer
  expect(answer).toMatchObject({ status: 'WAITING', from: '2026-03-18', to: '2026-03-18', hours: 8 })
  expect(answer.handledAt).toBe(world.clock.now.toISOString())
  expect(answer.draft).toEqual({
    unitId: world.units.own,
    rows: [
      { year: 2026, week: 12, rowId: 'absences-1', hours: 8 },
      { year: 2026, week: 12, rowId: 'substitutes-hourly-substitute', hours: 8 },
    ],
  })
  expect(rest).toMatchObject({ status: 'APPROVED', from: '2026-03-19', to: '2026-03-24', days: 4, hours: 32 })
  expect((await world.diaryHours('own', 2026, 'absence', 1)).slice(11, 13)).toEqual([16, 16])
  expect((await world.diaryHours('own', 2026, 'substitute', 3)).slice(11, 13)).toEqual([16, 16])
  // The list and the plan have both, and nothing of it waits for anybody.
  const found = await world.list('?sort=firstDate&direction=ascending')
  expect(found.entries.map(({ id }) => id)).toEqual([answer.id, rest?.id])
  expect((await world.list('?show=waiting')).total).toBe(0)
  const plan = (await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)).body
  expect(JSON.parse(plan)).toMatchObject({
    entries: [
      { id: answer.id, isHandled: true },
      { id: rest?.id, status: 'APPROVED', isHandled: false },
    ],
  })
  expect(await drift()).toEqual([])
})

test('A-181 what begins tomorrow is approved itself, and what is over is handed over itself', async () => {
  const ahead = await enter(sickUntilTuesday({ from: '2026-03-19' }))
  expect(ahead).toMatchObject({ status: 'APPROVED', rest: null, draft: { rows: [] }, handledAt: null })
  const over = await enter(sickUntilTuesday({ from: '2026-03-13', to: '2026-03-18', substitute: null }))
  // Of week 11, which is closed, nothing is handed over.
  const rows = [{ year: 2026, week: 12, rowId: 'absences-1', hours: 24 }]
  expect(over).toMatchObject({ status: 'WAITING', rest: null, draft: { rows }, days: 4 })
  expect(await drift()).toEqual([])
})

test('A-181 the days after a weekend without a chosen day are approved', async () => {
  world.clock.now = new Date('2026-03-21T10:00:00Z')
  const answer = await enter(newExtraResource({ from: '2026-03-20', to: '2026-03-24' }))
  expect(answer).toMatchObject({ to: '2026-03-21', days: 1, rest: { status: 'APPROVED', firstDate: '2026-03-23' } })
})

test('A-181 the same request once more does nothing, and hands the same over', async () => {
  const body = sickUntilTuesday()
  const answers = await Promise.all([ask(body), ask(body)])
  const [first, second] = answers.map(answer => decidedEntry.parse(answer.json()))
  expect(second).toEqual(first)
  expect((await world.list()).total).toBe(2)
  expect((await world.diaryHours('own', 2026, 'absence', 1))[11]).toBe(16)
  const ahead = sickUntilTuesday({ from: '2026-04-01', to: '2026-04-02' })
  expect(await enter(ahead)).toEqual(await enter(ahead))
  expect(await drift()).toEqual([])
})

test('A-181 what was added by the same request before, and waits, is decided', async () => {
  const body = sickUntilTuesday()
  const { id } = await world.create(body)
  expect(await enter(body)).toMatchObject({ id, rest: { status: 'APPROVED' } })
  const rejected = sickUntilTuesday({ from: '2026-04-01', to: '2026-04-02' })
  await world.decide('reject', [(await world.create(rejected)).id])
  expect((await ask(rejected)).json()).toMatchObject({ code: 'conflict', details: { reason: 'not-decidable' } })
})

test.each([
  ['nobody', { staffId: 999_999 }, 400],
  ['a day of no weekday', { weekdays: [6], to: '2026-03-20' }, 400],
  ['a field that there is not', { isUrgent: true }, 400],
  ['over New Year', { from: '2026-12-31', to: '2027-01-02' }, 400],
  // It is of the person's own dates, as only what was approved would be.
  ['a rest that is there already', { from: '2026-03-17', notes: 'Ny' }, 409],
])('A-181 %s is refused, and nothing of it is done', async (_what, more, status) => {
  const before = await enter(sickUntilTuesday({ from: '2026-03-18' }))
  const sent = await ask(sickUntilTuesday(more))
  expect(sent.status).toBe(status)
  expect((await world.list('?sort=firstDate&direction=ascending')).entries.map(({ id }) => id)).toEqual([
    before.id,
    before.rest?.id,
  ])
  expect(await drift()).toEqual([])
})

test('A-181 it takes the level that approves, in the unit', async () => {
  const { writer, reader, stranger, approver } = world.diary
  for (const user of [writer, reader]) expect((await ask(sickUntilTuesday(), user)).status).toBe(403)
  expect([403, 404]).toContain((await ask(sickUntilTuesday(), stranger)).status)
  const elsewhere = `/diary/unit/${world.units.sibling}/decided`
  expect([403, 404]).toContain((await world.post(approver, elsewhere, { body: sickUntilTuesday() })).status)
  expect((await world.list()).total).toBe(0)
  await enter(sickUntilTuesday())
})

test('A-181 each of its steps leaves its row of the audit', async () => {
  const { id, rest } = await enter(sickUntilTuesday())
  const subject = `diary/${id}`
  expect(await world.audits('diary-created')).toEqual([{ subject, details: { category: 'ABSENCE' } }])
  expect(await world.audits('diary-split')).toEqual([{ subject, details: { version: 2, rest: rest?.id } }])
  expect(await world.audits('diary-handed-over')).toEqual([{ subject, details: { again: false } }])
  const approved = { entries: [{ id: rest?.id, version: 2 }] }
  expect(await world.audits('diary-approved')).toEqual([{ subject: `unit/${world.units.own}`, details: approved }])
})
