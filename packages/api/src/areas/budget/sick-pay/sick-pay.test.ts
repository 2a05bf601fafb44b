import { costPreview, municipalitySickPay } from '@veckovis/contracts/budget'
import { calculateForecast, type SickPay } from '@veckovis/domain/forecast'
import { makePerson, makeForecast, ownerOf } from '@veckovis/testing'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { noChanges } from '@veckovis/testing/forecast-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'
import { areas } from '../../../composition'

// Today is Wednesday 18 March 2026, in week 12. Everybody works 40 hours a week.
let world: DiaryWorld
let economist: MadeUser

beforeEach(async () => {
  world = await createDiaryWorld()
  const { hash } = areas.session.passwordHasher(world.dependencies.passwordCost)
  const scope = { kind: 'municipality', id: world.units.municipalityId } as const
  // Reads neither the diary nor the staff.
  const roles = [{ id: 3, levels: ['APPROVE' as const], scope }]
  economist = await makePerson(world.database, { roles, jobTitleId: 4 }, { at: world.clock.now, hash })
})
afterEach(() => world.close())

const rule = { validFrom: '2026-01-01', bySpell: true, savedFromDay15: 1 }
const first = { ...rule, basedOn: null }

const address = (path = '') => `/settings/budget/municipality/${world.units.municipalityId}/sick-pay${path}`
const set = (body: object = first, user = economist) => world.post(user, address(), { body })
const chosen = async () => {
  const answer = await set()
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
}
const preview = async (body: object) =>
  costPreview.parse((await world.post(economist, address('/preview'), { body })).json())
const stored = async () => municipalitySickPay.parse((await world.get(economist, address())).json()).rules

/** Monday 23 to Friday 27 March, week 13. */
const ill = (changes: object = {}, staffId = world.staff.asa) =>
  newAbsence(staffId, { reason: 1, from: '2026-03-23', to: '2026-03-27', ...changes })
const approved = async (changes: object = {}, staffId = world.staff.asa) => {
  const { id } = await world.create(ill(changes, staffId))
  await world.approve(id)
  return id
}

const weeksOf = (sickPay: SickPay | undefined) =>
  sickPay?.spellHours.flatMap((hours, index) =>
    hours === 0 ? [] : [[index + 1, hours / 100, sickPay.savedHours[index]]],
  )

/** The year as its page calculates it: weeks that are counted by spell with their hours and what these save, and its cost. */
const yearOf = async (unitId = world.units.own, year = 2026) => {
  const answer = await world.comprehensive(unitId, year)
  const input = forecastInputOfAnswer(answer)
  const { weekCost, staffCost, summary } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  // What is stored beside the rows is what the page works out.
  expect(Object.values(answer.weeklyValues.staffCost)).toEqual(staffCost)
  const cost = weekCost.reduce((sum, each) => sum + each, 0)
  return { weeks: weeksOf(input.sickPay), cost, left: summary.leftOfYear, isTold: 'sickPay' in answer.budget }
}

const versionOf = async (year = 2026) => {
  const sql = 'SELECT version FROM forecast WHERE unit_id = $1 AND year = $2'
  return (await ownerOf(world.database).read<{ version: number }>(sql, [world.units.own, year])).rows[0]?.version ?? NaN
}

test('A-214 the economist sees what it does before it is saved: five days of 40 hours save 14.4 in place of 8', async () => {
  await approved()
  const before = await yearOf()
  expect(before).toMatchObject({ weeks: undefined, isTold: false })
  const shown = await preview({ set: rule })
  expect(shown.units).toMatchObject([{ unitId: world.units.own, year: 2026 }])
  expect(await yearOf()).toEqual(before)
  await chosen()
  const after = await yearOf()
  expect(after.weeks).toEqual([[13, 40, 14.4]])
  // 250 SEK an hour
  expect(before.cost - after.cost).toBeCloseTo(6.4 * 250, 4)
  expect(shown.sum.costBefore).toBeCloseTo(before.cost, 4)
  expect(shown.sum.costAfter).toBeCloseTo(after.cost, 4)
  expect(shown.sum.leftAfter).toBeCloseTo(after.left, 4)
  expect(await findRollupDrift(world.database)).toEqual([])
  expect(await world.audits('forecast-repriced')).toHaveLength(1)
})

