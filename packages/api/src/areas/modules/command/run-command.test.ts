import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createTestDatabase, ownerOf, type TestDatabase } from '@veckovis/testing'
import { auditBy } from '../../../audit/audit'
import { StartError } from '../../../errors'
import { createSecurityLog } from '../../../security/security-log'
import { promoteWaiting } from '../activation/promote-waiting'
import { readPublishedModules } from '../module-record'
import { listActiveModules } from '../module-repository'
import { manifest, publisherInto, same, usualFiles } from '../published-version.fixture'
import { registerPublished } from '../registration'
import { readCommand } from './command-arguments'
import { localCommand } from './local-command.fixture'
import { runCommand } from './run-command'
import { anyRow, testSigning } from '../signing/signing.fixture'

const day = 86_400_000
let data: TestDatabase
let folder = ''
let publish: ReturnType<typeof publisherInto>
let now = new Date('2026-03-18T08:00:00Z')

beforeEach(async () => {
  data = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-command-'))
  publish = publisherInto(folder)
  now = new Date('2026-03-18T08:00:00Z')
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await data.drop()
})

const later = (milliseconds = 60_000) => {
  now = new Date(now.getTime() + milliseconds)
}

const by = () => ({
  now,
  modulesFolder: folder,
  shellFolder: null,
  operations: null,
  userId: null,
  audit: auditBy({ userId: null, unitId: null }),
  securityLog: createSecurityLog({ database: data.database, logger: false }),
  signing: testSigning,
  isOfBuild: () => true,
})

/** As a demonstration starts, or another installation. */
const start = async ({ demo }: { demo: boolean }) => {
  later()
  const published = await readPublishedModules(folder)
  await data.database.asSystem(async transaction => {
    await registerPublished(transaction, published, by())
    if (demo) await promoteWaiting(transaction, published, { way: 'start', reason: '' }, by())
  })
}

const modules = async (...words: string[]) => {
  later()
  return runCommand(localCommand(words), { database: data.database, ...by() })
}

/** Built once more from earlier sources: the same version, and a younger record. */
const rebuilt = (id: string, version: string) => {
  later()
  return utimes(join(folder, id, version, 'module-record.json'), now, now)
}

const active = async () =>
  (await listActiveModules(data.database.read, now, anyRow)).map(({ id, version }) => `${id} ${version}`)

const audited = async () => {
  const { rows } = await ownerOf(data.database).asSystem(transaction =>
    transaction.query<{ row: string }>(
      `SELECT action || ' ' || subject || ' ' || (details ->> 'version') AS row FROM audit_event ORDER BY id`,
    ),
  )
  return rows.map(({ row }) => row)
}

