import { needsBudgetList } from '@veckovis/contracts/budget'
import { createDiaryWorld, newAbsence, newChangeOfNeeds, type DiaryWorld } from '@veckovis/testing/diary-world'
import { makeForecast, makeStaffMember } from '@veckovis/testing'
import { newNeedsBody } from '@veckovis/testing/budget-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

test('hours of a year without a forecast wait, and go in when it is made', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { from: '2028-01-03', to: '2028-01-07' }))
  const asked = { body: { ids: [id] } }
  expect((await world.post(world.diary.manager, '/diary/consequence', asked)).json()).toEqual({
    forecasts: [],
    waits: [{ unitId: world.units.own, unitName: 'Egen enhet', departmentName: 'Hemtjänst', year: 2028 }],
  })
  await world.approve(id)
  expect((await world.read(id)).waitsForYears).toEqual([2028])
  const { forecastId } = await makeForecast(world.database, { unitId: world.units.own, year: 2028 }, world.clock.now)
  expect(forecastId).toBeGreaterThan(0)
  expect((await world.diaryHours('own', 2028, 'absence', 2))[0]).toBe(40)
  expect((await world.read(id)).waitsForYears).toEqual([])
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('an entry over two ISO years goes into the forecast that there is, and waits for the other', async () => {
  const { id } = await world.create(
    newAbsence(world.staff.asa, { from: '2028-01-01', to: '2028-01-03', weekdays: [1, 6, 7] }),
  )
  await makeForecast(world.database, { unitId: world.units.own, year: 2028 }, world.clock.now)
  await world.approve(id)
  expect((await world.diaryHours('own', 2028, 'absence', 2))[0]).toBe(8)
  expect((await world.diaryHours('own', 2027, 'absence', 2))[51]).toBe(16)
  expect((await world.read(id)).waitsForYears).toEqual([])
})

test('R-348 a locked needs budget with an approved change of need of its year is edited no more', async () => {
  await makeStaffMember(world.database, { unitId: world.units.empty })
  const ask = (path: string, body: object) => world.post(world.diary.manager, path, { body })
  const { id } = (await ask(`/need/unit/${world.units.empty}`, newNeedsBody({ year: 2026 }))).json()
  for (const step of ['activate', 'lock']) expect((await ask(`/need/${String(id)}/${step}`, {})).status).toBe(200)
  const edit = () =>
    world.patch(world.diary.manager, `/need/${String(id)}`, { body: { comment: 'Nytt', confirmsLocked: true } })
  const waiting = await world.create(newChangeOfNeeds(), { where: 'empty' })
  expect((await edit()).status).toBe(200)
  const isKnown = async () => {
    const list = await world.get(world.diary.manager, `/need/unit/${world.units.empty}`)
    return needsBudgetList.parse(JSON.parse(list.body)).budgets[0]?.hasChangeOfNeed
  }
  expect(await isKnown()).toBe(false)
  await world.approve(waiting.id)
  expect(await isKnown()).toBe(true)
  const refused = await edit()
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: 'budget-locked',
    details: { reason: 'change-of-need' },
  })
})
