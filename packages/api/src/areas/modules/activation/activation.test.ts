import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activationRefusal, moduleRegistry, moduleSettings } from '@veckovis/contracts/modules'
import { createTestApp, ownerOf, signInto, type TestApp } from '@veckovis/testing'
import { createApp } from '../../../app'
import { createSecurityLog } from '../../../security/security-log'
import { readPublishedModules } from '../module-record'
import { listActiveModules } from '../module-repository'
import { digestsOf, manifest, publisherInto, same, usualFiles } from '../published-version.fixture'
import { registerPublished } from '../registration'
import { anyRow, testSigning } from '../signing/signing.fixture'

let suite: TestApp
let folder = ''
let token = ''
let publish: ReturnType<typeof publisherInto>
/** Two processes on one database that share the folder of modules. */
let processes: Awaited<ReturnType<typeof createApp>>[] = []

const signIn = (jobTitleId?: number) => signInto(suite, jobTitleId)

beforeAll(async () => {
  suite = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-activation-'))
  publish = publisherInto(join(folder, 'modules'))
  await mkdir(join(folder, 'shell'))
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html>')
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  processes = [await createApp({ ...suite.dependencies, assets }), await createApp({ ...suite.dependencies, assets })]
  token = await signIn(999)
}, 60_000)
afterAll(async () => {
  for (const each of processes) await each.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await rm(join(folder, 'modules'), { recursive: true, force: true })
  await ownerOf(suite.database).asSystem(async transaction => {
    await transaction.query('ALTER TABLE module_version DISABLE TRIGGER USER')
    await transaction.query('TRUNCATE module CASCADE')
    await transaction.query('ALTER TABLE module_version ENABLE TRIGGER USER')
  })
})

const start = async () => {
  const published = await readPublishedModules(join(folder, 'modules'))
  const securityLog = createSecurityLog({ database: suite.database, logger: false })
  return suite.database.asSystem(transaction =>
    registerPublished(transaction, published, {
      now: suite.clock.now,
      securityLog,
      signing: testSigning,
      isOfBuild: () => true,
    }),
  )
}

const [one, two] = [0, 1]

const ask = (of: number, url: string, payload?: object, as = token) => {
  const app = processes[of]
  if (app === undefined) throw new Error(`no process ${of}`)
  const headers = { authorization: `Bearer ${as}` }
  return payload === undefined ? app.inject({ url, headers }) : app.inject({ method: 'POST', url, headers, payload })
}

const settingsOfModules = '/api/settings/modules'
const promotion = { moduleId: 'mf-staff', reason: 'Nya listor', password: 'Prov-2026!' }
const promote = (version: string, basedOn: string | null, as?: string) =>
  ask(one, `${settingsOfModules}/promote`, { ...promotion, version, basedOn }, as)
const rollBack = (basedOn: string) =>
  ask(one, `${settingsOfModules}/roll-back`, { moduleId: 'mf-staff', basedOn, reason: 'Listan är tom' })

const active = async () =>
  (await listActiveModules(suite.database.read, suite.clock.now, anyRow)).map(({ id, version }) => `${id} ${version}`)
const settings = async () => moduleSettings.parse((await ask(two, '/api/settings/modules')).json())

test('R-021 a version is promoted while the suite runs, and every process gives it at its next answer', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0')
  await start()
  const versionsOf = async (of: number) =>
    (await ask(of, '/api/modules')).json<{ modules: { version: string }[] }>().modules.map(({ version }) => version)
  expect(await versionsOf(two)).toEqual(['1.0.0'])
  expect((await promote('2.0.0', '1.0.0')).json()).toEqual({ moduleId: 'mf-staff', version: '2.0.0' })
  expect(await versionsOf(one)).toEqual(['2.0.0'])
  expect(await versionsOf(two)).toEqual(['2.0.0'])
  for (const version of ['1.0.0', '2.0.0'])
    expect((await ask(two, `/modules/mf-staff/${version}/remote.js`)).body).toBe(usualFiles['remote.js'])
})

