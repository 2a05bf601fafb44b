import { calendarAllowance, calendarNames, municipalityRecord } from '@veckovis/contracts/organisation'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createDiaryWorld, type DiaryWorld } from '@veckovis/testing/diary-world'

let world: DiaryWorld
beforeAll(async () => {
  world = await createDiaryWorld()
})
afterAll(() => world.close())

type Given = Parameters<typeof makePerson>[1]
const person = (given: Given) => makePerson(world.database, given, { at: world.clock.now, hash: world.hash })

const administrator = (level: 'READ' | 'WRITE' | 'APPROVE' = 'APPROVE', id = world.units.municipalityId) =>
  person({ jobTitleId: 1, roles: [{ id: 6, levels: [level], scope: { kind: 'municipality', id } }] })

const path = (id: number = world.units.municipalityId) => `/municipality/${id}/calendars`
const set = async (user: Awaited<ReturnType<typeof person>>, allowsCalendars: boolean, address = path()) =>
  (await world.post(user, address, { body: { allowsCalendars } })).status
const read = async (user: Awaited<ReturnType<typeof person>>) =>
  calendarAllowance.parse((await world.get(user, path())).json()).allowsCalendars

const makeAddress = async () =>
  (
    await world.post(world.diary.reader, `/diary/unit/${world.units.own}/calendar`, {
      body: { password: world.diary.reader.password },
    })
  ).status

test('R-532 anyone who grants rights in the whole municipality allows calendar addresses there, and forbids them', async () => {
  const admin = await administrator()
  expect(await read(admin)).toBe(false)
  expect(await makeAddress()).toBe(409)
  expect(await set(admin, true)).toBe(200)
  expect(await read(admin)).toBe(true)
  expect(await makeAddress()).toBe(200)
  expect(await set(admin, false)).toBe(200)
  expect(await makeAddress()).toBe(409)
})

test('nobody else does: with a lower level, of a part of it, of another municipality, or without Users', async () => {
  const { units } = world
  const unitAdmin = await person({
    jobTitleId: 1,
    roles: [{ id: 6, levels: ['APPROVE'], scope: { kind: 'unit', id: units.own } }],
  })
  const elsewhere = await person({
    jobTitleId: 1,
    roles: [{ id: 6, levels: ['APPROVE'], scope: { kind: 'unit', id: units.foreign } }],
  })
  for (const user of [await administrator('WRITE'), unitAdmin, elsewhere, world.diary.manager, world.diary.approver]) {
    expect(await set(user, true)).toBe(403)
    expect((await world.get(user, path())).status).toBe(403)
  }
  expect(await set(await administrator(), true, path(999_999))).toBe(403)
  expect(await read(await administrator())).toBe(false)
})

test('the wall says the same as the admission, and the rest of the municipality stays with the super admins', async () => {
  const { database, units } = world
  const allow = (userId: number) =>
    database.asUser(userId, t => t.query('SELECT allow_calendars($1, true)', [units.municipalityId]))
  await expect(allow((await administrator('WRITE')).id)).rejects.toThrow(/allowed by those/)
  await expect(allow(world.diary.manager.id)).rejects.toThrow(/allowed by those/)
  const admin = await administrator()
  const others = 'UPDATE municipality SET pause_minutes = 1, allows_calendars = true WHERE id = $1'
  const { rowCount } = await database.asUser(admin.id, t => t.query(others, [units.municipalityId]))
  expect(rowCount).toBe(0)
  expect((await world.post(admin, path(), { body: { allowsCalendars: true, pauseMinutes: 1 } })).status).toBe(400)
})

test('a change stands in the history of the municipality and makes it newer, one of nothing does not', async () => {
  const { municipalityId } = world.units
  const superAdmin = await person({ jobTitleId: 999, roles: [] })
  const version = async () =>
    municipalityRecord.parse((await world.get(superAdmin, `/municipality/${municipalityId}`)).json()).version
  const admin = await administrator()
  const before = await version()
  await Promise.all([set(admin, true), set(admin, true), set(admin, true)])
  expect(await version()).toBe(before + 1)
  const { rows } = await ownerOf(world.database).read(
    `SELECT action, details FROM audit_event WHERE user_id = $1 AND subject = $2`,
    [admin.id, `municipality/${municipalityId}`],
  )
  expect(rows).toEqual([
    { action: 'place-changed', details: { changes: [{ field: 'allowsCalendars', from: false, to: true }] } },
  ])
})

test('R-532 who allows addresses chooses whether they name people: not until then, with its history, and nobody else', async () => {
  const { municipalityId } = world.units
  const [admin, writer] = [await administrator(), await administrator('WRITE')]
  const names = (user: Awaited<ReturnType<typeof person>>, namesInCalendars: boolean) =>
    world.post(user, `${path()}/names`, { body: { namesInCalendars } })
  const chosen = async () => calendarNames.parse((await world.get(admin, `${path()}/names`)).json()).namesInCalendars
  await set(admin, true)
  expect(await chosen()).toBe(false)
  for (const user of [writer, world.diary.manager]) expect((await names(user, true)).status).toBe(403)
  await expect(
    world.database.asUser(writer.id, t => t.query('SELECT name_in_calendars($1, true)', [municipalityId])),
  ).rejects.toThrow(/allowed by those/)
  expect([(await names(admin, true)).status, (await names(admin, true)).status]).toEqual([200, 200])
  expect(await chosen()).toBe(true)
  const { rows } = await ownerOf(world.database).read<{ details: { changes: { field: string }[] } }>(
    `SELECT details FROM audit_event WHERE user_id = $1 AND subject = $2 ORDER BY id`,
    [admin.id, `municipality/${municipalityId}`],
  )
  expect(rows.flatMap(({ details }) => details.changes)).toContainEqual({
    field: 'namesInCalendars',
    from: false,
    to: true,
  })
  expect(rows.filter(({ details }) => details.changes[0]?.field === 'namesInCalendars')).toHaveLength(1)
})
