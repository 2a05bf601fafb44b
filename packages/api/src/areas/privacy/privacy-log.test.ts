import { ownPrivacyLog, privacyLog, readActions, type PrivacyLogSearch } from '@veckovis/contracts/privacy'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'

import { createSessionServices } from '../../app'
import { listRoutes } from '../../composition'

let world: DiaryWorld
type Person = Awaited<ReturnType<typeof makePerson>>
let admin: Person
let foreignAdmin: Person
let superAdmin: Person
let foreignMunicipality: number

const person = (given: Partial<Parameters<typeof makePerson>[1]>) =>
  makePerson(world.database, { jobTitleId: 1, roles: [], ...given }, { at: world.clock.now, hash: world.hash })

type Level = 'READ' | 'WRITE' | 'APPROVE'
const administrator = (
  id: number,
  level: Level = 'APPROVE',
  kind: 'municipality' | 'unit' | 'department' = 'municipality',
) => person({ roles: [{ id: 6, levels: [level], scope: { kind, id } }], firstName: 'Ada', lastName: 'Admin' })

const addressOf = (id = world.units.municipalityId) => `/settings/privacy/municipality/${id}`

const search = async (user: Person, body: PrivacyLogSearch = {}, address = addressOf()) => {
  const answer = await world.post(user, address, { body })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
  return privacyLog.parse(answer.json())
}

type Written = {
  readonly action?: string
  readonly unitId?: number | null
  readonly userId?: number | null
  readonly subject?: string
  readonly details?: object
  readonly at?: string
}

/** A row as another area's route would have left it. */
const write = ({
  action = 'diary-read',
  subject = 'unit/1',
  details = {},
  at = '2026-01-05T12:00:00Z',
  ...row
}: Written) => {
  const { unitId = world.units.own, userId = world.diary.reader.id } = row
  return ownerOf(world.database).read(
    'INSERT INTO audit_event (user_id, unit_id, action, subject, details, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [userId, unitId, action, subject, JSON.stringify(details), at],
  )
}

beforeAll(async () => {
  world = await createDiaryWorld()
  const { rows } = await world.database.read<{ id: number }>('SELECT municipality_id AS id FROM unit WHERE id = $1', [
    world.units.foreign,
  ])
  foreignMunicipality = rows[0]?.id ?? NaN
  admin = await administrator(world.units.municipalityId)
  foreignAdmin = await administrator(foreignMunicipality)
  superAdmin = await person({ jobTitleId: 999 })
}, 60_000)
afterAll(() => world.close())

test('what somebody read of the diary is told with who, the unit, the persons asked for, and no word of it', async () => {
  const { id } = await world.create(newAbsence(world.staff.asa, { notes: 'Hemligt ord' }))
  await world.read(id, world.diary.reader)
  const { rows } = await search(admin, { action: 'diary-read', about: 'åsa ÖBERG' })
  expect(rows[0]).toMatchObject({
    action: 'diary-read',
    by: { id: world.diary.reader.id },
    unit: { id: world.units.own, name: 'Egen enhet' },
    about: [{ id: world.staff.asa, name: 'Åsa Öberg' }],
    named: 1,
  })
  expect(JSON.stringify(rows)).not.toContain('Hemligt')
})

test('a question is told with how many it named, rows of before without one too', async () => {
  const { asa, bo } = world.staff
  const question = {
    question: 'search',
    staff: [asa, bo],
    reasons: [2, 3, 4],
    words: true,
    entries: [7, 8],
    year: 2026,
  }
  await write({ details: question, at: '2024-05-05T12:00:00Z' })
  await write({ details: { entries: 3 }, at: '2024-05-05T11:00:00Z' })
  await write({ details: { question: 'of-later', staff: [bo] }, at: '2024-05-05T10:00:00Z' })
  const { rows } = await search(admin, { from: '2024-05-05', to: '2024-05-05' })
  expect(rows).toMatchObject([
    { question: 'search', named: 2, reasons: 3, words: true, entries: 2, year: 2026 },
    { question: null, named: 0, about: [], reasons: 0, words: false, entries: 3, year: null },
    { question: 'of-later', about: [{ id: bo, name: 'Bo Öberg' }] },
  ])
  expect(rows[0]?.about.map(({ name }) => name)).toEqual(['Åsa Öberg', 'Bo Öberg'])
})

test('the log shows the reads of every route, and the wall lets them through', () => {
  const reads = listRoutes(createSessionServices(world.dependencies)).flatMap(({ audit }) =>
    audit !== undefined && 'reads' in audit ? [audit.reads] : [],
  )
  expect([...new Set(reads)].filter(action => !readActions.some(shown => shown === action))).toEqual([])
  expect(readActions.filter(action => !/-(read|exported)$/.test(action))).toEqual([])
})

