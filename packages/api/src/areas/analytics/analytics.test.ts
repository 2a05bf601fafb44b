import {
  absenceByWeek,
  clientList,
  clientSortFields,
  unitList,
  unitSortFields,
  userList,
  userSortFields,
  type AbsenceByWeek,
  type UnitList,
} from '@veckovis/contracts/analytics'
import { makeForecast, makeStaffMember, ownerOf, setLicence } from '@veckovis/testing'
import { readSheets } from '@veckovis/testing/workbooks'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

// The clock of the suite: Wednesday 18 March 2026, week 12.
let world: PlacesWorld
const forecasts: { unit: string; year: number; id: number }[] = []
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Skåne län',
        municipalities: [
          {
            name: 'Lund',
            departments: [
              { name: 'Hemtjänst', units: ['Ängen', 'Norra 10', 'Norra 2'] },
              { name: 'Boende', units: ['Solsidan'] },
            ],
          },
          { name: 'Eslöv', departments: [{ name: 'Vård', units: ['Ekbacken'] }] },
        ],
      },
      {
        name: 'Kalmar län',
        municipalities: [{ name: 'Öland', licences: ['forecast'], departments: [{ name: 'Nord', units: ['Byn'] }] }],
      },
    ],
  })
  for (const [unit, year] of [
    ['Ängen', 2025],
    ['Ängen', 2026],
    ['Norra 10', 2026],
    ['Solsidan', 2026],
    ['Solsidan', 2027],
    ['Ekbacken', 2026],
    ['Byn', 2026],
  ] as const) {
    const { forecastId } = await makeForecast(
      world.suite.database,
      { unitId: world.ids.unit(unit), year },
      world.suite.clock.now,
    )
    forecasts.push({ unit, year, id: forecastId })
  }
}, 60_000)
afterAll(() => world.close())

const get = (path: string, as?: string) => world.call('GET', `/analytics/${path}`, as === undefined ? {} : { as })

const units = async (query = '', as?: string): Promise<UnitList> => {
  const answer = await get(`units?pageSize=100&${query}`, as)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return unitList.parse(answer.json())
}

const rowOf = ({ rows }: UnitList, name: string) => {
  const row = rows.find(({ unit }) => unit.name === name)
  if (row === undefined) throw new Error(`No row of ${name}`)
  return row
}

type Raw = {
  unit: number
  year: number
  salary: number
  kind: string
  source_id: number
  typed: number[]
  cost: number[]
}
type Sums = Record<'needs' | 'gross' | 'absence' | 'extra' | 'own' | 'required' | 'cost' | 'budget' | 'weeks', number>

/** What somebody would add up by hand from the rows of the forecasts, over weeks of years. */
const byHand = async (weeksOf: Readonly<Record<number, readonly [number, number]>>): Promise<Map<number, Sums>> => {
  const { rows } = await world.suite.database.asSystem(t =>
    t.query<Raw>(`SELECT f.unit_id AS unit, f.year, b.annual_salary::float8 AS salary, r.kind, r.source_id,
      r.typed::float8[] AS typed, f.staff_cost AS cost
      FROM forecast f JOIN resource_budget b ON b.id = f.resource_budget_id JOIN forecast_row r ON r.forecast_id = f.id`),
  )
  const found = new Map<number, Sums>()
  for (const { unit, year, salary, kind, source_id: source, typed, cost } of rows) {
    const [first, last] = weeksOf[year] ?? [1, 0]
    const add = (values: readonly number[]) => values.slice(first - 1, last).reduce((sum, value) => sum + value, 0)
    if (last === 0) continue
    const sums = found.get(unit) ?? {
      needs: 0,
      gross: 0,
      absence: 0,
      extra: 0,
      own: 0,
      required: 0,
      cost: 0,
      budget: 0,
      weeks: 0,
    }
    found.set(unit, sums)
    if (['required', 'changed-needs', 'my-forecast'].includes(kind)) sums.needs += add(typed)
    if (['required', 'changed-needs'].includes(kind)) sums.required += add(typed)
    if (kind === 'budgeted-staff') sums.gross += add(typed)
    if (kind === 'absence') sums.absence += add(typed)
    if (kind === 'substitute' && source >= 2 && source <= 6) sums.extra += add(typed)
    if (kind === 'substitute' && source === 1) sums.own += add(typed)
    if (kind === 'my-forecast') {
      sums.cost += add(cost)
      sums.budget += (salary / 52) * Math.min(last - first + 1, 52)
      sums.weeks += last - first + 1
    }
  }
  return found
}

