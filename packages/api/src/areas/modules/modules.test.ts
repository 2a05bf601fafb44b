import { type RoleItem } from '@veckovis/contracts/access'
import { moduleRegistry, type PublishedManifest, type ModuleRegistryAnswer } from '@veckovis/contracts/modules'
import { createTestApp, makePerson, makePlaces, registerManifest, setLicence, type TestApp } from '@veckovis/testing'

let suite: TestApp
let municipalityId = 0
let own = 0
let foreign = 0
const password = 'Prov-2026!'

const manifest = (id: string, permission: number | null, licenceKey: string | null): PublishedManifest => ({
  id,
  title: { sv: id, en: id },
  contract: { from: 1, to: 1 },
  licenceKey,
  permissions: permission === null ? [] : [permission],
  routes: [{ path: `/${id.slice(3)}`, permission, title: { sv: id, en: id } }],
  navigation: [],
  apiAreas: [],
})

beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Egen', licences: ['forecast', 'staff'], departments: [{ name: 'A', units: ['Egen enhet'] }] },
          { name: 'Annan', departments: [{ name: 'A', units: ['Annan enhet'] }] },
        ],
      },
    ],
  })
  const [egen, annan] = counties[0]?.municipalities ?? []
  municipalityId = egen?.id ?? NaN
  own = egen?.departments[0]?.units[0]?.id ?? NaN
  foreign = annan?.departments[0]?.units[0]?.id ?? NaN
  for (const each of [
    manifest('mf-forecast', 2, 'forecast'),
    manifest('mf-staff', 5, 'staff'),
    manifest('mf-diary', 1, 'diary'),
  ])
    await registerManifest(suite.database, { manifest: each }, suite.clock.now)
}, 60_000)
afterAll(() => suite.close())

const tokenFor = async (roles: RoleItem[], extra = {}) => {
  const { email } = await makePerson(
    suite.database,
    { roles, password, ...extra },
    { at: suite.clock.now, hash: suite.hash },
  )
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  return (answer.json() as { access_token: string }).access_token
}

const onOwn = (id: number): RoleItem => ({ id, scope: { kind: 'unit', id: own } })

const ask = (token: string, query = `?unitId=${own}`, headers = {}) =>
  suite.app.inject({ url: `/api/modules${query}`, headers: { authorization: `Bearer ${token}`, ...headers } })

const registry = async (token: string, query?: string): Promise<ModuleRegistryAnswer> =>
  moduleRegistry.parse((await ask(token, query)).json())

const idsOf = ({ modules }: ModuleRegistryAnswer) => modules.map(({ id }) => id)

test('a person gets what is licensed and permitted, and for the rest only why it is closed', async () => {
  const answer = await registry(await tokenFor([onOwn(2), onOwn(1)]))
  expect(idsOf(answer)).toEqual(['mf-forecast'])
  expect(answer.closed).toEqual(
    expect.arrayContaining([
      { path: '/diary', reason: 'licence' },
      { path: '/staff', reason: 'permission' },
    ]),
  )
  expect(answer.closed).toHaveLength(2)
})

test('R-026 what is closed comes without any address of code', async () => {
  const { body } = await ask(await tokenFor([onOwn(1)]))
  expect(body).not.toContain('/modules/')
})

test('a super admin gets everything that the municipality has licensed', async () => {
  const token = await tokenFor([], { jobTitleId: 999 })
  expect(idsOf(await registry(token))).toEqual(['mf-forecast', 'mf-staff'])
  expect(idsOf(await registry(token, `?unitId=${foreign}`))).toEqual(['mf-diary', 'mf-forecast', 'mf-staff'])
})

test('a licence that ends or begins counts from the next call on', async () => {
  const token = await tokenFor([onOwn(2)])
  const at = (days: number) => new Date(suite.clock.now.getTime() + days * 86_400_000).toISOString()
  await setLicence(suite.database, { municipalityId, licenceKey: 'forecast', validTo: at(-1) })
  expect(idsOf(await registry(token))).toEqual([])
  await setLicence(suite.database, { municipalityId, licenceKey: 'forecast', validFrom: at(1) })
  expect(idsOf(await registry(token))).toEqual([])
  await setLicence(suite.database, { municipalityId, licenceKey: 'forecast', validFrom: at(-1), validTo: at(1) })
  expect(idsOf(await registry(token))).toEqual(['mf-forecast'])
})

test('an unchanged registry is not sent again', async () => {
  const token = await tokenFor([onOwn(2)])
  const first = await ask(token)
  const again = await ask(token, undefined, { 'if-none-match': first.headers.etag })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(first.headers['cache-control']).toBe('private, no-cache')
})

test.each([
  ['a foreign unit', () => `?unitId=${foreign}`, 403],
  ['an absent unit', () => '?unitId=9999999999', 403],
  ['a broken id', () => '?unitId=1e3', 400],
  ['two ids', () => `?unitId=${own}&unitId=${own}`, 400],
  ['an unknown word', () => `?unitId=${own}&all=1`, 400],
])('%s is refused', async (_what, query, status) => {
  expect((await ask(await tokenFor([onOwn(2)]), query())).statusCode).toBe(status)
})

