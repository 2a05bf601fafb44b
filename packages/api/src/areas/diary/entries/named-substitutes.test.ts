import { randomUUID } from 'node:crypto'
import { changedAbsence, diaryPlan } from '@veckovis/contracts/diary'
import { makePerson, makeStaffMember, ownerOf } from '@veckovis/testing'
import { contentOf, createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const came = (named?: object | null) => ({
  substitute: { typeId: 3, perDay: 4, ...(named !== undefined && { named }) },
})
const add = (named: object | null, user = world.diary.writer) =>
  world.post(user, `/diary/unit/${world.units.own}`, { body: newAbsence(world.staff.asa, came(named)) })

test('a pool or somebody of the unit is named beside the type, in entry, list and plan, and changes no hours', async () => {
  const pool = await world.create(newAbsence(world.staff.asa, came({ pool: 'Bemanningspoolen' })))
  const bo = { staffId: world.staff.bo, name: 'Bo Öberg', unit: null }
  const other = newAbsence(world.staff.leaving, { ...came({ staffId: bo.staffId }), to: '2026-08-12' })
  const { id } = await world.create(other, { user: world.diary.writer })
  expect(pool).toMatchObject({
    substitute: { typeId: 3, named: { staffId: null, name: 'Bemanningspoolen' } },
    hours: 40,
  })
  expect(await world.read(id)).toMatchObject({ substitute: { typeId: 3, perDay: 4, named: bo }, temporaryHours: 12 })
  const { entries } = await world.list('', { user: world.diary.reader })
  expect(entries.map(({ substitute }) => substitute?.named?.name).sort()).toEqual(['Bemanningspoolen', 'Bo Öberg'])
  const plan = diaryPlan.parse((await world.get(world.diary.reader, `/diary/unit/${world.units.own}/plan/2026`)).json())
  expect(plan.entries.map(({ substituteName }) => substituteName).sort()).toEqual(['Bemanningspoolen', 'Bo Öberg'])
  const without = await world.create(newAbsence(world.staff.bo, came()))
  expect(without.substitute).toEqual({ typeId: 3, perDay: 4 })
})

test('somebody of another unit is named by those who see that unit, with the unit; the readers of the diary see the name', async () => {
  const sibling = { staffId: world.staff.sibling }
  const out = await add(sibling)
  expect([out.status, out.body]).toEqual([400, expect.stringContaining('unknown-person')])
  const made = await add(sibling, world.diary.manager)
  expect(made.status).toBe(200)
  const { id } = made.json() as { id: number }
  const named = { staffId: world.staff.sibling, name: 'Cia Öberg', unit: { id: world.units.sibling } }
  expect((await world.read(id, world.diary.reader)).substitute).toMatchObject({ named })
  // Whoever may not see that unit keeps the name, and names nobody else of it.
  const kept = { ...contentOf(newAbsence(world.staff.asa, came(sibling))), title: 'Ny' }
  expect((await world.patch(world.diary.writer, `/diary/${id}`, { body: kept })).status).toBe(200)
  expect((await world.read(id)).substitute).toMatchObject({ named })
  const { id: foreign } = await makeStaffMember(world.database, { unitId: world.units.foreign })
  expect((await add({ staffId: foreign }, world.diary.manager)).status).toBe(400)
})

test('whoever says nothing of the name keeps it, as pages of before do; null names nobody, and without a substitute nobody comes', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, came({ pool: 'Poolen' })))
  const change = async (more: object) => {
    const body = contentOf(newAbsence(world.staff.asa, more))
    expect((await world.patch(world.diary.writer, `/diary/${id}`, { body })).status).toBe(200)
    return (await world.read(id)).substitute?.named?.name
  }
  expect(await change({ ...came(), title: 'Ny' })).toBe('Poolen')
  expect(await change(came(null))).toBeUndefined()
  expect(await change(came({ staffId: world.staff.bo }))).toBe('Bo Öberg')
  expect(await change({ substitute: { typeId: 7, perDay: 0 } })).toBeUndefined()
  expect(await change(came())).toBeUndefined()
})

test.each([
  ['the one who is away', () => ({ staffId: world.staff.asa }), 'same-person'],
  ['nobody', () => ({ staffId: 2_000_000_000 }), 'unknown-person'],
  ['somebody who leaves before', () => ({ staffId: world.staff.leaving }), 'outside-employment'],
  ['a pool without a name', () => ({ pool: ' ' }), 'required'],
  ['a pool with a long name', () => ({ pool: 'p'.repeat(61) }), 'substitute.named'],
  ['both', () => ({ staffId: world.staff.bo, pool: 'Poolen' }), 'named'],
])('%s does not come', async (_, named, message) => {
  const answer = await add(named())
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(message)])
})

