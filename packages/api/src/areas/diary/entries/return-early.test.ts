import { entriesBehindCell, entryWithDraft } from '@veckovis/contracts/diary'
import { makeForecast, ownerOf } from '@veckovis/testing'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// Today is Wednesday 18 March 2026, in week 12; the absence begins tomorrow and is approved.
let world: DiaryWorld
let id: number
beforeEach(async () => {
  world = await createDiaryWorld()
  const dates = { from: '2026-03-19', to: '2026-03-27', substitute: { typeId: 3, perDay: 4 } }
  id = (await world.create(newAbsence(world.staff.asa, dates))).id
  await world.approve(id)
})
afterEach(() => world.close())

const back = async (lastDay: string, user: MadeUser = world.diary.approver) => {
  const answer = await world.post(user, `/diary/${id}/return`, { body: { lastDay } })
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return entryWithDraft.parse(answer.json())
}

const hoursOf = async (kind: string, sourceId: number) =>
  (await world.diaryHours('own', 2026, kind, sourceId)).slice(11, 13)

const drift = async () => [
  ...(await findDiaryDrift(ownerOf(world.database))),
  ...(await findRollupDrift(world.database)),
]

test('A-077 A-181 an early return by somebody who approves takes the hours to come out of the forecast, once', async () => {
  expect(await hoursOf('absence', 2)).toEqual([16, 40])
  const first = await back('2026-03-24')
  expect(first).toMatchObject({ version: 3, to: '2026-03-24', hours: 32, draft: { rows: [] }, brought: true })
  expect(await back('2026-03-24')).toEqual(first)
  expect(await hoursOf('absence', 2)).toEqual([16, 16])
  expect(await hoursOf('substitute', 3)).toEqual([8, 8])
  expect(await back('2026-03-20')).toMatchObject({ version: 4, draft: { rows: [] }, brought: true })
  expect(await hoursOf('absence', 2)).toEqual([16, 0])
  const { effects, changes } = await world.read(id)
  expect(effects).toEqual([
    { year: 2026, week: 12, rowId: 'absences-2', hours: 16 },
    { year: 2026, week: 12, rowId: 'substitutes-hourly-substitute', hours: 8 },
  ])
  expect(changes?.map(({ before, after }) => [before.lastDay, after.lastDay])).toEqual([
    ['2026-03-24', '2026-03-20'],
    ['2026-03-27', '2026-03-24'],
  ])
  expect(await drift()).toEqual([])
})

test('A-181 the hours until today are handed over, also to those who approve, and those that were taken back are not', async () => {
  world.clock.now = new Date('2026-03-23T10:00:00Z')
  const rows = [
    { year: 2026, week: 13, rowId: 'absences-2', hours: -8 },
    { year: 2026, week: 13, rowId: 'substitutes-hourly-substitute', hours: -4 },
  ]
  const { approver, writer } = world.diary
  for (const user of [approver, writer, approver])
    expect(await back('2026-03-20', user)).toMatchObject({ draft: { rows }, brought: true, version: 3 })
  expect(await hoursOf('absence', 2)).toEqual([16, 8])
  expect(await drift()).toEqual([])
})

test('A-077 somebody who only writes hands all of the hours over, and one who approves does so again with the same day', async () => {
  const rows = [{ hours: -24 }, { hours: -12 }]
  for (const user of [world.diary.writer, world.diary.approver])
    expect(await back('2026-03-24', user)).toMatchObject({ to: '2026-03-24', draft: { rows }, brought: false })
  expect(await hoursOf('absence', 2)).toEqual([16, 40])
  expect(await drift()).toEqual([])
})

test('A-077 somebody who was away on no day leaves nothing in the forecast, nor behind its cells', async () => {
  await back('2026-03-18')
  expect(await hoursOf('absence', 2)).toEqual([0, 0])
  expect((await world.read(id)).effects).toEqual([])
  const body = { year: 2026, week: 12, rowId: 'absences-2' }
  const behind = await world.post(world.diary.reader, `/diary/unit/${world.units.own}/behind`, { body })
  expect(entriesBehindCell.parse(behind.json())).toEqual({ entries: [], hours: 0 })
  expect(await drift()).toEqual([])
})

test('A-177 a forecast that is made after an early return takes in what is left', async () => {
  const dates = { from: '2028-01-03', to: '2028-01-07' }
  id = (await world.create(newAbsence(world.staff.bo, dates))).id
  await world.approve(id)
  await back('2028-01-04')
  await makeForecast(world.database, { unitId: world.units.own, year: 2028 }, world.clock.now)
  expect((await world.diaryHours('own', 2028, 'absence', 2))[0]).toBe(16)
  expect(await drift()).toEqual([])
})

test('A-077 two early returns at once take each day back once', async () => {
  const asked = ['2026-03-24', '2026-03-20', '2026-03-24', '2026-03-20']
  const ask = (lastDay: string) => world.post(world.diary.approver, `/diary/${id}/return`, { body: { lastDay } })
  const answers = await Promise.all(asked.map(ask))
  expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
  expect(await world.read(id)).toMatchObject({ returnedAfter: '2026-03-20', hours: 16 })
  expect(await hoursOf('absence', 2)).toEqual([16, 0])
  expect(await drift()).toEqual([])
})

test('A-181 what a return takes back is written with it by those who approve, and only with a minus', async () => {
  const add = (hours: number, change: number) => `INSERT INTO diary_effect
    (entry_id, municipality_id, unit_id, year, week, kind, source_id, hours, change)
    SELECT ${id}, municipality_id, id, 2026, 13, 'absence', 2, ${hours}, ${change} FROM unit WHERE id = ${world.units.own}`
  const returned = `UPDATE diary_entry SET returned_after = '2026-03-24', version = version + 1 WHERE id = ${id}`
  const by = (user: MadeUser, ...statements: string[]) =>
    world.database.asUser(user.id, async transaction => {
      for (const text of statements) await transaction.query(text)
    })
  await expect(by(world.diary.approver, add(-1, 2))).rejects.toThrow(/row-level security/)
  await expect(by(world.diary.writer, returned, add(-1, 3))).rejects.toThrow(/row-level security/)
  await expect(by(world.diary.approver, returned, add(1, 3))).rejects.toThrow(/row-level security/)
  await by(world.diary.approver, returned, add(-1, 3))
})
