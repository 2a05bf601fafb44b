import { countyList, departmentList, municipalityList, unitList } from '@veckovis/contracts/organisation'
import { makeForecast, ownerOf } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Uppsala län',
        municipalities: [
          {
            name: 'Enköping',
            departments: [
              { name: 'Hemtjänst', units: ['Enhet 10', 'Enhet 2', 'Ängen', 'Zinken'] },
              { name: 'Särskilt boende', units: ['Solgläntan'] },
            ],
          },
          { name: 'Ö-skolan', type: 'SCHOOL', departments: [] },
        ],
      },
      { name: 'Örebro län', municipalities: [{ name: 'Åsele', departments: [{ name: 'Norr', units: ['Ensam'] }] }] },
      { name: 'Tomma länet', municipalities: [] },
    ],
  })
  const { ids, suite } = world
  const at = (kind: 'county' | 'municipality' | 'department' | 'unit', name: string) => ({
    id: 2,
    scope: { kind, id: ids[kind](name) },
  })
  await world.person([at('unit', 'Ensam'), at('department', 'Norr'), at('unit', 'Zinken')])
  await world.person([at('municipality', 'Enköping'), at('county', 'Uppsala län')])
  await world.person([at('department', 'Hemtjänst'), { id: 2 }])
  await makeForecast(suite.database, { unitId: ids.unit('Zinken'), year: 2025 }, suite.clock.now)
  await makeForecast(suite.database, { unitId: ids.unit('Zinken'), year: 2027 }, suite.clock.now)
  await makeForecast(suite.database, { unitId: ids.unit('Ensam'), year: 2026 }, suite.clock.now)
  await ownerOf(suite.database).asSystem(async t => {
    await t.query("UPDATE unit SET active = false WHERE name = 'Zinken'")
    await t.query("UPDATE department SET active = false WHERE name = 'Norr'")
  })
}, 60_000)
afterAll(() => world.close())

const units = async (query: string) => unitList.parse((await world.call('GET', `/unit?${query}`)).json())
const unitNames = async (query: string) => (await units(query)).items.map(({ name }) => name)

test('units come in Swedish order, with what they lie in, who has a role there and the latest forecast', async () => {
  const { items, total } = await units('')
  expect(items.map(({ name }) => name)).toEqual(['Enhet 2', 'Enhet 10', 'Ensam', 'Solgläntan', 'Zinken', 'Ängen'])
  expect(total).toBe(6)
  const { ids } = world
  expect(items[4]).toEqual({
    id: ids.unit('Zinken'),
    name: 'Zinken',
    active: false,
    version: 1,
    departmentId: ids.department('Hemtjänst'),
    department: 'Hemtjänst',
    departmentActive: true,
    municipalityId: ids.municipality('Enköping'),
    municipality: 'Enköping',
    countyId: ids.county('Uppsala län'),
    county: 'Uppsala län',
    users: 1,
    latestForecastYear: 2027,
  })
  expect(items[2]).toMatchObject({ name: 'Ensam', active: true, departmentActive: false, latestForecastYear: 2026 })
  expect(items[0]?.latestForecastYear).toBeNull()
})

test('departments, municipalities and counties count what lies in them, distinct people and the latest forecast', async () => {
  const departments = departmentList.parse((await world.call('GET', '/department')).json())
  const counted = (row: { name: string; users: number; latestForecastYear: number | null; units: number }) => [
    row.name,
    row.units,
    row.users,
    row.latestForecastYear,
  ]
  expect(departments.items.map(counted)).toEqual([
    ['Hemtjänst', 4, 2, 2027],
    ['Norr', 1, 1, 2026],
    ['Särskilt boende', 1, 0, null],
  ])
  const municipalities = municipalityList.parse((await world.call('GET', '/municipality')).json())
  expect(municipalities.items.map(row => [...counted(row), row.departments, row.county, row.type])).toEqual([
    ['Enköping', 5, 3, 2027, 2, 'Uppsala län', 'MUNICIPALITY'],
    ['Åsele', 1, 1, 2026, 1, 'Örebro län', 'MUNICIPALITY'],
    ['Ö-skolan', 0, 0, null, 0, 'Uppsala län', 'SCHOOL'],
  ])
  const counties = countyList.parse((await world.call('GET', '/county/list')).json())
  expect(counties.items.map(row => [...counted(row), row.departments, row.municipalities])).toEqual([
    ['Tomma länet', 0, 0, null, 0, 0],
    ['Uppsala län', 5, 3, 2027, 2, 2],
    ['Örebro län', 1, 1, 2026, 1, 1],
  ])
})