test('nobody is named where no substitute comes', async () => {
  const substitute = { typeId: 7, perDay: 0, named: { pool: 'Poolen' } }
  const body = newAbsence(world.staff.asa, { substitute })
  const answer = await world.post(world.diary.writer, `/diary/unit/${world.units.own}`, { body })
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('no-substitute')])
})

test('a change of an approved absence names somebody else, moves no forecast, and its history says whom', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, came({ pool: 'Poolen' })))
  await world.approve(id)
  const before = await world.diaryHours('own', 2026, 'substitute', 3)
  const change = (named: object | undefined, more: object = {}) =>
    world.post(world.diary.approver, `/diary/${id}/change`, {
      body: { requestId: randomUUID(), lastDay: '2026-08-14', hours: { perDay: 8 }, ...came(named), ...more },
    })
  expect((await change(undefined)).status).toBe(400)
  const changed = await change({ staffId: world.staff.bo })
  expect(changedAbsence.parse(changed.json())).toMatchObject({
    brought: false,
    substitute: { named: { name: 'Bo Öberg' } },
  })
  expect(await world.diaryHours('own', 2026, 'substitute', 3)).toEqual(before)
  // Kept by a page of before, which extends it.
  expect((await change(undefined, { lastDay: '2026-08-17' })).status).toBe(200)
  const { changes, substitute } = await world.read(id)
  expect(substitute?.named?.name).toBe('Bo Öberg')
  expect(
    changes?.map(({ before: was, after }) => [was.substitute?.named?.name, after.substitute?.named?.name]),
  ).toEqual([
    ['Bo Öberg', 'Bo Öberg'],
    ['Poolen', 'Bo Öberg'],
  ])
  expect(await world.audits('diary-changed')).toMatchObject([
    { details: { fields: ['substitute'] } },
    { details: { fields: ['lastDay'] } },
  ])
})

test('somebody who leaves the staff keeps the name in what is written, and comes to nothing new', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, came({ staffId: world.staff.bo })))
  await ownerOf(world.database).asSystem(t =>
    t.query("UPDATE staff_member SET employed_to = '2026-03-17', removed_on = '2026-03-18' WHERE id = $1", [
      world.staff.bo,
    ]),
  )
  expect((await world.read(id)).substitute?.named?.name).toBe('Bo Öberg')
  const answer = await world.post(world.diary.writer, `/diary/unit/${world.units.own}`, {
    body: newAbsence(world.staff.leaving, { ...came({ staffId: world.staff.bo }), to: '2026-08-12' }),
  })
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('unknown-person')])
})

test('the database names nobody of a unit out of reach', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, came()))
  const set = `UPDATE diary_entry SET substitute_member_id = ${world.staff.sibling}, version = version + 1 WHERE id = ${id}`
  const writer = world.database.asUser(world.diary.writer.id, t => t.query(set))
  await expect(writer).rejects.toThrow(/a unit in reach/)
  const { id: everywhere } = await makePerson(
    world.database,
    {
      roles: [{ id: 1, levels: ['WRITE'], scope: { kind: 'municipality', id: world.units.municipalityId } }],
      jobTitleId: 1,
    },
    { at: world.clock.now, hash: world.hash },
  )
  await world.database.asUser(everywhere, t => t.query(set))
  expect((await world.read(id)).substitute?.named?.name).toBe('Cia Öberg')
})

test('nobody of a unit is named, nor learnt of, by those who have other rights there than the diary', async () => {
  const { own, sibling } = world.units
  const budget = { id: 3, levels: ['APPROVE' as const], scope: { kind: 'unit' as const, id: sibling } }
  const diary = { id: 1, levels: ['WRITE' as const], scope: { kind: 'unit' as const, id: own } }
  const made = await makePerson(
    world.database,
    { roles: [diary, budget], jobTitleId: 1 },
    { at: world.clock.now, hash: world.hash },
  )
  const { status, body } = await add({ staffId: world.staff.sibling }, made)
  expect([status, body]).toEqual([400, expect.stringContaining('unknown-person')])
  expect(body).not.toContain('Cia')
})

test('a number that is no id, and somebody who is away by now, are refused or named no more', async () => {
  const answer = await add({ staffId: 9_999_999_999 })
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('unknown-person')])
  const { id } = await world.create(newAbsence(world.staff.asa, came({ staffId: world.staff.bo })))
  // A page of before, which knows no name, makes the one who comes the one who is away.
  const body = { ...contentOf(newAbsence(world.staff.bo, came())), title: 'Ny' }
  expect((await world.patch(world.diary.writer, `/diary/${id}`, { body })).status).toBe(200)
  expect((await world.read(id)).substitute).toEqual({ typeId: 3, perDay: 4 })
})
