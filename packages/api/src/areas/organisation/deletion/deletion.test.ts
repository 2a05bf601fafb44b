import { placeObstacles, type PlaceObstacles } from '@veckovis/contracts/organisation'
import { makeForecast, makeStaffMember, ownerOf, setLicence } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län A',
        municipalities: [
          {
            name: 'Kommun A',
            licences: [],
            departments: [
              { name: 'Full', units: ['Planerad', 'Tom', 'Öppen'] },
              { name: 'Öppen avdelning', units: [] },
            ],
          },
          { name: 'Licensierad', licences: ['forecast'], departments: [] },
        ],
      },
      { name: 'Tomt län', municipalities: [] },
    ],
  })
}, 60_000)
afterAll(() => world.close())

type Kind = 'county' | 'municipality' | 'department' | 'unit'
const urlOf = (kind: Kind, name: string) => `/${kind}/${world.ids[kind](name)}`
const obstaclesOf = async (kind: Kind, name: string): Promise<PlaceObstacles> =>
  placeObstacles.parse((await world.call('GET', `${urlOf(kind, name)}/obstacles`)).json())
const remove = (kind: Kind, name: string, language = 'en') => world.call('DELETE', urlOf(kind, name), { language })
const close = (kind: Kind, name: string) => world.call('PATCH', urlOf(kind, name), { body: { active: false } })

const activeItem = { statusCode: 409, code: 'active-item', message: 'You cannot delete active item' }

test('R-428 what is open is not deleted', async () => {
  expect((await remove('unit', 'Öppen')).json()).toMatchObject(activeItem)
  expect((await remove('department', 'Öppen avdelning')).json()).toMatchObject(activeItem)
  expect(await obstaclesOf('unit', 'Öppen')).toEqual({ active: true, obstacles: [] })
})

test('a place in which others lie is not deleted, closed or not', async () => {
  await close('department', 'Full')
  for (const [kind, name] of [
    ['department', 'Full'],
    ['municipality', 'Kommun A'],
    ['county', 'Län A'],
  ] as const)
    expect((await remove(kind, name)).json()).toMatchObject(activeItem)
  const { ids } = world
  expect(await obstaclesOf('department', 'Full')).toEqual({
    active: false,
    obstacles: [
      {
        kind: 'unit',
        total: 3,
        items: ['Planerad', 'Tom', 'Öppen'].map(name => ({ id: ids.unit(name), name })),
      },
    ],
  })
  expect((await obstaclesOf('county', 'Län A')).active).toBeNull()
})

test('a unit with a history is not deleted; what stands in the way is told by name, twenty of each', async () => {
  const { suite, ids } = world
  const unitId = ids.unit('Planerad')
  await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)
  for (let index = 0; index < 21; index++)
    await makeStaffMember(suite.database, { unitId, firstName: 'Eva', lastName: `Ek ${index + 1}` })
  await ownerOf(suite.database).asSystem(t =>
    t.query(
      `INSERT INTO excel_import (unit_id, municipality_id, years, data, digest, created_at)
       SELECT id, municipality_id, '{2026}', '{}', '\\x00', '2026-01-31T23:30:00Z' FROM unit WHERE id = $1`,
      [unitId],
    ),
  )
  const scope = { kind: 'unit' as const, id: unitId }
  const manager = await world.person(
    [
      { id: 2, scope },
      { id: 3, scope },
    ],
    { firstName: 'Maj', lastName: 'Chef' },
  )
  await close('unit', 'Planerad')
  const { active, obstacles } = await obstaclesOf('unit', 'Planerad')
  expect(active).toBe(false)
  expect(obstacles.map(({ kind, total, items }) => [kind, total, items[0]?.name, items.length])).toEqual([
    ['person', 1, 'Maj Chef', 1],
    ['staff-member', 21, 'Eva Ek 1', 20],
    ['needs-budget', 1, expect.stringContaining('(2026)'), 1],
    ['resource-budget', 1, expect.stringContaining('(2026)'), 1],
    ['forecast', 1, '2026', 1],
    ['import', 1, '2026-02-01', 1],
  ])
  expect(obstacles[0]?.items).toEqual([{ id: manager.id, name: 'Maj Chef' }])
  const refused = await remove('unit', 'Planerad')
  expect(refused.json()).toMatchObject({ statusCode: 409, code: 'in-use', details: { obstacles } })
})