describe('a rollback', () => {
  const count = (version: string, loads: number, failures: number) =>
    data.database.asSystem(transaction =>
      transaction.query(
        `INSERT INTO module_version_day (module_id, version, day, loads, failures) VALUES ('mf-staff', $1, $2, $3, $4)`,
        [version, now, loads, failures],
      ),
    )

  beforeEach(async () => {
    for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
      await publish('mf-staff', version)
      await start({ demo: true })
    }
  })

  test('passes over what fails and what was rolled back, and the list says where it goes and why', async () => {
    await count('2.0.0', 40, 8)
    await count('3.0.0', 100, 1)
    const told = async () => (await modules('list')).lines.map(line => line.replace(/ {2}registered [^,]*/, ''))
    expect(await told()).toEqual([
      expect.stringContaining('mf-staff  3.0.0'),
      '  3.0.0, active, 100 loads, 1 failure in 31 days (healthy)',
      '  2.0.0, 40 loads, 8 failures in 31 days (unhealthy)',
      '  1.0.0, 0 loads, 0 failures in 31 days (too few loads to tell), a rollback goes here',
    ])
    expect((await modules('rollback', 'mf-staff', '--reason', 'Fel summa')).lines).toEqual([
      'Passed over: 2.0.0 is unhealthy (40 loads, 8 failures)',
      'mf-staff 1.0.0 is active again.',
    ])
    expect(await modules('rollback', 'mf-staff', '--reason', 'Fel summa')).toEqual({
      lines: [
        expect.stringMatching(
          /^mf-staff: there is no version to go back to: 3\.0\.0 was rolled back \(100 .*\); 2\.0\.0 is unhealthy \(40 .*--to/,
        ),
      ],
      isDone: false,
    })
    expect(await active()).toEqual(['mf-staff 1.0.0'])
  })

  test('goes to the version that is named, to an unhealthy one only where that is said, and not from another one', async () => {
    await count('2.0.0', 40, 8)
    const back = (...words: string[]) => modules('rollback', 'mf-staff', ...words, '--reason', 'Fel summa')
    expect((await back('--to', '1.0.0', '--from', '2.0.0')).lines).toEqual([
      'mf-staff: another version is active; pnpm modules list tells which.',
    ])
    expect((await back('--to', '3.0.0')).lines).toEqual(['mf-staff 3.0.0: is the active version already'])
    expect((await back('--to', '9.9.9')).lines.join()).toMatch(/no such module or version is registered/)
    expect((await back('--to', '2.0.0')).lines).toEqual([
      'mf-staff 2.0.0: is unhealthy (40 loads, 8 failures); --even-unhealthy brings it back all the same',
    ])
    expect(await active()).toEqual(['mf-staff 3.0.0'])
    expect((await back('--to', '2.0.0', '--from', '3.0.0', '--even-unhealthy')).lines).toEqual([
      'mf-staff 2.0.0 is active again.',
    ])
    // The one that was left is rolled back by that.
    expect((await back()).lines).toEqual([
      'Passed over: 3.0.0 was rolled back (0 loads, 0 failures)',
      'mf-staff 1.0.0 is active again.',
    ])
  })

  test('passes over what cannot be activated any more, as the list says, and names it', async () => {
    await rm(join(folder, 'mf-staff/2.0.0'), { recursive: true })
    expect((await modules('list')).lines.filter(line => line.includes('a rollback goes here'))).toEqual([
      expect.stringMatching(/^ {2}1\.0\.0/),
    ])
    expect((await modules('rollback', 'mf-staff', '--reason', 'Fel summa')).lines).toEqual([
      expect.stringMatching(/^Passed over: mf-staff 2\.0\.0: module-record\.json/),
      'mf-staff 1.0.0 is active again.',
    ])
  })

  test('to a version that came later rolls back the one that is left as well', async () => {
    const back = (...words: string[]) => modules('rollback', 'mf-staff', ...words, '--reason', 'Fel summa')
    await back()
    await back('--to', '3.0.0')
    expect(await active()).toEqual(['mf-staff 3.0.0'])
    expect((await back()).lines).toEqual([
      'Passed over: 2.0.0 was rolled back (0 loads, 0 failures)',
      'mf-staff 1.0.0 is active again.',
    ])
  })
})

test('R-021 one module is published and promoted, and no other is touched', async () => {
  await publish('mf-staff', '1.0.0')
  await publish('mf-people', '1.0.0')
  await start({ demo: false })
  await publish('mf-staff', '2.0.0')
  expect((await modules('publish', 'mf-staff', '2.0.0', '--reason', 'Ny text')).lines[0]).toBe(
    'mf-staff 2.0.0 is published.',
  )
  expect(await active()).toEqual(['mf-people 1.0.0', 'mf-staff 1.0.0'])
  expect(await modules('promote', 'mf-staff', '--reason', 'Ny text')).toEqual({
    lines: ['mf-staff 2.0.0 is active.'],
    isDone: true,
  })
  expect(await active()).toEqual(['mf-people 1.0.0', 'mf-staff 2.0.0'])
  expect(await modules('rollback', 'mf-staff', '--reason', 'Fel text')).toMatchObject({ isDone: true })
  expect(await active()).toEqual(['mf-people 1.0.0', 'mf-staff 1.0.0'])
  expect(await audited()).toEqual([
    'module-published module/mf-staff 2.0.0',
    'module-activated module/mf-staff 2.0.0',
    'module-activated module/mf-staff 1.0.0',
  ])
})

test('what a start has registered and made active is neither published nor promoted once more, and that is said', async () => {
  await publish('mf-staff', '1.0.0')
  await start({ demo: true })
  expect(await modules('publish', 'mf-staff', '1.0.0', '--reason', 'Den första')).toEqual({
    lines: [
      'mf-staff 1.0.0 is already registered since 2026-03-18 08:01 UTC; nothing was changed.',
      'mf-staff 1.0.0 is active since 2026-03-18 08:01 UTC.',
    ],
    isDone: true,
  })
  expect(await modules('promote', 'mf-staff', '--reason', 'Den första')).toEqual({
    lines: ['mf-staff 1.0.0 is already active since 2026-03-18 08:01 UTC; nothing was changed.'],
    isDone: true,
  })
  expect(await audited()).toEqual([])
})

