import { randomUUID } from 'node:crypto'
import { ownerOf } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län A',
        municipalities: [{ name: 'Kommun A', departments: [{ name: 'Avdelning A', units: ['Enhet A'] }] }],
      },
      { name: 'Län B', municipalities: [] },
    ],
  })
}, 60_000)
afterAll(() => world.close())

type Made = { id: number; version: number; name: string }
type Body = Record<string, unknown>
const post = (url: string, body: Body) =>
  world.call('POST', url, { body: { requestId: randomUUID(), ...body }, language: 'en' })
const patch = (url: string, body: Body, ifMatch?: string) =>
  world.call('PATCH', url, { body, language: 'en', ...(ifMatch !== undefined && { ifMatch }) })
const made = async (url: string, body: Body): Promise<Made> => {
  const answer = await post(url, body)
  expect([url, answer.statusCode, answer.body]).toEqual([url, 200, expect.anything()])
  return answer.json() as Made
}

let number = 0
/** Another name at each call. */
const fresh = (name: string) => `${name} ${(number += 1)}`

const bodies = (): Record<string, Body> => ({
  '/county': { name: fresh('Nytt län'), code: null },
  '/municipality': {
    countyId: world.ids.county('Län A'),
    name: fresh('Ny kommun'),
    code: '745 80',
    type: 'SCHOOL',
    pauseMinutes: 30,
  },
  '/department': { municipalityId: world.ids.municipality('Kommun A'), name: fresh('Ny avdelning'), active: true },
  '/unit': { departmentId: world.ids.department('Avdelning A'), name: fresh('Ny enhet'), active: false },
})
const urls = ['/county', '/municipality', '/department', '/unit'] as const
const recordUrl = (url: string, id: number) => (url === '/unit' ? `/unit/${id}/record` : `${url}/${id}`)

test.each(urls)('R-409 R-411 R-413 POST %s makes a place, which is read again with what was sent', async url => {
  const body = bodies()[url] ?? {}
  const answer = await post(url, body)
  const place = answer.json() as Made
  expect(place).toMatchObject({ ...body, version: 1 })
  expect(answer.headers['etag']).toBe(`"${place.id}-1"`)
  expect((await world.call('GET', recordUrl(url, place.id))).json()).toEqual(place)
})

test('R-414 R-415 a department and a unit lie in the county and municipality of what they are made in', async () => {
  const { ids } = world
  expect(await made('/department', bodies()['/department'] ?? {})).toMatchObject({
    municipalityId: ids.municipality('Kommun A'),
    countyId: ids.county('Län A'),
    active: true,
  })
  expect(await made('/unit', bodies()['/unit'] ?? {})).toMatchObject({
    municipalityId: ids.municipality('Kommun A'),
    countyId: ids.county('Län A'),
  })
})

test.each(urls)(
  'POST %s sent again makes nothing more; something else under the same request is refused',
  async url => {
    const body = { requestId: randomUUID(), ...bodies()[url] }
    const first = (await post(url, body)).json() as Made
    const again = await Promise.all([post(url, body), post(url, body)])
    expect(again.map(answer => (answer.json() as Made).id)).toEqual([first.id, first.id])
    const other = await post(url, { ...body, name: fresh('Annat') })
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', details: { reason: 'request-repeated', id: first.id } }),
    ])
  },
)

