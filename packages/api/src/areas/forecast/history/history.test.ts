import { cellHistory, forecastSaves, pastForecast, type ComprehensiveForecast } from '@veckovis/contracts/forecast'
import { ownerOf, usualTestTime } from '@veckovis/testing'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { changeForecast, type RowChange } from '../store/change-forecasts'
import { lockForecast } from '../store/lock-forecasts'
import type { ChangeReason } from '../store/planning-writes'

let world: ForecastWorld
let begins: ComprehensiveForecast
beforeAll(async () => {
  world = await createForecastWorld()
  await ownerOf(world.database).read("UPDATE app_user SET first_name = 'Anna' WHERE id = $1", [
    world.people.approver.id,
  ])
  begins = await world.comprehensive(world.units.own, 2027)
})
afterAll(() => world.close())
beforeEach(() => {
  world.clock.now = new Date(usualTestTime)
})

type Year = 'own2026' | 'own2027' | 'own2025'

const path = (year: Year) => `/forecast/${world.forecasts[year].forecastId}/unit/${world.units.own}`

const save = async (year: Year, body: object, user = world.people.writer): Promise<number> => {
  const answer = await world.patch(user, path(year), { body: { ...noChanges, ...body } })
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return Number(answer.json()['version'])
}

const readSaves = async (year: Year, query = '') =>
  forecastSaves.parse((await world.get(world.people.reader, `${path(year)}/saves${query}`)).json())

const readPast = async (year: Year, version: number) =>
  pastForecast.parse((await world.get(world.people.reader, `${path(year)}/saves/${version}`)).json())

const readCell = async (year: Year, row: string, week: number, more = '') => {
  const [kind, source = '0'] = row.split('/')
  const query = `row=${kind}&source=${source}&week=${week}${more}`
  const answer = await world.get(world.people.reader, `${path(year)}/cell-history?${query}`)
  return cellHistory.parse(answer.json())
}

/** What the system itself writes, as staff and budgets do. */
const write = (year: Year, rows: readonly RowChange[], action: ChangeReason['action']): Promise<number> =>
  world.database.asSystem(async transaction => {
    const locked = await lockForecast(transaction, world.forecasts[year].forecastId, world.units.own)
    if (locked === undefined) throw new Error('no forecast')
    return changeForecast(transaction, locked, rows, { action, userId: null, at: world.clock.now, cells: {} })
  })

const weeksOf = (hours: number, weeks = 53) => Array.from({ length: weeks }, () => hours)

test('the list of saves tells who, when, how many cells and by what, newest first and in pages', async () => {
  const { people, clock } = world
  const before = (await readSaves('own2026')).total
  const first = await save('own2026', {
    absences: [{ id: 1, values: { 20: 8, 21: 7, 22: 1 }, origins: { 20: 'pasted', 22: 'pasted' } }],
  })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const second = await save('own2026', { absences: [{ id: 2, values: { 30: 4 } }] }, people.approver)
  const third = await write(
    'own2026',
    [{ kind: 'scheduled', sourceId: 0, typed: weeksOf(12_345) }],
    'forecast-rescheduled',
  )
  const { saves, total } = await readSaves('own2026')
  expect(total).toBe(before + 3)
  expect(saves.slice(0, 3)).toEqual([
    { version: third, savedAt: clock.now.toISOString(), savedBy: null, origins: [{ origin: 'schedule', cells: 53 }] },
    {
      version: second,
      savedAt: clock.now.toISOString(),
      savedBy: 'Anna Person',
      origins: [{ origin: 'typed', cells: 1 }],
    },
    {
      version: first,
      savedAt: new Date(usualTestTime).toISOString(),
      savedBy: 'Prov Person',
      origins: [
        { origin: 'pasted', cells: 2 },
        { origin: 'typed', cells: 1 },
      ],
    },
  ])
  for (let hours = 1; hours <= 9; hours++) await save('own2026', { myForecast: [{ values: { 40: hours } }] })
  const { saves: older } = await readSaves('own2026', '?page=2')
  expect(older[0]).toEqual(saves[1])
  expect((await readSaves('own2026', '?pageSize=25')).saves).toHaveLength(before + 12)
})

