import { consequence, waitingEntries } from '@veckovis/contracts/diary'
import {
  contentOf,
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'
import { countStatements, statementsDuring } from '@veckovis/testing/count-statements'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const absences = async (where: 'own' | 'sibling' = 'own', year = 2026) => {
  const { staffing, needs } = await world.comprehensive(world.units[where], year)
  const hoursOf = (rows: typeof staffing.absences, id: number, week: number) =>
    rows.find(row => row.id === id)?.values[week] ?? 0
  return {
    absence: (id: number, week: number) => hoursOf(staffing.absences, id, week),
    substitute: (id: number, week: number) => hoursOf(staffing.substitutes, id, week),
    changed: (week: number) => needs.changedNeedsFromDiary[week] ?? 0,
  }
}

test('R-297 R-309 R-312 an approved absence stands in the forecast by its reason, its substitute by type', async () => {
  const before = await absences()
  const { id } = await world.create(newAbsence(world.staff.asa, { substitute: { typeId: 3, perDay: 6 } }))
  expect((await absences()).absence(2, 33)).toBe(before.absence(2, 33))
  const other = await world.create(newAbsence(world.staff.bo))
  const answer = await world.decide('approve', [id])
  expect(answer.status).toBe(200)
  expect(answer.json()).toMatchObject({ entries: [{ id, status: 'APPROVED', version: 2, waitsForYears: [] }] })
  const after = await absences()
  expect(after.absence(2, 33) - before.absence(2, 33)).toBe(40)
  expect(after.substitute(3, 33) - before.substitute(3, 33)).toBe(30)
  expect((await world.read(other.id)).status).toBe('WAITING')
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('an extra resource and a change of needs go to their rows; fewer hours are taken off', async () => {
  const before = await absences()
  const extra = await world.create(newExtraResource())
  const change = await world.create(newChangeOfNeeds({ reason: 'DEATH', to: '2026-08-12', weekdays: [1, 2, 3, 4, 5] }))
  expect(change.hours).toBe(-24)
  await world.approve(extra.id, change.id)
  const after = await absences()
  expect(after.substitute(5, 33) - before.substitute(5, 33)).toBe(20)
  expect(after.changed(33) - before.changed(33)).toBe(-24)
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('somebody who approves the diary and holds nothing else brings hours to the forecast', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa), { user: world.diary.writer })
  expect((await world.decide('approve', [id], world.diary.writer)).status).toBe(403)
  expect((await world.decide('approve', [id], world.diary.approver)).status).toBe(200)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(40)
})

test('what a person typed stays theirs: the diary’s part moves beside it', async () => {
  const { forecastId } = world.forecasts.own2026
  const { id } = await world.create(newAbsence(world.staff.asa))
  const typed = { absences: [{ id: 2, values: { '33': 10 } }], substitutes: [], myForecast: [] }
  const address = `/forecast/${forecastId}/unit/${world.units.own}`
  expect((await world.patch(world.people.writer, address, { body: typed })).status).toBe(200)
  await world.approve(id)
  expect((await absences()).absence(2, 33)).toBe(50)
  const total = { ...typed, absences: [{ id: 2, values: { '33': 60 } }] }
  expect((await world.patch(world.people.writer, address, { body: total })).status).toBe(200)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(40)
  expect((await absences()).absence(2, 33)).toBe(60)
})

test.each([
  ['2026-03-18', 'today'],
  ['2026-03-17', 'yesterday'],
])('R-313 an entry of %s (%s) is not approved, and keeps the others from it', async from => {
  const early = await world.create(newAbsence(world.staff.asa, { from, to: '2026-03-20' }))
  const later = await world.create(newAbsence(world.staff.bo))
  const answer = await world.decide('approve', [later.id, early.id])
  expect(answer.status).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'diary-in-past',
    details: { entries: [{ id: early.id, problem: 'in-past' }] },
  })
  expect((await world.read(later.id)).status).toBe('WAITING')
  const inEnglish = await world.post(world.diary.manager, '/diary/approve', {
    body: { entries: [{ id: early.id }] },
    headers: { 'accept-language': 'en' },
  })
  expect(inEnglish.json()['message']).toBe('You cannot approve diary item in the present and past')
  expect(await world.diaryHours('own', 2026, 'absence', 2)).toEqual([])
})

test('what begins tomorrow in Sweden may be approved, late in the evening too', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { from: '2026-03-19', to: '2026-03-19' }))
  world.clock.now = new Date('2026-03-18T22:59:00Z')
  expect((await world.decide('approve', [id])).status).toBe(200)
  const next = await world.create(newAbsence(world.staff.bo, { from: '2026-03-19', to: '2026-03-19' }))
  world.clock.now = new Date('2026-03-18T23:01:00Z')
  expect((await world.decide('approve', [next.id])).status).toBe(409)
})

