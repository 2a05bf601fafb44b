import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Client } from 'pg'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { listedVersions } from '../../http/listed-modules'
import { moduleNotices } from '../../module-notices'
import { createSecurityLog } from '../../security/security-log'
import { findWaiting } from './activation/waiting'
import { readBuiltModules } from './built-modules'
import { readPublishedModules } from './module-record'
import { listActiveModules } from './module-repository'
import { digestOf, digestsOf, manifest, publisherInto, same, usualFiles } from './published-version.fixture'
import { registerPublished } from './registration'
import { listSettingsModules } from './settings-repository'
import { anyRow, testSigning } from './signing/signing.fixture'

const now = new Date('2026-03-18T08:00:00Z')
let data: TestDatabase
let folder = ''
let publish: ReturnType<typeof publisherInto>

beforeEach(async () => {
  data = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-modules-'))
  publish = publisherInto(folder)
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await data.drop()
})

/** As a start of a suite whose build has made what is published, or the modules that are named. */
const start = async (isOfBuild: (record: ModuleRecord) => boolean = () => true) => {
  const published = await readPublishedModules(folder)
  const securityLog = createSecurityLog({ database: data.database, logger: false })
  return data.database.asSystem(transaction =>
    registerPublished(transaction, published, { now, securityLog, signing: testSigning, isOfBuild }),
  )
}

const active = async () =>
  (await listActiveModules(data.database.read, now, anyRow)).map(({ id, version }) => `${id} ${version}`)

const told = async () => {
  const { rows } = await data.database.read<{ module_id: string; version: string; kind: string }>(
    'SELECT module_id, version, kind FROM module_failure ORDER BY id',
  )
  return rows.map(row => `${row.module_id} ${row.version} ${row.kind}`)
}

test('the newest version of each module becomes the active one, with its immutable address', async () => {
  await publish('mf-forecast', '1.0.0')
  await publish('mf-forecast', '1.0.1')
  await publish('mf-staff', '2.0.0')
  expect(await start()).toEqual([])
  expect(await active()).toEqual(['mf-forecast 1.0.1', 'mf-staff 2.0.0'])
  expect((await listActiveModules(data.database.read, now, anyRow))[0]).toMatchObject({
    manifestUrl: '/modules/mf-forecast/1.0.1/mf-manifest.json',
    container: 'mf_forecast_1_0_1',
    integrity: digestsOf(usualFiles),
  })
})

test('what a server of before kept in a manifest of calls and first page is not passed on', async () => {
  await publish('mf-staff', '2.0.0')
  await start()
  await data.database.asSystem(async transaction => {
    await transaction.query(
      `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
       SELECT module_id, '1.0.0', manifest || '{"calls":[{"call":"GET /x"}],"firstPage":["a.js"]}', 'mf_staff_1_0_0',
         manifest_file, integrity, built_against, registered_at FROM module_version`,
    )
    await transaction.query("UPDATE module SET active_version = '1.0.0'")
  })
  const [listed] = await listActiveModules(data.database.read, now, anyRow)
  expect(listed).toMatchObject({ id: 'mf-staff', version: '1.0.0' })
  expect(Object.keys(listed ?? {}).filter(key => key === 'calls' || key === 'firstPage')).toEqual([])
})

test('what a newer contract says beyond this one is kept and passed on', async () => {
  const navigation = [
    { key: 'forecast', label: same('x'), path: '/forecast', permissions: [2], order: 1, icon: 'wallet', badge: 'open' },
  ]
  const title = { sv: 'Kort', en: 'Card' }
  const contributions = [{ place: 'results-page', expose: './card', permission: 2, order: 1, title, height: 300 }]
  await publish('mf-forecast', '1.0.0', { navigation, contributions })
  expect(await start()).toEqual([])
  const [module] = await listActiveModules(data.database.read, now, anyRow)
  expect(module).toMatchObject({ navigation, contributions })
  expect(module).not.toHaveProperty('manifestFile')
})