test('a cell has its history, newest first: each change and nothing of other cells', async () => {
  await save('own2027', { absences: [{ id: 3, values: { 20: 8, 21: 7 } }] })
  await save('own2027', { absences: [{ id: 3, values: { 21: 6 } }], substitutes: [{ id: 3, values: { 20: 2 } }] })
  await save('own2027', { absences: [{ id: 3, values: { 20: 0.25 }, origins: { 20: 'filled' } }] })
  const { changes, total } = await readCell('own2027', 'absence/3', 20)
  expect(total).toBe(2)
  expect(changes.map(({ from, to, origin, savedBy }) => [from, to, origin, savedBy])).toEqual([
    [8, 0.25, 'filled', 'Prov Person'],
    [0, 8, 'typed', 'Prov Person'],
  ])
  expect((await readCell('own2027', 'absence/3', 20, '&page=2')).changes).toEqual([])
  expect((await readCell('own2027', 'substitute/3', 20)).changes).toHaveLength(1)
  expect(await readCell('own2027', 'absence/4', 20)).toEqual({ changes: [], total: 0 })
})

test('hours that follow from staff and budgets, and those of the diary, say so at their cells', async () => {
  await write('own2027', [{ kind: 'scheduled', sourceId: 0, typed: weeksOf(700, 52) }], 'forecast-rescheduled')
  await write('own2027', [{ kind: 'budgeted-staff', sourceId: 0, typed: weeksOf(650, 52) }], 'forecast-renewed')
  const diary = { kind: 'absence', sourceId: 6, typed: weeksOf(0, 52), diary: weeksOf(175, 52) } as const
  await write('own2027', [diary], 'forecast-rescheduled')
  const newest = async (row: string) => (await readCell('own2027', row, 9)).changes[0]
  expect(await newest('scheduled')).toMatchObject({ to: 7, origin: 'schedule', savedBy: null })
  expect(await newest('budgeted-staff')).toMatchObject({ to: 6.5, origin: 'budget', savedBy: null })
  expect(await newest('absence/6')).toMatchObject({ from: 0, to: 1.75, origin: 'diary' })
})

test.each([
  ['a row that is calculated', 'row=efficiency&week=20', 400],
  ['a source that is no number', 'row=absence&source=x&week=20', 400],
  ['week 54', 'row=absence&source=1&week=54', 400],
  ['week 0', 'row=absence&source=1&week=0', 400],
  ['no row', 'week=20', 400],
  ['week 53 of a year with 52', 'row=absence&source=1&week=53', 404],
])('%s has no history', async (_case, query, status) => {
  expect((await world.get(world.people.reader, `${path('own2027')}/cell-history?${query}`)).status).toBe(status)
})

test('a forecast that nobody has changed can be read as it is; no other version of it can', async () => {
  const { saves, total, oldestVersion } = await readSaves('own2025')
  expect([saves, total, oldestVersion]).toEqual([[], 0, 1])
  const past = await readPast('own2025', 1)
  expect(past.staffing).toEqual((await world.comprehensive(world.units.own, 2025)).staffing)
  for (const version of [2, 2_147_483_648])
    expect((await world.get(world.people.reader, `${path('own2025')}/saves/${version}`)).status).toBe(404)
  expect((await world.get(world.people.reader, `${path('own2025')}/saves/0`)).status).toBe(400)
})

test('a forecast is found under its own unit alone', async () => {
  const { forecasts, units, people } = world
  for (const place of ['saves', 'saves/1', 'cell-history?row=absence&source=1&week=1']) {
    const other = `/forecast/${forecasts.foreign2026.forecastId}/unit/${units.own}/${place}`
    expect((await world.get(people.reader, other)).status).toBe(404)
    const foreign = `/forecast/${forecasts.foreign2026.forecastId}/unit/${units.foreign}/${place}`
    expect((await world.get(people.reader, foreign)).status).toBe(403)
    expect((await world.get(people.diaryOnly, `${path('own2026')}/${place}`)).status).toBe(403)
  }
})

/** Numbers that look random and are the same in each run; a failure names the turn. */
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Shown = Pick<ComprehensiveForecast, 'staffing' | 'needs' | 'metrics'>

/** Only the part from the diary is not told of the past: it is in the hours. */
const shownNow = async (): Promise<Shown> => {
  const { staffing, needs, metrics } = await world.comprehensive(world.units.own, 2026)
  const bare = (rows: typeof staffing.absences) => rows.map(({ id, values }) => ({ id, values }))
  return {
    staffing: { ...staffing, absences: bare(staffing.absences), substitutes: bare(staffing.substitutes) },
    needs,
    metrics,
  }
}

