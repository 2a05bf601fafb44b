import { placeHistory, accessPreview } from '@veckovis/contracts/organisation'
import { makeForecast, ownerOf, type MadeForecast } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

let world: PlacesWorld
let forecast: MadeForecast
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län',
        municipalities: [
          {
            name: 'Kommun',
            departments: [
              { name: 'Norr', units: ['Alm', 'Björk', 'Ceder'] },
              { name: 'Söder', units: ['Dunge', 'alm '] },
              { name: 'Väster', units: [] },
            ],
          },
          { name: 'Annan kommun', departments: [{ name: 'Borta', units: ['Ek'] }] },
        ],
      },
    ],
  })
  const { suite, ids } = world
  forecast = await makeForecast(suite.database, { unitId: ids.unit('Björk'), year: 2026 }, suite.clock.now)
}, 60_000)
afterAll(() => world.close())

const on = (kind: 'unit' | 'department' | 'municipality', name: string) => ({ kind, id: world.ids[kind](name) })
const body = (department: string, ...units: string[]) => ({
  unitIds: units.map(world.ids.unit),
  departmentId: world.ids.department(department),
})
const move = (department: string, ...units: string[]) =>
  world.call('POST', '/unit/move', { body: body(department, ...units), language: 'en' })
const check = (department: string, ...units: string[]) =>
  world.call('POST', '/unit/move/check', { body: body(department, ...units), language: 'en' })
const departmentOf = async (unit: string) =>
  ((await world.call('GET', `/unit/${world.ids.unit(unit)}/record`)).json() as { departmentId: number }).departmentId

test('before it the move says who gains and who loses which rights, by name, as the roles are', async () => {
  const [anna, bo, cia, dan] = await Promise.all([
    world.person(
      [
        { id: 2, levels: ['WRITE'], scope: on('department', 'Norr') },
        { id: 2, scope: on('municipality', 'Kommun') },
      ],
      {
        firstName: 'Anna',
        lastName: 'Norr',
      },
    ),
    world.person(
      [
        { id: 3, levels: ['APPROVE'], scope: on('department', 'Väster') },
        { id: 5, scope: on('department', 'Norr') },
      ],
      { firstName: 'Bo', lastName: 'Båda' },
    ),
    world.person([{ id: 2, levels: ['WRITE'], scope: on('unit', 'Björk') }], { firstName: 'Cia', lastName: 'Enhet' }),
    world.person(
      [
        { id: 2, scope: on('department', 'Norr') },
        { id: 2, scope: on('unit', 'Björk') },
      ],
      {
        firstName: 'Dan',
        lastName: 'Delvis',
      },
    ),
  ])
  const before = await check('Väster', 'Ceder', 'Björk')
  expect(accessPreview.parse(before.json())).toEqual({
    gains: [{ userId: bo.id, name: 'Bo Båda', areas: [{ permissionId: 3, from: null, to: 'APPROVE', units: 2 }] }],
    loses: [
      { userId: bo.id, name: 'Bo Båda', areas: [{ permissionId: 5, from: 'READ', to: null, units: 2 }] },
      { userId: dan.id, name: 'Dan Delvis', areas: [{ permissionId: 2, from: 'READ', to: null, units: 1 }] },
      { userId: anna.id, name: 'Anna Norr', areas: [{ permissionId: 2, from: 'WRITE', to: 'READ', units: 2 }] },
    ],
  })
  expect(before.body).not.toContain(`"userId":${cia.id},`)
})

