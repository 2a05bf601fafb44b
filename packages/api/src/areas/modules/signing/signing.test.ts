import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleRegistry, moduleSettings } from '@veckovis/contracts/modules'
import { createTestApp, ownerOf, signInto, testSecret, type TestApp } from '@veckovis/testing'
import { createApp } from '../../../app'
import { auditBy } from '../../../audit/audit'
import { createSecurityLog } from '../../../security/security-log'
import { localCommand } from '../command/local-command.fixture'
import { runCommand } from '../command/run-command'
import { readPublishedModules } from '../module-record'
import { publisherInto } from '../published-version.fixture'
import { registerPublished } from '../registration'
import { createSigning } from './create-signing'

let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>
let folder = ''
let publish: ReturnType<typeof publisherInto>
let admin = ''
/** The secret that the suite and its commands have. */
let signing = createSigning(testSecret)

const openApp = async () => createApp({ ...suite.dependencies, signing })

beforeEach(async () => {
  signing = createSigning(testSecret)
  suite = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-signing-'))
  publish = publisherInto(folder)
  app = await openApp()
  admin = await signInto(suite, 999)
}, 60_000)
afterEach(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})

const by = () => ({
  now: suite.clock.now,
  securityLog: createSecurityLog({ database: suite.database, logger: false }),
  signing,
})

const start = async () => {
  const published = await readPublishedModules(folder)
  return suite.database.asSystem(transaction =>
    registerPublished(transaction, published, { ...by(), isOfBuild: () => true }),
  )
}

const modules = async (...words: string[]) => {
  suite.clock.now = new Date(suite.clock.now.getTime() + 60_000)
  return runCommand(localCommand([...words, '--reason', 'x'].slice(0, words[0] === 'keys' ? 1 : undefined)), {
    ...by(),
    database: suite.database,
    modulesFolder: folder,
    shellFolder: null,
    operations: null,
    audit: auditBy({ userId: null, unitId: null }),
  })
}