test('an upgrade leaves what was active, tells what waits, and promote --all makes it active in whatever order it can be', async () => {
  const moved = { path: '/lists', permission: 2, title: same('x') }
  await publish('mf-staff', '1.0.0', { routes: [...manifest('mf-staff').routes, moved] })
  await publish('mf-people', '1.0.0')
  await start({ demo: false })
  // The page moves to the other module, which comes first and can be active only when the one that had it is not any more.
  await publish('mf-people', '2.0.0', { routes: [...manifest('mf-people').routes, moved] })
  await publish('mf-staff', '2.0.0')
  await start({ demo: false })
  expect(await active()).toEqual(['mf-people 1.0.0', 'mf-staff 1.0.0'])
  expect((await modules('list')).lines.filter(line => line.includes('waits'))).toHaveLength(2)
  expect(await modules('promote', '--all', '--reason', 'Uppgradering')).toMatchObject({ isDone: true })
  expect(await active()).toEqual(['mf-people 2.0.0', 'mf-staff 2.0.0'])
  expect((await modules('promote', '--all', '--reason', 'Igen')).lines).toEqual(['Nothing waits to be promoted.'])
})

test('promote --all leaves a module that nobody has had, which is promoted by its name; a demonstration takes it', async () => {
  await publish('mf-staff', '1.0.0')
  await start({ demo: false })
  await publish('mf-staff', '2.0.0')
  await publish('mf-dropped', '1.0.0')
  await start({ demo: false })
  expect(await modules('promote', '--all', '--reason', 'Uppgradering')).toEqual({
    lines: [
      'mf-staff 2.0.0 is active.',
      "mf-dropped is new here and promoted by its name: pnpm modules promote mf-dropped 1.0.0 --reason '…'",
    ],
    isDone: true,
  })
  expect(await active()).toEqual(['mf-staff 2.0.0'])
  await modules('prune', '--reason', 'Plats')
  expect((await modules('promote', 'mf-dropped', '--reason', 'Den är vår')).isDone).toBe(true)
  expect(await active()).toEqual(['mf-dropped 1.0.0', 'mf-staff 2.0.0'])
  await publish('mf-built', '1.0.0')
  await start({ demo: true })
  expect(await active()).toEqual(['mf-built 1.0.0', 'mf-dropped 1.0.0', 'mf-staff 2.0.0'])
})

test('a demonstration gets what was built since, also from earlier sources; what was rolled back stays so', async () => {
  await publish('mf-staff', '1.0.0')
  await start({ demo: true })
  await publish('mf-staff', '2.0.0')
  await start({ demo: true })
  expect(await active()).toEqual(['mf-staff 2.0.0'])
  await modules('rollback', 'mf-staff', '--reason', 'Fel text')
  await start({ demo: true })
  await modules('promote', '--all', '--reason', 'Uppgradering')
  expect(await active()).toEqual(['mf-staff 1.0.0'])
  await rebuilt('mf-staff', '2.0.0')
  await start({ demo: true })
  expect(await active()).toEqual(['mf-staff 2.0.0'])
  await rebuilt('mf-staff', '1.0.0')
  await start({ demo: true })
  expect(await active()).toEqual(['mf-staff 1.0.0'])
})

test('whether a version can be promoted is said with the reason, and what cannot be is not', async () => {
  await publish('mf-staff', '1.0.0')
  await start({ demo: false })
  await publish('mf-staff', '2.0.0', { contract: { from: 8, to: 9 } })
  expect(await modules('can-deploy', 'mf-staff', '2.0.0')).toMatchObject({
    isDone: false,
    lines: [expect.stringMatching(/not registered/)],
  })
  expect((await modules('publish', 'mf-staff', '2.0.0', '--reason', 'x')).lines[1]).toMatch(/speaks contract 8–9/)
  for (const words of [
    ['can-deploy', 'mf-staff'],
    ['promote', 'mf-staff', '--reason', 'x'],
    ['promote', '--all', '--reason', 'x'],
  ]) {
    const { lines, isDone } = await modules(...words)
    expect({ isDone, line: lines.join() }).toEqual({
      isDone: false,
      line: expect.stringMatching(/speaks contract 8–9/),
    })
  }
  expect(await modules('can-deploy', 'mf-staff', '1.0.0')).toMatchObject({ isDone: true })
  expect(await active()).toEqual(['mf-staff 1.0.0'])
})

test('what cannot be done is said in a sentence that names it', async () => {
  await publish('mf-staff', '1.0.0')
  await start({ demo: false })
  const said = async (...words: string[]) => (await modules(...words)).lines.join()
  expect(await said('rollback', 'mf-staff', '--reason', 'x')).toMatch(/mf-staff: there is no version before/)
  expect(await said('rollback', 'mf-none', '--reason', 'x')).toMatch(/mf-none: no such module/)
  expect(await said('promote', 'mf-none', '--reason', 'x')).toMatch(/No version of mf-none is published/)
  await publish('mf-staff', '2.0.0')
  await writeFile(join(folder, 'mf-staff/2.0.0/remote.js'), 'other()')
  expect(await said('publish', 'mf-staff', '2.0.0', '--reason', 'x')).toMatch(/remote\.js is not the file/)
})