const available = ({ gross, extra, own, absence }: Sums) => gross + extra + own - absence
const total = (all: readonly Sums[], of: (sums: Sums) => number) => all.reduce((sum, each) => sum + of(each), 0)

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : null)

const expectRatio = (found: number | null, expected: number | null) =>
  found === null || expected === null ? expect(found).toBe(expected) : expect(found).toBeCloseTo(expected, 9)

const mean = (values: readonly (number | null)[]) => {
  const present = values.filter(value => value !== null)
  return ratio(
    present.reduce((sum, value) => sum + value, 0),
    present.length,
  )
}

const expectByHand = async (query: string, weeksOf: Readonly<Record<number, readonly [number, number]>>) => {
  const list = await units(query)
  const hand = await byHand(weeksOf)
  for (const row of list.rows) {
    const sums = hand.get(row.unit.id)
    if (sums === undefined) {
      expect([row.forecast, row.cost, row.actualEfficiency, row.balanced]).toEqual([false, null, null, null])
      continue
    }
    expect(row.forecast).toBe(true)
    expectRatio(row.actualEfficiency, ratio(sums.needs, available(sums)))
    expectRatio(row.staffing, ratio(available(sums), sums.needs))
    expect(row.absence).toBeCloseTo(sums.absence, 6)
    expect(row.substitutes).toBeCloseTo(sums.extra, 6)
    expect(row.averageNeed).toBeCloseTo(sums.required / sums.weeks, 6)
    expect(row.budget).toBeCloseTo(sums.budget, 4)
    expect(row.difference).toBeCloseTo((row.budget ?? NaN) - (row.cost ?? NaN), 4)
    expect(row.cost).toBeGreaterThanOrEqual(sums.cost - 0.01)
    expect(row.balanced).toBe((row.difference ?? NaN) > -0.005)
  }
  const all = [...hand.values()]
  expect(list.totals.absence).toBeCloseTo(
    total(all, ({ absence }) => absence),
    6,
  )
  expectRatio(list.totals.actualEfficiency, mean(all.map(sums => ratio(sums.needs, available(sums)))))
  expectRatio(
    list.weighted.actualEfficiency,
    ratio(
      total(all, ({ needs }) => needs),
      total(all, available),
    ),
  )
  expect(list.totals.balanced).toBe(list.rows.filter(({ balanced }) => balanced === true).length)
  return list
}