test('what was rolled back stays so over every start, and who did what and why is told', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0')
  await start()
  await promote('2.0.0', '1.0.0')
  expect((await rollBack('2.0.0')).json()).toEqual({ moduleId: 'mf-staff', version: '1.0.0' })
  await start()
  expect(await active()).toEqual(['mf-staff 1.0.0'])
  const [shown] = (await settings()).modules
  expect(shown?.activations.map(({ version, way, reason }) => [version, way, reason])).toEqual([
    ['1.0.0', 'roll-back', 'Listan är tom'],
    ['2.0.0', 'promote', 'Nya listor'],
    ['1.0.0', 'start', ''],
  ])
  expect(shown?.activations.map(({ by }) => by !== null)).toEqual([true, true, false])
  const { rows } = await ownerOf(suite.database).asSystem(transaction =>
    transaction.query<{ kind: string; way: string }>(
      `SELECT kind, details ->> 'way' AS way FROM security_event WHERE kind = 'module-activated' ORDER BY id DESC LIMIT 2`,
    ),
  )
  expect(rows.map(({ way }) => way)).toEqual(['roll-back', 'promote'])
})

describe('the version before', () => {
  type Listed = { id: string; version: string; versionBefore?: string; integrity: object }
  const listed = async (query = '', as?: string) => {
    const answer = await ask(two, `/api/modules${query}`, undefined, as)
    return moduleRegistry.parse(answer.json()).modules as Listed[]
  }
  const named = async () => (await listed()).map(({ versionBefore }) => versionBefore)
  const before = async (as?: string) => (await listed('?versions=before', as)).map(({ version }) => version)
  const publishAll = async (...versions: string[]) => {
    for (const version of versions) {
      await publish('mf-staff', version)
      await start()
    }
  }

  test('is named with the active one, and given whole to whoever asks, for a session that never had it', async () => {
    await publishAll('1.0.0', '2.0.0')
    expect(await named()).toEqual([undefined])
    expect(await before()).toEqual([])
    await promote('2.0.0', '1.0.0')
    expect(await named()).toEqual(['1.0.0'])
    expect(await listed('?versions=before')).toEqual([
      expect.objectContaining({
        id: 'mf-staff',
        version: '1.0.0',
        container: 'mf_staff_1_0_0',
        manifestUrl: '/modules/mf-staff/1.0.0/mf-manifest.json',
        integrity: digestsOf(usualFiles),
        contract: { from: 1, to: 1 },
      }),
    ])
    expect((await ask(two, '/api/modules?versions=after')).statusCode).toBe(400)
  })

  test('is none that was rolled back, but the one that people had before that', async () => {
    await publishAll('1.0.0', '2.0.0', '3.0.0')
    await promote('2.0.0', '1.0.0')
    await rollBack('2.0.0')
    expect(await named()).toEqual([undefined])
    await promote('3.0.0', '1.0.0')
    expect(await named()).toEqual(['1.0.0'])
    await promote('2.0.0', '3.0.0')
    await rollBack('2.0.0')
    expect(await named()).toEqual(['1.0.0'])
    expect(await before()).toEqual(['1.0.0'])
  })

  test('is given by the same licences and rights as the active one, by what it declares itself', async () => {
    await publish('mf-staff', '1.0.0', { routes: [{ path: '/staff', permission: 999, title: same('x') }] })
    await publish('mf-staff', '2.0.0', { routes: [{ path: '/staff', permission: null, title: same('x') }] })
    await start()
    await promote('1.0.0', '2.0.0')
    await promote('2.0.0', '1.0.0')
    const somebody = await signIn(1)
    expect((await listed('', somebody)).map(({ version }) => version)).toEqual(['2.0.0'])
    expect(await before(somebody)).toEqual([])
    expect(await before()).toEqual(['1.0.0'])
  })

  test('is named as long as its files are served, and not when this program would not accept what it declares', async () => {
    await publishAll('1.0.0', '2.0.0')
    await promote('2.0.0', '1.0.0')
    const { now } = suite.clock
    const at = async (days: number) => {
      suite.clock.now = new Date(now.getTime() + days * 86_400_000)
      return (await listActiveModules(suite.database.read, suite.clock.now, anyRow)).map(
        ({ versionBefore }) => versionBefore,
      )
    }
    expect(await at(30)).toEqual(['1.0.0'])
    expect(await at(32)).toEqual([undefined])
    suite.clock.now = now
    await ownerOf(suite.database).asSystem(async transaction => {
      await transaction.query('ALTER TABLE module_version DISABLE TRIGGER USER')
      await transaction.query(`UPDATE module_version SET manifest = manifest - 'routes' WHERE version = '1.0.0'`)
      await transaction.query('ALTER TABLE module_version ENABLE TRIGGER USER')
    })
    expect(await before()).toEqual([])
  })
})