test('before it a change of county says who gains and who loses which rights, on the municipality and on its units', async () => {
  const made = await world.make({
    counties: [
      {
        name: 'Gamla länet',
        municipalities: [
          { name: 'Flyttar', departments: [{ name: 'Flyttar', units: ['Fura', 'Gran'] }] },
          { name: 'Tom', departments: [] },
          { name: 'Stannar', departments: [{ name: 'Stannar', units: ['Hassel'] }] },
        ],
      },
      { name: 'Nya länet', municipalities: [] },
    ],
  })
  const at = (kind: 'county' | 'municipality' | 'unit', name: string) => ({ kind, id: made[kind](name) })
  const [eva, finn] = await Promise.all([
    world.person(
      [
        { id: 2, levels: ['WRITE'], scope: at('county', 'Gamla länet') },
        { id: 2, scope: at('unit', 'Gran') },
        { id: 6, levels: ['APPROVE'], scope: at('county', 'Gamla länet') },
        { id: 6, levels: ['APPROVE'], scope: at('unit', 'Fura') },
        { id: 6, levels: ['APPROVE'], scope: at('unit', 'Gran') },
      ],
      { firstName: 'Eva', lastName: 'Alm' },
    ),
    world.person([{ id: 3, scope: at('county', 'Nya länet') }], { firstName: 'Finn', lastName: 'Bok' }),
    world.person([{ id: 2, scope: at('municipality', 'Flyttar') }], { firstName: 'Gull', lastName: 'Ceder' }),
  ])
  const preview = (name: string, county = made.county('Nya länet'), as?: string) =>
    world.call('POST', `/municipality/${made.municipality(name)}/county/check`, {
      body: { countyId: county },
      ...(as === undefined ? {} : { as }),
    })
  expect(accessPreview.parse((await preview('Flyttar')).json())).toEqual({
    gains: [{ userId: finn.id, name: 'Finn Bok', areas: [{ permissionId: 3, from: null, to: 'READ', units: 2 }] }],
    loses: [
      {
        userId: eva.id,
        name: 'Eva Alm',
        areas: [
          { permissionId: 2, from: 'WRITE', to: null, units: 1 },
          // Their roles on the units stay: it is the municipality itself that they administer no more.
          { permissionId: 6, from: 'APPROVE', to: null, units: 0 },
          { permissionId: 2, from: 'WRITE', to: 'READ', units: 1 },
        ],
      },
    ],
  })
  const { gains, loses } = accessPreview.parse((await preview('Tom')).json())
  expect([...gains, ...loses].flatMap(({ areas }) => areas.map(({ units }) => units))).toEqual([0, 0, 0])
  expect((await preview('Flyttar', made.county('Gamla länet'))).json()).toEqual({ gains: [], loses: [] })
  expect((await preview('Flyttar', 9_999_999_999)).json()).toMatchObject({ code: 'not-found' })
  expect((await preview('Flyttar', undefined, eva.token)).statusCode).toBe(403)
})

test('a move keeps what the unit has; roles on the old and the new department are worked out again at the next call', async () => {
  const { suite, ids } = world
  const [old, next] = await Promise.all([
    world.person([{ id: 2, levels: ['WRITE'], scope: on('department', 'Norr') }]),
    world.person([{ id: 2, levels: ['WRITE'], scope: on('department', 'Väster') }]),
  ])
  const comprehensive = `/forecast/unit/${ids.unit('Björk')}/2026/comprehensive`
  const seen = await world.call('GET', comprehensive, { as: old.token })
  const statuses = async () => [
    (await world.call('GET', comprehensive, { as: old.token })).statusCode,
    (await world.call('GET', comprehensive, { as: next.token })).statusCode,
  ]
  expect(await statuses()).toEqual([200, 403])
  expect((await move('Väster', 'Björk')).json()).toEqual({ moved: 1 })
  expect(await statuses()).toEqual([403, 200])
  const after = await world.call('GET', comprehensive, { as: next.token })
  expect(after.json()).toEqual(seen.json())
  expect(await findRollupDrift(suite.database)).toEqual([])
  expect((await move('Väster', 'Björk')).json()).toEqual({ moved: 0 })
  const years = await world.call('GET', '/department?sort=latestForecastYear&direction=descending')
  expect((years.json() as { items: object[] }).items[0]).toMatchObject({
    name: 'Väster',
    units: 1,
    latestForecastYear: 2026,
  })
})

test('the history of the unit tells of the move; its own audit rows are still those of the unit', async () => {
  const { events, total } = placeHistory.parse(
    (await world.call('GET', `/place/unit/${world.ids.unit('Björk')}/history`)).json(),
  )
  expect(total).toBe(1)
  expect(events[0]).toMatchObject({
    by: { id: world.admin.id, name: 'Ada Admin' },
    action: 'place-moved',
    changes: [{ field: 'department', from: 'Norr', to: 'Väster' }],
  })
})

test('units do not leave their municipality, neither by the API nor past it', async () => {
  for (const refused of [
    await move('Borta', 'Ceder', 'Alm'),
    await check('Borta', 'Ceder'),
    await move('Väster', 'Ceder', 'Ek'),
  ])
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'other-municipality' })
  const { ids, suite, admin } = world
  const past = suite.database.asUser(admin.id, t =>
    t.query('UPDATE unit SET department_id = $2 WHERE id = $1', [ids.unit('Ceder'), ids.department('Borta')]),
  )
  await expect(past).rejects.toThrow(/unit_department_id_fkey/)
})

test('a namesake in the department stands in the way of all of them, with the names', async () => {
  for (const refused of [await move('Söder', 'Ceder', 'Alm'), await check('Söder', 'Ceder', 'Alm')])
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'unit-taken',
      message: 'Unit exist in this Department.',
      details: { names: ['Alm'] },
    })
  expect((await move('Väster', 'alm ', 'Alm')).json()).toMatchObject({ code: 'unit-taken' })
  expect(await departmentOf('Ceder')).toBe(world.ids.department('Norr'))
})