describe('who may', () => {
  test('nobody below Users at APPROVE on the whole municipality, through the route and past it', async () => {
    await write({})
    const refused = [
      await administrator(world.units.municipalityId, 'WRITE'),
      await administrator(world.units.own, 'APPROVE', 'unit'),
      foreignAdmin,
      world.diary.manager,
    ]
    for (const user of refused) {
      expect((await world.post(user, addressOf(), { body: {} })).status).toBe(403)
      expect((await world.post(user, '/settings/privacy', { body: {} })).status).toBe(403)
      const seen = await world.database.asUser(user.id, t =>
        t.query('SELECT FROM audit_event WHERE unit_id = $1', [world.units.own]),
      )
      expect([user.email, seen.rowCount]).toEqual([user.email, 0])
    }
    expect((await world.database.asSystem(t => t.query('SELECT FROM audit_event'))).rowCount).toBe(0)
  })

  test('the wall gives an administrator reads of the own municipality, and no change', async () => {
    await write({ unitId: world.units.foreign })
    await write({ action: 'forecast-saved' })
    const { rows } = await world.database.asUser(admin.id, t =>
      t.query<{ unit: number | null; action: string }>(
        "SELECT unit_id AS unit, action FROM audit_event WHERE subject NOT LIKE 'user/%'",
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ unit }) => unit === world.units.foreign)).toEqual([])
    expect(rows.filter(({ action }) => !/-(read|exported)$/.test(action))).toEqual([])
    expect((await world.post(admin, addressOf(foreignMunicipality), { body: {} })).status).toBe(403)
    expect((await world.post(admin, '/settings/privacy', { body: {} })).status).toBe(403)
  })

  test('names of staff are told to anyone who reviews their municipality and to nobody else', async () => {
    const { asa } = world.staff
    const namesFor = async (userId: number) =>
      (await world.database.asUser(userId, t => t.query('SELECT name FROM staff_in_reads($1, $2)', [[asa], []]))).rows
    expect(await namesFor(admin.id)).toEqual([{ name: 'Åsa Öberg' }])
    expect(await namesFor(superAdmin.id)).toEqual([{ name: 'Åsa Öberg' }])
    for (const { id } of [foreignAdmin, world.diary.manager]) expect(await namesFor(id)).toEqual([])
    await write({ unitId: world.units.foreign, details: { question: 'search', staff: [asa] } })
    const { rows } = await search(foreignAdmin, { question: 'search' }, addressOf(foreignMunicipality))
    expect(rows[0]?.about).toEqual([{ id: asa, name: null }])
  })

  test('a super admin reads all of them, of no unit too', async () => {
    await write({ unitId: null, userId: null, action: 'analytics-read', subject: 'analytics/clients' })
    const { rows } = await search(superAdmin, {}, '/settings/privacy')
    expect(rows.some(({ unit }) => unit?.id === world.units.foreign)).toBe(true)
    expect(rows.some(({ subject }) => subject === 'analytics/clients')).toBe(true)
    expect((await search(superAdmin)).rows.some(({ unit }) => unit?.id === world.units.foreign)).toBe(false)
  })

  test('a read of many units is told where its reader holds a role', async () => {
    await write({ unitId: null, subject: 'diary/waiting', userId: world.diary.reader.id, at: '2024-03-03T12:00:00Z' })
    await write({ unitId: null, subject: 'diary/waiting', userId: world.diary.stranger.id, at: '2024-03-03T12:00:00Z' })
    const of = async (user: Person, address: string) =>
      (await search(user, { from: '2024-03-03', to: '2024-03-03' }, address)).rows.map(({ by }) => by?.id)
    expect(await of(admin, addressOf())).toEqual([world.diary.reader.id])
    expect(await of(foreignAdmin, addressOf(foreignMunicipality))).toEqual([world.diary.stranger.id])
  })
})

