import { readDetails, type ReadDetails } from '@veckovis/contracts/privacy'
import { makePerson, makeStaffMember, ownerOf } from '@veckovis/testing'
import { createDiaryWorld, newAbsence, type DiaryWorld } from '@veckovis/testing/diary-world'
import fc from 'fast-check'
import { createSessionServices } from '../app'
import { listRoutes } from '../composition'

/** QUESTIONS_RUNS=1000 is the long form (soak/questions-audited.mjs). */
const runs = Number(process.env['QUESTIONS_RUNS'] ?? 60)

type Asker = Awaited<ReturnType<typeof makePerson>>

let world: DiaryWorld
let asker: Asker
let entryIds: readonly number[] = []
beforeAll(async () => {
  world = await createDiaryWorld()
  const { database, clock, hash, staff } = world
  asker = await makePerson(database, { roles: [], jobTitleId: 999 }, { at: clock.now, hash })
  const illness = await world.create(newAbsence(staff.asa, { reason: 1, notes: 'Depression' }))
  const vacation = await world.create(newAbsence(staff.bo))
  await world.approve(vacation.id)
  entryIds = [illness.id, vacation.id]
}, 60_000)
afterAll(() => world.close())

type Row = {
  readonly userId: number
  readonly unitId: number | null
  readonly action: string
  readonly details: ReadDetails
}

const lastId = async () =>
  (await ownerOf(world.database).read<{ id: number }>('SELECT coalesce(max(id), 0)::int AS id FROM audit_event'))
    .rows[0]?.id ?? 0

const rowsAfter = async (id: number) =>
  (
    await ownerOf(world.database).read<Row>(
      `SELECT user_id AS "userId", unit_id AS "unitId", action, details FROM audit_event WHERE id > $1 ORDER BY id`,
      [id],
    )
  ).rows

type Ask = { readonly path: string; readonly body?: object }

/** The rows that a question leaves; it is answered with 200. */
const rowsOf = async ({ path, body }: Ask): Promise<readonly Row[]> => {
  const before = await lastId()
  const answer = await (body === undefined ? world.get(asker, path) : world.post(asker, path, { body }))
  expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([path, 200, ''])
  return rowsAfter(before)
}

const farAway = 'page=9999'
const nobody = 2_000_000_000
const days = { from: '2026-09-07', to: '2026-09-11', weekdays: [1, 2, 3, 4, 5] }
const row = { line: 2, firstName: 'Ny', lastName: 'Person', birthday: '1990-01-01' }

