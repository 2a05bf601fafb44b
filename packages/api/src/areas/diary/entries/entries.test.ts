import { randomUUID } from 'node:crypto'
import { diaryPlan } from '@veckovis/contracts/diary'
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

const add = (body: object, user = world.diary.writer) => world.post(user, `/diary/unit/${world.units.own}`, { body })
const problemOf = async (body: object) => {
  const answer = await add(body)
  const { details } = answer.json() as { details?: { problems?: { path: string; message: string }[] } }
  return [answer.status, details?.problems?.map(({ path, message }) => `${path} ${message}`)]
}

test('R-291 R-292 R-293 R-294 R-295 R-296 R-298 R-300 R-301 R-302 an entry waits from the day on which it is made, with the names of its person and of who made it', async () => {
  const answer = await add(newAbsence(world.staff.asa, { title: 'Semester v 33', notes: 'Fjällen' }))
  expect(answer.etag).toBe(`"${String(answer.json()['id'])}-1"`)
  expect(answer.json()).toMatchObject({
    version: 1,
    category: 'ABSENCE',
    status: 'WAITING',
    title: 'Semester v 33',
    notes: 'Fjällen',
    reason: 2,
    staff: { id: world.staff.asa, firstName: 'Åsa', lastName: 'Öberg', isRemoved: false },
    from: '2026-08-10',
    firstDate: '2026-08-10',
    lastDate: '2026-08-14',
    days: 5,
    hours: 40,
    perDay: 8,
    temporaryHours: 0,
    difference: -40,
    createdAt: world.clock.now.toISOString(),
    decision: null,
    waitsForYears: [],
  })
})

test('hours by the clock are taken without the pause of the municipality, also at night', async () => {
  await world.database.asSystem(t =>
    t.query('UPDATE municipality SET pause_minutes = 30 WHERE id = $1', [world.units.municipalityId]),
  )
  const times = { from: '22:00', to: '06:00', isNightWork: true }
  const entry = await world.create(newAbsence(world.staff.asa, { hours: times }))
  expect(entry).toMatchObject({ perDay: 7.5, hours: 37.5, times })
})

test('R-299 a week that a change of needs covers in part has its share, and what is entered comes back', async () => {
  const asked = {
    to: '2026-08-12',
    weekdays: [1, 2, 3, 4, 5],
    roomType: 'dementia',
    quantity: 2,
    locationType: 'other',
  }
  const entry = await world.create(newChangeOfNeeds({ ...asked, reason: 'MOVE' }))
  expect(entry).toMatchObject({ ...asked, hours: -24, perWeek: 40, difference: null, temporaryHours: null })
})

test.each([
  ['from 14:00 to 10:00', { hours: { from: '14:00', to: '10:00', isNightWork: false } }, 'hours negative-range'],
  ['from 00:00 to 00:00', { hours: { from: '00:00', to: '00:00', isNightWork: true } }, 'hours zero'],
  ['sixteen hours by the clock', { hours: { from: '04:00', to: '20:00', isNightWork: false } }, 'hours sixteen-hours'],
  ['an unknown reason', { reason: 99 }, 'reason unknown-reason'],
  ['an unknown substitute', { substitute: { typeId: 99, perDay: 1 } }, 'substitute.typeId unknown-type'],
  ['nobody', { staffId: 999_999 }, 'staffId unknown-person'],
  ['an end in another year', { from: '2026-12-20', to: '2027-01-05' }, 'to other-year'],
  ['an end before the start', { to: '2026-08-09' }, 'to date-range'],
  ['no such weekday', { weekdays: [6], to: '2026-08-14' }, 'weekdays no-date'],
])('%s is refused and adds nothing', async (_what, more, problem) => {
  expect(await problemOf(newAbsence(world.staff.asa, more))).toEqual([400, [problem]])
  expect((await world.list()).total).toBe(0)
})

test('the person is of the unit, and employed on every date', async () => {
  expect(await problemOf(newAbsence(world.staff.sibling))).toEqual([400, ['staffId unknown-person']])
  expect(await problemOf(newAbsence(world.staff.leaving))).toEqual([400, ['staffId outside-employment']])
  await world.create(newAbsence(world.staff.leaving, { to: '2026-08-12' }))
  await world.database.asSystem(t =>
    t.query("UPDATE staff_member SET employed_to = '2026-12-31', removed_on = '2026-03-18' WHERE id = $1", [
      world.staff.bo,
    ]),
  )
  expect(await problemOf(newAbsence(world.staff.bo))).toEqual([400, ['staffId unknown-person']])
})