const get = async (url: string) => {
  const token = await signInto(suite, 999)
  return (
    await app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token || admin}` } })
  ).json<unknown>()
}

const served = async (query = '') =>
  moduleRegistry.parse(await get(`/modules${query}`)).modules.map(({ id, version }) => `${id} ${version}`)

const failures = async () =>
  moduleSettings.parse(await get('/settings/modules')).failures.map(({ moduleId, kind }) => `${moduleId} ${kind}`)

const owner = async (sql: string, values: unknown[] = []) =>
  (await ownerOf(suite.database).asSystem(transaction => transaction.query<Record<string, unknown>>(sql, values))).rows

/** As somebody does who can write to the database, past the trigger that keeps versions from changing. */
const change = async (set: string, version = '1.0.0') => {
  await owner('ALTER TABLE module_version DISABLE TRIGGER USER')
  await owner(`UPDATE module_version SET ${set} WHERE module_id = 'mf-staff' AND version = $1`, [version])
  await owner('ALTER TABLE module_version ENABLE TRIGGER USER')
}

const events = async () => {
  const rows = await owner(
    "SELECT details ->> 'change' AS change FROM security_event WHERE kind = 'signing-key' ORDER BY id",
  )
  return rows.map(row => row['change'])
}

const keys = async () => (await modules('keys')).lines
const keyThat = async (state: RegExp) => (await keys()).find(line => state.test(line))?.split(' ')[0] ?? ''

const publishTwo = async () => {
  await publish('mf-forecast', '1.0.0')
  await publish('mf-staff', '1.0.0')
  expect(await start()).toEqual([])
  expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
}

const changes: readonly [string, string][] = [
  ['container', "container = 'mf_other'"],
  ['file of the manifest', "manifest_file = 'other.json'"],
  ['digest of one file', `integrity = jsonb_set(integrity, '{remote.js}', '"sha384-other"')`],
  ['list of files', `integrity = integrity || '{"more.js": "sha384-other"}'`],
  ['letter of the manifest', `manifest = jsonb_set(manifest, '{title,sv}', '"mf-stafg"')`],
  ['right of a page', `manifest = jsonb_set(manifest, '{routes,0,permission}', 'null')`],
  ['version of a shared package', `built_against = '{"react": "19.3.2"}'`],
]

test.each(changes)('a row whose %s was changed is served to nobody; the other modules are', async (_what, set) => {
  await publishTwo()
  await change(set)
  expect(await served()).toEqual(['mf-forecast 1.0.0'])
  expect(await failures()).toEqual(['mf-staff unsigned'])
  expect((await modules('can-deploy', 'mf-staff', '1.0.0')).isDone).toBe(false)
})

test('a version whose calls were changed is not promoted', async () => {
  await publishTwo()
  await publish('mf-staff', '2.0.0', { calls: [{ call: 'GET /modules' }] })
  await start()
  await change(`calls = '[{"call": "GET /staff"}]'`, '2.0.0')
  const { lines, isDone } = await modules('promote', 'mf-staff', '2.0.0')
  expect({ lines, isDone }).toEqual({ lines: [expect.stringContaining('is not what was signed')], isDone: false })
  await change('calls = NULL', '2.0.0')
  expect((await modules('promote', 'mf-staff', '2.0.0')).isDone).toBe(false)
})

test('what registration said of it is said once, in the log too, until somebody signs it anew', async () => {
  await publishTwo()
  await owner('DELETE FROM module_signature')
  expect(await served()).toEqual([])
  expect(await start()).toMatchObject([
    { moduleId: 'mf-forecast', kind: 'unsigned' },
    { moduleId: 'mf-staff', kind: 'unsigned' },
  ])
  expect((await failures()).sort()).toEqual(['mf-forecast unsigned', 'mf-staff unsigned'])
  const logged = await owner(
    "SELECT subject FROM security_event WHERE details ->> 'kind' = 'unsigned' ORDER BY subject",
  )
  expect(new Set(logged.map(row => row['subject']))).toEqual(new Set(['mf-forecast', 'mf-staff']))
  expect(await modules('resign')).toEqual({
    isDone: true,
    lines: ['mf-forecast 1.0.0 is signed.', 'mf-staff 1.0.0 is signed.'],
  })
  expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
  expect(await failures()).toEqual([])
})

test('a signature of one version is none of another, and one of elsewhere is none', async () => {
  await publishTwo()
  await owner(`UPDATE module_signature SET signature = (SELECT s.signature FROM module_signature s WHERE s.module_id = 'mf-forecast')
    WHERE module_id = 'mf-staff'`)
  expect(await served()).toEqual(['mf-forecast 1.0.0'])
  const { id, sealed } = createSigning('another secret that is long enough too').make()
  await owner('UPDATE installation_key SET retired_at = now()')
  await owner('INSERT INTO installation_key (id, sealed, created_at) VALUES ($1, $2, now())', [id, sealed])
  await owner("UPDATE module_signature SET key_id = $1 WHERE module_id = 'mf-forecast'", [id])
  expect(await served()).toEqual([])
})

test('a version before and a version of a rollout that are not what was signed are served to nobody', async () => {
  await publishTwo()
  await publish('mf-staff', '2.0.0')
  await start()
  expect((await modules('promote', 'mf-staff', '2.0.0')).isDone).toBe(true)
  expect(await served('?versions=before')).toEqual(['mf-staff 1.0.0'])
  await change("container = 'mf_other'")
  expect(await served('?versions=before')).toEqual([])
  expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 2.0.0'])
  expect((await modules('rollback', 'mf-staff')).isDone).toBe(false)
})

describe('keys', () => {
  test('a first start signs what was registered before there were any', async () => {
    await publishTwo()
    await owner('DELETE FROM module_signature')
    await owner('ALTER TABLE installation_key DISABLE TRIGGER USER')
    await owner('DELETE FROM installation_key')
    expect(await start()).toEqual([])
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
  })

  test('are sealed, and nothing of theirs stands in the database beside', async () => {
    await publishTwo()
    const [key] = await owner('SELECT id, sealed FROM installation_key')
    const { publicKey } =
      signing.open({
        id: String(key?.['id']),
        sealed: key?.['sealed'] as Buffer,
        createdAt: new Date(),
        retiredAt: null,
        revokedAt: null,
      }) ?? {}
    const x = Buffer.from(publicKey?.export({ format: 'jwk' }).x ?? '', 'base64url')
    expect(x).toHaveLength(32)
    expect((key?.['sealed'] as Buffer).includes(x)).toBe(false)
  })

  test('a new one signs what comes, and what the former has signed holds', async () => {
    await publishTwo()
    expect((await modules('rotate')).lines[0]).toMatch(/^[\w-]{43} signs from now on\. What [\w-]{43} has signed holds/)
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
    await publish('mf-staff', '2.0.0')
    await start()
    const [signs = '', retired = ''] = await keys()
    expect(signs).toMatch(/signs, signed 1 versions$/)
    expect(retired).toMatch(/retired 2026-\d\d-\d\d \d\d:\d\d UTC, signed 2 versions$/)
    expect(await events()).toEqual(['made', 'made', 'rotated'])
  })

  test('what a revoked one has signed is served to nobody, until it is signed anew', async () => {
    await publishTwo()
    const key = await keyThat(/signs/)
    await expect(modules('revoke', '')).rejects.toThrow(/first eight characters/)
    const { lines } = await modules('revoke', key.slice(0, 8))
    expect(lines).toEqual([`${key} is revoked.`, expect.stringContaining('2 versions were signed by it alone')])
    expect(await served()).toEqual([])
    expect(await owner('SELECT sealed FROM installation_key WHERE revoked_at IS NOT NULL')).toEqual([{ sealed: null }])
    expect((await modules('revoke', key)).lines).toEqual([expect.stringContaining('nothing was changed')])
    await modules('resign')
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
    expect(await events()).toEqual(['made', 'made', 'revoked', 'resigned'])
  })

  test('one that was replaced and signed anew is revoked without anybody noticing', async () => {
    await publishTwo()
    await modules('rotate')
    await modules('resign')
    const key = await keyThat(/retired/)
    expect((await modules('revoke', key)).lines).toEqual([`${key} is revoked.`])
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
  })

  test('one that is revoked or retired stays so', async () => {
    await publishTwo()
    await modules('rotate')
    for (const set of ['retired_at = now()', 'retired_at = NULL', "sealed = decode(repeat('00', 76), 'hex')"])
      await expect(owner(`UPDATE installation_key SET ${set} WHERE retired_at IS NOT NULL`)).rejects.toThrow(/stays so/)
  })

  test('the application makes them as the system only, and removes none', async () => {
    await publishTwo()
    const { id, sealed } = signing.make()
    const insert = 'INSERT INTO installation_key (id, sealed, created_at) VALUES ($1, $2, now())'
    await expect(suite.database.read(insert, [id, sealed])).rejects.toThrow(/row-level security|policy/)
    await expect(suite.database.asSystem(t => t.query('DELETE FROM installation_key'))).rejects.toThrow(
      /permission denied/,
    )
    expect((await suite.database.read('SELECT FROM installation_key')).rows).toEqual([])
  })
})

describe('another secret', () => {
  const withOther = async () => {
    await app.close()
    signing = createSigning('another secret that is long enough too')
    app = await openApp()
  }

  test('opens no key: a new one is made, and nothing is served until what is whole is signed anew', async () => {
    await publishTwo()
    await withOther()
    expect((await start()).map(({ kind }) => kind)).toEqual(['unsigned', 'unsigned'])
    expect(await served()).toEqual([])
    expect(await events()).toEqual(['made', 'unreadable', 'made'])
    await writeFile(join(folder, 'mf-staff/1.0.0/remote.js'), 'run(1)')
    const { lines } = await modules('resign')
    expect(lines).toEqual([
      'mf-forecast 1.0.0 is signed.',
      expect.stringMatching(/^Not signed: mf-staff 1\.0\.0: remote\.js is not the file/),
    ])
    expect(await served()).toEqual(['mf-forecast 1.0.0'])
  })

  test('signs no row that differs from what the build has written', async () => {
    await publishTwo()
    await change(`manifest = jsonb_set(manifest, '{licenceKey}', 'null')`)
    const { lines } = await modules('resign')
    expect(lines).toContain('Not signed: mf-staff 1.0.0: what is registered differs from its module-record.json')
    expect(await served()).toEqual(['mf-forecast 1.0.0'])
  })

  test('of a command alone publishes, rotates and signs nothing', async () => {
    await publishTwo()
    await publish('mf-staff', '2.0.0')
    const own = signing
    signing = createSigning('another secret that is long enough too')
    for (const words of [['publish', 'mf-staff', '2.0.0'], ['rotate'], ['resign']])
      expect((await modules(...words)).isDone).toBe(false)
    signing = own
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
    expect(await events()).toEqual(['made'])
  })

  test('that is set back opens the former key again', async () => {
    await publishTwo()
    const own = signing
    await withOther()
    await start()
    await app.close()
    signing = own
    app = await openApp()
    expect(await start()).toEqual([])
    expect(await served()).toEqual(['mf-forecast 1.0.0', 'mf-staff 1.0.0'])
  })
})

test('what stands in a record that no page reads is neither signed nor served', async () => {
  const file = await publish('mf-staff', '1.0.0', { versionBefore: '0.9.0' })
  expect(await readFile(file, 'utf8')).toContain('versionBefore')
  expect(await start()).toEqual([])
  const [module] = moduleRegistry.parse(await get('/modules')).modules
  expect(module).not.toHaveProperty('versionBefore')
  expect(module).not.toHaveProperty('calls')
})
