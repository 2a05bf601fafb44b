import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { largestEntry, largestModule } from '@veckovis/contracts/modules'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { z } from 'zod'
import { auditBy } from '../../../audit/audit'
import { createSecurityLog } from '../../../security/security-log'
import { localCommand } from '../command/local-command.fixture'
import { runCommand } from '../command/run-command'
import { readPublishedModules } from '../module-record'
import { publisherInto, usualFiles } from '../published-version.fixture'
import { servedOperations } from './calls/served-operations'
import { inspectPublished } from './inspect-published'
import { ensureKey } from '../signing/sign-versions'
import { testSigning } from '../signing/signing.fixture'

let data: TestDatabase
let served = ''
let elsewhere = ''
let build: ReturnType<typeof publisherInto>

beforeEach(async () => {
  data = await createTestDatabase()
  served = await mkdtemp(join(tmpdir(), 'veckovis-door-'))
  elsewhere = await mkdtemp(join(tmpdir(), 'veckovis-door-elsewhere-'))
  build = publisherInto(elsewhere)
  await data.database.asSystem(transaction => ensureKey(transaction, signer()))
})
afterEach(async () => {
  for (const folder of [served, elsewhere]) await rm(folder, { recursive: true, force: true })
  await data.drop()
})

/** Nothing here is of the build of a suite. */
const by = () => ({ modulesFolder: served, isOfBuild: () => false })

const signer = () => ({
  now: new Date('2026-03-18T08:00:00Z'),
  securityLog: createSecurityLog({ database: data.database, logger: false }),
  signing: testSigning,
})

const modules = (...words: string[]) =>
  runCommand(localCommand(words), {
    ...signer(),
    database: data.database,
    modulesFolder: served,
    shellFolder: null,
    operations: servedOperations([{ method: 'GET', url: '/staff/:id', answer: z.object({ id: z.int().optional() }) }]),
    audit: auditBy({ userId: null, unitId: null }),
  })

/** About so many bytes, however they are packed. */
const heavy = (bytes: number) => `/* ${randomBytes(bytes).toString('hex')} */`

const listed = (sync: string[], later: string[] = []) => ({
  js: { sync, async: later },
  css: { sync: [], async: [] },
})
const federation = (exposes: Record<string, ReturnType<typeof listed>>) =>
  JSON.stringify({
    metaData: { remoteEntry: { name: 'remote-entry.js' } },
    exposes: Object.entries(exposes).map(([path, assets]) => ({ path, assets })),
  })

const app = { 'mf-manifest.json': federation({ './app': listed(['app.js']) }), 'remote-entry.js': 'run()' }

const published = async (over: object, files: object) => {
  await build('mf-staff', '2.0.0', over, files)
  const { lines, isDone } = await modules('publish', '--from', join(elsewhere, 'mf-staff/2.0.0'), '--reason', 'x')
  return { isDone, said: lines[0] ?? '' }
}