/** The same numbers in each run. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

test('R-442 rows and both total rows are what the raw weeks add up to, over random saves and ranges', async () => {
  const next = numbers(7)
  const week = (year: number) => String(year === 2026 ? 13 + Math.floor(next() * 41) : 1 + Math.floor(next() * 52))
  const coming = forecasts.filter(({ year }) => year > 2025)
  for (let round = 0; round < 20; round++) {
    const { unit, year, id } = coming[Math.floor(next() * coming.length)] ?? { unit: '', year: 0, id: 0 }
    const row = (least: number) => ({
      id: least + Math.floor(next() * 4),
      values: { [week(year)]: Math.round(next() * 20_000) / 100 },
    })
    const saved = await world.call('PATCH', `/forecast/${id}/unit/${world.ids.unit(unit)}`, {
      body: {
        absences: [row(1)],
        substitutes: [row(2)],
        myForecast: [{ values: { [week(year)]: (Math.round(next() * 5000) - 2000) / 100 } }],
      },
    })
    expect([saved.statusCode, saved.statusCode === 200 ? '' : saved.body]).toEqual([200, ''])
  }
  const whole = await expectByHand('', { 2026: [1, 53] })
  expect(whole).toMatchObject({ total: 6, period: { from: { year: 2026, week: 1 }, to: { year: 2026, week: 53 } } })
  await expectByHand('from=2026-05-01&to=2026-05-31', { 2026: [19, 22] })
  await expectByHand('from=2025-12-29&to=2026-01-11', { 2026: [1, 2] })
  const across = await expectByHand('from=2025-11-01&to=2027-01-31', { 2025: [45, 52], 2026: [1, 53], 2027: [1, 4] })
  expect(across.period).toEqual({ from: { year: 2025, week: 45 }, to: { year: 2027, week: 4 } })
}, 60_000)

test('the units furthest from their own target come first, above it or below, and stand so in the file', async () => {
  const asked = 'sort=fromTarget&direction=descending&from=2026-05-01&to=2026-05-31'
  const distances = (await units(asked)).rows.map(({ actualEfficiency: actual, targetEfficiency: target }) =>
    actual === null || target === null ? null : Math.abs(actual - target),
  )
  const known = distances.filter(distance => distance !== null)
  expect(new Set(known).size).toBeGreaterThan(2)
  expect(distances).toEqual([
    ...[...known].sort((one, other) => other - one),
    ...distances.filter(distance => distance === null),
  ])
  const { body } = await get(`units/export?format=csv&${asked}`)
  const names = (await units(asked)).rows.map(({ unit }) => `"${unit.name}"`)
  expect(
    body
      .split('\r\n')
      .slice(1, 7)
      .map(line => line.split(';')[2]),
  ).toEqual(names)
  expect(body).toContain('"Avstånd från målet, fallande"')
})

test('absence week by week is what the list adds up over the same weeks, of the units that the filters leave', async () => {
  const read = async (query: string) => absenceByWeek.parse((await get(query)).json())
  const total = ({ weeks }: AbsenceByWeek) => weeks.reduce((sum, { absence }) => sum + (absence ?? 0), 0)
  for (const query of [
    '',
    'from=2026-05-01&to=2026-05-31',
    'from=2025-11-01&to=2027-01-31',
    `municipalityId=${world.ids.municipality('Lund')}`,
  ]) {
    const [found, list] = [await read(`units/absence?${query}`), await units(query)]
    expect(found.period).toEqual(list.period)
    expect(found.units).toBe(list.rows.filter(({ forecast }) => forecast).length)
    expect(total(found)).toBeCloseTo(list.totals.absence ?? NaN, 6)
  }
  const may = await read('units/absence?from=2026-05-01&to=2026-05-31')
  expect(may.weeks.map(({ week }) => week)).toEqual([19, 20, 21, 22])
  for (const { week, absence } of may.weeks) {
    const monday = new Date(Date.UTC(2026, 3, 27) + (week - 18) * 7 * 86_400_000)
    const day = (offset: number) => new Date(monday.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
    expect((await units(`from=${day(0)}&to=${day(6)}`)).totals.absence).toBeCloseTo(absence ?? NaN, 6)
  }
  expect(await read('units/absence?from=2024-01-01&to=2024-01-31')).toMatchObject({
    units: 0,
    weeks: [1, 2, 3, 4].map(week => ({ year: 2024, week, absence: null })),
  })
})

test('every column sorts both ways, what is missing comes last, and pages follow on each other', async () => {
  for (const sort of unitSortFields)
    for (const direction of ['ascending', 'descending'] as const) {
      const { rows } = await units(`sort=${sort}&direction=${direction}`)
      expect([sort, rows.length]).toEqual([sort, 6])
      if (sort === 'client' || sort === 'department' || sort === 'unit') continue
      const values = rows
        .map(row => row[sort])
        .filter(value => value !== null)
        .map(Number)
      const sorted = [...values].sort((one, other) => (direction === 'ascending' ? one - other : other - one))
      expect([sort, values]).toEqual([sort, sorted])
      const missing = rows.map(row => row[sort] === null)
      expect(missing.indexOf(true) === -1 || missing.lastIndexOf(false) < missing.indexOf(true)).toBe(true)
    }
  const names = (list: UnitList) => list.rows.map(({ unit }) => unit.name)
  expect(names(await units('sort=unit'))).toEqual(['Byn', 'Ekbacken', 'Norra 2', 'Norra 10', 'Solsidan', 'Ängen'])
  const page = unitList.parse((await get('units?sort=unit&page=2&pageSize=10')).json())
  expect([names(page), page.total, page.totals.grossHours]).toEqual([[], 6, (await units()).totals.grossHours])
})

test('R-437 filters leave the units of a place, and both total rows are of them alone', async () => {
  const { ids } = world
  const lund = await units(`municipalityId=${ids.municipality('Lund')}`)
  expect([lund.total, lund.totals.absence]).toEqual([4, expect.any(Number)])
  expect(lund.totals.absence).toBeCloseTo(
    lund.rows.reduce((sum, { absence }) => sum + (absence ?? 0), 0),
    6,
  )
  expect((await units(`countyId=${ids.county('Skåne län')}`)).total).toBe(5)
  const one = await units(`departmentId=${ids.department('Hemtjänst')}&unitId=${ids.unit('Ängen')}`)
  expect([one.total, one.weighted.actualEfficiency]).toEqual([1, one.rows[0]?.actualEfficiency])
  const none = await units(`departmentId=${ids.department('Hemtjänst')}&unitId=${ids.unit('Solsidan')}`)
  expect([none.total, none.totals.cost, none.totals.users, none.weighted.activeShare]).toEqual([0, null, 0, null])
})

test('the year before stands beside it, for the units of the page and both total rows', async () => {
  const asked = 'from=2026-01-01&to=2026-12-31&compare=year-before'
  const { before, rows } = await units(asked)
  const year = await units('from=2025-01-01&to=2025-12-31')
  expect(before?.period).toEqual(year.period)
  expect(Object.keys(before?.byId ?? {})).toHaveLength(rows.length)
  const angen = world.ids.unit('Ängen')
  expect(before?.byId[String(angen)]).toMatchObject({
    cost: rowOf(year, 'Ängen').cost,
    staffing: rowOf(year, 'Ängen').staffing,
  })
  expect(before?.byId[String(world.ids.unit('Ekbacken'))]).toMatchObject({ cost: null, balanced: null })
  expect([before?.totals.cost, before?.weighted.staffing]).toEqual([year.totals.cost, year.weighted.staffing])
})

test('R-446 R-447 users hold a role that covers the unit, each counted once, three of four active are 75 %, and 10 logins of 4 users are 2.5 a user', async () => {
  const { ids, suite } = world
  const at = (kind: 'county' | 'municipality' | 'department' | 'unit', name: string) => ({
    id: 2,
    scope: { kind, id: ids[kind](name) },
  })
  const made = [
    await world.person([at('unit', 'Norra 2'), at('department', 'Hemtjänst'), { ...at('unit', 'Norra 2'), id: 1 }]),
    await world.person([at('department', 'Hemtjänst')]),
    await world.person([at('municipality', 'Lund'), at('county', 'Skåne län'), at('unit', 'Byn')]),
    await world.person([at('unit', 'Norra 2')]),
  ]
  const { rows: people } = await suite.database.asSystem(t =>
    t.query<{ id: number }>('SELECT id FROM app_user ORDER BY id DESC LIMIT 4'),
  )
  expect(made).toHaveLength(4)
  await ownerOf(suite.database).asSystem(async t => {
    await t.query("UPDATE app_user SET last_login_at = '2026-03-10', login_count = 3 WHERE id = ANY ($1)", [
      people.slice(1).map(({ id }) => id),
    ])
    await t.query("UPDATE app_user SET last_login_at = '2026-01-10', login_count = 1 WHERE id = $1", [people[0]?.id])
  })
  const list = await units()
  expect([rowOf(list, 'Norra 2').users, rowOf(list, 'Norra 2').activeShare]).toEqual([4, 0.75])
  expect([rowOf(list, 'Norra 10').users, rowOf(list, 'Solsidan').users, rowOf(list, 'Ekbacken').users]).toEqual([
    3, 1, 1,
  ])
  expect(rowOf(list, 'Byn')).toMatchObject({ users: 1, activeShare: 1 })
  expect([list.totals.users, list.weighted.activeShare]).toEqual([4, 0.75])
  const clients = clientList.parse((await get('clients?sort=totalUsers&direction=descending')).json())
  expect(clients.rows[0]).toMatchObject({
    client: { name: 'Lund' },
    totalUsers: 4,
    activeUsers: 3,
    activeShare: 0.75,
    logins: 10,
    units: 4,
    loginsPerUser: 2.5,
    licensed: true,
  })
  expect(clients.totals).toMatchObject({ totalUsers: 4, activeUsers: 3, logins: 10, units: 6, licensed: 2 })
  expect(clients.weighted).toEqual({ activeShare: 0.75, loginsPerUser: 2.5 })
})

test('R-441 a client says when a forecast of it was last saved', async () => {
  const { rows } = clientList.parse((await get('clients')).json())
  expect(rows.map(({ client }) => client.name)).toEqual(['Eslöv', 'Lund', 'Öland'])
  expect(rows.find(({ client }) => client.name === 'Lund')?.lastSavedForecast).toBe(world.suite.clock.now.toISOString())
  for (const sort of clientSortFields)
    for (const direction of ['ascending', 'descending'])
      expect([sort, (await get(`clients?sort=${sort}&direction=${direction}`)).statusCode]).toEqual([sort, 200])
  const one = clientList.parse((await get(`clients?municipalityId=${world.ids.municipality('Öland')}`)).json())
  expect([one.total, one.rows[0]?.licensed]).toEqual([1, false])
})

test('R-435 R-440 units are summed in the total row, and a row of a user tells client, unit, how many units, job title, last login and status', async () => {
  const all = userList.parse((await get('users?pageSize=100')).json())
  expect(all.total).toBe(all.rows.length)
  expect(all.totals.active + all.totals.inactive + all.totals.never).toBe(all.total)
  const norra = userList.parse((await get(`users?unitId=${world.ids.unit('Norra 2')}&sort=units`)).json())
  expect(norra.rows.map(({ units: count, status, client }) => [count, status, client?.name])).toEqual([
    [1, 'inactive', 'Lund'],
    [3, 'active', 'Lund'],
    [3, 'active', 'Lund'],
    [6, 'active', 'Öland'],
  ])
  const active = userList.parse((await get(`users?unitId=${world.ids.unit('Norra 2')}&status=active`)).json())
  expect([active.total, active.totals]).toEqual([3, { active: 3, inactive: 0, never: 0, units: 12 }])
  expect(userList.parse((await get('users?role=999')).json()).rows.map(row => row.units)).toEqual([6])
  for (const sort of userSortFields)
    for (const direction of ['ascending', 'descending'])
      expect([sort, (await get(`users?sort=${sort}&direction=${direction}`)).statusCode]).toEqual([sort, 200])
  expect(userList.parse((await get('users?page=9')).json())).toMatchObject({ rows: [], total: all.total })
})

test('the average grade is of those employed on the last day of the period, or today before it', async () => {
  const { suite, ids } = world
  const unitId = ids.unit('Ekbacken')
  await makeStaffMember(suite.database, { unitId, actualGrade: 0.5, employedFrom: '2025-01-01' })
  await makeStaffMember(suite.database, { unitId, actualGrade: 1, employedFrom: '2026-03-01' })
  await makeStaffMember(suite.database, { unitId, actualGrade: 0.25, employedFrom: '2026-06-01' })
  await makeStaffMember(suite.database, {
    unitId,
    actualGrade: 0.75,
    employedFrom: '2025-01-01',
    employedTo: '2026-02-15',
  })
  await makeStaffMember(suite.database, { unitId: ids.unit('Byn'), actualGrade: 1 })
  const now = await units()
  expect([rowOf(now, 'Ekbacken').averageGrade, rowOf(now, 'Ängen').averageGrade]).toEqual([0.75, null])
  expect(now.totals.averageGrade).toBeCloseTo((0.75 + 1) / 2, 9)
  expect(now.weighted.averageGrade).toBeCloseTo((0.5 + 1 + 1) / 3, 9)
  const january = await units('from=2026-01-01&to=2026-01-31')
  expect(rowOf(january, 'Ekbacken').averageGrade).toBe((0.5 + 0.75) / 2)
  expect(rowOf(await units('from=2024-01-01&to=2024-12-31'), 'Ekbacken').averageGrade).toBeNull()
})

test('A-171: a closed unit is listed for past periods, and gone from those that go on', async () => {
  const owner = ownerOf(world.suite.database)
  await owner.asSystem(t => t.query("UPDATE unit SET active = false WHERE name = 'Solsidan'"))
  expect((await units()).total).toBe(5)
  const past = await units('from=2026-02-01&to=2026-02-28')
  expect([past.total, rowOf(past, 'Solsidan').open, rowOf(past, 'Byn').open]).toEqual([6, false, true])
  await owner.asSystem(t => t.query("UPDATE unit SET active = true WHERE name = 'Solsidan'"))
})

describe('who may read', () => {
  const code = async (path: string, as?: string) => {
    const answer = await get(path, as)
    return answer.statusCode === 200 ? 200 : (answer.json() as { code: string }).code
  }

  test('R-478 the lists of the country need 999; anyone who reads forecasts gets their own units', async () => {
    const { ids } = world
    const { token: manager } = await world.person([
      { id: 2, levels: ['READ'], scope: { kind: 'department', id: ids.department('Hemtjänst') } },
      { id: 2, levels: ['READ'], scope: { kind: 'unit', id: ids.unit('Byn') } },
      { id: 5, levels: ['WRITE'], scope: { kind: 'unit', id: ids.unit('Ekbacken') } },
    ])
    for (const path of ['clients', 'users', 'units', 'units/absence'])
      expect([path, await code(path, manager)]).toEqual([path, 'forbidden'])
    expect(absenceByWeek.parse((await get('overview/absence', manager)).json()).units).toBe(2)
    const own = unitList.parse((await get('overview?sort=unit', manager)).json())
    // Byn is not licensed, and Ekbacken is no forecast of theirs.
    expect(own.rows.map(({ unit }) => unit.name)).toEqual(['Norra 2', 'Norra 10', 'Ängen'])
    const all = await units(`departmentId=${ids.department('Hemtjänst')}`)
    // Who is active would tell of few people, whom the manager may not read.
    const kept = { activeShare: null, hidden: ['activeShare'] }
    expect([own.totals, own.weighted]).toEqual([
      { ...all.totals, ...kept },
      { ...all.weighted, ...kept },
    ])
    expect(await code(`overview?municipalityId=${ids.municipality('Lund')}`, manager)).toBe(200)
    const { token: staff } = await world.person([
      { id: 5, levels: ['WRITE'], scope: { kind: 'unit', id: ids.unit('Ängen') } },
    ])
    expect(await code('overview', staff)).toBe('forbidden')
  })

  test('A-176 who reads the forecast of one open unit has nothing to compare, whatever closed ones lie beside it', async () => {
    const { ids } = world
    const unitOf = (name: string) => ({ kind: 'unit' as const, id: ids.unit(name) })
    const reading = async (...names: string[]) =>
      (await world.person(names.map(name => ({ id: 2, levels: ['READ' as const], scope: unitOf(name) })))).token
    const paths = ['overview', 'overview/absence', 'overview/export?format=csv', `overview?unitId=${ids.unit('Ängen')}`]
    const [one, two] = [await reading('Ängen'), await reading('Ängen', 'Norra 2')]
    for (const path of paths) {
      expect([path, await code(path, one)]).toEqual([path, 'forbidden'])
      expect([path, (await get(path, two)).statusCode]).toEqual([path, 200])
    }
    await ownerOf(world.suite.database).asSystem(t =>
      t.query('UPDATE unit SET active = false WHERE id = $1', [ids.unit('Norra 2')]),
    )
    expect(await code('overview', two)).toBe('forbidden')
    await ownerOf(world.suite.database).asSystem(t =>
      t.query('UPDATE unit SET active = true WHERE id = $1', [ids.unit('Norra 2')]),
    )
  })

  test('a filter that names an absent place, or one without a unit of the caller, is 403 and names nothing', async () => {
    const { ids } = world
    const { token: manager } = await world.person([
      { id: 2, levels: ['READ'], scope: { kind: 'department', id: ids.department('Hemtjänst') } },
    ])
    const foreign = [
      `unitId=${ids.unit('Solsidan')}`,
      `municipalityId=${ids.municipality('Eslöv')}`,
      `unitId=${ids.unit('Norra 2')}&municipalityId=${ids.municipality('Eslöv')}`,
      ...['unitId=9999999999', 'departmentId=999999', 'municipalityId=999999', 'countyId=999999'],
    ]
    const own = [
      `unitId=${ids.unit('Norra 2')}`,
      `departmentId=${ids.department('Hemtjänst')}`,
      `municipalityId=${ids.municipality('Lund')}`,
      `countyId=${ids.county('Skåne län')}`,
    ]
    for (const path of [
      'overview?',
      'overview/absence?',
      'overview/export?format=csv&',
      'overview/export?format=xlsx&',
    ]) {
      for (const query of foreign)
        expect([path, query, await code(path + query, manager)]).toEqual([path, query, 'forbidden'])
      for (const query of own)
        expect([path, query, (await get(path + query, manager)).statusCode]).toEqual([path, query, 200])
    }
    for (const path of ['clients?', 'users?', 'units?', 'units/absence?', 'units/export?format=csv&', 'overview?'])
      expect([path, await code(`${path}countyId=999999`)]).toEqual([path, 'forbidden'])
  })

  test('the licence of the chosen unit decides, without a unit 999 is enough', async () => {
    const { ids, suite } = world
    const [lund, byn] = [ids.unit('Ängen'), ids.unit('Byn')]
    for (const path of ['clients', 'users', 'units', 'overview', 'units/absence']) {
      expect([path, await code(path)]).toEqual([path, 200])
      expect([path, await code(`${path}?activeUnitId=${lund}`)]).toEqual([path, 200])
      expect([path, await code(`${path}?activeUnitId=${byn}`)]).toEqual([path, 'not-licensed'])
      expect([path, await code(`${path}?activeUnitId=999999`)]).toEqual([path, 'forbidden'])
    }
    const over = { municipalityId: ids.municipality('Lund'), licenceKey: 'analytics', validTo: '2026-03-01' }
    await setLicence(suite.database, over)
    expect(await code(`units?activeUnitId=${lund}`)).toBe('not-licensed')
    expect(unitList.parse((await get('overview')).json()).rows.map(({ unit }) => unit.name)).toEqual(['Ekbacken'])
    await setLicence(suite.database, { ...over, validTo: null })
  })

  test('each read leaves one audit row that says what was asked', async () => {
    const owner = ownerOf(world.suite.database)
    const rows = async () =>
      (
        await owner.read<{ subject: string; details: object }>(
          "SELECT subject, details FROM audit_event WHERE action = 'analytics-read' ORDER BY id",
        )
      ).rows
    const before = await rows()
    await get('units?sort=cost&from=2026-05-01&to=2026-05-31')
    await get('clients')
    expect((await rows()).slice(before.length)).toMatchObject([
      { subject: 'analytics/units', details: { query: { sort: 'cost', from: '2026-05-01' } } },
      { subject: 'analytics/clients', details: {} },
    ])
  })
})

describe('the whole list as a file', () => {
  const file = async (path: string, language: 'sv' | 'en' = 'sv') => {
    const answer = await world.call('GET', `/analytics/${path}`, { language })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer
  }
  const linesOf = (text: string) => text.replace('\ufeff', '').split('\r\n')

  test('a CSV file holds every row in its order, both total rows, and what was asked for', async () => {
    const list = await units('sort=absence&direction=descending&from=2026-05-01&to=2026-05-31')
    const asked = `sort=absence&direction=descending&from=2026-05-01&to=2026-05-31`
    const answer = await file(`units/export?format=csv&${asked}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="analytics-units-2026-03-18.csv"',
      'cache-control': 'no-store',
    })
    const [heading = '', ...lines] = linesOf(answer.body)
    expect(heading.split(';').slice(0, 4)).toEqual(['"Kund"', '"Avdelning"', '"Enhet"', '"Användare"'])
    expect(lines.slice(0, 6).map(line => line.split(';')[2])).toEqual(list.rows.map(({ unit }) => `"${unit.name}"`))
    const absence = (line = '') => Number(line.split(';')[14]?.replace(',', '.'))
    expect(absence(lines[6])).toBeCloseTo(list.totals.absence ?? NaN, 6)
    expect(lines[7]).toMatch(/^"Viktat";/)
    expect(lines.slice(9)).toEqual([
      '"Lista";"Enheter"',
      '"Uppgifter från";"2026-03-18 09:00"',
      '"Veckor";"2026 v 19 – 2026 v 22"',
      '"Sorterat efter";"Frånvaro, fallande"',
      '"Antal rader";"6"',
      '',
    ])
  })

  test('compared with the year before a file holds both years of each figure side by side, also in both total rows', async () => {
    const asked = 'from=2026-05-01&to=2026-05-31&compare=year-before&sort=unit'
    const { rows, totals, weighted, before } = await units(asked)
    const lines = linesOf((await file(`units/export?format=csv&${asked}`)).body).map(line => line.split(';'))
    const heading = lines[0] ?? []
    expect(heading).toHaveLength(unitSortFields.length + 18)
    const at = heading.indexOf('"Kostnad för arbetad tid"')
    expect(heading.slice(at, at + 4)).toEqual([
      ...['"Kostnad för arbetad tid"', '"Kostnad för arbetad tid, året före"', '"Budget"', '"Budget, året före"'],
    ])
    const costs = lines.slice(1, rows.length + 2).map(line => line.slice(at, at + 2))
    const text = (value: number | null | undefined) => (value === null ? '' : String(value).replace('.', ','))
    expect(costs).toEqual(
      [...rows.map(row => [row.cost, before?.byId[row.unit.id]?.cost]), [totals.cost, before?.totals.cost]].map(both =>
        both.map(text),
      ),
    )
    expect(costs.some(([, cost]) => cost !== '')).toBe(true)
    const efficiency = heading.indexOf('"Faktisk effektivitet"')
    expect(
      lines[rows.length + 2]?.slice(efficiency, efficiency + 2).map(each => Number.parseFloat(each.replace(',', '.'))),
    ).toEqual(
      [weighted, before?.weighted].map(each => expect.closeTo((each?.actualEfficiency ?? NaN) * 100, 6) as number),
    )
    expect(lines).toContainEqual(['"Jämfört med"', '"2025 v 19 – 2025 v 22"'])
  })

  test('a CSV file holds shares as percent, as the page and the workbook show them', async () => {
    const { rows, totals } = await units('sort=unit')
    const [heading = '', ...lines] = linesOf((await file('units/export?format=csv&sort=unit')).body)
    const headings = heading.split(';')
    for (const [name, field] of [
      ['Andel aktiva (%)', 'activeShare'],
      ['Målvärde för effektivitet', 'targetEfficiency'],
      ['Faktisk effektivitet', 'actualEfficiency'],
      ['Brutto (%)', 'grossShare'],
      ['Genomsnittlig sysselsättningsgrad', 'averageGrade'],
    ] as const) {
      const texts = lines.slice(0, rows.length + 1).map(line => line.split(';')[headings.indexOf(`"${name}"`)])
      const percents = [...rows, totals].map(row => row[field]).map(value => value !== null && value * 100)
      expect([name, texts.map(text => text !== '' && /^[\d,]+%$/.test(text ?? ''))]).toEqual([
        name,
        percents.map(percent => percent !== false),
      ])
      percents.forEach((percent, at) => {
        if (percent !== false) expect(Number(texts[at]?.replace(',', '.').slice(0, -1))).toBeCloseTo(percent, 6)
      })
    }
    expect(totals.actualEfficiency).not.toBeNull()
  })

  test('each list is a workbook that Excel’s readers open, its filters on a sheet of their own', async () => {
    const answer = await file(`units/export?format=xlsx&municipalityId=${world.ids.municipality('Lund')}`, 'en')
    const sheets = readSheets(answer.rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual(['Units', 'Selection'])
    const [table, notes] = sheets.map(({ rows }) => rows)
    expect(table?.[0]?.slice(0, 5)).toEqual(['Client', 'Department', 'Unit', 'Users', 'Percentage active'])
    expect(table?.map(row => row[0])).toEqual(['Client', 'Lund', 'Lund', 'Lund', 'Lund', 'Total', 'Weighted'])
    const list = await units(`municipalityId=${world.ids.municipality('Lund')}`)
    expect(table?.[5]?.[18]).toBeCloseTo(list.totals.cost ?? NaN, 2)
    expect(notes).toContainEqual(['Municipality', 'Lund'])
    for (const [path, first] of [
      ['clients', 'Kund'],
      ['users', 'Kund'],
      ['overview', 'Kund'],
    ] as const)
      expect(readSheets((await file(`${path}/export?format=xlsx`)).rawPayload)[0]?.rows[0]?.[0]).toBe(first)
  })

  test('people stand in their file with their job title in words, in the language of the person who asks', async () => {
    for (const [language, title, heading] of [
      ['sv', 'Systemadministratör', 'Roll'],
      ['en', 'Super Admin', 'Role'],
    ] as const) {
      const lines = linesOf((await file('users/export?format=csv&role=999', language)).body)
      expect(lines[1]?.split(';')[4]).toBe(`"${title}"`)
      expect(lines).toContain(`"${heading}";"${title}"`)
    }
  })

  test('a name that begins like a formula stays a text, and those who may not read the list get no file', async () => {
    const owner = ownerOf(world.suite.database)
    await owner.asSystem(t => t.query("UPDATE unit SET name = '=1+1<&\"' WHERE name = 'Byn'"))
    const csv = await file('units/export?format=csv&sort=unit')
    expect(csv.body).toContain(`"'=1+1<&"""`)
    const [sheet] = readSheets((await file('units/export?format=xlsx&sort=unit')).rawPayload)
    expect(sheet?.rows.some(row => row[2] === '=1+1<&"')).toBe(true)
    await owner.asSystem(t => t.query("UPDATE unit SET name = 'Byn' WHERE name LIKE '=%'"))
    const scopes = ['Ängen', 'Norra 2'].map(name => ({ kind: 'unit' as const, id: world.ids.unit(name) }))
    const { token } = await world.person(scopes.map(scope => ({ id: 2, levels: ['READ' as const], scope })))
    for (const list of ['clients', 'users', 'units'])
      expect((await get(`${list}/export?format=csv`, token)).statusCode).toBe(403)
    const own = await get('overview/export?format=csv&sort=unit', token)
    expect(
      linesOf(own.body)
        .slice(1, 5)
        .map(line => line.split(';')[2]),
    ).toEqual(['"Norra 2"', '"Ängen"', '', ''])
  })
})

test('clients are those that hold a licence now, and a super admin is no user of any of them', async () => {
  const counted = async () => {
    const { rows, totals } = clientList.parse((await get('clients')).json())
    return [rows.map(({ client, totalUsers }) => [client.name, totalUsers]), totals.totalUsers]
  }
  const before = await counted()
  const owner = ownerOf(world.suite.database)
  const scope = { kind: 'municipality' as const, id: world.ids.municipality('Lund') }
  await world.person([{ id: 2, levels: ['READ'], scope }], { jobTitleId: 999 })
  expect(await counted()).toEqual(before)
  const ended = 'UPDATE licence SET valid_to = $2 WHERE municipality_id = $1 AND valid_to IS NULL'
  const öland = world.ids.municipality('Öland')
  await owner.asSystem(t => t.query(ended, [öland, world.suite.clock.now]))
  expect((await counted())[0]).toEqual((before[0] as unknown[][]).filter(([name]) => name !== 'Öland'))
  await owner.asSystem(t => t.query('UPDATE licence SET valid_to = NULL WHERE municipality_id = $1', [öland]))
})
