import { placeHistory } from '@veckovis/contracts/organisation'
import { historyActors } from '@veckovis/contracts/wire'
import { ownerOf, registerManifest } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Kommun', licences: [], departments: [] },
          { name: 'Annan', licences: [], departments: [] },
        ],
      },
    ],
  })
  const same = (text: string) => ({ sv: text, en: text })
  const manifest = {
    id: 'mf-forecast',
    title: same('Prognos'),
    contract: { from: 1, to: 2 },
    licenceKey: 'forecast',
    permissions: [2],
    routes: [{ path: '/forecast', permission: 2, title: same('Prognos') }],
    navigation: [],
    apiAreas: [],
  }
  await registerManifest(world.suite.database, { manifest }, world.suite.clock.now)
  const add = `INSERT INTO audit_event (at, user_id, action, subject, details) VALUES ($1, $2, $3, 'county/77', '{"changes": []}')`
  await ownerOf(world.suite.database).asSystem(async t => {
    for (const [at, action] of [
      ['2025-06-30T21:59:59Z', 'place-created'],
      ['2025-06-30T22:00:00Z', 'place-changed'],
      ['2025-07-01T21:59:59Z', 'place-changed'],
      ['2025-07-01T22:00:00Z', 'place-deleted'],
      ['2025-07-01T12:00:00Z', 'staff-read'],
    ])
      await t.query(add, [at, world.admin.id, action])
  })
}, 60_000)
afterAll(() => world.close())

const other = () => world.ids.municipality('Annan')

const read = async (path: string) => placeHistory.parse((await world.call('GET', `/place/${path}`)).json())

test('a place has its changes, newest first, with who and when; what else was done there is not among them', async () => {
  const id = world.ids.municipality('Kommun')
  await world.call('PATCH', `/municipality/${id}`, { body: { code: '12345', pauseMinutes: 15 } })
  await world.call('PATCH', `/municipality/${id}`, { body: { name: 'Ny kommun' } })
  const { events, total } = await read(`municipality/${id}/history`)
  expect(total).toBe(2)
  expect(events.map(({ action, by, changes }) => [action, by?.name, changes])).toEqual([
    ['place-changed', 'Ada Admin', [{ field: 'name', from: 'Kommun', to: 'Ny kommun' }]],
    [
      'place-changed',
      'Ada Admin',
      [
        { field: 'code', from: '17000', to: '12345' },
        { field: 'pauseMinutes', from: 0, to: 15 },
      ],
    ],
  ])
})

test('a municipality has what became of its licences among its changes, and no other place has', async () => {
  const { id } = (
    await world.call('POST', `/settings/modules/municipality/${other()}/licence`, {
      body: { licenceKey: 'forecast', validFrom: '2025-01-01T00:00:00.000Z', validTo: null },
    })
  ).json() as { id: number }
  const period = { validFrom: '2025-02-01T00:00:00.000Z', validTo: null }
  const basedOn = { validFrom: '2025-01-01T00:00:00.000Z', validTo: null }
  await world.call('PATCH', `/settings/modules/licence/${id}`, { body: { ...period, basedOn } })
  await world.call('POST', `/settings/modules/licence/${id}/end`, { body: period })
  await world.call('DELETE', `/settings/modules/licence/${id}`)
  const { events, total } = await read(`municipality/${other()}/history`)
  const ended = world.suite.clock.now.toISOString()
  const licence = { field: 'licence', from: null, to: 'forecast' }
  expect(total).toBe(4)
  expect(events.map(({ action, by, changes }) => [action, by?.name, changes])).toEqual([
    [
      'licence-removed',
      'Ada Admin',
      [licence, { field: 'validFrom', from: period.validFrom, to: null }, { field: 'validTo', from: ended, to: null }],
    ],
    ['licence-ended', 'Ada Admin', [licence, { field: 'validTo', from: null, to: ended }]],
    ['licence-changed', 'Ada Admin', [licence, { field: 'validFrom', from: basedOn.validFrom, to: period.validFrom }]],
    ['licence-given', 'Ada Admin', [licence, { field: 'validFrom', from: null, to: basedOn.validFrom }]],
  ])
  expect((await read(`county/${other()}/history`)).total).toBe(0)
  expect((await read(`municipality/${other() + 1}/history`)).total).toBe(0)
})

test('a place says who did anything to it, and has what each of them did by itself', async () => {
  const { people } = historyActors.parse((await world.call('GET', '/place/county/77/history/actors')).json())
  expect(people).toEqual([{ id: world.admin.id, name: 'Ada Admin' }])
  expect((await read(`county/77/history?by=${world.admin.id}`)).total).toBe(4)
  expect((await read(`county/77/history?by=${world.admin.id + 1}`)).total).toBe(0)
  expect((await read('county/77/history?by=9999999999')).total).toBe(0)
  expect((await world.call('GET', '/place/county/78/history/actors')).json()).toEqual({ people: [] })
})

test('a place that is gone keeps its history, read by whole Swedish days and in pages', async () => {
  const actions = async (query: string) => (await read(`county/77/history${query}`)).events.map(({ action }) => action)
  expect(await actions('')).toEqual(['place-deleted', 'place-changed', 'place-changed', 'place-created'])
  expect(await actions('?from=2025-07-01&to=2025-07-01')).toEqual(['place-changed', 'place-changed'])
  expect(await actions('?to=2025-06-30')).toEqual(['place-created'])
  expect(await actions('?page=2')).toEqual([])
  expect(await read('municipality/77/history')).toEqual({ events: [], total: 0 })
})

test.each([
  'planet/1/history',
  'unit/0/history',
  'unit/1/history?from=2025-02-30',
  'unit/1/history?pageSize=7',
  'unit/1/history?by=x',
])('GET /place/%s is refused', async path => {
  expect((await world.call('GET', `/place/${path}`)).statusCode).toBe(400)
})