test('A-214 its removal is shown too, and leaves no trace', async () => {
  await approved()
  const before = await yearOf()
  await chosen()
  const [{ id } = { id: NaN }] = await stored()
  const shown = await preview({ remove: id })
  expect(shown.sum.costAfter).toBeCloseTo(before.cost, 4)
  expect((await world.delete(economist, address(`/${id}`))).status).toBe(200)
  expect(await yearOf()).toEqual(before)
  expect(await stored()).toEqual([])
})

test('a rule is changed on what was read, and one that says 0.2 ends it from its day', async () => {
  await approved()
  await chosen()
  expect((await set()).json()).toMatchObject({ statusCode: 409, details: { reason: 'changed' } })
  const way = { bySpell: true, savedFromDay15: 1 }
  expect((await set({ ...rule, savedFromDay15: 0.9, basedOn: way })).status).toBe(200)
  expect((await set({ ...first, bySpell: false, validFrom: '2026-03-01' })).status).toBe(200)
  expect((await yearOf()).weeks).toBeUndefined()
  expect(await stored()).toMatchObject([{ savedFromDay15: 0.9 }, { validFrom: '2026-03-01', bySpell: false }])
})

test('A-214 an approval brings its hours and what they save at once, in one version', async () => {
  await chosen()
  const before = await versionOf()
  await approved()
  expect(await yearOf()).toMatchObject({ weeks: [[13, 40, 14.4]] })
  expect(await versionOf()).toBe(before + 1)
  // A relapse within five days goes on without a deduction.
  await approved({ from: '2026-04-01', to: '2026-04-01' })
  expect((await yearOf()).weeks).toEqual([
    [13, 40, 14.4],
    [14, 8, 1.6],
  ])
  await approved({ from: '2026-03-23', to: '2026-03-23', hours: { perDay: 4 } }, world.staff.bo)
  expect((await yearOf()).weeks?.[0]).toEqual([13, 44, 18.4])
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('A-214 other absences and entries that wait or are rejected are none', async () => {
  await chosen()
  await approved({ reason: 2 })
  const { id } = await world.create(ill({ from: '2026-04-13', to: '2026-04-17' }))
  await world.create(ill({ from: '2026-04-20', to: '2026-04-24' }))
  await world.decide('reject', [id])
  expect((await yearOf()).weeks).toBeUndefined()
})

test('A-214 a change of the approved absence and an early return follow', async () => {
  await chosen()
  const id = await approved()
  const body = {
    requestId: '0b0b5a39-4c2f-4c5f-9c3b-0d6f0a1b2c3d',
    ...{ lastDay: '2026-03-30', hours: { perDay: 8 }, substitute: null },
  }
  expect((await world.post(world.diary.approver, `/diary/${id}/change`, { body })).status).toBe(200)
  expect((await yearOf()).weeks).toEqual([
    [13, 40, 14.4],
    [14, 8, 1.6],
  ])
  const back = (lastDay: string) => world.post(world.diary.approver, `/diary/${id}/return`, { body: { lastDay } })
  expect((await back('2026-03-24')).status).toBe(200)
  expect((await yearOf()).weeks).toEqual([[13, 16, 9.6]])
  // Away on no day at all.
  expect((await back('2026-03-22')).status).toBe(200)
  expect((await yearOf()).weeks).toBeUndefined()
})

test('A-214 A-181 a day that is handled by hand counts, by somebody who approves at once', async () => {
  await chosen()
  const body = ill({ from: '2026-03-18', to: '2026-03-18' })
  const answer = await world.post(world.diary.approver, `/diary/unit/${world.units.own}/decided`, { body })
  expect(answer.json()).toMatchObject({ status: 'WAITING' })
  expect((await yearOf()).weeks).toEqual([[12, 8, 8]])
})

test('A-214 A-181 one that is handed over by somebody who does not approve counts when the forecast is saved', async () => {
  await chosen()
  const { id } = await world.create(ill({ from: '2026-03-17', to: '2026-03-17' }), { user: world.diary.writer })
  expect((await world.post(world.diary.writer, `/diary/${id}/hand-over`, { body: {} })).status).toBe(200)
  expect((await yearOf()).weeks).toBeUndefined()
  const { forecastId } = world.forecasts.own2026
  const saved = await world.patch(world.people.writer, `/forecast/${forecastId}/unit/${world.units.own}`, {
    body: { ...noChanges, absences: [{ id: 1, values: { 12: 8 } }] },
  })
  expect(saved.status).toBe(200)
  expect((await yearOf()).weeks).toEqual([[12, 8, 8]])
})

test('A-214 a spell goes on over New Year, whichever part is approved first', async () => {
  await chosen()
  await approved({ from: '2027-01-01', to: '2027-01-08' })
  // Friday 1 January lies in week 53 of 2026.
  expect((await yearOf()).weeks).toEqual([[53, 8, 8]])
  expect((await yearOf(world.units.own, 2027)).weeks).toEqual([[1, 40, 8]])
  const before = await versionOf(2027)
  await approved({ from: '2026-12-21', to: '2026-12-31' })
  expect((await yearOf()).weeks).toEqual([
    [52, 40, 14.4],
    [53, 40, 8],
  ])
  // Days 15 to 19 of the spell: from Monday 4 January on all is saved.
  expect((await yearOf(world.units.own, 2027)).weeks).toEqual([[1, 40, 40]])
  expect(await versionOf(2027)).toBe(before + 1)
})

test('A-214 a forecast that is made afterwards has what its illness saves', async () => {
  await chosen()
  const { empty } = world.units
  const sql = 'UPDATE staff_member SET unit_id = $1 WHERE id = $2'
  await ownerOf(world.database).asSystem(t => t.query(sql, [empty, world.staff.bo]))
  const { id } = await world.create(ill({}, world.staff.bo), { where: 'empty' })
  await world.approve(id)
  await makeForecast(world.database, { unitId: empty, year: 2026 }, world.clock.now)
  expect((await yearOf(empty)).weeks).toEqual([[13, 40, 14.4]])
})

test('A-214 hours without a person, and units of others, stay at 0.2', async () => {
  await approved()
  const { sibling } = world.units
  const versions = async () =>
    (await ownerOf(world.database).read('SELECT id, version FROM forecast WHERE unit_id <> $1', [world.units.own])).rows
  const before = [await yearOf(sibling), await versions()]
  await chosen()
  expect([await yearOf(sibling), await versions()]).toEqual(before)
  // Of the 20 hours of week 1 that somebody typed, none is a spell's.
  expect((await yearOf()).weeks?.map(([week]) => week)).toEqual([13])
})

test('whoever reads the diary alone asks the database for nobody’s days; whoever writes forecasts, without names', async () => {
  await approved()
  const daysFor = async ({ id }: MadeUser) =>
    (
      await world.database.asUser(id, t =>
        t.query('SELECT * FROM sick_days_of($1)', [[world.units.own, world.units.foreign]]),
      )
    ).rows
  expect(await daysFor(world.diary.reader)).toEqual([])
  expect(await daysFor(world.diary.stranger)).toEqual([])
  expect(await daysFor(economist)).toMatchObject([{ unit_id: world.units.own, person: 1 }])
})

test.each([
  ['a factor above 1', { savedFromDay15: 1.01 }],
  ['a factor below 0', { savedFromDay15: -0.1 }],
  ['a factor of three decimals', { savedFromDay15: 0.905 }],
  ['a day that does not exist', { validFrom: '2026-02-30' }],
])('%s is refused, and nothing of the rule is kept', async (_what, changes) => {
  expect((await set({ ...first, ...changes })).status).toBe(400)
  expect(await stored()).toEqual([])
})

test('nobody else sets it', async () => {
  for (const user of [world.diary.manager, world.diary.approver, world.people.writer])
    expect((await set(first, user)).status).toBe(403)
})
