import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { versionHealthAnswer } from '@veckovis/contracts/modules'
import { createTestApp, makePerson, ownerOf, signInto, type TestApp } from '@veckovis/testing'
import { createApp } from '../../../app'
import { listedSince } from '../../../http/listed-modules'
import { createSecurityLog } from '../../../security/security-log'
import { readPublishedModules } from '../module-record'
import { listActiveModules, listModulesBefore } from '../module-repository'
import { publisherInto } from '../published-version.fixture'
import { registerPublished } from '../registration'
import { countsSince } from '../rollout/rollout-repository'
import { anyRow, testSigning } from '../signing/signing.fixture'

let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>
let folder = ''
let publish: ReturnType<typeof publisherInto>
let admin = ''
const people: string[] = []

const signIn = (jobTitleId?: number) => signInto(suite, jobTitleId)

beforeAll(async () => {
  suite = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-health-'))
  publish = publisherInto(join(folder, 'modules'))
  await mkdir(join(folder, 'shell'))
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html>')
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  app = await createApp({ ...suite.dependencies, assets })
  admin = await signIn(999)
  for (let count = 0; count < 4; count += 1) people.push(await signIn())
}, 60_000)
afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await rm(join(folder, 'modules'), { recursive: true, force: true })
  await ownerOf(suite.database).asSystem(async transaction => {
    await transaction.query('ALTER TABLE module_version DISABLE TRIGGER USER')
    await transaction.query('TRUNCATE module CASCADE')
    await transaction.query('ALTER TABLE module_version ENABLE TRIGGER USER')
    await transaction.query('TRUNCATE attempt_count')
  })
})

const publishAll = async (...versions: string[]) => {
  for (const version of versions) await publish('mf-staff', version)
  const published = await readPublishedModules(join(folder, 'modules'))
  const securityLog = createSecurityLog({ database: suite.database, logger: false })
  await suite.database.asSystem(transaction =>
    registerPublished(transaction, published, {
      now: suite.clock.now,
      securityLog,
      signing: testSigning,
      isOfBuild: () => true,
    }),
  )
}