test.each(urls)(
  'of two who make the same at POST %s at the same moment, one is told that the name is taken',
  async url => {
    const body = bodies()[url] ?? {}
    const answers = await Promise.all([post(url, body), post(url, body), post(url, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  },
)

test.each([
  ['R-426', '/county', 'county-taken', 'This County already exists'],
  ['R-427', '/municipality', 'municipality-taken', 'This Municipality already exists'],
  ['R-423', '/department', 'department-taken', 'This Department name is already taken.'],
  ['R-424', '/unit', 'unit-taken', 'Unit exist in this Department.'],
])(
  '%s POST %s and a change refuse a name that is there, however it is written: %s',
  async (_id, url, code, message) => {
    const body = bodies()[url] ?? {}
    const name = fresh('Åäö-namnet')
    await made(url, { ...body, name })
    for (const same of [name.normalize('NFD'), `  ${name.toUpperCase()} `, `\u200b${name}`])
      expect((await post(url, { ...body, name: same })).json()).toMatchObject({ statusCode: 409, code, message })
    const { id } = await made(url, bodies()[url] ?? {})
    expect((await patch(`${url}/${id}`, { name: name.toLowerCase() })).json()).toMatchObject({ code, message })
  },
)

test('the same name is free below another place, and for a municipality of another type', async () => {
  const { ids } = world
  const department = await made('/department', { municipalityId: ids.municipality('Kommun A'), name: 'Sydost' })
  await made('/unit', { departmentId: department.id, name: 'Enhet A' })
  await made('/municipality', { ...bodies()['/municipality'], name: 'Kommun A', type: 'SCHOOL' })
})

test('a name is kept composed and without what cannot be seen at its ends', async () => {
  const { name } = await made('/county', { name: '\u200b  A\u030al\u00a0' })
  expect(name).toBe('Ål')
})

test.each([
  ['nothing', ''],
  ['blanks', ' \u200b '],
  ['201 characters', 'x'.repeat(201)],
  ['a line end', 'a\r\nb'],
  ['a character that turns the order', 'a\u202eb'],
  ['a bell', 'a\u0007b'],
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud83d'],
])('a name with %s is refused', async (_what, name) => {
  for (const url of urls) {
    expect([url, (await post(url, { ...bodies()[url], name })).statusCode]).toEqual([url, 400])
    const { id } = await made(url, bodies()[url] ?? {})
    expect((await patch(`${url}/${id}`, { name })).statusCode).toBe(400)
  }
})

test.each(['x'.repeat(200), "=cmd|' /C calc'!A0", '<b>Enhet</b>', "'; DROP TABLE unit; --", '👩‍⚕️ Ängen'])(
  'the name %j is text like any other',
  async name => {
    expect((await made('/unit', { ...bodies()['/unit'], name })).name).toBe(name)
  },
)

test.each([
  ['/municipality', { type: 'CITY' }],
  ['/municipality', { pauseMinutes: 1.5 }],
  ['/municipality', { pauseMinutes: -1 }],
  ['/municipality', { pauseMinutes: 481 }],
  ['/municipality', { code: '' }],
  ['/county', { code: '123' }],
  ['/unit', { active: 'true' }],
  ['/unit', { municipalityId: 1 }],
])('POST %s with %j is refused', async (url, wrong) => {
  expect((await post(url, { ...bodies()[url], ...wrong })).statusCode).toBe(400)
})

test('a unit may have a code of its municipality’s own, which is told to those alone who ask for it', async () => {
  const name = fresh('Med kod')
  const body = { ...bodies()['/unit'], name, code: fresh('K') }
  const unit = await made('/unit', body)
  // Pages that are open from before refuse what they do not know.
  expect(unit).not.toHaveProperty('code')
  expect((await world.call('GET', `/unit/${unit.id}/record`)).json()).toEqual(unit)
  const asked = () => world.call('GET', `/unit/${unit.id}/record?code=true`)
  expect((await asked()).json()).toEqual({ ...unit, code: body.code })
  const { items } = (await world.call('GET', `/unit?search=${name}`)).json() as { items: object[] }
  expect(items).toEqual([expect.not.objectContaining({ code: expect.anything() })])
  const changed = await patch(`/unit/${unit.id}`, { code: null })
  expect([changed.statusCode, changed.json()]).toEqual([200, { ...unit, version: 2 }])
  expect((await asked()).json()).toMatchObject({ code: null })
})

test('two units of a municipality do not share a code, those of two may', async () => {
  const code = fresh('K')
  await made('/unit', { ...bodies()['/unit'], code })
  const again = await post('/unit', { ...bodies()['/unit'], code })
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'unit-code-taken' }])
  const elsewhere = await made('/municipality', bodies()['/municipality'] ?? {})
  const department = await made('/department', { ...bodies()['/department'], municipalityId: elsewhere.id })
  await made('/unit', { ...bodies()['/unit'], departmentId: department.id, code })
})

test('two counties do not share a code', async () => {
  await made('/county', { name: fresh('Län'), code: '97' })
  expect((await post('/county', { name: fresh('Län'), code: '97' })).json()).toMatchObject({
    code: 'county-code-taken',
  })
})

test.each([
  ['/municipality', 'countyId'],
  ['/department', 'municipalityId'],
  ['/unit', 'departmentId'],
])('POST %s in a place that was deleted under an open page is 404', async (url, parent) => {
  for (const absent of [999_999, 9_999_999_999])
    expect((await post(url, { ...bodies()[url], [parent]: absent })).json()).toMatchObject({ code: 'not-found' })
})

test.each(urls)('PATCH %s changes what it names and counts the version up; a stale version is 412', async url => {
  const place = await made(url, bodies()[url] ?? {})
  const name = fresh('Omdöpt')
  const changed = await patch(`${url}/${place.id}`, { name }, `"${place.id}-1"`)
  expect(changed.json()).toEqual({ ...place, name, version: 2 })
  expect(changed.headers['etag']).toBe(`"${place.id}-2"`)
  const stale = await patch(`${url}/${place.id}`, { name: fresh('Igen') }, `"${place.id}-1"`)
  expect(stale.json()).toMatchObject({ statusCode: 412, code: 'stale-version', details: { version: 2 } })
  const same = await patch(`${url}/${place.id}`, { name }, `"${place.id}-2"`)
  expect(same.json()).toMatchObject({ version: 2 })
  expect((await patch(`${url}/${place.id}`, {})).statusCode).toBe(400)
  expect((await patch(`${url}/999999`, { name })).json()).toMatchObject({ code: 'not-found' })
})

