import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleRegistry, type ModuleManifest, type ModuleRegistry, type RoleItem } from '@veckovis/contracts'
import { createTestApp, makePerson, makePlaces, registerManifest, setLicence, type TestApp } from '@veckovis/testing'
import { readPublishedModules } from './module-record'
import { registerVersion } from './module-repository'

let suite: TestApp
let municipalityId = 0
let own = 0
let foreign = 0
const password = 'Prov-2026!'

const manifest = (id: string, permission: number | null, licenceKey: string): ModuleManifest => ({
  id,
  title: { sv: id, en: id },
  contract: 1,
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

const registry = async (token: string, query?: string): Promise<ModuleRegistry> =>
  moduleRegistry.parse((await ask(token, query)).json())

const idsOf = ({ modules }: ModuleRegistry) => modules.map(({ id }) => id)

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

test('what is closed comes without any address of code', async () => {
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

describe('published versions', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'veckovis-modules-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const publish = async (version: string, extra = {}) => {
    const place = join(folder, 'mf-forecast', version)
    await mkdir(place, { recursive: true })
    const record = {
      ...manifest('mf-forecast', 2, 'forecast'),
      version,
      container: `mf_forecast_${version.replace(/\W/g, '_')}`,
      manifestFile: 'mf-manifest.json',
      integrity: { 'remote.js': 'sha384-x' },
      builtAgainst: { react: '19.3.1' },
      ...extra,
    }
    await writeFile(join(place, 'module-record.json'), JSON.stringify(record))
  }

  test('the newest is the one that is given out, with its immutable address', async () => {
    await publish('1.0.0')
    await utimes(join(folder, 'mf-forecast/1.0.0/module-record.json'), 1, 1)
    await publish('1.0.1')
    for (const record of await readPublishedModules(folder))
      await suite.database.asSystem(transaction => registerVersion(transaction, record, suite.clock.now))
    const { modules } = await registry(await tokenFor([onOwn(2)]))
    expect(modules[0]).toMatchObject({
      version: '1.0.1',
      manifestUrl: '/modules/mf-forecast/1.0.1/mf-manifest.json',
      container: 'mf_forecast_1_0_1',
      integrity: { 'remote.js': 'sha384-x' },
    })
  })

  test('a version that was registered never changes', async () => {
    await publish('2.0.0')
    const register = async () => {
      for (const record of await readPublishedModules(folder))
        await suite.database.asSystem(transaction => registerVersion(transaction, record, suite.clock.now))
    }
    await register()
    await publish('2.0.0', { container: 'another' })
    await register()
    const { modules } = await registry(await tokenFor([onOwn(2)]))
    expect(modules[0]).toMatchObject({ version: '2.0.0', container: 'mf_forecast_2_0_0' })
  })

  test('a record that is not one stops the start in one sentence', async () => {
    await publish('3.0.0', { manifestFile: '../../secret.json' })
    await expect(readPublishedModules(folder)).rejects.toThrow(/module-record\.json is not a valid module record/)
  })

  test('no folder, no modules', async () => {
    expect(await readPublishedModules(join(folder, 'missing'))).toEqual([])
  })
})