test('the state at each save is what was saved then, over 120 random changes of several people', async () => {
  const { people } = world
  const random = randomFrom(20_261_122)
  const writers = [people.writer, people.approver]
  const origins = ['typed', 'filled', 'pasted', 'imported']
  const seen = new Map<number, Shown>()
  const remember = async (version: number) => seen.set(version, await shownNow())
  const randomRow = (id: number, most: number) => {
    const weeks = Array.from({ length: 1 + random(most) }, () => 12 + random(42))
    const values = Object.fromEntries(weeks.map(week => [week, random(4_000) / 4]))
    return { id, values, origins: Object.fromEntries(weeks.map(week => [week, origins[random(4)]])) }
  }
  const actions: (() => Promise<number | undefined>)[] = [
    () => save('own2026', { absences: [randomRow(1 + random(6), 3)] }, writers[random(2)]),
    () =>
      save(
        'own2026',
        { absences: [randomRow(1, 40), randomRow(5, 40)], substitutes: [randomRow(2 + random(5), 40)] },
        writers[random(2)],
      ),
    () => save('own2026', { myForecast: [{ values: { [12 + random(42)]: random(100) - 50 } }] }, writers[random(2)]),
    // Back to what was saved some time ago.
    async () => {
      const past = [...seen.values()][random(seen.size)]
      const rows = (past?.staffing.absences ?? []).filter(({ id }) => id <= 6)
      const open = (values: Record<string, number>) =>
        Object.fromEntries(Object.entries(values).filter(([week]) => Number(week) >= 12))
      return save('own2026', { absences: rows.map(({ id, values }) => ({ id, values: open(values) })) }, people.writer)
    },
    // Two at once on one version: one is refused, and leaves nothing.
    async () => {
      const [version] = [...seen.keys()].slice(-1)
      const headers = { 'if-match': `"${world.forecasts.own2026.forecastId}-${version}"` }
      const body = () => ({ ...noChanges, absences: [{ id: 4, values: { 33: random(400) + 0.5 } }] })
      const answers = await Promise.all(
        writers.map(user => world.patch(user, path('own2026'), { body: body(), headers })),
      )
      const taken = answers.filter(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
      return Number(taken[0]?.json()['version'])
    },
    // Refused whole.
    async () => {
      const body = {
        ...noChanges,
        absences: [
          { id: 1, values: { 20: 99 } },
          { id: 2, values: { 3: 1 } },
        ],
      }
      expect((await world.patch(people.writer, path('own2026'), { body })).status).toBe(400)
      return undefined
    },
    () =>
      write('own2026', [{ kind: 'scheduled', sourceId: 0, typed: weeksOf(random(50_000)) }], 'forecast-rescheduled'),
    () =>
      write(
        'own2026',
        [
          { kind: 'required', sourceId: 0, typed: weeksOf(random(90_000)) },
          { kind: 'target', sourceId: 0, typed: weeksOf(5_000 + random(5_000)) },
        ],
        'forecast-renewed',
      ),
    () => {
      const diary = Array.from({ length: 53 }, () => random(3) * 100)
      return write('own2026', [{ kind: 'absence', sourceId: 2, typed: weeksOf(400), diary }], 'forecast-rescheduled')
    },
  ]
  await remember(await save('own2026', { absences: [{ id: 1, values: { 50: 1.25 } }] }))
  for (let turn = 0; turn < 120; turn++) {
    const version = await actions[random(actions.length)]?.()
    if (version !== undefined && !seen.has(version)) await remember(version)
  }
  expect(seen.size).toBeGreaterThan(70)
  for (const [version, then] of seen) {
    const { version: answered, ...past } = await readPast('own2026', version)
    expect(answered).toBe(version)
    expect({ version, ...past }).toEqual({ version, ...then })
  }
}, 120_000)

test('before the oldest save that is kept stands what the forecast began with', async () => {
  const { oldestVersion } = await readSaves('own2027')
  const past = await readPast('own2027', oldestVersion)
  expect(oldestVersion).toBe(1)
  expect(past.staffing).toEqual(begins.staffing)
  expect((await world.get(world.people.reader, `${path('own2027')}/saves/${oldestVersion}`)).status).toBe(200)
})