test.each(urls)('R-408 what POST %s made is changed, closed where it can be, and deleted', async url => {
  const place = await made(url, bodies()[url] ?? {})
  const name = fresh('Ändrad')
  const closing = url === '/department' || url === '/unit' ? { active: false } : {}
  expect((await patch(`${url}/${place.id}`, { name, ...closing })).json()).toMatchObject({ name, ...closing })
  expect((await world.call('GET', recordUrl(url, place.id))).json()).toMatchObject({ name, ...closing })
  expect((await world.call('DELETE', `${url}/${place.id}`)).statusCode).toBe(200)
  expect((await world.call('GET', recordUrl(url, place.id))).json()).toMatchObject({ code: 'not-found' })
})

test('a municipality moves to another county, and its names there stay its own', async () => {
  const { ids } = world
  const name = fresh('Flyttande')
  const { id } = await made('/municipality', { ...bodies()['/municipality'], name })
  await made('/municipality', { ...bodies()['/municipality'], name, countyId: ids.county('Län B') })
  const refused = await patch(`/municipality/${id}`, { countyId: ids.county('Län B') })
  expect(refused.json()).toMatchObject({ code: 'municipality-taken' })
  const all = { countyId: ids.county('Län B'), name: `${name} 2`, code: '1', type: 'BUSINESS', pauseMinutes: 0 }
  expect((await patch(`/municipality/${id}`, all)).json()).toMatchObject({ ...all, version: 2 })
  expect((await patch(`/municipality/${id}`, { countyId: 999_999 })).json()).toMatchObject({ code: 'not-found' })
})

test('a department and a unit are closed and opened', async () => {
  for (const url of ['/department', '/unit']) {
    const { id } = await made(url, { ...bodies()[url], active: true })
    expect((await patch(`${url}/${id}`, { active: false })).json()).toMatchObject({ active: false, version: 2 })
    expect((await patch(`${url}/${id}`, { active: true })).json()).toMatchObject({ active: true, version: 3 })
  }
})

test('of two who change one version at the same moment, one is told', async () => {
  const { id } = await made('/unit', bodies()['/unit'] ?? {})
  const answers = await Promise.all(
    ['Ena', 'Andra'].map(name => patch(`/unit/${id}`, { name: fresh(name) }, `"${id}-1"`)),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
})

test('anyone who is no super admin any more when the change is written is refused there too', async () => {
  const scope = { kind: 'county' as const, id: world.ids.county('Län B') }
  const other = await world.person([{ id: 6, levels: ['APPROVE'], scope }])
  const asOther = (sql: string) => world.suite.database.asUser(other.id, t => t.query(sql))
  await expect(asOther("INSERT INTO county (name) VALUES ('Eget')")).rejects.toThrow(/row-level security/)
  await expect(
    asOther("INSERT INTO department (municipality_id, name) SELECT id, 'Egen' FROM municipality"),
  ).rejects.toThrow(/row-level security/)
  for (const sql of [
    "UPDATE unit SET name = 'x'",
    'DELETE FROM unit',
    "UPDATE municipality SET code = 'x'",
    'DELETE FROM county',
  ])
    expect([sql, (await asOther(sql)).rowCount]).toEqual([sql, 0])
  const { admin } = world
  for (const sql of [
    'UPDATE unit SET municipality_id = 1',
    'UPDATE department SET municipality_id = 1',
    'UPDATE unit SET request_id = NULL',
  ])
    await expect(world.suite.database.asUser(admin.id, t => t.query(sql))).rejects.toThrow(/permission denied/)
})

test('what was done stands in the audit with who, what, from and to', async () => {
  const body = bodies()['/municipality'] ?? {}
  const { id } = await made('/municipality', body)
  await patch(`/municipality/${id}`, { countyId: world.ids.county('Län B'), pauseMinutes: 45, allowsCalendars: true })
  const { rows } = await ownerOf(world.suite.database).asSystem(t =>
    t.query('SELECT user_id, action, details FROM audit_event WHERE subject = $1 ORDER BY id', [`municipality/${id}`]),
  )
  expect(rows).toEqual([
    {
      user_id: world.admin.id,
      action: 'place-created',
      details: {
        changes: [
          { field: 'county', from: null, to: 'Län A' },
          { field: 'name', from: null, to: body['name'] },
          { field: 'code', from: null, to: '745 80' },
          { field: 'type', from: null, to: 'SCHOOL' },
          { field: 'pauseMinutes', from: null, to: 30 },
          { field: 'allowsCalendars', from: null, to: false },
        ],
      },
    },
    {
      user_id: world.admin.id,
      action: 'place-changed',
      details: {
        changes: [
          { field: 'county', from: 'Län A', to: 'Län B' },
          { field: 'pauseMinutes', from: 30, to: 45 },
          { field: 'allowsCalendars', from: false, to: true },
        ],
      },
    },
  ])
})