test('a role or a licence on a place stands in the way of it', async () => {
  const id = world.ids.county('Tomt län')
  const person = await world.person([{ id: 2, scope: { kind: 'county', id } }])
  expect((await remove('county', 'Tomt län')).json()).toMatchObject({
    code: 'in-use',
    details: { obstacles: [{ kind: 'person', total: 1, items: [{ id: person.id, name: 'Prov Person' }] }] },
  })
  expect((await remove('municipality', 'Licensierad')).json()).toMatchObject({
    code: 'in-use',
    details: { obstacles: [{ kind: 'licence', total: 1 }] },
  })
})

test('a unit that is closed, empty and without a history goes, with its version asked for; its audit stays', async () => {
  await close('unit', 'Tom')
  const url = urlOf('unit', 'Tom')
  const id = world.ids.unit('Tom')
  const stale = await world.call('DELETE', url, { ifMatch: `"${id}-1"` })
  expect(stale.json()).toMatchObject({ code: 'stale-version', details: { version: 2 } })
  expect((await world.call('DELETE', url, { ifMatch: `"${id}-2"` })).json()).toEqual({ ok: true })
  expect((await world.call('GET', `${url}/record`)).statusCode).toBe(404)
  for (const again of [remove('unit', 'Tom'), close('unit', 'Tom'), world.call('GET', `${url}/obstacles`)])
    expect((await again).json()).toMatchObject({ code: 'not-found' })
  const { rows } = await ownerOf(world.suite.database).asSystem(t =>
    t.query('SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY id DESC LIMIT 1', [`unit/${id}`]),
  )
  expect(rows).toEqual([
    {
      action: 'place-deleted',
      details: {
        changes: [
          { field: 'name', from: 'Tom', to: null },
          { field: 'active', from: false, to: null },
        ],
      },
    },
  ])
})

test('a municipality goes with its settings, and anyone who still has its page open is told that it is gone', async () => {
  const { suite, make } = world
  const more = await make({
    counties: [{ name: 'Kort län', municipalities: [{ name: 'Kort', licences: [], departments: [] }] }],
  })
  const municipalityId = more.municipality('Kort')
  await ownerOf(suite.database).asSystem(t =>
    t.query(
      "INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, 'full-time-hours', '2026-01-01', 37)",
      [municipalityId],
    ),
  )
  const url = `/municipality/${municipalityId}`
  expect((await world.call('DELETE', url)).json()).toEqual({ ok: true })
  const gone = { code: 'not-found' }
  const requestId = '00000000-0000-4000-8000-000000000001'
  expect((await world.call('GET', url)).json()).toMatchObject(gone)
  expect(
    (await world.call('PATCH', url, { body: { name: 'Ny' }, ifMatch: `"${municipalityId}-1"` })).json(),
  ).toMatchObject(gone)
  expect(
    (await world.call('POST', '/department', { body: { requestId, municipalityId, name: 'A' } })).json(),
  ).toMatchObject(gone)
  expect((await world.call('DELETE', `/county/${more.county('Kort län')}`)).json()).toEqual({ ok: true })
})

test('what comes into a place while it is deleted either stands in its way or comes too late', async () => {
  const { make, suite } = world
  for (let round = 0; round < 6; round++) {
    const name = `Lopp ${round}`
    const more = await make({ counties: [{ name, municipalities: [{ name, licences: [], departments: [] }] }] })
    const municipalityId = more.municipality(name)
    const requestId = `00000000-0000-4000-8000-0000000001${String(round).padStart(2, '0')}`
    const [removed, made] = await Promise.all([
      world.call('DELETE', `/municipality/${municipalityId}`),
      world.call('POST', '/department', { body: { requestId, municipalityId, name: 'Sen' } }),
    ])
    const outcome = [removed.statusCode, made.statusCode]
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(outcome)
    const licence = { municipalityId, licenceKey: 'forecast' }
    if (made.statusCode === 200) await setLicence(suite.database, licence)
  }
})