test('every word of a search stands in a name of the row, in any letters', async () => {
  expect(await unitNames('search=enhet')).toEqual(['Enhet 2', 'Enhet 10'])
  expect(await unitNames(`search=${encodeURIComponent('ENKÖPING boende')}`)).toEqual(['Solgläntan'])
  expect(await unitNames(`search=${encodeURIComponent('A\u0308NGEN')}`)).toEqual(['Ängen'])
  expect(await unitNames('search=%25')).toEqual([])
  expect((await world.call('GET', '/unit?search=a%E2%80%AEb')).statusCode).toBe(400)
})

test('filters by the places above and by activity leave the right rows, and an id that nothing has leaves none', async () => {
  const { ids } = world
  expect(await unitNames(`departmentId=${ids.department('Norr')}`)).toEqual(['Ensam'])
  expect(await unitNames(`municipalityId=${ids.municipality('Enköping')}&active=inactive`)).toEqual(['Zinken'])
  expect(await unitNames(`countyId=${ids.county('Uppsala län')}&active=active`)).toHaveLength(4)
  expect(await units('departmentId=9999999999')).toEqual({ items: [], total: 0 })
  const schools = municipalityList.parse((await world.call('GET', '/municipality?type=SCHOOL')).json())
  expect(schools.items.map(({ name }) => name)).toEqual(['Ö-skolan'])
})

test('every column sorts both ways, and pages follow on each other', async () => {
  expect(await unitNames('sort=latestForecastYear&direction=descending')).toEqual([
    'Zinken',
    'Ensam',
    'Enhet 2',
    'Enhet 10',
    'Solgläntan',
    'Ängen',
  ])
  expect((await unitNames('sort=users&direction=descending')).slice(0, 2)).toEqual(['Ensam', 'Zinken'])
  expect(await unitNames('sort=municipality&pageSize=25&direction=descending')).toEqual([
    'Ensam',
    'Enhet 2',
    'Enhet 10',
    'Solgläntan',
    'Zinken',
    'Ängen',
  ])
  expect(await unitNames('page=2')).toEqual([])
  const kinds: Record<string, readonly string[]> = {
    '/county/list': ['name', 'code', 'municipalities', 'departments', 'units', 'users', 'latestForecastYear'],
    '/municipality': ['county', 'code', 'type', 'pauseMinutes', 'departments', 'units', 'users', 'latestForecastYear'],
    '/department': ['county', 'municipality', 'active', 'units', 'users', 'latestForecastYear'],
    '/unit': ['county', 'department', 'active'],
  }
  for (const [url, sorts] of Object.entries(kinds))
    for (const sort of sorts)
      for (const direction of ['ascending', 'descending'])
        expect([sort, (await world.call('GET', `${url}?sort=${sort}&direction=${direction}`)).statusCode]).toEqual([
          sort,
          200,
        ])
  expect((await world.call('GET', '/unit?sort=id')).statusCode).toBe(400)
})

test('a record has its version as ETag; of a place that is not there it is 404', async () => {
  const { ids } = world
  for (const [url, id] of [
    ['/county/ID', ids.county('Tomma länet')],
    ['/municipality/ID', ids.municipality('Åsele')],
    ['/department/ID', ids.department('Norr')],
    ['/unit/ID/record', ids.unit('Ensam')],
  ] as const) {
    const answer = await world.call('GET', url.replace('ID', String(id)))
    expect(answer.json()).toMatchObject({ id, version: 1 })
    expect(answer.headers['etag']).toBe(`"${id}-1"`)
    for (const absent of ['999999', '9999999999'])
      expect((await world.call('GET', url.replace('ID', absent))).json()).toMatchObject({ code: 'not-found' })
  }
})