test('R-310 a rejected entry leaves no trace in the forecast, keeps its comment and is decided no more', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  const other = await world.create(newAbsence(world.staff.bo))
  const body = { entries: [{ id, version: 1 }], comment: 'Två andra är borta' }
  expect((await world.post(world.diary.manager, '/diary/reject', { body })).status).toBe(200)
  expect(await world.read(id)).toMatchObject({
    status: 'REJECTED',
    decision: { comment: 'Två andra är borta' },
    waitsForYears: [],
  })
  expect((await world.read(other.id)).status).toBe('WAITING')
  expect((await world.decide('approve', [id])).json()).toMatchObject({
    code: 'conflict',
    details: { reason: 'not-decidable', entries: [{ id, problem: 'not-waiting' }] },
  })
  expect(await world.diaryHours('own', 2026, 'absence', 2)).toEqual([])
  const again = await world.create(newAbsence(world.staff.asa))
  await world.approve(again.id)
})

test('an entry that was changed since it was seen is not decided', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  const content = contentOf(newAbsence(world.staff.asa, { hours: { perDay: 7 } }))
  await world.patch(world.diary.writer, `/diary/${id}`, { body: content })
  const answer = await world.post(world.diary.manager, '/diary/approve', { body: { entries: [{ id, version: 1 }] } })
  expect(answer.json()).toMatchObject({ details: { entries: [{ id, problem: 'stale' }] } })
})

test('entries of another unit, of nobody, or deleted are named, and ids of others tell nothing', async () => {
  const own = await world.create(newAbsence(world.staff.asa))
  const deleted = await world.create(newAbsence(world.staff.bo))
  await world.delete(world.diary.manager, `/diary/${deleted.id}`)
  const answer = await world.decide('approve', [own.id, deleted.id, 999_999])
  expect(answer.json()).toMatchObject({
    details: {
      entries: [
        { id: deleted.id, problem: 'not-found' },
        { id: 999_999, problem: 'not-found' },
      ],
    },
  })
  const stranger = await world.decide('approve', [own.id], world.diary.stranger)
  expect(stranger.json()).toMatchObject({ details: { entries: [{ id: own.id, problem: 'not-found' }] } })
})

test('entries of several units are approved together', async () => {
  const own = await world.create(newAbsence(world.staff.asa))
  const sibling = await world.create(newAbsence(world.staff.sibling), { where: 'sibling' })
  await world.approve(own.id, sibling.id)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(40)
  expect((await world.diaryHours('sibling', 2026, 'absence', 2))[32]).toBe(40)
  expect((await world.audits('diary-approved')).map(({ subject }) => subject)).toEqual(
    [world.units.own, world.units.sibling].sort((one, other) => one - other).map(id => `unit/${id}`),
  )
})

test('hours over New Year go to the forecast of their ISO year', async () => {
  const last = await world.create(newAbsence(world.staff.asa, { from: '2026-12-28', to: '2026-12-31' }))
  const first = await world.create(newAbsence(world.staff.asa, { from: '2027-01-01', to: '2027-01-04' }))
  await world.approve(last.id, first.id)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[52]).toBe(40)
  expect((await world.diaryHours('own', 2027, 'absence', 2))[0]).toBe(8)
  expect(await findRollupDrift(world.database)).toEqual([])
})

const waitingFor = async (user = world.diary.manager, query = '') =>
  waitingEntries.parse((await world.get(user, `/diary/waiting${query}`)).json())

test('nobody who has left, or leaves before the last date, is approved away; rejected it may be', async () => {
  const { leaving, bo, asa } = world.staff
  const within = await world.create(newAbsence(leaving, { to: '2026-08-12' }))
  const [later, removed] = [await world.create(newAbsence(bo)), await world.create(newAbsence(asa))]
  const changed = (set: string, id: number) =>
    world.database.asSystem(t => t.query(`UPDATE staff_member SET ${set} WHERE id = $1`, [id]))
  await changed("employed_to = '2026-08-13'", bo)
  await changed("employed_to = '2026-12-31', removed_on = '2026-03-18'", asa)
  const before = await absences()
  const refused = await world.decide('approve', [within.id, later.id, removed.id])
  const entries = [later, removed].map(({ id }) => ({ id, problem: 'outside-employment' }))
  expect([refused.status, refused.json()]).toMatchObject([409, { details: { reason: 'not-decidable', entries } }])
  expect((await absences()).absence(2, 33)).toBe(before.absence(2, 33))
  expect((await world.decide('reject', [later.id])).status).toBe(200)
  expect((await world.decide('approve', [within.id])).status).toBe(200)
})