describe('a version that was built elsewhere', () => {
  let elsewhere = ''
  let build: ReturnType<typeof publisherInto>
  const place = (version: string) => join(elsewhere, 'mf-staff', version)
  const publishFrom = async (version: string) => {
    const { lines, isDone } = await modules('publish', '--from', place(version), '--reason', 'Från ett annat lag')
    return { isDone, said: lines[0] }
  }

  beforeEach(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), 'veckovis-elsewhere-'))
    build = publisherInto(elsewhere)
    await publish('mf-staff', '1.0.0')
    await start({ demo: false })
  })
  afterEach(() => rm(elsewhere, { recursive: true, force: true }))

  test('R-021 is taken into the folder that is served, with the files of its record and no others, and promoted', async () => {
    await build('mf-staff', '2.0.0')
    await writeFile(join(place('2.0.0'), 'remote.js.br'), brotliCompressSync('run()'))
    await writeFile(join(place('2.0.0'), 'remote.js.map'), '{}')
    await writeFile(join(place('2.0.0'), '.env'), 'PASSWORD=x')
    expect(await publishFrom('2.0.0')).toEqual({ isDone: true, said: 'mf-staff 2.0.0 is published.' })
    expect(await active()).toEqual(['mf-staff 1.0.0'])
    const files = await readdir(join(folder, 'mf-staff/2.0.0'), { recursive: true })
    expect(files.toSorted()).toEqual([
      'assets',
      'assets/remote.css',
      'mf-manifest.json',
      'module-record.json',
      'remote.js',
      'remote.js.br',
    ])
    expect(await readdir(folder)).toEqual(['mf-staff'])
    expect(await modules('promote', 'mf-staff', '2.0.0', '--reason', 'x')).toMatchObject({ isDone: true })
    expect(await active()).toEqual(['mf-staff 2.0.0'])
    expect(await audited()).toEqual([
      'module-published module/mf-staff 2.0.0',
      'module-activated module/mf-staff 2.0.0',
    ])
  })

  test('is published once more without a change, and does not take the name of another', async () => {
    await build('mf-staff', '2.0.0')
    await publishFrom('2.0.0')
    expect(await publishFrom('2.0.0')).toEqual({
      isDone: true,
      said: 'mf-staff 2.0.0 is already registered since 2026-03-18 08:02 UTC; nothing was changed.',
    })
    expect(await audited()).toEqual(['module-published module/mf-staff 2.0.0'])
    await build('mf-staff', '2.0.0', {}, { ...usualFiles, 'remote.js': 'other()' })
    const refused = { isDone: false, said: expect.stringMatching(/not those that were registered under this version/) }
    expect(await publishFrom('2.0.0')).toEqual(refused)
    // Also where the files of the one that was registered are gone.
    await rm(join(folder, 'mf-staff/2.0.0'), { recursive: true })
    expect(await publishFrom('2.0.0')).toEqual(refused)
    expect(existsSync(join(folder, 'mf-staff/2.0.0'))).toBe(false)
    await publish('mf-staff', '3.0.0')
    await build('mf-staff', '3.0.0', {}, { ...usualFiles, 'remote.js': 'other()' })
    expect((await publishFrom('3.0.0')).said).toMatch(/other files lie under this version/)
  })

  test.each<[string, (version: string) => Promise<unknown>, RegExp]>([
    ['a file is another', at => writeFile(join(place(at), 'remote.js'), 'evil()'), /remote\.js is not the file/],
    ['a file is missing', at => rm(join(place(at), 'assets/remote.css')), /remote\.css is not the file/],
    ['code has no digest', at => writeFile(join(place(at), 'more.js'), 'more()'), /more\.js has no digest/],
    ['its record leads elsewhere', at => build('mf-staff', at, { version: '../../2' }), /version: has to be a version/],
    ['it has no record', at => rm(join(place(at), 'module-record.json')), /ENOENT/],
  ])('is refused and leaves nothing when %s', async (_what, damage, problem) => {
    await build('mf-staff', '2.0.0')
    await damage('2.0.0')
    expect(await publishFrom('2.0.0')).toEqual({ isDone: false, said: expect.stringMatching(problem) })
    expect(await readdir(folder)).toEqual(['mf-staff'])
    expect(await readdir(join(folder, 'mf-staff'))).toEqual(['1.0.0'])
    expect(await audited()).toEqual([])
  })
})

