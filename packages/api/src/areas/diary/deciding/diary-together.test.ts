import fc from 'fast-check'
import {
  contentOf,
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'
import { ownerOf } from '@veckovis/testing'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const day = (index: number) => new Date(Date.UTC(2026, 3, 1 + index)).toISOString().slice(0, 10)

const findDrift = () => findDiaryDrift(ownerOf(world.database))

test('approved, changed and removed at once by three people, 200 times: each ends in one way, and the sums agree', async () => {
  const outcomes = { approved: 0, removed: 0, changed: 0 }
  for (let round = 0; round < 200; round++) {
    const [from, to] = [day(round), day(round)]
    const body = newAbsence(world.staff.asa, { from, to, weekdays: [1, 2, 3, 4, 5, 6, 7] })
    const { id } = await world.create(body)
    const content = contentOf({ ...body, hours: { perDay: 6 } })
    const [approved, changed, removed] = await Promise.all([
      world.decide('approve', [id]),
      world.patch(world.diary.writer, `/diary/${id}`, { body: content }),
      world.delete(world.diary.approver, `/diary/${id}`),
    ])
    const statuses = [approved.status, changed.status, removed.status]
    expect(statuses.every(status => [200, 403, 404, 409].includes(status))).toBe(true)
    // What is approved stays, what is removed was not approved: one of the two, never both and never neither.
    expect([approved.status === 200, removed.status === 200].filter(Boolean)).toHaveLength(1)
    if (approved.status === 200) {
      outcomes.approved++
      const { hours, status } = await world.read(id)
      expect([status, hours]).toEqual(['APPROVED', changed.status === 200 ? 6 : 8])
    } else outcomes.removed++
    if (changed.status === 200) outcomes.changed++
  }
  expect(outcomes.approved + outcomes.removed).toBe(200)
  expect(await findDrift()).toEqual([])
  expect(await findRollupDrift(world.database)).toEqual([])
}, 120_000)

test('approved twice at once, the hours go in once', async () => {
  const made = []
  for (let index = 0; index < 20; index++)
    made.push(
      await world.create(
        newAbsence(world.staff.asa, { from: day(index), to: day(index), weekdays: [1, 2, 3, 4, 5, 6, 7] }),
      ),
    )
  const ids = made.map(({ id }) => id)
  const answers = await Promise.all([
    world.decide('approve', ids),
    world.decide('approve', ids.toReversed(), world.diary.approver),
    world.decide('approve', ids),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const hours = await world.diaryHours('own', 2026, 'absence', 2)
  expect(hours.reduce((sum, week) => sum + week, 0)).toBe(160)
  expect(await findDrift()).toEqual([])
})

test('while somebody saves the same cells, nothing of either is lost', async () => {
  const address = `/forecast/${world.forecasts.own2026.forecastId}/unit/${world.units.own}`
  const save = async (total: number) => {
    const body = { absences: [{ id: 2, values: { '33': total } }], substitutes: [], myForecast: [] }
    const { etag = '' } = await world.get(world.people.writer, `/forecast/unit/${world.units.own}?year=2026`)
    return (await world.patch(world.people.writer, address, { body, headers: { 'if-match': etag } })).status
  }
  const entries: { readonly id: number }[] = []
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const date = `2026-08-${10 + (index % 5)}`
    const staffId = index < 5 ? world.staff.asa : world.staff.bo
    const hours = { perDay: 1 + index }
    entries.push(await world.create(newAbsence(staffId, { from: date, to: date, hours })))
  }
  const saves: Promise<number>[] = []
  const approvals: Promise<{ readonly status: number }>[] = []
  for (const [index, { id }] of entries.entries()) {
    saves.push(save(100 + index))
    approvals.push(world.decide('approve', [id]))
  }
  expect((await Promise.all(approvals)).map(({ status }) => status)).toEqual(entries.map(() => 200))
  expect((await Promise.all(saves)).every(status => status === 200 || status === 412)).toBe(true)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(36)
  expect(await findDrift()).toEqual([])
  expect(await findRollupDrift(world.database)).toEqual([])
})

type Asked = {
  readonly kind: 'absence' | 'extra' | 'change'
  readonly start: number
  readonly length: number
  readonly weekdays: number[]
  readonly perDay: number
  readonly reason: number
}

test('the sums of diary, forecasts and municipality agree after any approvals', async () => {
  let index = 0
  const body: fc.Arbitrary<Asked> = fc.record({
    kind: fc.constantFrom<Asked['kind']>('absence', 'extra', 'change'),
    start: fc.integer({ min: 0, max: 270 }),
    length: fc.integer({ min: 0, max: 25 }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    perDay: fc.integer({ min: 1, max: 1599 }).map(hundredths => hundredths / 100),
    reason: fc.integer({ min: 1, max: 7 }),
  })
  const made = async ({ kind, start, length, weekdays, perDay, reason }: Asked) => {
    const to = day(start + length).startsWith('2026') ? day(start + length) : '2026-12-31'
    const dates = { from: day(start), to, weekdays, notes: String(index++) }
    const sent =
      kind === 'absence'
        ? newAbsence(world.staff.asa, { ...dates, reason, hours: { perDay }, substitute: { typeId: 3, perDay } })
        : kind === 'extra'
          ? newExtraResource({ ...dates, hours: { perDay } })
          : newChangeOfNeeds({ ...dates, hours: { perWeek: perDay } })
    const answer = await world.post(world.diary.manager, `/diary/unit/${world.units.own}`, { body: sent })
    return answer.status === 200 ? [answer.json()['id'] as number] : []
  }
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 6 }), async bodies => {
      const ids: number[] = []
      for (const one of bodies) ids.push(...(await made(one)))
      if (ids.length > 0) await world.approve(...ids)
      expect(await findDrift()).toEqual([])
      expect(await findRollupDrift(world.database)).toEqual([])
    }),
    { numRuns: 15 },
  )
}, 60_000)
