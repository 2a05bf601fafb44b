import { Writable } from 'node:stream'
import {
  createDiaryWorld,
  newAbsence,
  newChangeOfNeeds,
  newExtraResource,
  type DiaryWorld,
} from '@veckovis/testing/diary-world'
import { pino } from 'pino'
import { createApp } from '../../../app'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const add = (body: object, user = world.diary.writer) => world.post(user, `/diary/unit/${world.units.own}`, { body })

const absences: readonly (readonly [string, object, string])[] = [
  ['sixteen hours a day', { hours: { perDay: 16 } }, 'hours'],
  ['no hours', { hours: { perDay: 0 } }, 'hours'],
  ['fewer hours than none', { hours: { perDay: -1 } }, 'hours'],
  ['a third of an hundredth', { hours: { perDay: 7.333 } }, 'hours'],
  ['a text for hours', { hours: { perDay: '8' } }, 'hours'],
  ['7:5', { hours: { from: '7:5', to: '16:00', isNightWork: false } }, 'hours'],
  ['25:00', { hours: { from: '08:00', to: '25:00', isNightWork: false } }, 'hours'],
  ['hours and times at once', { hours: { perDay: 8, from: '08:00', to: '16:00', isNightWork: false } }, 'hours'],
  ['hours of a week', { hours: { perWeek: 40 } }, 'hours'],
  ['29 February of a year without one', { from: '2027-02-29', to: '2027-03-01' }, 'from'],
  ['a year before all forecasts', { from: '1999-05-03', to: '1999-05-04' }, 'from'],
  ['a moment for a day', { from: '2026-08-10T00:00:00Z' }, 'from'],
  ['an eighth day of the week', { weekdays: [8] }, 'weekdays.0'],
  ['an unknown category', { category: 'HOLIDAY' }, 'category'],
  ['a reason of another category', { reason: 'VAK' }, 'reason'],
  ['a type, which an absence has none of', { typeId: 5 }, ''],
  ['a status', { status: 'APPROVED' }, ''],
  ['a title that is too long', { title: 'x'.repeat(1_000) }, 'title'],
]

test('what no absence may hold is refused at its place, and adds nothing', async () => {
  for (const [what, more, place] of absences) {
    const answer = await add(newAbsence(world.staff.asa, more))
    const { details } = answer.json() as { details?: { problems?: { path: string }[] } }
    const isTold = details?.problems?.some(({ path }) => path.startsWith(place))
    expect([what, answer.status, isTold]).toEqual([what, 400, true])
  }
  expect((await world.list()).total).toBe(0)
})

const others: readonly (readonly [string, object])[] = [
  ['no type', newExtraResource({ typeId: undefined })],
  ['a type that only an absence’s substitute has', newExtraResource({ typeId: 7 })],
  ['an unknown reason', newExtraResource({ reason: 'BECAUSE' })],
  ['an unknown room type', newChangeOfNeeds({ roomType: 'cellar' })],
  ['an unknown location', newChangeOfNeeds({ locationType: 'moon' })],
  ['half a room', newChangeOfNeeds({ quantity: 0.5 })],
  ['no room', newChangeOfNeeds({ quantity: 0 })],
  ['fewer hours than none', newChangeOfNeeds({ hours: { perWeek: -10 } })],
]

test('nor is anything else that is unknown, too small or left out', async () => {
  for (const [what, body] of others) expect([what, (await add(body)).status]).toEqual([what, 400])
  expect((await world.list()).total).toBe(0)
})

test('15.75 hours a day are taken', async () => {
  expect(await world.create(newAbsence(world.staff.asa, { hours: { perDay: 15.75 } }))).toMatchObject({ hours: 78.75 })
})

test('a night over a change of the clocks has the hours of its times, and belongs to the day on which it begins', async () => {
  const hours = { from: '22:00', to: '06:00', isNightWork: true }
  for (const day of ['2026-03-28', '2026-10-24']) {
    const { id, perDay } = await world.create(
      newExtraResource({ from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7], hours }),
    )
    expect(perDay).toBe(8)
    expect((await world.read(id)).effects).toMatchObject([{ hours: 8 }])
  }
})

test('29 February is a day, of its ISO week', async () => {
  const { id } = await world.create(newExtraResource({ from: '2028-02-29', to: '2028-02-29' }))
  expect((await world.read(id)).effects).toMatchObject([{ year: 2028, week: 9, hours: 4 }])
})

test('people, entries and units of another municipality are told to nobody', async () => {
  const foreign = await world.create(newChangeOfNeeds(), { user: world.diary.stranger, where: 'foreign' })
  const own = await world.create(newAbsence(world.staff.asa))
  const { manager, stranger } = world.diary
  for (const path of [`/diary/${foreign.id}`, '/diary/999999'])
    expect((await world.get(manager, path)).status).toBe(403)
  expect((await world.get(stranger, `/diary/${own.id}`)).status).toBe(403)
  const there = await world.post(stranger, `/diary/unit/${world.units.foreign}`, { body: newAbsence(world.staff.asa) })
  expect(there.json()).toMatchObject({ details: { problems: [{ path: 'staffId', message: 'unknown-person' }] } })
  const decided = await world.post(manager, '/diary/approve', {
    body: { entries: [{ id: own.id }, { id: foreign.id }] },
  })
  expect(decided.json()).toMatchObject({ details: { entries: [{ id: foreign.id, problem: 'not-found' }] } })
  expect((await world.read(own.id)).status).toBe('WAITING')
})

test('no log holds what is written of a person, whether the call is taken, refused or fails', async () => {
  const lines: string[] = []
  const logger = pino(
    { level: 'trace' },
    new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }),
  )
  const written = { title: 'Hemlig titel', notes: 'Hemlig anteckning' }
  const body = newAbsence(world.staff.asa, { reason: 1, ...written })
  const { email, password } = world.diary.writer
  const statuses: number[] = []
  for (const database of [world.database, { ...world.database, asUser: () => Promise.reject(new Error('broken')) }]) {
    const app = await createApp({ ...world.dependencies, logger, database })
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    const { access_token: token } = signedIn.json() as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const unit = `/api/diary/unit/${world.units.own}`
    for (const payload of [body, { ...body, requestId: crypto.randomUUID() }, { ...body, hours: written.notes }])
      statuses.push((await app.inject({ method: 'POST', url: unit, headers, payload })).statusCode)
    const search = { method: 'POST', url: `${unit}/search`, headers, payload: { search: 'Hemlig Öberg' } } as const
    statuses.push((await app.inject(search)).statusCode)
    await app.close()
  }
  expect(statuses).toEqual([200, 409, 400, 200, 500, 500, 400, 500])
  const log = lines.join('')
  expect(log).toContain('"route":"/api/diary/unit/:unitId","status":409')
  for (const part of ['Hemlig', 'Öberg', 'Åsa', email]) expect(log).not.toContain(part)
})