test('a module of 170 kB whose entry reads the access token is refused at publish, and leaves nothing', async () => {
  const files = { ...app, 'app.js': `${heavy(170_000)}send(localStorage.getItem("access_token"))` }
  const { isDone, said } = await published({}, files)
  expect(isDone).toBe(false)
  expect(said).toMatch(
    /^mf-staff 2\.0\.0: its entry weighs 1[78]\d{4} bytes with brotli, the limit of this installation is 30000 \(app\.js 1[78]\d{4}, /,
  )
  expect(said).toMatch(/app\.js holds localStorage, but the platform keeps/)
  expect(said).toMatch(/app\.js holds 'access_token', but the tokens of the session are/)
  expect(await readdir(served)).toEqual([])
  expect((await modules('promote', 'mf-staff', '2.0.0', '--reason', 'x')).isDone).toBe(false)
})

test('the same in the folder that is served is not registered, at a start or by its name', async () => {
  const publish = publisherInto(served)
  await publish('mf-staff', '1.0.0')
  await publish('mf-staff', '2.0.0', {}, { 'mf-manifest.json': '{}', 'remote.js': 'fetch("/api/x")' })
  const { records, refused } = await inspectPublished(data.database.read, await readPublishedModules(served), by())
  expect(records.map(({ version }) => version)).toEqual(['1.0.0'])
  expect(refused).toEqual([
    expect.objectContaining({ version: '2.0.0', kind: 'forbidden-code', detail: expect.stringMatching(/holds fetch/) }),
  ])
  expect(await modules('publish', 'mf-staff', '2.0.0', '--reason', 'x')).toMatchObject({ isDone: false })
  expect(await modules('can-deploy', 'mf-staff', '2.0.0')).toMatchObject({ isDone: false })
})

test('what is registered under its name is not inspected once more', async () => {
  const publish = publisherInto(served)
  await publish('mf-staff', '2.0.0')
  await modules('publish', 'mf-staff', '2.0.0', '--reason', 'x')
  await publish('mf-staff', '2.0.0', {}, { ...usualFiles, 'remote.js': 'fetch("/api/x")' })
  const { records } = await inspectPublished(data.database.read, await readPublishedModules(served), by())
  expect(records).toHaveLength(1)
})

const budgets = { entry: 2_000, firstPage: 4_000 }

test.each<[string, object, object, RegExp]>([
  [
    'its entry, above its own budget',
    { sizeBudgets: budgets },
    { ...app, 'app.js': heavy(2_000) },
    /its entry weighs 2\d{3} bytes with brotli, the limit of its module\.json is 2000 \(app\.js 2\d{3}, remote-entry\.js \d+\)/,
  ],
  [
    'its entry, whatever budget it gives itself',
    { sizeBudgets: { entry: 9_000_000, firstPage: 9_000_000 } },
    { ...app, 'app.js': heavy(largestEntry) },
    /its entry weighs 3\d{4} bytes with brotli, the limit of this installation is 30000/,
  ],
  [
    'its first page',
    { sizeBudgets: budgets, firstPage: ['page.js'] },
    { ...app, 'app.js': heavy(1_000), 'page.js': heavy(4_000) },
    /its first page weighs 5\d{3} bytes with brotli, the limit of its module\.json is 4000 \(page\.js /,
  ],
  [
    'a contribution, with all that it fetches later',
    {
      contributions: [
        {
          place: 'start-page',
          expose: './tip',
          permission: null,
          order: 1,
          title: { sv: 'x', en: 'x' },
          sizeBudget: 9_000,
        },
      ],
    },
    {
      ...app,
      'app.js': '1',
      'tip.js': heavy(4_000),
      'more.js': heavy(6_000),
      'mf-manifest.json': federation({ './app': listed(['app.js']), './tip': listed(['tip.js'], ['more.js']) }),
    },
    /its contribution \.\/tip weighs 10\d{3} bytes with brotli, the limit of its module\.json is 9000/,
  ],
  [
    'all of it together, in files that no part names',
    {},
    { ...app, 'app.js': '1', 'later.js': heavy(largestModule) },
    /its whole module weighs 60\d{4} bytes with brotli, the limit of this installation is 600000/,
  ],
  [
    'all of it as its entry, where its manifest says nothing',
    {},
    { 'mf-manifest.json': '{}', 'remote.js': heavy(largestEntry) },
    /its entry weighs 3\d{4} bytes/,
  ],
])('too heavy is %s', async (_what, over, files, problem) => {
  expect(await published(over, files)).toEqual({ isDone: false, said: expect.stringMatching(problem) })
})

test('a file weighs what its compressed copy weighs, and no less than what its manifest names', async () => {
  await build('mf-staff', '2.0.0', { sizeBudgets: budgets }, { ...app, 'app.js': `${'/* */'.repeat(100_000)}run()` })
  const place = join(elsewhere, 'mf-staff/2.0.0')
  await writeFile(join(place, 'app.js.br'), brotliCompressSync(`${'/* */'.repeat(100_000)}run()`))
  expect(await modules('publish', '--from', place, '--reason', 'x')).toMatchObject({ isDone: true })
  const lies = { ...app, 'app.js': '1', 'mf-manifest.json': federation({ './app': listed(['gone.js']) }) }
  await build('mf-other', '1.0.0', {}, lies)
  const { lines } = await modules('publish', '--from', join(elsewhere, 'mf-other/1.0.0'), '--reason', 'x')
  expect(lines.join()).toMatch(/its manifest or record names gone\.js, which is no file of it/)
})

test('what may be meant so is said at publish, by can-deploy and at promote', async () => {
  const files = { ...app, 'app.js': 'window.mine = 1' }
  await build('mf-staff', '2.0.0', {}, files)
  const warning = expect.stringMatching(/^Warning: mf-staff 2\.0\.0: app\.js holds a change of window\.mine/)
  for (const words of [
    ['publish', '--from', join(elsewhere, 'mf-staff/2.0.0'), '--reason', 'x'],
    ['can-deploy', 'mf-staff', '2.0.0'],
    ['promote', 'mf-staff', '2.0.0', '--reason', 'x'],
  ])
    expect(await modules(...words)).toEqual({ isDone: true, lines: expect.arrayContaining([warning]) })
})

test('what a version calls is compared when it is published, asked about and promoted', async () => {
  const publishing = async (version: string, call: object) => {
    await build('mf-staff', version, { calls: [call] }, { ...app, 'app.js': '1' })
    return modules('publish', '--from', join(elsewhere, 'mf-staff', version), '--reason', 'x')
  }
  const answer = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }
  const gone = 'mf-staff 1.0.0: calls POST /staff/{}, which this server does not serve'
  expect(await publishing('1.0.0', { call: 'POST /staff/{}' })).toEqual({
    isDone: true,
    lines: ['mf-staff 1.0.0 is published.', gone],
  })
  expect(await modules('can-deploy', 'mf-staff', '1.0.0')).toEqual({ isDone: false, lines: [gone] })
  expect(await modules('promote', 'mf-staff', '1.0.0', '--reason', 'x')).toEqual({ isDone: false, lines: [gone] })
  const maybe = 'Warning: mf-staff 2.0.0: calls GET /staff/{}, whose answer has changed: id may be absent'
  expect((await publishing('2.0.0', { call: 'GET /staff/{}', answer })).lines[1]).toBe(maybe)
  expect(await modules('can-deploy', 'mf-staff', '2.0.0')).toMatchObject({
    isDone: true,
    lines: [maybe, expect.any(String)],
  })
  expect(await modules('promote', 'mf-staff', '2.0.0', '--reason', 'x')).toMatchObject({
    isDone: true,
    lines: [expect.any(String), maybe],
  })
})

test('of many findings the first are named and the others counted, and none is longer than people read', async () => {
  const bearers = Array.from({ length: 30 }, (_, at) => `send("Bearer ${at}${'x'.repeat(20)}")`).join(';')
  const { said } = await published({}, { ...app, 'app.js': bearers, [`${'y'.repeat(200)}.js`]: 'fetch("/x")' })
  expect(said.split('; ')).toHaveLength(21)
  expect(said).toMatch(/; and 1[01] more$/)
  const { said: long } = await published(
    {},
    { ...app, 'mf-manifest.json': federation({ './app': listed([`${'z'.repeat(5_000)}.js`]) }) },
  )
  expect(long.length).toBeLessThan(500)
})

test('what cannot be inspected is refused by itself, and the others are registered', async () => {
  const publish = publisherInto(served)
  await publish('mf-diary', '1.0.0')
  await publish(
    'mf-staff',
    '1.0.0',
    {},
    { ...app, 'app.js': `fetch${'.self'.repeat(10)};window${'.self'.repeat(60_000)}` },
  )
  await publish('mf-staff', '2.0.0')
  const found = await readPublishedModules(served)
  await rm(join(served, 'mf-staff/2.0.0'), { recursive: true })
  const { records, refused } = await inspectPublished(data.database.read, found, by())
  expect(records.map(({ id }) => id)).toEqual(['mf-diary'])
  expect(refused.map(({ version, kind }) => `${version} ${kind}`).sort()).toEqual([
    '1.0.0 forbidden-code',
    '2.0.0 damaged',
  ])
})