test('what waits in all the units of a person is one list; what was decided or handled leaves it', async () => {
  const own = await world.create(newAbsence(world.staff.asa))
  const sibling = await world.create(newAbsence(world.staff.sibling, { from: '2026-07-06', to: '2026-07-10' }), {
    where: 'sibling',
  })
  const past = await world.create(newAbsence(world.staff.bo, { from: '2026-03-16', to: '2026-03-17' }))
  const found = await waitingFor()
  expect(found.entries.map(({ id, unitName, approve }) => [id, unitName, approve])).toEqual([
    [past.id, 'Egen enhet', true],
    [sibling.id, 'Systerenhet', true],
    [own.id, 'Egen enhet', true],
  ])
  // Units of two departments may share a name.
  expect(found.entries.map(({ departmentName }) => departmentName)).toEqual(['Hemtjänst', 'Hemtjänst', 'Hemtjänst'])
  expect((await waitingFor(world.diary.reader)).entries.map(({ id, approve }) => [id, approve])).toEqual([
    [past.id, false],
    [own.id, false],
  ])
  expect((await waitingFor(world.diary.stranger)).total).toBe(0)
  expect(await waitingFor(world.diary.manager, '?page=2')).toEqual({ entries: [], total: 3 })
  await world.approve(own.id)
  await world.post(world.diary.writer, `/diary/${past.id}/hand-over`, { body: {} })
  expect((await waitingFor()).entries.map(({ id }) => id)).toEqual([sibling.id])
})

test('the consequence is what the forecast shows afterwards, for those who may read it', async () => {
  const { id } = await world.create(newExtraResource({ to: '2026-08-21' }))
  const ask = async (user = world.diary.manager) =>
    consequence.parse((await world.post(user, '/diary/consequence', { body: { ids: [id] } })).json())
  const told = await ask()
  expect(told.forecasts).toMatchObject([
    { unitId: world.units.own, unitName: 'Egen enhet', departmentName: 'Hemtjänst', year: 2026 },
  ])
  const weeks = told.forecasts[0]?.weeks ?? []
  expect(weeks.map(({ week }) => week)).toEqual([33, 34])
  expect(await ask(world.diary.approver)).toEqual({ forecasts: [], waits: [] })
  expect(await world.diaryHours('own', 2026, 'substitute', 5)).toEqual([])
  await world.approve(id)
  const { weeklyValues } = await world.comprehensive(world.units.own, 2026)
  for (const { week, before, after } of weeks) {
    expect(after.remaining).toBeCloseTo(weeklyValues.remainingBudget[week] ?? Number.NaN, 6)
    expect(after.remaining).toBeLessThan(before.remaining)
  }
  expect(await ask()).toEqual({ forecasts: [], waits: [] })
})

test.each(['consequence', 'reject', 'approve'])(
  'entries of two units are asked about and decided on by as many statements as two of one unit (%s)',
  async what => {
    const ask = async (...ids: number[]) => {
      const body = what === 'consequence' ? { ids } : { entries: ids.map(id => ({ id })) }
      const answer = await world.post(world.diary.manager, `/diary/${what}`, { body })
      expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
    }
    const make = async (day: string, where: 'own' | 'sibling' = 'own') =>
      (await world.create(newAbsence(world.staff[where === 'own' ? 'asa' : where], { from: day, to: day }), { where }))
        .id
    const [first, ...ofOne] = [await make('2026-08-10'), await make('2026-08-17'), await make('2026-08-24')]
    const ofTwo = [await make('2026-08-31'), await make('2026-08-31', 'sibling')]
    // Signs in.
    await ask(first)
    const sent = await countStatements(() => ask(...ofOne))
    expect(await countStatements(() => ask(...ofTwo))).toBe(sent)
    expect(sent).toBeGreaterThan(5)
  },
)

test('consequences are worked out one at a time, no matter who asks', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  const ask = (user = world.diary.manager) => world.post(user, '/diary/consequence', { body: { ids: [id] } })
  const statuses: number[] = []
  const sent = await statementsDuring(async () => {
    const answers = await Promise.all([ask(), ask(), ask(world.diary.approver), ask(), ask(world.diary.approver)])
    statuses.push(...answers.map(({ status }) => status))
  })
  expect(statuses).toEqual(Array(5).fill(200))
  const atWork = new Set<unknown>()
  for (const { connection, text } of sent) {
    if (text.includes('JOIN diary_entry e ON e.id = asked.id ORDER BY asked.place')) {
      atWork.add(connection)
      expect(atWork.size).toBe(1)
    } else if (text === 'COMMIT') atWork.delete(connection)
  }
})

test('the entries behind a cell add up to the diary’s part of it', async () => {
  const one = await world.create(newAbsence(world.staff.asa))
  const other = await world.create(newAbsence(world.staff.bo, { from: '2026-08-13', to: '2026-08-18' }))
  const waiting = await world.create(newAbsence(world.staff.bo, { from: '2026-08-10', to: '2026-08-10' }))
  await world.approve(one.id, other.id)
  const ask = async (rowId: string, week = 33) =>
    (
      await world.post(world.diary.reader, `/diary/unit/${world.units.own}/behind`, {
        body: { year: 2026, week, rowId },
      })
    ).json()
  expect(await ask('absences-2')).toMatchObject({
    entries: [
      { id: one.id, hoursOfWeek: 40 },
      { id: other.id, hoursOfWeek: 16 },
    ],
    hours: 56,
  })
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(56)
  expect(await ask('absences-1')).toEqual({ entries: [], hours: 0 })
  expect((await world.read(waiting.id)).effects).toEqual([{ year: 2026, week: 33, rowId: 'absences-2', hours: 8 }])
})
