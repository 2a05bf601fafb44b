import { consequence, pendingOfYear } from '@veckovis/contracts/diary'
import {
  contentOf,
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const week52 = { from: '2026-12-21', to: '2026-12-25' }

/** Week 52 needs nothing in the example, and so has no efficiency. */
const needWeek52 = async () => {
  const needs = newChangeOfNeeds({ from: '2026-12-21', to: '2026-12-27', hours: { perWeek: 300 } })
  await world.approve((await world.create(needs)).id)
}

const pending = async (user = world.diary.manager, year = 2026) =>
  pendingOfYear.parse((await world.get(user, `/diary/unit/${world.units.own}/pending/${year}`)).json())

const consequenceOf = async (ids: readonly number[], together: boolean) =>
  consequence.parse((await world.post(world.diary.manager, '/diary/consequence', { body: { ids, together } })).json())

const efficiencyOf = (told: Awaited<ReturnType<typeof consequenceOf>>, week: number) =>
  told.forecasts[0]?.weeks.find(each => each.week === week)?.after.ownWeekEfficiency

/** The plan's figures, which are those of the forecast. */
const shown = async (week: number) => {
  const plan = await world.get(world.diary.manager, `/diary/unit/${world.units.own}/plan/2026`)
  const { forecast } = plan.json() as { forecast: { needs: number[]; efficiency: number[]; marks: string[] } }
  return [forecast.needs[week - 1], forecast.efficiency[week - 1], forecast.marks[week - 1]]
}

const asShown = ({ forecast }: Awaited<ReturnType<typeof pending>>, week: number) => [
  forecast?.needs[week - 1],
  forecast?.efficiency[week - 1],
  forecast?.marks[week - 1],
]

test('what waits together is what the forecast shows when it is approved one by one', async () => {
  await needWeek52()
  const { asa, bo } = world.staff
  const made = [
    await world.create(newAbsence(asa, { ...week52, substitute: { typeId: 3, perDay: 2 } })),
    await world.create(newAbsence(bo, week52)),
    await world.create(newExtraResource({ ...week52, hours: { perDay: 1 } })),
    await world.create(
      newChangeOfNeeds({ reason: 'MOVE', from: '2026-12-21', to: '2026-12-27', hours: { perWeek: 10 } }),
    ),
  ]
  const before = await pending()
  expect(before).toMatchObject({ year: 2026, counted: 4, leftOut: 0 })
  expect(before.forecast?.hours).toEqual([
    { kind: 'absence', sourceId: 2, week: 52, hours: 80 },
    { kind: 'changed-needs', sourceId: 0, week: 52, hours: -10 },
    { kind: 'substitute', sourceId: 3, week: 52, hours: 10 },
    { kind: 'substitute', sourceId: 5, week: 52, hours: 5 },
  ])
  expect(asShown(before, 52)).not.toEqual(await shown(52))
  expect(asShown(before, 51)).toEqual(await shown(51))
  for (const [index, { id }] of made.entries()) {
    await world.approve(id)
    // However much of it is approved already, all of it comes to the same.
    const after = await pending()
    expect(after.counted).toBe(made.length - 1 - index)
    expect(asShown(after, 52)).toEqual(asShown(before, 52))
  }
  expect(await shown(52)).toEqual(asShown(before, 52))
  expect((await pending()).forecast?.hours).toEqual([])
})

test('an approval is tried together with what else waits in the unit, in the weeks that it moves', async () => {
  await needWeek52()
  const { asa, bo } = world.staff
  const first = await world.create(newAbsence(asa, week52))
  const second = await world.create(newAbsence(bo, { ...week52, from: '2026-12-14' }))
  const alone = await consequenceOf([first.id], false)
  expect(alone.others).toBeUndefined()
  const together = await consequenceOf([first.id], true)
  expect(together.others).toEqual({ counted: 1, leftOut: 0 })
  expect(together.forecasts[0]?.weeks.map(({ week }) => week)).toEqual([52])
  expect(efficiencyOf(together, 52)).toBeGreaterThan(efficiencyOf(alone, 52) ?? Infinity)
  // What is decided is not counted twice.
  const both = await consequenceOf([first.id, second.id], true)
  expect(both.others).toEqual({ counted: 0, leftOut: 0 })
  expect(efficiencyOf(both, 52)).toBe(efficiencyOf(together, 52))
  await world.approve(first.id, second.id)
  expect((await shown(52))[1]).toBe(efficiencyOf(both, 52))
})

test('an entry that is not saved is tried too, alone and with what waits; one that is changed is not counted twice', async () => {
  await needWeek52()
  const { asa, bo } = world.staff
  const waiting = await world.create(newAbsence(asa, week52))
  const entry = contentOf(newAbsence(bo, week52))
  const ask = async (body: object) => {
    const answer = await world.post(world.diary.writer, `/diary/unit/${world.units.own}/consequence`, { body })
    return answer.status
  }
  expect(await ask({ entries: [entry] })).toBe(200)
  const tried = async (body: object) => {
    const address = `/diary/unit/${world.units.own}/consequence`
    return consequence.parse((await world.post(world.diary.manager, address, { body })).json())
  }
  const alone = await tried({ entries: [entry] })
  const together = await tried({ entries: [entry], together: true })
  expect(together.others).toEqual({ counted: 1, leftOut: 0 })
  const made = await world.create(newAbsence(bo, week52))
  expect(efficiencyOf(alone, 52)).toBe(efficiencyOf(await consequenceOf([made.id], false), 52))
  expect(efficiencyOf(together, 52)).toBe(efficiencyOf(await consequenceOf([made.id, waiting.id], false), 52))
  // One entry stands for two people whose entries differ in nothing else.
  expect(await tried({ entries: [entry], people: [2] })).toEqual(await tried({ entries: [entry, entry] }))
  expect(await ask({ entries: [entry], people: [2, 1] })).toBe(400)
  expect(await ask({ entries: [entry, entry], people: [600, 600] })).toBe(400)
  const changed = await tried({ entries: [entry], except: made.id, together: true })
  expect(changed.forecasts).toEqual(together.forecasts)
})

test('days until today, and people who have left, are not counted, and the entries are', async () => {
  const { asa, bo, leaving } = world.staff
  await world.create(newAbsence(asa, { from: '2026-03-16', to: '2026-03-20' }))
  await world.create(newAbsence(bo, { from: '2026-03-16', to: '2026-03-17' }))
  await world.create(newAbsence(leaving, { from: '2026-08-10', to: '2026-08-12' }))
  await world.database.asSystem(t =>
    t.query("UPDATE staff_member SET employed_to = '2026-08-11' WHERE id = $1", [leaving]),
  )
  // It is Wednesday the 18th: Thursday and Friday of the first are left.
  expect(await pending()).toMatchObject({
    counted: 1,
    leftOut: 3,
    forecast: { hours: [{ kind: 'absence', sourceId: 2, week: 12, hours: 16 }] },
  })
})

test('what is decided, handled, deleted or of another unit or year does not wait here', async () => {
  const { asa, bo, sibling } = world.staff
  const rejected = await world.create(newAbsence(asa))
  await world.decide('reject', [rejected.id])
  const handled = await world.create(newAbsence(bo, { from: '2026-03-16', to: '2026-03-17' }))
  await world.post(world.diary.writer, `/diary/${handled.id}/hand-over`, { body: {} })
  const deleted = await world.create(newAbsence(bo))
  await world.delete(world.diary.manager, `/diary/${deleted.id}`)
  await world.create(newAbsence(sibling), { where: 'sibling' })
  await world.create(newAbsence(asa, { from: '2027-02-01', to: '2027-02-05' }))
  expect(await pending()).toMatchObject({ counted: 0, leftOut: 0, forecast: { hours: [] } })
  expect(await pending(world.diary.manager, 2027)).toMatchObject({ counted: 1, leftOut: 0 })
})

test('who reads the diary and not the forecast learns how many wait; who reads the forecast alone nothing', async () => {
  await world.create(newAbsence(world.staff.asa))
  expect(await pending(world.diary.reader)).toEqual({ year: 2026, counted: 1, leftOut: 0, forecast: null })
  const answer = await world.get(world.people.reader, `/diary/unit/${world.units.own}/pending/2026`)
  expect(answer.status).toBe(403)
  const body = JSON.stringify(await pending())
  for (const personal of ['Åsa', 'Öberg', 'staffId', 'reason', 'title', 'notes']) expect(body).not.toContain(personal)
  expect((await world.audits('diary-read')).at(-1)).toEqual({
    subject: `unit/${world.units.own}`,
    details: { question: 'consequence', year: 2026, entries: 1 },
  })
})