const refusals: [string, object, string, RegExp][] = [
  [
    'a file name that leads out of its folder',
    { manifestFile: '../../secret.json' },
    'record-broken',
    /name of a file/,
  ],
  ['a digest that is none', { integrity: { 'remote.js': 'sha384-x' } }, 'record-broken', /SHA-384 digest of a file/],
  [
    'a digest of another kind',
    { integrity: { 'remote.js': `md5-${'a'.repeat(64)}` } },
    'record-broken',
    /SHA-384 digest of a file/,
  ],
  [
    'a digest for a file outside of its folder',
    { integrity: { '../remote.js': digestOf('run()') } },
    'record-broken',
    /..\/remote.js: Invalid key/,
  ],
  ['an unknown permission', { permissions: [7] }, 'record-broken', /permission 7 is unknown; there are 1, 2, 3/],
  [
    'a route of the shell',
    { routes: [{ path: '/settings', permission: 2, title: same('x') }] },
    'record-broken',
    /\/settings belongs to the shell/,
  ],
  ['a range that ends before it begins', { contract: { from: 2, to: 1 } }, 'record-broken', /ends before it begins/],
  ['a contract of the future', { contract: { from: 2, to: 4 } }, 'contract', /speaks contract 2–4, this suite 1/],
  ['the name of another module', { id: 'mf-other' }, 'other-module', /a record of mf-other .* may not have one name/],
]
test.each(refusals)('%s is refused and told; the version before it stays', async (_what, over, kind, reason) => {
  await publish('mf-forecast', '1.0.0')
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0', over)
  const [refusal, ...others] = await start()
  expect(others).toEqual([])
  expect(refusal).toMatchObject({ moduleId: 'mf-staff', version: '2.0.0', kind })
  expect(refusal?.detail).toMatch(reason)
  expect(refusal?.detail).toMatch(/^mf-staff 2\.0\.0: /)
  expect(await active()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
  expect(await told()).toEqual([`mf-staff 2.0.0 ${kind}`])
})

describe('a version whose files are not those of its record is refused, with all that is wrong,', () => {
  const damage: [string, (place: string) => Promise<unknown>, string][] = [
    [
      'when a script was changed',
      place => writeFile(join(place, 'remote.js'), 'evil()'),
      'remote.js is not the file that its digest was made of',
    ],
    [
      'when a style sheet and the manifest are missing',
      async place => {
        await rm(join(place, 'assets/remote.css'))
        await rm(join(place, 'mf-manifest.json'))
      },
      'mf-manifest.json is not the file that its digest was made of; ' +
        'assets/remote.css is not the file that its digest was made of',
    ],
    [
      'when a compressed copy holds something else',
      place => writeFile(join(place, 'remote.js.br'), brotliCompressSync('evil()')),
      'remote.js.br does not hold remote.js',
    ],
    [
      'when a compressed copy is cut off',
      place => writeFile(join(place, 'remote.js.br'), brotliCompressSync('run()').subarray(0, 4)),
      'remote.js.br does not hold remote.js',
    ],
    [
      'when a style sheet has no digest',
      place => writeFile(join(place, 'assets/more.css'), '.b{}'),
      'assets/more.css has no digest',
    ],
  ]
  test.each(damage)('%s', async (_what, harm, problem) => {
    await publish('mf-staff', '1.0.0')
    await start()
    await publish('mf-staff', '2.0.0')
    await harm(join(folder, 'mf-staff/2.0.0'))
    expect(await start()).toMatchObject([{ version: '2.0.0', kind: 'damaged', detail: `mf-staff 2.0.0: ${problem}` }])
    expect(await active()).toEqual(['mf-staff 1.0.0'])
    expect(await told()).toEqual(['mf-staff 2.0.0 damaged'])
  })

  test('and one whose compressed copies hold the same is taken', async () => {
    await publish('mf-staff', '1.0.0')
    await writeFile(join(folder, 'mf-staff/1.0.0/remote.js.br'), brotliCompressSync('run()'))
    expect(await start()).toEqual([])
  })

  test('and a manifest without a digest is none', async () => {
    await publish('mf-staff', '1.0.0', { integrity: digestsOf({ 'remote.js': 'run()', 'assets/remote.css': '.a{}' }) })
    expect(await start()).toMatchObject([{ kind: 'damaged', detail: 'mf-staff 1.0.0: mf-manifest.json has no digest' }])
  })
})

test.each(['', '{', 'null', '[]'])('the file %j does not stop the other modules', async text => {
  await publish('mf-forecast', '1.0.0')
  await writeFile(await publish('mf-staff', '1.0.0'), text)
  expect(await start()).toMatchObject([{ moduleId: 'mf-staff', kind: 'record-broken' }])
  expect(await active()).toEqual(['mf-forecast 1.0.0'])
})

test('a folder without a record does not stop the other modules', async () => {
  await publish('mf-forecast', '1.0.0')
  await mkdir(join(folder, 'mf-staff', 'half'), { recursive: true })
  expect(await start()).toMatchObject([{ moduleId: 'mf-staff', version: 'half', kind: 'record-broken' }])
  expect(await active()).toEqual(['mf-forecast 1.0.0'])
})

test('a route that another active module has is refused; the first one keeps it', async () => {
  await publish('mf-staff', '1.0.0')
  await publish('mf-people', '1.0.0', { routes: manifest('mf-staff').routes })
  const [refusal] = await start()
  expect(refusal?.detail).toBe('mf-people 1.0.0: the route /staff belongs to mf-staff')
  expect(await active()).toEqual(['mf-staff 1.0.0'])
  expect(await told()).toEqual(['mf-people 1.0.0 route-taken'])
})

test('a module that has an active version keeps it, whatever is newer, also when a start sees older files only', async () => {
  const newest = await publish('mf-staff', '2.0.0')
  await start()
  await publish('mf-staff', '3.0.0')
  expect(await start()).toEqual([])
  expect(await active()).toEqual(['mf-staff 2.0.0'])
  await rm(dirname(newest), { recursive: true })
  await publish('mf-staff', '1.0.0')
  expect(await start()).toEqual([])
  expect(await active()).toEqual(['mf-staff 2.0.0'])
})

test('a navigation entry of one key leads to one place; parents may be shared', async () => {
  const entry = { label: same('x'), permissions: [2], order: 1, icon: 'staff' as const }
  const parent = { ...entry, key: 'group' }
  await publish('mf-staff', '1.0.0', { navigation: [parent, { ...entry, key: 'list', path: '/staff' }] })
  await publish('mf-people', '1.0.0', { navigation: [parent, { ...entry, key: 'list', path: '/people' }] })
  await publish('mf-forecast', '1.0.0', { navigation: [parent] })
  const [refusal, ...others] = await start()
  expect(others).toEqual([])
  expect(refusal?.detail).toBe('mf-people 1.0.0: the navigation entry list belongs to mf-staff')
})

test('when the newest cannot be used and none was active, the newest older one that can be is', async () => {
  await publish('mf-staff', '1.0.0')
  await publish('mf-staff', '2.0.0', { contract: { from: 9, to: 9 } })
  expect(await start()).toMatchObject([{ version: '2.0.0', kind: 'contract' }])
  expect(await active()).toEqual(['mf-staff 1.0.0'])
})

test('what is mended is not told any more', async () => {
  await publish('mf-staff', '1.0.0', { permissions: [7] })
  await start()
  expect(await told()).toHaveLength(1)
  await publish('mf-staff', '1.0.0')
  expect(await start()).toEqual([])
  expect(await told()).toEqual([])
})

test('a version whose files changed after it was registered is refused, and keeps its first hashes', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '1.0.0', {}, { ...usualFiles, 'remote.js': 'other()' })
  expect(await start()).toMatchObject([{ moduleId: 'mf-staff', version: '1.0.0', kind: 'changed' }])
  expect((await listActiveModules(data.database.read, now, anyRow))[0]?.integrity).toEqual(digestsOf(usualFiles))
})