describe('what is found', () => {
  const day = { from: '2024-07-01', to: '2024-07-01' } as const

  test('by kind, question, who asked, unit and person asked about, in whole Swedish days', async () => {
    const { asa, bo } = world.staff
    const [maj, per] = [
      await person({ firstName: 'Maj', lastName: 'Frågvis' }),
      await person({ firstName: 'Per', lastName: 'Undran' }),
    ]
    const at = ['2024-06-30T21:59:59Z', '2024-06-30T22:00:00Z', '2024-07-01T12:00:00Z', '2024-07-01T22:00:00Z']
    await write({ userId: maj.id, at: at[0] ?? '', subject: 'unit/1' })
    await write({ userId: maj.id, at: at[1] ?? '', details: { question: 'search', staff: [asa] } })
    await write({ userId: per.id, at: at[2] ?? '', action: 'staff-read', subject: `staff/${bo}` })
    await write({ userId: per.id, at: at[3] ?? '', unitId: world.units.sibling })
    await write({ userId: per.id, at: at[2] ?? '', unitId: world.units.sibling, details: { question: 'plan' } })
    const found = async (asked: PrivacyLogSearch) =>
      (await search(admin, { ...day, ...asked })).rows.map(({ by, unit, question }) => [by?.name, unit?.id, question])
    const majs = ['Maj Frågvis', world.units.own, 'search']
    const pers = ['Per Undran', world.units.own, null]
    const plan = ['Per Undran', world.units.sibling, 'plan']
    expect(await found({})).toEqual([plan, pers, majs])
    expect(await found({ by: 'frågvis maj' })).toEqual([majs])
    expect(await found({ action: 'staff-read' })).toEqual([pers])
    expect(await found({ question: 'plan' })).toEqual([plan])
    expect(await found({ unit: 'SYSTER' })).toEqual([plan])
    expect(await found({ about: 'åsa' })).toEqual([majs])
    expect(await found({ about: 'bo' })).toEqual([pers])
    expect(await found({ about: 'nobody is called so' })).toEqual([])
    expect(await found({ by: '%' })).toEqual([])
  })

  test('a page at a time, and none of it moves for what is read meanwhile', async () => {
    for (let minute = 10; minute < 35; minute++) await write({ at: `2024-08-01T12:${minute}:00Z` })
    const asked = { from: '2024-08-01', to: '2024-08-01' }
    const first = await search(admin, asked)
    expect([first.total, first.rows.length]).toEqual([25, 10])
    await write({ at: '2024-08-01T13:00:00Z' })
    const later = { ...asked, upTo: first.upTo ?? NaN }
    const second = await search(admin, { ...later, page: 2 })
    const third = await search(admin, { ...later, page: 3 })
    expect([second.total, second.upTo]).toEqual([25, first.upTo])
    const all = [first, second, third].flatMap(({ rows }) => rows.map(({ at }) => at))
    expect(new Set(all).size).toBe(25)
    expect(all).toEqual([...all].sort().reverse())
    expect(await search(admin, { ...asked, pageSize: 50 })).toMatchObject({ total: 26 })
  })

  test('a unit that has moved within its municipality keeps its rows', async () => {
    const { rows } = await ownerOf(world.database).read<{ id: number }>(
      `WITH made AS (INSERT INTO department (municipality_id, name) VALUES ($1, 'Ny avdelning') RETURNING id)
       UPDATE unit SET department_id = made.id FROM made WHERE unit.id = $2 RETURNING made.id`,
      [world.units.municipalityId, world.units.empty],
    )
    expect(rows).toHaveLength(1)
    await write({ unitId: world.units.empty, at: '2024-09-01T12:00:00Z' })
    const found = await search(admin, { from: '2024-09-01', to: '2024-09-01', unit: 'utan år' })
    expect(found.rows).toMatchObject([{ unit: { id: world.units.empty, name: 'Utan år' } }])
  })

  test.each([
    { action: 'forecast-saved' },
    { question: 'cake' },
    { from: '2025-02-30' },
    { page: 0 },
    { page: '1' },
    { pageSize: 7 },
    { by: 5 },
    { by: 'x'.repeat(101) },
    { upTo: 0 },
    { q: 'anna' },
  ])('%j is refused', async body => {
    expect((await world.post(admin, addressOf(), { body })).status).toBe(400)
  })
})

test('a review stands in the same log, with whom it asked about', async () => {
  await search(admin, { about: 'åsa' })
  await search(superAdmin)
  const { rows } = await search(admin, { action: 'privacy-read' })
  expect(rows[0]).toMatchObject({
    question: 'review',
    by: { id: superAdmin.id },
    subject: `municipality/${world.units.municipalityId}`,
  })
  expect(rows[1]).toMatchObject({ by: { id: admin.id }, about: [{ id: world.staff.asa, name: 'Åsa Öberg' }] })
})

test('a person reads what was done to the own account, and of others nothing', async () => {
  const { id } = world.diary.reader
  await write({ action: 'role-given', subject: `user/${id}`, userId: superAdmin.id, unitId: null })
  await write({ action: 'role-given', subject: `user/${id}1`, userId: superAdmin.id, unitId: null })
  await write({
    action: 'change-password',
    subject: `user ${id}`,
    userId: id,
    unitId: null,
    at: '2025-01-01T12:00:00Z',
  })
  const answer = ownPrivacyLog.parse((await world.get(world.diary.reader, '/settings/privacy/mine')).json())
  expect(answer).toMatchObject({
    total: 2,
    rows: [
      { action: 'role-given', by: { id: superAdmin.id } },
      { action: 'change-password', by: { id } },
    ],
  })
  const seen = await world.database.asUser(id, t => t.query<{ subject: string }>('SELECT subject FROM audit_event'))
  expect(seen.rows).toEqual([{ subject: `user/${id}` }, { subject: `user ${id}` }])
})