test.each([
  ['a department that is gone', () => ({ unitIds: [world.ids.unit('Ceder')], departmentId: 9_999_999_999 }), 404],
  [
    'a unit that is gone',
    () => ({ ...body('Väster', 'Ceder'), unitIds: [world.ids.unit('Ceder'), 9_999_999_999] }),
    404,
  ],
  ['no unit', () => body('Väster'), 400],
  ['a unit twice', () => body('Väster', 'Ceder', 'Ceder'), 400],
  ['501 units', () => ({ ...body('Väster'), unitIds: Array.from({ length: 501 }, (_, index) => index + 1) }), 400],
])('a move of %s moves nothing', async (_what, wrong, status) => {
  for (const url of ['/unit/move', '/unit/move/check'])
    expect((await world.call('POST', url, { body: wrong() })).statusCode).toBe(status)
  expect(await departmentOf('Ceder')).toBe(world.ids.department('Norr'))
})

test('two moves of the same units at once, and a move beside a new namesake, are one after the other', async () => {
  const [there, back] = await Promise.all([move('Väster', 'Ceder', 'Dunge'), move('Söder', 'Dunge', 'Ceder')])
  expect([there.statusCode, back.statusCode]).toEqual([200, 200])
  expect(await departmentOf('Ceder')).toBe(await departmentOf('Dunge'))
  const requestId = '00000000-0000-4000-8000-000000000001'
  const made = { requestId, departmentId: world.ids.department('Norr'), name: 'Dunge' }
  const [moved, second] = await Promise.all([move('Norr', 'Dunge'), world.call('POST', '/unit', { body: made })])
  expect([moved.statusCode, second.statusCode].sort()).toEqual([200, 409])
})

/** Ends when so many statements wait for rows that others hold, or what may make one wait is done. */
const untilWaiting = async (count: number, done: Promise<unknown>) => {
  let isDone = false
  void done.then(() => (isDone = true))
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (!isDone) if (((await ownerOf(world.suite.database).read(waiting)).rowCount ?? 0) >= count) return
}

test('a unit that is moved while its manager saves the forecast loses nothing: the save ends as it began', async () => {
  const { suite, ids } = world
  await move('Norr', 'Björk')
  const manager = await world.person([{ id: 2, levels: ['WRITE'], scope: on('department', 'Norr') }])
  const url = `/forecast/${forecast.forecastId}/unit/${ids.unit('Björk')}`
  const read = async (as?: string) =>
    (
      await world.call('GET', `/forecast/unit/${ids.unit('Björk')}/2026/comprehensive`, as === undefined ? {} : { as })
    ).json() as object
  const before = await read()
  // Somebody else's change of the same year is under way: the save waits for it, and the move for the save.
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  let hold = () => {}
  const held = new Promise<void>(resolve => (hold = resolve))
  const blocking = ownerOf(suite.database).asSystem(async t => {
    await t.query('SELECT FROM forecast_rollup FOR UPDATE')
    hold()
    await released
  })
  await held
  const saving = world.call('PATCH', url, {
    as: manager.token,
    body: { absences: [{ id: 1, values: { 30: 12.5 } }], substitutes: [], myForecast: [] },
  })
  await untilWaiting(1, saving)
  const moving = move('Väster', 'Björk')
  await untilWaiting(2, moving)
  release()
  const [saved, moved] = await Promise.all([saving, moving])
  await blocking
  expect([saved.statusCode, moved.json()]).toEqual([200, { moved: 1 }])
  expect(await read()).not.toEqual(before)
  expect(JSON.stringify(await read())).toContain('12.5')
  expect(await findRollupDrift(suite.database)).toEqual([])
  // The next save is refused, and the page keeps what was typed.
  const next = await world.call('PATCH', url, {
    as: manager.token,
    body: { absences: [], substitutes: [], myForecast: [] },
  })
  expect(next.statusCode).toBe(403)
})

test('units and departments are closed and opened in bulk, all of them or none, each with its row in the history', async () => {
  const { ids } = world
  const unitIds = ['Alm', 'Ceder', 'Dunge'].map(ids.unit)
  const set = (active: boolean, all = unitIds) =>
    world.call('POST', '/unit/activity', { body: { unitIds: all, active } })
  expect((await set(false)).json()).toEqual({ changed: 3 })
  expect((await set(false)).json()).toEqual({ changed: 0 })
  expect((await set(true, [...unitIds, 9_999_999_999])).json()).toMatchObject({ code: 'not-found' })
  expect((await world.call('GET', `/unit/${ids.unit('Alm')}/record`)).json()).toMatchObject({
    active: false,
    version: 2,
  })
  const departmentIds = ['Norr', 'Söder'].map(ids.department)
  const closed = await world.call('POST', '/department/activity', { body: { departmentIds, active: false } })
  expect(closed.json()).toEqual({ changed: 2 })
  const history = placeHistory.parse((await world.call('GET', `/place/department/${departmentIds[0]}/history`)).json())
  expect(history.events[0]?.changes).toEqual([{ field: 'active', from: true, to: false }])
})
