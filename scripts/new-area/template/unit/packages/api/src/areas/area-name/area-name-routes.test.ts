import { randomUUID } from 'node:crypto'
import { areaNameItem, areaNameItems } from '@veckovis/contracts/area-name'
import { tokenPair } from '@veckovis/contracts/session'
import { createTestApp, makePerson, makePlaces, ownerOf, type TestApp } from '@veckovis/testing'

let suite: TestApp
let unitId: number
let writer: string
beforeAll(async () => {
  suite = await createTestApp()
  unitId = await makeUnit(['area-name'])
  writer = await tokenFor(unitId, 9999, 'WRITE')
}, 60_000)
afterAll(() => suite.close())

const makeUnit = async (licences: string[]): Promise<number> => {
  // Names of places are unique.
  const name = randomUUID()
  const municipalities = [{ name, licences, departments: [{ name, units: ['Enhet'] }] }]
  const made = await makePlaces(suite.database, { counties: [{ name, municipalities }] })
  const unit = made.counties[0]?.municipalities[0]?.departments[0]?.units[0]
  if (unit === undefined) throw new Error('No unit was made')
  return unit.id
}

/** Signs in somebody who holds one permission on the unit. */
const tokenFor = async (id: number, permission: number, level: 'READ' | 'WRITE'): Promise<string> => {
  const roles = [{ id: permission, levels: [level], scope: { kind: 'unit' as const, id } }]
  const { email, password } = await makePerson(suite.database, { roles }, { at: suite.clock.now, hash: suite.hash })
  const signedIn = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return tokenPair.parse(signedIn.json()).access_token
}

type Ask = { readonly body?: object; readonly ifMatch?: string; readonly as?: string }

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, { body, ifMatch, as = writer }: Ask = {}) =>
  suite.app.inject({
    method,
    url: `/api/area-name/${path}`,
    headers: { authorization: `Bearer ${as}`, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    ...(body !== undefined && { payload: body }),
  })

const bodyOf = (change: object = {}) => ({ requestId: randomUUID(), name: 'Prov', hours: 7.25, ...change })
const made = async (change: object = {}) =>
  areaNameItem.parse((await call('POST', `unit/${unitId}`, { body: bodyOf(change) })).json())
const listed = async (ask: Ask = {}) => areaNameItems.parse((await call('GET', `unit/${unitId}`, ask)).json())

const auditsOf = async (id: number) => {
  const { rows } = await ownerOf(suite.database).read<{ action: string; unit_id: number; details: unknown }>(
    'SELECT action, unit_id, details FROM audit_event WHERE subject = $1 ORDER BY id',
    [`area-name/${id}`],
  )
  return rows
}

test('an item is made, changed and removed, and the audit says so without what it holds', async () => {
  const item = await made({ name: 'Åsa' })
  const changed = await call('PATCH', `${item.id}`, { body: { hours: 8 }, ifMatch: `"${item.id}-1"` })
  expect([changed.statusCode, changed.headers.etag]).toEqual([200, `"${item.id}-2"`])
  expect(changed.json()).toEqual({ ...item, hours: 8, version: 2 })
  expect((await call('GET', `${item.id}`)).json()).toEqual(changed.json())
  expect((await listed()).items).toContainEqual(changed.json())
  expect((await call('DELETE', `${item.id}`, { ifMatch: `"${item.id}-2"` })).json()).toEqual({ id: item.id })
  expect((await listed()).items).not.toContainEqual(expect.objectContaining({ id: item.id }))
  expect(await auditsOf(item.id)).toEqual([
    { action: 'area-name-created', unit_id: unitId, details: {} },
    { action: 'area-name-changed', unit_id: unitId, details: { version: 2, fields: ['hours'] } },
    { action: 'area-name-removed', unit_id: unitId, details: {} },
  ])
})

test('a change of a version that is not the newest is refused, and nothing is lost', async () => {
  const item = await made()
  await call('PATCH', `${item.id}`, { body: { name: 'Den förstas' } })
  for (const method of ['PATCH', 'DELETE'] as const) {
    const body = method === 'PATCH' ? { body: { name: 'Den andras' } } : {}
    const stale = await call(method, `${item.id}`, { ...body, ifMatch: `"${item.id}-1"` })
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { code: 'stale-version', details: { version: 2 } }])
  }
  expect((await call('GET', `${item.id}`)).json()).toMatchObject({ name: 'Den förstas', version: 2 })
})

test('what changes nothing leaves version and audit as they are', async () => {
  const item = await made()
  expect((await call('PATCH', `${item.id}`, { body: { name: item.name } })).json()).toEqual(item)
  expect(await auditsOf(item.id)).toHaveLength(1)
})

test('a repeated request makes one item; with other words it is a conflict', async () => {
  const body = bodyOf({ name: 'En gång' })
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', `unit/${unitId}`, { body })))
  const ids = answers.map(answer => areaNameItem.parse(answer.json()).id)
  expect(new Set(ids).size).toBe(1)
  const other = await call('POST', `unit/${unitId}`, { body: { ...body, name: 'Något annat' } })
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'conflict', details: { id: ids[0] } }])
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(101) }],
  ['no hours', { hours: 0 }],
  ['too many decimals', { hours: 1.234 }],
  ['an unknown property', { colour: 'red' }],
])('%s is refused', async (_what, wrong) => {
  expect((await call('POST', `unit/${unitId}`, { body: bodyOf(wrong) })).statusCode).toBe(400)
})

test('who may only read sees the items and changes none; others see nothing', async () => {
  const item = await made()
  const reader = await tokenFor(unitId, 9999, 'READ')
  expect(await listed({ as: reader })).toMatchObject({ write: false, items: expect.arrayContaining([item]) })
  expect(await listed()).toMatchObject({ write: true })
  expect((await call('POST', `unit/${unitId}`, { body: bodyOf(), as: reader })).statusCode).toBe(403)
  expect((await call('PATCH', `${item.id}`, { body: { hours: 1 }, as: reader })).statusCode).toBe(403)
  const stranger = await tokenFor(await makeUnit(['area-name']), 9999, 'WRITE')
  const other = await tokenFor(unitId, 8888, 'WRITE')
  for (const as of [stranger, other])
    for (const path of [`unit/${unitId}`, `${item.id}`]) expect((await call('GET', path, { as })).statusCode).toBe(403)
})

test('the second wall: by SQL too, nobody reaches the items of another unit', async () => {
  await made()
  const count = async (userId: number) =>
    (await suite.database.asUser(userId, t => t.query('SELECT FROM area_name_item WHERE unit_id = $1', [unitId])))
      .rowCount
  const person = (id: number) => {
    const roles = [{ id: 9999, levels: ['WRITE' as const], scope: { kind: 'unit' as const, id } }]
    return makePerson(suite.database, { roles }, { at: suite.clock.now, hash: suite.hash })
  }
  expect(await count((await person(unitId)).id)).toBeGreaterThan(0)
  expect(await count((await person(await makeUnit([]))).id)).toBe(0)
})

test('a municipality without a licence is told so', async () => {
  const unlicensed = await makeUnit([])
  const as = await tokenFor(unlicensed, 9999, 'READ')
  expect((await call('GET', `unit/${unlicensed}`, { as })).json()).toMatchObject({
    statusCode: 403,
    code: 'not-licensed',
  })
})