test('two who choose at once: the second is told that another version is active by now', async () => {
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish('mf-staff', version)
  await start()
  const answers = await Promise.all(['1.0.0', '2.0.0'].map(version => promote(version, '3.0.0')))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ details: { reason: 'changed' } })
})

test('what does not go with the suite, another module or its files is refused with the reason, and nothing changes', async () => {
  await publish('mf-staff', '1.0.0')
  await publish('mf-people', '1.0.0', { routes: [{ path: '/people', permission: 5, title: same('x') }] })
  await start()
  await publish('mf-staff', '2.0.0', { contract: { from: 8, to: 9 } })
  await publish('mf-staff', '3.0.0', { routes: [...manifest('mf-staff').routes, ...manifest('mf-people').routes] })
  await publish('mf-staff', '4.0.0')
  await publish('mf-staff', '5.0.0')
  await start()
  await writeFile(join(folder, 'modules/mf-staff/4.0.0/remote.js'), 'other()')
  await rm(join(folder, 'modules/mf-staff/5.0.0'), { recursive: true })
  const reasons: [string, RegExp][] = [
    ['2.0.0', /speaks contract 8–9, this suite 1/],
    ['3.0.0', /the route \/people belongs to mf-people/],
    ['4.0.0', /remote\.js is not the file that its digest was made of/],
    ['5.0.0', /module-record\.json is not a valid module record/],
  ]
  for (const [version, detail] of reasons) {
    const answer = await promote(version, '1.0.0')
    expect([version, answer.statusCode]).toEqual([version, 409])
    expect(answer.json()).toMatchObject({ details: { reason: 'not-possible', detail: expect.stringMatching(detail) } })
  }
  expect((await promote('9.9.9', '1.0.0')).statusCode).toBe(404)
  expect((await rollBack('1.0.0')).json()).toMatchObject({ details: { reason: 'nothing-before' } })
  expect(await active()).toEqual(['mf-people 1.0.0', 'mf-staff 1.0.0'])
})

test('a module of a newer platform than the shell is refused by the name that it needs, and taken once the shell has it', async () => {
  const offer = (...names: string[]) =>
    writeFile(join(folder, 'shell/offers.json'), JSON.stringify({ '@veckovis/platform': names }))
  await offer('apiClient')
  await publish('mf-staff', '1.0.0', { uses: { '@veckovis/platform': ['apiClient.get'] } })
  await start()
  await publish('mf-staff', '2.0.0', { uses: { '@veckovis/platform': ['apiClient.get', 'useShiny'] } })
  await start()
  const refused = await promote('2.0.0', '1.0.0')
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    details: { reason: 'not-possible', detail: expect.stringMatching(/uses useShiny of @veckovis\/platform, which/) },
  })
  expect(await active()).toEqual(['mf-staff 1.0.0'])
  await offer('apiClient', 'useShiny')
  expect((await promote('2.0.0', '1.0.0')).statusCode).toBe(200)
  await rm(join(folder, 'shell/offers.json'))
})

test('a module that is built against newer packages than the shell has is refused, and one built against older ones is taken', async () => {
  const has = (react: string) => writeFile(join(folder, 'shell/shared-versions.json'), JSON.stringify({ react }))
  await has('19.3.1')
  await publish('mf-staff', '1.0.0', { builtAgainst: { react: '19.3.0' } })
  await start()
  await publish('mf-staff', '2.0.0', { builtAgainst: { react: '19.4.0' } })
  await start()
  const refused = await promote('2.0.0', '1.0.0')
  expect(refused.json()).toMatchObject({
    details: { reason: 'not-possible', detail: expect.stringMatching(/react 19\.4\.0 instead of 19\.3\.1/) },
  })
  expect(await active()).toEqual(['mf-staff 1.0.0'])
  await has('19.4.2')
  expect((await promote('2.0.0', '1.0.0')).statusCode).toBe(200)
  await rm(join(folder, 'shell/shared-versions.json'))
})