/** Each read of special data, asked so that nothing is found: in a unit without anything, of nobody, or behind the last page. */
const emptyAsks = (): Readonly<Record<string, Ask>> => {
  const { own, empty } = world.units
  const forecast = `/forecast/${world.forecasts.own2026.forecastId}/unit/${own}`
  return {
    'GET /diary/unit/:unitId': { path: `/diary/unit/${own}?${farAway}` },
    'POST /diary/unit/:unitId/search': {
      path: `/diary/unit/${own}/search?${farAway}`,
      body: { staff: [world.staff.asa], reasons: [1] },
    },
    'GET /diary/unit/:unitId/basis': { path: `/diary/unit/${empty}/basis` },
    'GET /diary/unit/:unitId/plan/:year': { path: `/diary/unit/${empty}/plan/2026` },
    'POST /diary/unit/:unitId/consequence': {
      path: `/diary/unit/${empty}/consequence`,
      body: { entries: [{ ...days, category: 'CHANGE_OF_NEEDS', reason: 'DEATH', hours: { perWeek: 10 } }] },
    },
    'GET /diary/unit/:unitId/pending/:year': { path: `/diary/unit/${empty}/pending/2026` },
    'POST /diary/unit/:unitId/overlaps': {
      path: `/diary/unit/${empty}/overlaps`,
      body: { staffId: nobody, ...days, perDay: 8 },
    },
    'POST /diary/unit/:unitId/behind': {
      path: `/diary/unit/${empty}/behind`,
      body: { year: 2026, week: 3, rowId: 'absences-2' },
    },
    'POST /diary/consequence': { path: '/diary/consequence', body: { ids: [nobody] } },
    'GET /diary/waiting': { path: `/diary/waiting?${farAway}` },
    'GET /diary/today': { path: '/diary/today' },
    'POST /staff/unit/:unitId/search': { path: `/staff/unit/${own}/search?${farAway}`, body: { search: 'Öberg' } },
    'POST /staff/unit/:unitId/export': { path: `/staff/unit/${empty}/export`, body: { search: 'ingen' } },
    'POST /staff/unit/:unitId/import/check': { path: `/staff/unit/${empty}/import/check`, body: { rows: [row] } },
    'GET /staff/coming': { path: '/staff/coming' },
    'POST /schedule/unit/:unitId/search': {
      path: `/schedule/unit/${own}/search?year=2026&startWeek=1&endWeek=4&${farAway}`,
      body: { search: 'Öberg' },
    },
    'GET /schedule/unit/:unitId/:year': { path: `/schedule/unit/${empty}/2026` },
    'GET /forecast/unit/:unitId/:year/notes': { path: `/forecast/unit/${own}/2025/notes` },
    'GET /forecast/:forecastId/unit/:unitId/saves': { path: `${forecast}/saves?${farAway}` },
    'GET /forecast/:forecastId/unit/:unitId/cell-history': {
      path: `${forecast}/cell-history?row=absence&source=2&week=3&${farAway}`,
    },
    'GET /outcome/unit/:unitId/:year': { path: `/outcome/unit/${own}/2026` },
    'GET /outcome/unit/:unitId/:year/diary': { path: `/outcome/unit/${own}/2026/diary` },
    'GET /outcome/unit/:unitId/:year/history': { path: `/outcome/unit/${own}/2026/history?week=2` },
    'GET /measures/unit/:unitId/:year': { path: `/measures/unit/${empty}/2026` },
    'GET /budget/unit/:unitId': { path: `/budget/unit/${empty}` },
    'GET /budget/unit/:unitId/basis/:year': { path: `/budget/unit/${empty}/basis/2026` },
    'GET /budget/unit/:unitId/results/:year': { path: `/budget/unit/${empty}/results/2026` },
    'POST /settings/budget/municipality/:municipalityId/pay-revisions/preview': {
      path: `/settings/budget/municipality/${world.units.municipalityId}/pay-revisions/preview`,
      body: { set: { validFrom: '2031-04-01', staffType: null, kind: 'percent', value: 4 } },
    },
    'POST /settings/budget/municipality/:municipalityId/prices/preview': {
      path: `/settings/budget/municipality/${world.units.municipalityId}/prices/preview`,
      body: { set: { validFrom: '2031-01-01', prices: [{ key: 'price-room-day', value: 350 }] } },
    },
    'POST /settings/budget/municipality/:municipalityId/unsocial-hours/preview': {
      path: `/settings/budget/municipality/${world.units.municipalityId}/unsocial-hours/preview`,
      body: {
        set: {
          validFrom: '2031-01-01',
          byCalendar: true,
          weights: { 'weekday-night': 1, weekend: 2, 'major-holiday': 4 },
        },
      },
    },
    'POST /settings/budget/municipality/:municipalityId/sick-pay/preview': {
      path: `/settings/budget/municipality/${world.units.municipalityId}/sick-pay/preview`,
      body: { set: { validFrom: '2031-01-01', bySpell: true, savedFromDay15: 1 } },
    },
    'GET /analytics/clients': { path: `/analytics/clients?${farAway}` },
    'GET /analytics/users': { path: `/analytics/users?${farAway}` },
    'GET /analytics/units': { path: `/analytics/units?${farAway}` },
    'GET /analytics/overview': { path: `/analytics/overview?${farAway}` },
    'GET /analytics/units/absence': { path: '/analytics/units/absence?from=2030-01-07&to=2030-01-13' },
    'GET /analytics/overview/absence': { path: '/analytics/overview/absence?from=2030-01-07&to=2030-01-13' },
  }
}

/** Of one record or a whole list: what is not there is refused, and `special-data.test.ts` asks for what is there. */
const neverEmpty = [
  'GET /analytics/clients/export',
  'GET /analytics/overview/export',
  'GET /analytics/units/export',
  'GET /analytics/users/export',
  'GET /diary/:id',
  'GET /forecast/:forecastId/unit/:unitId/saves/:version',
  'GET /forecast/unit/:unitId/:year/comprehensive',
  'GET /measures/:id/history',
  'GET /staff/:id',
  'GET /submissions/:id',
  'GET /submissions/occasion/:occasionId',
  'GET /submissions/unit/:unitId/occasion/:occasionId/preview',
  'POST /diary/:id/proposal/consequence',
  // Anyone who reviews finds the reviews before.
  'POST /settings/privacy',
  'POST /settings/privacy/municipality/:municipalityId',
]