test('a version whose entry has another name than was registered is another version, whatever its files', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '1.0.0', { container: 'mf_other_1_0_0' })
  expect(await start()).toMatchObject([{ moduleId: 'mf-staff', version: '1.0.0', kind: 'changed' }])
  expect((await listActiveModules(data.database.read, now, anyRow))[0]?.container).toBe('mf_staff_1_0_0')
})

test('what people work with stays when the newest is refused, also where only an older one lies on the disk', async () => {
  await publish('mf-staff', '1.0.0')
  const record = await publish('mf-staff', '1.0.1')
  await start()
  await rm(dirname(record), { recursive: true })
  await publish('mf-staff', '1.0.2', { contract: { from: 98, to: 99 } })
  expect(await start()).toMatchObject([{ version: '1.0.2', kind: 'contract' }])
  expect(await active()).toEqual(['mf-staff 1.0.1'])
})

test('every refusal of a start is told, of one module and of several, and none of them twice', async () => {
  await publish('mf-staff', '1.0.0', { permissions: [7] })
  await publish('mf-staff', '1.0.1', { contract: { from: 98, to: 99 } })
  await publish('mf-budget', '1.0.0', { permissions: [7] })
  const refused = await start()
  expect(refused).toHaveLength(3)
  const kinds = ['mf-budget 1.0.0 record-broken', 'mf-staff 1.0.0 record-broken', 'mf-staff 1.0.1 contract']
  expect((await told()).sort()).toEqual(kinds)
  await start()
  expect((await told()).sort()).toEqual(kinds)
})