test('nobody but a super admin chooses, and no choice is made without a reason', async () => {
  for (const version of ['1.0.0', '2.0.0']) await publish('mf-staff', version)
  await start()
  expect((await promote('1.0.0', '2.0.0', await signIn(1))).statusCode).toBe(403)
  expect(
    (await ask(one, `${settingsOfModules}/promote`, { ...promotion, version: '1.0.0', basedOn: '2.0.0', reason: ' ' }))
      .statusCode,
  ).toBe(400)
  expect(await active()).toEqual(['mf-staff 2.0.0'])
})

test('a version is chosen with the password alone: a page of before is told to ask, and tries are counted', async () => {
  for (const version of ['1.0.0', '2.0.0']) await publish('mf-staff', version)
  await start()
  const person = await signIn(999)
  const given = (password?: string) => {
    const asked = { moduleId: 'mf-staff', version: '1.0.0', basedOn: '2.0.0', reason: 'x' }
    return ask(one, `${settingsOfModules}/promote`, password === undefined ? asked : { ...asked, password }, person)
  }
  const without = await given()
  expect([without.statusCode, without.json()]).toMatchObject([
    409,
    { code: 'conflict', details: { reason: 'password-needed' }, message: expect.stringContaining('Ladda om sidan') },
  ])
  expect(activationRefusal.safeParse(without.json()).success).toBe(true)
  expect((await given('')).statusCode).toBe(400)
  expect((await given('Fel-2026!')).json()).toMatchObject({ statusCode: 400, code: 'wrong-password' })
  const statuses = []
  for (let tries = 0; tries < 10; tries += 1) statuses.push((await given('Fel-2026!')).statusCode)
  expect(statuses.at(-1)).toBe(429)
  expect((await given('Prov-2026!')).statusCode).toBe(429)
  expect(await active()).toEqual(['mf-staff 2.0.0'])
  expect((await rollBack('2.0.0')).json()).toMatchObject({ details: { reason: 'nothing-before' } })
})

test('a version that this process does not see is told in the log and answered 503, never as missing for good', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await rm(join(folder, 'modules/mf-staff/1.0.0'), { recursive: true })
  const answer = await ask(one, '/modules/mf-staff/1.0.0/remote.js')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a version is loadable until 31 days after it was the active one, and what is published at once', async () => {
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0')
  suite.clock.now = new Date(suite.clock.now.getTime() + 60 * 86_400_000)
  token = await signIn(999)
  await start()
  const afterDays = async (days: number, version = '1.0.0') => {
    suite.clock.now = new Date(suite.clock.now.getTime() + days * 86_400_000)
    const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
    const fresh = await createApp({ ...suite.dependencies, assets })
    const { statusCode } = await fresh.inject(`/modules/mf-staff/${version}/remote.js`)
    await fresh.close()
    return statusCode
  }
  expect(await afterDays(0, '2.0.0')).toBe(200)
  await promote('2.0.0', '1.0.0')
  expect(await afterDays(30)).toBe(200)
  expect(await afterDays(2)).toBe(404)
})

test('a version that calls what this server does not serve, or answers otherwise, is not promoted', async () => {
  await publish('mf-staff', '1.0.0', { calls: [{ call: 'GET /modules' }, { call: 'GET /staff/{}' }] })
  await start()
  await publish('mf-staff', '2.0.0', { calls: [{ call: 'GET /staff/{}/shoe-size' }] })
  const taken = { type: 'object', properties: { shoeSize: { type: 'integer' } }, required: ['shoeSize'] }
  await publish('mf-staff', '3.0.0', { calls: [{ call: 'GET /settings/modules', answer: taken }] })
  await publish('mf-staff', '4.0.0', { calls: [{ call: 'POST /staff/unit/{}' }] })
  await start()
  const as = await signIn(999)
  const detailOf = async (version: string) => {
    const answer = await promote(version, '1.0.0', as)
    expect(answer.statusCode).toBe(409)
    return (answer.json() as { details: { detail: string } }).details.detail
  }
  expect(await detailOf('2.0.0')).toBe(
    'mf-staff 2.0.0: calls GET /staff/{}/shoe-size, which this server does not serve',
  )
  expect(await detailOf('3.0.0')).toBe(
    'mf-staff 3.0.0: calls GET /settings/modules, whose answer has changed: shoeSize is gone',
  )
  expect((await promote('4.0.0', '1.0.0', as)).statusCode).toBe(200)
})