test('each read of special data leaves one row of the question when nothing is found and behind the last page', async () => {
  const reads = listRoutes(createSessionServices(world.dependencies)).filter(({ audit }) => audit && 'reads' in audit)
  const asks = emptyAsks()
  expect(reads.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    [...Object.keys(asks), ...neverEmpty].sort(),
  )
  for (const [route, ask] of Object.entries(asks)) {
    const rows = await rowsOf(ask)
    expect([route, rows.length]).toEqual([route, 1])
    const details = readDetails.parse(rows[0]?.details)
    expect(JSON.stringify(details)).not.toMatch(/Öberg|ingen|Person|Ny/)
  }
})

test('sums of a person and a reason behind the last page stand in the audit with both, words without what they are', async () => {
  const { own } = world.units
  const sums = await rowsOf({
    path: `/diary/unit/${own}/search?page=999999`,
    body: { staff: [world.staff.asa], reasons: [1] },
  })
  const details = { question: 'search', entries: [], staff: [world.staff.asa], reasons: [1] }
  expect(sums).toEqual([{ userId: asker.id, unitId: own, action: 'diary-read', details }])
  for (const [search, found] of [
    ['depression', [entryIds[0]]],
    ['cellgift', []],
  ] as const) {
    const [asked, ...more] = await rowsOf({ path: `/diary/unit/${own}/search`, body: { search } })
    expect(more).toEqual([])
    expect(asked?.details).toMatchObject({ question: 'search', entries: found, words: true })
    expect(JSON.stringify(asked)).not.toContain(search)
  }
})

test('a page of what waits behind the last one stands in the audit with each unit whose entries its total counts', async () => {
  const { own, sibling } = world.units
  const { id } = await world.create(newAbsence(world.staff.sibling), { where: 'sibling' })
  const rows = await rowsOf({ path: `/diary/waiting?${farAway}` })
  await world.approve(id)
  expect(rows.map(({ unitId }) => unitId)).toEqual([own, sibling].sort((a, b) => a - b))
  expect(rows.map(({ details }) => details)).toEqual(Array(2).fill({ question: 'waiting', entries: [], staff: [] }))
})

test('a question about overlaps names everybody whom it is about, and takes a hundred of them once each', async () => {
  const path = `/diary/unit/${world.units.own}/overlaps`
  const { asa, bo } = world.staff
  const about = (ids: readonly number[]) => ({
    staffId: asa,
    ...days,
    perDay: 8,
    others: ids.map(staffId => ({ staffId, perDay: 8 })),
  })
  const [asked] = await rowsOf({ path, body: about([bo]) })
  expect(asked).toMatchObject({ action: 'diary-read', details: { question: 'overlap', staff: [asa, bo] } })
  const others = (count: number) => Array.from({ length: count }, (_, index) => nobody - index)
  expect((await rowsOf({ path, body: about(others(99)) })).length).toBe(1)
  for (const refused of [others(100), [bo, bo], [asa]])
    expect((await world.post(asker, path, { body: about(refused) })).status).toBe(400)
})

test('whether an absence is there already is a question, also when it is answered by a refusal', async () => {
  const path = `/diary/unit/${world.units.own}`
  const before = await lastId()
  const answer = await world.post(world.diary.writer, path, { body: newAbsence(world.staff.bo) })
  expect([answer.status, answer.json()['code']]).toEqual([409, 'diary-exists'])
  expect(await rowsAfter(before)).toMatchObject([
    {
      userId: world.diary.writer.id,
      action: 'diary-read',
      details: { question: 'duplicate', staff: [world.staff.bo] },
    },
  ])
})