test('a version that was published when the contract was one number is read as exactly that', async () => {
  await publish('mf-staff', '1.0.0', { contract: 1 })
  expect(await start()).toEqual([])
  expect((await listActiveModules(data.database.read, now, anyRow))[0]?.contract).toEqual({ from: 1, to: 1 })
})

test('an active manifest that is not valid any more is retired instead of shutting the registry', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await data.database.asSystem(async transaction => {
    await transaction.query("INSERT INTO module (id, licence_key) VALUES ('mf-old', 'old')")
    await transaction.query(
      `INSERT INTO module_version VALUES ('mf-old', '1.0.0', '{"id":"mf-old"}', 'c', 'f', '{}', '{}', $1)`,
      [now],
    )
    await transaction.query("UPDATE module SET active_version = '1.0.0' WHERE id = 'mf-old'")
  })
  expect(await start()).toMatchObject([{ moduleId: 'mf-old', kind: 'record-broken' }])
  expect(await active()).toEqual(['mf-staff 1.0.0'])
})

test('what a deploy key may have published takes no place of a version that is not valid any more', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0')
  await start()
  const owner = new Client({ connectionString: data.url })
  await owner.connect()
  await owner.query(
    `INSERT INTO module_version VALUES ('mf-staff', 'old', '{"id":"mf-staff"}', 'c', 'f', '{}', '{}', now())`,
  )
  await owner.query("UPDATE module SET active_version = 'old' WHERE id = 'mf-staff'")
  await owner.query(
    `INSERT INTO module_deploy_key (module_id, name, secret_hash, may_promote, created_at, created_by, ends_at)
     SELECT 'mf-staff', 'x', decode(repeat('00', 32), 'hex'), false, $1, min(id), $1::timestamptz + interval '1 day' FROM app_user`,
    [now],
  )
  await owner.end()
  await start(({ version }) => version === '1.0.0')
  expect(await active()).toEqual(['mf-staff 1.0.0'])
})