test('anyone who is removed from the staff keeps the name in what is written', async () => {
  const { id } = await world.create(newAbsence(world.staff.bo))
  await world.database.asSystem(t =>
    t.query("UPDATE staff_member SET employed_to = '2026-12-31', removed_on = '2026-03-18' WHERE id = $1", [
      world.staff.bo,
    ]),
  )
  expect((await world.read(id)).staff).toMatchObject({ firstName: 'Bo', isRemoved: true })
})

test.each([
  ['an absence', () => newAbsence(world.staff.asa)],
  ['an extra resource', () => newExtraResource()],
  ['a change of needs', () => newChangeOfNeeds()],
])('R-324 %s is there once, however its dates were chosen', async (_what, make) => {
  // A week that is chosen whole, or by its five working days with a weekend after it that none of them lies in.
  const fiveDays = { to: '2026-08-14', weekdays: [1, 2, 3, 4, 5] }
  await world.create({ ...make(), ...fiveDays })
  const again = await add({ ...make(), ...fiveDays, to: '2026-08-16' })
  expect(again.json()).toMatchObject({ statusCode: 409, code: 'diary-exists', message: 'Dagboksposten finns redan' })
  const english = await world.post(world.diary.writer, `/diary/unit/${world.units.own}`, {
    body: { ...make(), ...fiveDays, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    headers: { 'accept-language': 'en' },
  })
  expect(english.json()['message']).toBe('This Diary already exists')
})

test('another person, reason or day is another entry', async () => {
  await world.create(newAbsence(world.staff.asa))
  await world.create(newAbsence(world.staff.bo))
  await world.create(newAbsence(world.staff.asa, { reason: 1 }))
  await world.create(newAbsence(world.staff.asa, { to: '2026-08-13' }))
  expect((await world.list()).total).toBe(4)
})

test('a request that is sent twice makes one entry; with something else in it nothing is guessed', async () => {
  const body = newAbsence(world.staff.asa)
  const [one, two] = await Promise.all([add(body), add(body)])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(one.json()['id']).toBe(two.json()['id'])
  const other = await add({ ...body, notes: 'Annat' })
  expect(other.json()).toMatchObject({
    code: 'conflict',
    details: { reason: 'request-repeated', id: one.json()['id'] },
  })
  expect((await world.list()).total).toBe(1)
})

test('an entry that waits is changed as a whole, on the version that was seen', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { notes: 'A' }))
  const content = contentOf(newAbsence(world.staff.bo, { reason: 1, hours: { perDay: 6 }, title: 'Ny' }))
  const patch = (version: number) =>
    world.patch(world.diary.writer, `/diary/${id}`, { body: content, headers: { 'if-match': `"${id}-${version}"` } })
  const changed = await patch(1)
  expect(changed.json()).toMatchObject({ version: 2, reason: 1, hours: 30, notes: '', staff: { firstName: 'Bo' } })
  expect((await patch(1)).status).toBe(412)
  expect((await patch(2)).json()).toMatchObject({ version: 2 })
  const [audit] = await world.audits('diary-changed')
  expect(JSON.stringify(audit?.details)).not.toContain('Ny')
  expect(audit).toMatchObject({ subject: `diary/${id}`, details: { version: 2 } })
})

test('a change may not make an entry that is there already, nor one of another category', async () => {
  await world.create(newAbsence(world.staff.asa))
  const { id } = await world.create(newAbsence(world.staff.bo))
  const patch = (body: object) => world.patch(world.diary.writer, `/diary/${id}`, { body })
  expect((await patch(contentOf(newAbsence(world.staff.asa)))).json()).toMatchObject({ code: 'diary-exists' })
  expect((await patch(contentOf(newExtraResource()))).json()).toMatchObject({ details: { reason: 'other-category' } })
})