const send = (as: string, url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api${url}`, headers: { authorization: `Bearer ${as}` }, payload })

const promote = (version: string, basedOn: string) =>
  send(admin, '/settings/modules/promote', {
    moduleId: 'mf-staff',
    version,
    basedOn,
    reason: 'Nya listor',
    password: 'Prov-2026!',
  })
const rollBack = (basedOn: string, more: object = {}) =>
  send(admin, '/settings/modules/roll-back', { moduleId: 'mf-staff', basedOn, reason: 'Listan är tom', ...more })
const fails = (as: string, version: string, kind = 'broken') =>
  send(as, '/modules/failures', { moduleId: 'mf-staff', version, step: 'mount', kind, supportCode: 'O-AB12' })
const comesUp = (as: string, ...versions: string[]) =>
  send(as, '/modules/loads', { loads: versions.map(version => ({ moduleId: 'mf-staff', version })) })
const failsForAll = async (version: string) => {
  for (const each of people) expect((await fails(each, version)).statusCode).toBe(200)
}

const health = async () => {
  const answer = await app.inject({
    url: '/api/settings/modules/health',
    headers: { authorization: `Bearer ${admin}` },
  })
  const [staff] = versionHealthAnswer.parse(answer.json()).modules
  return staff
}
const counted = async (version: string) => {
  const known = (await health())?.versions.find(each => each.version === version)
  return known === undefined ? undefined : [known.loads, known.failures, known.health]
}
const summed = (version: string) => countsSince(suite.database.read, 'mf-staff', version, listedSince(suite.clock.now))
const named = async () => (await listActiveModules(suite.database.read, suite.clock.now, anyRow))[0]
const before = async () =>
  (await listModulesBefore(suite.database.read, suite.clock.now, anyRow)).map(({ version }) => version)

const [one = '', two = ''] = ['1.0.0', '2.0.0']

describe('what is counted of a version', () => {
  test('is each load and failure of a person once, without the person', async () => {
    await publishAll(one)
    const [anna = '', bo = ''] = people
    expect((await comesUp(anna, one, one)).statusCode).toBe(200)
    await comesUp(anna, one)
    await comesUp(bo, one)
    await fails(anna, one)
    await fails(anna, one, 'unreachable')
    expect(await counted(one)).toEqual([2, 1, 'unknown'])
    const { rows } = await suite.database.read('SELECT * FROM module_version_day')
    expect(rows.map(row => Object.keys(row))).toEqual([['module_id', 'version', 'day', 'loads', 'failures']])
  })

  test('is no more of the same person as long as the days of the first are summed', async () => {
    await publishAll(one)
    const { now } = suite.clock
    const person = { roles: [], password: 'Prov-2026!' }
    const { email, password } = await makePerson(suite.database, person, { at: now, hash: suite.hash })
    const tellsAfter = async (hours: number) => {
      suite.clock.now = new Date(now.getTime() + hours * 3_600_000)
      const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
      const { access_token: again } = answer.json<{ access_token: string }>()
      await comesUp(again, one)
      await fails(again, one)
      return summed(one)
    }
    try {
      for (const hours of [0, 2, 24, 31 * 24])
        expect([hours, await tellsAfter(hours)]).toEqual([hours, { loads: 1, failures: 1 }])
      // Loads are those of twice as long: most people load a version when it is new, and fail on any day.
      expect(await tellsAfter(32 * 24)).toEqual({ loads: 2, failures: 1 })
    } finally {
      suite.clock.now = now
    }
  })

  test('is no failure of the line or of a server of another version', async () => {
    await publishAll(one)
    for (const [place, kind] of ['timeout', 'no-such-call', 'other-answer'].entries())
      await fails(people[place] ?? '', one, kind)
    expect(await counted(one)).toEqual([0, 0, 'unknown'])
  })

  test.each([
    ['nothing', { loads: [] }, 400],
    ['a further field', { loads: [{ moduleId: 'mf-staff', version: one, person: 'Anna' }] }, 400],
    ['more than any page has', { loads: Array(21).fill({ moduleId: 'mf-staff', version: one }) }, 400],
  ])('%s is refused and counts nothing', async (_what, payload, status) => {
    await publishAll(one)
    expect((await send(people[0] ?? '', '/modules/loads', payload)).statusCode).toBe(status)
    expect(await counted(one)).toEqual([0, 0, 'unknown'])
  })

  test('is what is registered; a version that nobody knows any more takes nothing else with it', async () => {
    await publishAll(one)
    expect((await comesUp(people[0] ?? '', '9.9.9', one)).statusCode).toBe(200)
    expect((await comesUp(people[0] ?? '', '9.9.9')).statusCode).toBe(200)
    expect(await counted(one)).toEqual([1, 0, 'unknown'])
    expect((await fails(people[0] ?? '', '9.9.9')).statusCode).toBe(404)
    const { rows } = await suite.database.read('SELECT version FROM module_version_day')
    expect(rows).toEqual([{ version: one }])
  })

  test('is shown to super admins only', async () => {
    const answer = await app.inject({
      url: '/api/settings/modules/health',
      headers: { authorization: `Bearer ${people[0]}` },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the version before', () => {
  test('is none that is known to throw, however lately people had it', async () => {
    await publishAll(one)
    await publishAll(two)
    await promote(two, one)
    await failsForAll(two)
    await publishAll('3.0.0')
    await promote('3.0.0', two)
    expect((await named())?.versionBefore).toBe(one)
    expect(await before()).toEqual([one])
    expect(await health()).toMatchObject({
      id: 'mf-staff',
      before: one,
      versions: [
        { version: '3.0.0', health: 'unknown' },
        { version: two, failures: 4, health: 'unhealthy', wasRolledBack: false },
        { version: one, health: 'unknown' },
      ],
    })
    expect((await rollBack('3.0.0')).json()).toEqual({ moduleId: 'mf-staff', version: one })
  })

  test('is none where the only one before is known to throw: the failing part stays a failing part', async () => {
    await publishAll(one)
    await publishAll(two)
    await failsForAll(one)
    await promote(two, one)
    expect((await named())?.versionBefore).toBeUndefined()
    expect(await before()).toEqual([])
    expect((await rollBack(two)).json()).toMatchObject({
      details: { reason: 'nothing-before', detail: '1.0.0 is unhealthy (0 loads, 4 failures)' },
    })
  })

  test('of a second rollback is the one before that, never the version that was rolled back', async () => {
    await publishAll(one)
    await publishAll(two, '3.0.0')
    await promote(two, one)
    await promote('3.0.0', two)
    expect((await rollBack('3.0.0')).json()).toMatchObject({ version: two })
    expect((await rollBack(two)).json()).toMatchObject({ version: one })
    expect((await rollBack(one)).json()).toMatchObject({
      details: {
        reason: 'nothing-before',
        detail: '2.0.0 was rolled back (0 loads, 0 failures); 3.0.0 was rolled back (0 loads, 0 failures)',
      },
    })
    expect((await named())?.version).toBe(one)
  })

  test('is refused where health has changed since the person read which it is', async () => {
    await publishAll(one)
    await publishAll(two, '3.0.0')
    await promote(two, one)
    await promote('3.0.0', two)
    await failsForAll(two)
    const refused = await rollBack('3.0.0', { expected: two })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { details: { reason: 'other-before', before: one } },
    ])
    expect((await named())?.version).toBe('3.0.0')
    expect((await rollBack('3.0.0', { expected: one })).json()).toMatchObject({ version: one })
  })

  test('may be one that was rolled back, promoted once more and left for a newer one', async () => {
    await publishAll(one)
    await publishAll(two, '3.0.0')
    await promote(two, one)
    await rollBack(two)
    await promote(two, one)
    await promote('3.0.0', two)
    expect((await named())?.versionBefore).toBe(two)
  })
})