describe('a module that nobody has had waits', () => {
  const waiting = async () =>
    (
      await data.database.asSystem(async transaction => findWaiting(transaction, await readPublishedModules(folder)))
    ).map(({ moduleId, version, isNew }) => [moduleId, version, isNew])

  test('when its folder comes to a suite that has run, at this start and at those to come', async () => {
    await publish('mf-staff', '1.0.0')
    await start()
    await publish('mf-dropped', '1.0.0')
    await start()
    await start()
    expect(await active()).toEqual(['mf-staff 1.0.0'])
    expect(await waiting()).toEqual([['mf-dropped', '1.0.0', true]])
    const settings = await listSettingsModules(data.database.read, now)
    expect(settings.find(({ id }) => id === 'mf-dropped')).toMatchObject({ activeVersion: null, activations: [] })
    expect([...(await listedVersions(data.database.read, () => now)())]).toEqual(['mf-staff/1.0.0'])
  })

  test('when its folder lies there at the first start, beside those that the build has made in this version', async () => {
    await publish('mf-staff', '1.0.0')
    await publish('mf-dropped', '1.0.0')
    await publish('mf-staff', '2.0.0')
    await start(({ id, version }) => id === 'mf-staff' && version === '1.0.0')
    expect(await active()).toEqual(['mf-staff 1.0.0'])
    expect((await waiting())[0]).toEqual(['mf-dropped', '1.0.0', true])
  })

  test('and is told of when it could not be promoted', async () => {
    await publish('mf-staff', '1.0.0')
    await start()
    await publish('mf-dropped', '1.0.0', { contract: { from: 98, to: 99 } })
    expect(await start()).toMatchObject([{ moduleId: 'mf-dropped', kind: 'contract' }])
  })

  test('without a record of the build nothing is of it; with one the versions that it names are', async () => {
    await publish('mf-staff', '1.0.0')
    const file = join(folder, 'built-modules.json')
    await start(await readBuiltModules(file))
    expect(await active()).toEqual([])
    await writeFile(file, JSON.stringify([{ id: 'mf-staff', version: '1.0.0' }]))
    const [record] = (await readPublishedModules(folder)).records
    const isOfBuild = await readBuiltModules(file)
    expect(record && [isOfBuild(record), isOfBuild({ ...record, version: '1.0.1' })]).toEqual([true, false])
  })

  test('and a start says how each of them is promoted', async () => {
    await publish('mf-staff', '1.0.0')
    await start()
    await publish('mf-dropped', '1.0.0')
    await start()
    const found = await data.database.asSystem(async t => findWaiting(t, await readPublishedModules(folder)))
    const upgraded = { moduleId: 'mf-staff', version: '2.0.0', active: '1.0.0', isNew: false }
    const [newer, isNew] = moduleNotices({ waiting: [...found, upgraded], unsigned: [] })
    expect(newer).toContain('mf-staff 2.0.0 (active is 1.0.0)')
    expect(newer).not.toContain('mf-dropped')
    expect(isNew).toContain("pnpm modules promote mf-dropped 1.0.0 --reason '…'")
  })
})

test.each([
  "UPDATE module_version SET integrity = '{}'",
  'DELETE FROM module_version',
  'TRUNCATE module_version CASCADE',
])('neither the application nor the owner may run %s', async sql => {
  await publish('mf-staff', '1.0.0')
  await start()
  await expect(data.database.asSystem(transaction => transaction.query(sql))).rejects.toThrow(/permission denied/)
  const owner = new Client({ connectionString: data.url })
  await owner.connect()
  await expect(owner.query(sql)).rejects.toThrow(/rows of module_version never change/)
  await owner.end()
})

test('no folder, no modules', async () => {
  expect(await readPublishedModules(join(folder, 'missing'))).toMatchObject({ records: [], refused: [] })
})

test('the security log has each version once, when it is new, and each start’s refusals', async () => {
  const logged = async () => {
    const owner = new Client({ connectionString: data.url })
    await owner.connect()
    const { rows } = await owner.query<{ line: string }>(
      `SELECT kind || ' ' || subject || ' ' || (details ->> 'version') AS line FROM security_event
       WHERE kind <> 'signing-key' ORDER BY id`,
    )
    await owner.end()
    return rows.map(({ line }) => line)
  }
  await publish('mf-forecast', '1.0.0')
  await start()
  await start()
  expect(await logged()).toEqual(['module-registered mf-forecast 1.0.0'])
  await publish('mf-forecast', '1.0.0', {}, { ...usualFiles, 'remote.js': 'other()' })
  await publish('mf-staff', '1.0.0')
  await start()
  expect((await logged()).slice(1)).toEqual(['module-registered mf-staff 1.0.0', 'module-refused mf-forecast 1.0.0'])
})