test('R-314 what is decided is changed no more, and what is approved is not removed', async () => {
  const approved = await world.create(newAbsence(world.staff.asa))
  const rejected = await world.create(newAbsence(world.staff.bo))
  await world.approve(approved.id)
  await world.decide('reject', [rejected.id])
  for (const { id } of [approved, rejected]) {
    const answer = await world.patch(world.diary.writer, `/diary/${id}`, {
      body: contentOf(newAbsence(world.staff.asa)),
    })
    expect(answer.json()).toMatchObject({ code: 'conflict', details: { reason: 'not-waiting' } })
  }
  const refused = await world.delete(world.diary.writer, `/diary/${approved.id}`, {
    headers: { 'accept-language': 'en' },
  })
  expect(refused.json()).toMatchObject({ statusCode: 409, message: 'You cannot delete active Diary' })
  expect((await world.delete(world.diary.writer, `/diary/${rejected.id}`)).status).toBe(200)
  expect((await world.list()).entries.map(({ id }) => id)).toEqual([approved.id])
})

test('a removed entry can be brought back for ten minutes, unless another has taken its place', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  const removed = await world.delete(world.diary.writer, `/diary/${id}`)
  expect(removed.json()).toEqual({ id, restorableUntil: '2026-03-18T08:10:00.000Z' })
  expect((await world.get(world.diary.writer, `/diary/${id}`)).status).toBe(404)
  const restore = () => world.post(world.diary.writer, `/diary/${id}/restore`, { body: {} })
  expect((await restore()).json()).toMatchObject({ id, version: 3, hours: 40 })
  expect((await restore()).json()).toMatchObject({ id, version: 3 })
  await world.delete(world.diary.writer, `/diary/${id}`)
  await world.create(newAbsence(world.staff.asa))
  expect((await restore()).json()).toMatchObject({ code: 'diary-exists' })
  world.clock.now = new Date(world.clock.now.getTime() + 10 * 60_000 + 1)
  expect((await restore()).json()).toMatchObject({ details: { reason: 'too-late-to-restore' } })
})

test('an entry that has begun and runs on is split at tomorrow, and its rest may be approved', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { from: '2026-03-16', to: '2026-03-27' }))
  const answer = await world.post(world.diary.writer, `/diary/${id}/split`, { body: {} })
  expect(answer.json()).toMatchObject({ id, to: '2026-03-18', hours: 24, rest: { from: '2026-03-19', hours: 56 } })
  const { rest } = answer.json() as { rest: { id: number } }
  await world.approve(rest.id)
  expect((await world.diaryHours('own', 2026, 'absence', 2)).slice(11, 13)).toEqual([16, 40])
  const again = await world.post(world.diary.writer, `/diary/${id}/split`, { body: {} })
  expect(again.json()).toMatchObject({ details: { reason: 'not-running' } })
})

test('what is over is handed to the forecast by hand: it waits no more, and its status stays', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { from: '2026-03-12', to: '2026-03-17' }))
  const handOver = () => world.post(world.diary.writer, `/diary/${id}/hand-over`, { body: {} })
  const draft = { unitId: world.units.own, rows: [{ year: 2026, week: 12, rowId: 'absences-2', hours: 16 }] }
  expect((await handOver()).json()).toMatchObject({ status: 'WAITING', draft })
  expect((await handOver()).json()).toMatchObject({ version: 2, draft })
  expect((await world.list('?show=waiting')).total).toBe(0)
  expect((await world.list()).total).toBe(1)
  expect((await world.decide('reject', [id])).json()).toMatchObject({ details: { entries: [{ problem: 'handled' }] } })
  const later = await world.create(newAbsence(world.staff.asa))
  const early = await world.post(world.diary.writer, `/diary/${later.id}/hand-over`, { body: {} })
  expect(early.json()).toMatchObject({ details: { reason: 'not-begun' } })
})

test('who comes back early leaves a draft with a minus, and the entry says so', async () => {
  const entry = await world.create(newAbsence(world.staff.asa, { substitute: { typeId: 3, perDay: 4 } }))
  const { id } = entry
  const back = (lastDay: string) => world.post(world.diary.writer, `/diary/${id}/return`, { body: { lastDay } })
  expect((await back('2026-08-12')).json()).toMatchObject({ details: { reason: 'not-approved-absence' } })
  await world.approve(id)
  const rows = [
    { year: 2026, week: 33, rowId: 'absences-2', hours: -16 },
    { year: 2026, week: 33, rowId: 'substitutes-hourly-substitute', hours: -8 },
  ]
  for (const version of [3, 3])
    expect((await back('2026-08-12')).json()).toMatchObject({
      version,
      status: 'APPROVED',
      returnedAfter: '2026-08-12',
      draft: { rows },
    })
  for (const version of [4, 4])
    expect((await back('2026-08-11')).json()).toMatchObject({
      version,
      draft: { rows: [{ hours: -8 }, { hours: -4 }] },
    })
  expect((await back('2026-08-14')).status).toBe(400)
  expect((await world.diaryHours('own', 2026, 'absence', 2))[32]).toBe(40)
})