test.each([
  [[], /Say what is to be done/],
  [['deploy'], /no command deploy/],
  [['promote', 'mf-staff'], /promote needs --reason/],
  [['promote', 'mf-staff', '--reason', ' \u200b'], /promote needs --reason/],
  [['promote', '--reason', 'x'], /needs the name of a module/],
  [['promote', 'mf-staff', '--all', '--reason', 'x'], /--all is for promote/],
  [['rollback', 'mf-staff', '1.0.0', '--reason', 'x'], /takes no '1.0.0'/],
  [['promote', 'mf-staff', '--to', 'x', '--reason', 'x'], /--to is the address of a suite/],
  [['rollback', 'mf-staff', '--even-unhealthy', '--reason', 'x'], /--even-unhealthy is for rollback --to/],
  [['publish', 'mf-staff', '--from', 'x', '--reason', 'x'], /--from is for rollback, and for publish without a module/],
  [['promote', '--from', 'x', '--reason', 'x'], /--from is for rollback, and for publish/],
  [['publish', '--from', 'x'], /publish needs --reason/],
  [['list', '--force'], /Unknown option '--force'/],
  [['list', '--to', 'https://suite.example'], /--to is for publish, can-deploy and promote/],
  [['promote', '--all', '--to', 'https://suite.example', '--reason', 'x'], /--to is for publish/],
  [['can-deploy', 'mf-staff', '--to', 'http://suite.example'], /--to has to be https/],
  [['can-deploy', 'mf-staff', '--to', 'http://127.0.0.1.suite.example'], /--to has to be https/],
  [['can-deploy', 'mf-staff', '--to', 'file:///etc'], /--to is the address of a suite/],
  [['can-deploy', 'mf-staff', '--to', 'suite.example'], /--to is the address of a suite/],
  [['can-deploy', 'mf-staff', '--to', 'https://me:secret@suite.example'], /an address alone/],
])('%j is refused with how it is used', (words, problem) => {
  expect(() => readCommand(words)).toThrow(StartError)
  expect(() => readCommand(words)).toThrow(problem)
})

test('files go when no page loads them any more, and not before', async () => {
  for (const version of ['1.0.0', '2.0.0']) await publish('mf-staff', version)
  await start({ demo: false })
  await publish('mf-staff', '3.0.0')
  await start({ demo: false })
  await modules('promote', 'mf-staff', '--reason', 'x')
  const here = () => ['1.0.0', '2.0.0', '3.0.0'].filter(version => existsSync(join(folder, 'mf-staff', version)))
  later(30 * day)
  expect((await modules('prune', '--reason', 'Plats')).lines).toHaveLength(1)
  expect(here()).toEqual(['1.0.0', '2.0.0', '3.0.0'])
  later(2 * day)
  expect((await modules('prune', '--reason', 'Plats')).lines).toEqual([
    'mf-staff 1.0.0 was removed.',
    'mf-staff 2.0.0 was removed.',
  ])
  expect(here()).toEqual(['3.0.0'])
  expect((await modules('rollback', 'mf-staff', '--reason', 'x')).lines.join()).toMatch(/2\.0\.0: module-record\.json/)
})

test('can-deploy says which topics and queries of a version nobody offers, and which it takes away', async () => {
  const diary = { offers: { topics: ['forecast/1'], queries: ['absence-reasons/1'] } }
  await publish('mf-diary', '1.0.0', diary)
  await publish('mf-forecast', '1.0.0', { needs: { topics: ['forecast/1'], queries: ['absence-reasons/1'] } })
  await start({ demo: true })
  expect(await modules('can-deploy', 'mf-forecast')).toMatchObject({ lines: ['mf-forecast 1.0.0 can be promoted.'] })
  await publish('mf-diary', '2.0.0', { offers: { topics: ['forecast/1'], queries: ['absence-reasons/2'] } })
  await publish('mf-forecast', '2.0.0', { needs: { queries: ['absence-reasons/2'], topics: ['staff/1'] } })
  await start({ demo: false })
  expect((await modules('can-deploy', 'mf-diary', '2.0.0')).lines).toEqual([
    'Warning: mf-diary 2.0.0: does not offer the query absence-reasons/1 any more, which mf-forecast needs',
    'mf-diary 2.0.0 can be promoted.',
  ])
  expect((await modules('can-deploy', 'mf-forecast', '2.0.0')).lines).toEqual([
    'Warning: mf-forecast 2.0.0: needs the topic staff/1, which no active module offers',
    'Warning: mf-forecast 2.0.0: needs the query absence-reasons/2, which no active module offers',
    'mf-forecast 2.0.0 can be promoted.',
  ])
})