describe('what a browser tells of failures', () => {
  const report = {
    moduleId: 'mf-forecast',
    version: '0.0.0-manifest-only',
    step: 'fetch',
    kind: 'timeout',
    supportCode: 'F-AB12',
  }

  const tell = (token: string, payload: object) =>
    suite.app.inject({
      method: 'POST',
      url: '/api/modules/failures',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })

  const failures = async () => {
    const { rows } = await suite.database.read<Record<string, unknown>>(
      "SELECT * FROM module_failure WHERE source = 'browser' ORDER BY id",
    )
    return rows
  }

  test('is kept with its support code and without the person', async () => {
    expect((await tell(await tokenFor([onOwn(2)]), report)).statusCode).toBe(200)
    const [row] = await failures()
    expect(row).toMatchObject({ module_id: 'mf-forecast', step: 'fetch', kind: 'timeout', support_code: 'F-AB12' })
    expect(Object.keys(row ?? {})).not.toContain('user_id')
    expect(row?.detail).toBe('')
  })

  test('is kept with what the error says of itself', async () => {
    const detail = 'There is no figure at place #'
    expect((await tell(await tokenFor([onOwn(2)]), { ...report, step: 'use', detail })).statusCode).toBe(200)
    expect((await failures()).at(-1)).toMatchObject({ step: 'use', detail })
  })

  test.each([
    ['a text of a person', { ...report, kind: 'Anna Ek' }, 400],
    ['a message with a number of somebody', { ...report, detail: 'born 19850312-1234' }, 400],
    ['a message with an address', { ...report, detail: 'no mail for anna@example' }, 400],
    ['a message of several lines', { ...report, detail: 'one\ntwo' }, 400],
    ['a message without end', { ...report, detail: 'a'.repeat(201) }, 400],
    ['a further field', { ...report, email: 'anna@example.org' }, 400],
    ['a missing field', { moduleId: 'mf-forecast' }, 400],
    ['a version that nobody registered', { ...report, version: '9.9.9' }, 404],
    ['a module that nobody registered', { ...report, moduleId: 'mf-ghost' }, 404],
  ])('%s is refused and leaves nothing', async (_what, payload, status) => {
    const before = (await failures()).length
    expect((await tell(await tokenFor([onOwn(2)]), payload)).statusCode).toBe(status)
    expect(await failures()).toHaveLength(before)
  })

  test('is taken 30 times an hour from one person', async () => {
    const token = await tokenFor([onOwn(2)])
    const statuses = []
    for (let count = 0; count < 32; count += 1) statuses.push((await tell(token, report)).statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
    expect((await tell(await tokenFor([onOwn(2)]), report)).statusCode).toBe(200)
  })
})

test('R-026 a licence that ended between two calls closes the area at once', async () => {
  await setLicence(suite.database, { municipalityId, licenceKey: 'forecast' })
  const token = await tokenFor([onOwn(2)])
  const years = () =>
    suite.app.inject({
      url: `/api/forecast/unit/${own}/years`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    })
  expect((await years()).statusCode).toBe(200)
  await setLicence(suite.database, {
    municipalityId,
    licenceKey: 'forecast',
    validTo: new Date(suite.clock.now.getTime()).toISOString(),
  })
  const answer = await years()
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'not-licensed' })
})

test('a licence that ends in an hour counts until then and no longer', async () => {
  const token = await tokenFor([onOwn(2)])
  const before = suite.clock.now
  const inMinutes = (minutes: number) => new Date(before.getTime() + minutes * 60_000)
  await setLicence(suite.database, { municipalityId, licenceKey: 'forecast', validTo: inMinutes(60).toISOString() })
  expect(idsOf(await registry(token))).toEqual(['mf-forecast'])
  suite.clock.now = inMinutes(60)
  const later = await tokenFor([onOwn(2)])
  expect(idsOf(await registry(later))).toEqual([])
  suite.clock.now = new Date(inMinutes(60).getTime() - 1)
  expect(idsOf(await registry(await tokenFor([onOwn(2)])))).toEqual(['mf-forecast'])
  suite.clock.now = before
})

test('a customer without any licence gets no module, and every address as closed by the licence', async () => {
  for (const licenceKey of ['forecast', 'staff'])
    await setLicence(suite.database, { municipalityId, licenceKey, validTo: '2021-01-01T00:00:00Z' })
  const answer = await registry(await tokenFor([onOwn(2), onOwn(5)]))
  expect(answer.modules).toEqual([])
  expect(answer.closed.map(({ reason }) => reason)).toEqual(['licence', 'licence', 'licence'])
})

test('a module that needs no licence is open by its right alone, in every municipality', async () => {
  await registerManifest(suite.database, { manifest: manifest('mf-admin', 6, null) }, suite.clock.now)
  const [holder, other] = [await tokenFor([onOwn(6)]), await tokenFor([onOwn(2)])]
  expect(idsOf(await registry(holder))).toEqual(['mf-admin'])
  expect((await registry(other)).closed).toContainEqual({
    path: '/admin',
    reason: 'permission',
    needsLicence: false,
  })
})