test('a load of a forecast leaves a row below five people, none from five on, and none for anyone who holds it', async () => {
  const { database, clock, units, forecasts } = world
  const { forecastId } = forecasts.sibling2026
  const path = `/forecast/unit/${units.sibling}/2026/comprehensive`
  const forecast = `/forecast/${forecastId}/unit/${units.sibling}`
  const history = [`${forecast}/saves`, `${forecast}/cell-history?row=absence&source=2&week=3`]
  const employ = async (more: object) =>
    (await makeStaffMember(database, { unitId: units.sibling, firstName: 'E', lastName: 'F', ...more })).id
  const today = clock.now.toISOString().slice(0, 10)
  // One is there already. Anyone who has left or has not begun does not count.
  for (const more of [{}, {}, { employedTo: today }, { employedTo: '2025-12-31' }]) await employ(more)
  expect(await rowsOf({ path })).toEqual([
    {
      ...{ userId: asker.id, unitId: units.sibling, action: 'forecast-read' },
      details: { question: 'forecast', year: 2026 },
    },
  ])
  for (const of of history) expect((await rowsOf({ path: of })).length).toBe(1)
  const held = (await world.get(asker, path)).etag ?? ''
  const before = await lastId()
  expect((await world.get(asker, path, { 'if-none-match': held })).status).toBe(304)
  expect(await rowsAfter(before)).toEqual([])
  await employ({})
  for (const of of [path, ...history]) expect(await rowsOf({ path: of })).toEqual([])
})

const words = fc.constantFrom('', 'cellgift', 'Depression', 'Åsa', 'zzz qqq')
const page = fc.constantFrom(1, 2, 999_999)
const reasons = fc.subarray([1, 2, 3, 7])
const people = () => fc.subarray([world.staff.asa, world.staff.bo, world.staff.leaving, nobody], { minLength: 1 })
const own = (path: string) => path.replace('UNIT', String(world.units.own))
const year = fc.constantFrom(2025, 2026, 2027)

type Asked = Ask & { readonly staff?: readonly number[]; readonly words?: string }

const anyQuestion = (): fc.Arbitrary<Asked> =>
  fc.oneof(
    fc.record({ staff: people(), reasons, search: words, page }).map(({ page: asked, ...body }) => ({
      ...{ path: own(`/diary/unit/UNIT/search?page=${asked}`), body, staff: body.staff, words: body.search },
    })),
    fc.tuple(people(), fc.constantFrom(0.5, 8)).map(([[staffId = 0, ...others], perDay]) => ({
      path: own('/diary/unit/UNIT/overlaps'),
      body: { staffId, ...days, perDay, others: others.map(id => ({ staffId: id, perDay })) },
      staff: [staffId, ...others],
    })),
    fc.tuple(year, fc.integer({ min: 1, max: 52 }), reasons).map(([asked, week, [reason = 2]]) => ({
      path: own('/diary/unit/UNIT/behind'),
      body: { year: asked, week, rowId: `absences-${reason}` },
    })),
    year.map(asked => ({ path: own(`/diary/unit/UNIT/plan/${asked}`) })),
    page.map(asked => ({ path: `/diary/waiting?page=${asked}` })),
    fc.subarray([...entryIds, nobody], { minLength: 1 }).map(ids => ({ path: '/diary/consequence', body: { ids } })),
    fc.constantFrom(...entryIds).map(id => ({ path: `/diary/${id}` })),
    fc.tuple(words, page).map(([search, asked]) => ({
      ...{ path: own(`/staff/unit/UNIT/search?page=${asked}`), body: { search }, words: search },
    })),
    fc.tuple(words, page).map(([search, asked]) => ({
      path: own(`/schedule/unit/UNIT/search?year=2026&startWeek=30&endWeek=36&page=${asked}`),
      ...{ body: { search }, words: search },
    })),
    year.map(asked => ({ path: own(`/forecast/unit/UNIT/${asked}/comprehensive`) })),
    year.map(asked => ({ path: own(`/forecast/unit/UNIT/${asked}/notes`) })),
  )

test(`each of ${runs} questions on named people leaves its row, with whom it is about and no word of it`, async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion(), async asked => {
      const rows = await rowsOf(asked)
      expect([asked, rows.length]).toEqual([asked, 1])
      expect(rows[0]?.userId).toBe(asker.id)
      const details = readDetails.parse(rows[0]?.details)
      expect(details.staff ?? []).toEqual(expect.arrayContaining([...(asked.staff ?? [])]))
      for (const word of (asked.words ?? '').split(' ').filter(each => each !== ''))
        expect([JSON.stringify(details), details.words]).toEqual([expect.not.stringContaining(word), true])
    }),
    { numRuns: runs },
  )
}, 600_000)