const plannedDays = async () => {
  const plan = await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)
  return diaryPlan.parse(JSON.parse(plan.body)).entries.map(({ id, from, to }) => ({ id, from, to }))
}

test('A-077 after an early return the list, its sums and the plan have the days away, and the entry what it has brought', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { substitute: { typeId: 3, perDay: 4 } }))
  await world.approve(id)
  const brought = (await world.read(id)).effects
  expect(brought).toHaveLength(2)
  const back = (lastDay: string) => world.post(world.diary.writer, `/diary/${id}/return`, { body: { lastDay } })
  expect((await back('2026-08-12')).json()).toMatchObject({ to: '2026-08-12', lastDate: '2026-08-12' })
  const found = await world.list('?from=2026-08-12')
  expect(found).toMatchObject({
    entries: [{ id, days: 3, hours: 24, temporaryHours: 12, difference: -12, returnedAfter: '2026-08-12' }],
    summary: [{ category: 'ABSENCE', hours: 24, temporaryHours: 12 }, {}, {}],
  })
  expect((await world.list('?from=2026-08-13')).total).toBe(0)
  expect(await plannedDays()).toEqual([{ id, from: '2026-08-10', to: '2026-08-12' }])
  expect((await world.read(id)).effects).toEqual(brought)
  // On the freed days somebody may be away again without being told of more than her own hours.
  const asked = { staffId: world.staff.asa, from: '2026-08-13', to: '2026-08-14', weekdays: [1, 2, 3, 4, 5], perDay: 8 }
  const overlaps = await world.post(world.diary.manager, `/diary/unit/${world.units.own}/overlaps`, { body: asked })
  expect(overlaps.json()).toMatchObject({ days: [] })
})

test('A-077 anyone who was away on none of the days stands in the list without hours, and in no plan', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  await world.approve(id)
  const answer = await world.post(world.diary.writer, `/diary/${id}/return`, { body: { lastDay: '2026-08-09' } })
  expect(answer.json()).toMatchObject({ from: '2026-08-10', to: '2026-08-14', hours: 0, difference: 0 })
  expect((await world.list()).entries).toMatchObject([{ id, hours: 0, returnedAfter: '2026-08-09' }])
  expect(await plannedDays()).toEqual([])
})

test('A-077 an early return that would leave what stands there already is refused, and changes nothing', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  await world.create(newAbsence(world.staff.asa, { to: '2026-08-12' }))
  await world.approve(id)
  const answer = await world.post(world.diary.writer, `/diary/${id}/return`, { body: { lastDay: '2026-08-12' } })
  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'diary-exists' })
  expect(await world.read(id)).toMatchObject({ to: '2026-08-14', hours: 40, returnedAfter: null })
})

test('A-077 of what was decided the database lets only an early return take days off, and none add any', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  await world.approve(id)
  const set = (columns: string) =>
    world.database.asUser(world.diary.manager.id, t => t.query(`UPDATE diary_entry SET ${columns} WHERE id = ${id}`))
  const shorter = "to_date = '2026-08-12', last_date = '2026-08-12', days = 3, hours = 24"
  await expect(set(shorter)).rejects.toThrow('a decided entry stays as it is')
  await expect(set("returned_after = '2026-08-12', to_date = '2026-08-20'")).rejects.toThrow('a decided entry stays')
  await expect(set("returned_after = '2026-08-12', per_day = 1")).rejects.toThrow('a decided entry stays')
  const more = shorter.replace('hours = 24', 'hours = 48')
  await expect(set(`returned_after = '2026-08-12', ${more}`)).rejects.toThrow('a decided entry stays')
  await set(`returned_after = '2026-08-12', ${shorter}`)
  await expect(set('returned_after = NULL, hours = 8')).rejects.toThrow('a decided entry stays')
})

test('an id of another unit is as absent', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa))
  for (const [method, path] of [
    ['get', ''],
    ['delete', ''],
  ] as const)
    expect((await world[method](world.diary.stranger, `/diary/${id}${path}`)).status).toBe(403)
  expect((await add(newAbsence(world.staff.asa), world.diary.reader)).status).toBe(403)
  expect((await add({ ...newAbsence(world.staff.asa), requestId: randomUUID(), unitId: 1 })).status).toBe(400)
})
