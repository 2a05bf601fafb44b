import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moduleRegistry, moduleRollouts } from '@veckovis/contracts/modules'
import { createTestApp, makePerson, makePlaces, ownerOf, setLicence, signInto, type TestApp } from '@veckovis/testing'
import { createApp } from '../../../app'
import { auditBy } from '../../../audit/audit'
import { createSecurityLog } from '../../../security/security-log'
import { localCommand } from '../command/local-command.fixture'
import { runCommand } from '../command/run-command'
import { readPublishedModules } from '../module-record'
import { publisherInto, same } from '../published-version.fixture'
import { registerPublished } from '../registration'
import { testSigning } from '../signing/signing.fixture'

let suite: TestApp
let app: Awaited<ReturnType<typeof createApp>>
let folder = ''
let publish: ReturnType<typeof publisherInto>
let admin = ''
let here = { municipality: 0, unit: 0, other: 0 }
let elsewhere = 0
const people: string[] = []

const signIn = (jobTitleId?: number) => signInto(suite, jobTitleId)

const makeTwoMunicipalities = async () => {
  const departments = (...units: string[]) => [{ name: 'A', units }]
  const { counties } = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Egen', licences: ['staff'], departments: departments('Ett', 'Två') },
          { name: 'Annan', licences: ['staff'], departments: departments('Tre') },
        ],
      },
    ],
  })
  const [egen, annan] = counties[0]?.municipalities ?? []
  const [unit, other] = egen?.departments[0]?.units ?? []
  here = { municipality: egen?.id ?? 0, unit: unit?.id ?? 0, other: other?.id ?? 0 }
  elsewhere = annan?.departments[0]?.units[0]?.id ?? 0
  for (const municipalityId of [here.municipality, annan?.id ?? 0])
    await setLicence(suite.database, { municipalityId, licenceKey: 'staff' })
}

beforeAll(async () => {
  suite = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-rollout-'))
  publish = publisherInto(join(folder, 'modules'))
  await mkdir(join(folder, 'shell'))
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html>')
  const assets = { shellFolder: join(folder, 'shell'), modulesFolder: join(folder, 'modules') }
  app = await createApp({ ...suite.dependencies, assets })
  await makeTwoMunicipalities()
  admin = await signIn(999)
  for (let count = 0; count < 5; count += 1) people.push(await signIn())
}, 60_000)
afterAll(async () => {
  await app.close()
  await suite.close()
  await rm(folder, { recursive: true, force: true })
})

const securityLog = () => createSecurityLog({ database: suite.database, logger: false })
const start = async () => {
  const published = await readPublishedModules(join(folder, 'modules'))
  await suite.database.asSystem(transaction =>
    registerPublished(transaction, published, {
      now: suite.clock.now,
      securityLog: securityLog(),
      signing: testSigning,
      isOfBuild: () => true,
    }),
  )
}
beforeEach(async () => {
  await rm(join(folder, 'modules'), { recursive: true, force: true })
  await ownerOf(suite.database).asSystem(async transaction => {
    await transaction.query('ALTER TABLE module_version DISABLE TRIGGER USER')
    await transaction.query('TRUNCATE module CASCADE')
    await transaction.query('ALTER TABLE module_version ENABLE TRIGGER USER')
    await transaction.query('TRUNCATE attempt_count')
  })
  await publish('mf-staff', '1.0.0')
  await start()
  await publish('mf-staff', '2.0.0')
  await start()
})

const modules = async (...words: string[]) => {
  const { lines, isDone } = await runCommand(localCommand(words), {
    database: suite.database,
    now: suite.clock.now,
    modulesFolder: join(folder, 'modules'),
    shellFolder: null,
    operations: null,
    audit: auditBy({ userId: null, unitId: null }),
    securityLog: securityLog(),
    signing: testSigning,
  })
  return `${isDone ? '' : 'refused: '}${lines.join('\n')}`
}
const rollOut = (...places: string[]) =>
  modules('rollout', 'mf-staff', '2.0.0', ...places, '--reason', 'Prövas av en kommun')
const rollOutHere = () => rollOut('--municipality', String(here.municipality))

type Listed = { version: string; versionBefore?: string | undefined }
const listed = async (query: string): Promise<Listed[]> => {
  const answer = await app.inject({ url: `/api/modules${query}`, headers: { authorization: `Bearer ${admin}` } })
  return moduleRegistry.parse(answer.json()).modules.map(({ version, versionBefore }) => ({ version, versionBefore }))
}
const versionsAt = async (unit: number) => (await listed(`?unitId=${unit}`)).map(({ version }) => version)

const fails = (as: string, version: string) =>
  app.inject({
    method: 'POST',
    url: '/api/modules/failures',
    headers: { authorization: `Bearer ${as}` },
    payload: { moduleId: 'mf-staff', version, step: 'mount', kind: 'broken', supportCode: 'O-AB12' },
  })
const failsForAll = async (version: string) => {
  for (const each of people) expect((await fails(each, version)).statusCode).toBe(200)
}
const audited = async () => {
  const { rows } = await ownerOf(suite.database).asSystem(transaction =>
    transaction.query<{ action: string; details: object }>(
      `SELECT action, details FROM audit_event WHERE subject = 'module/mf-staff' ORDER BY id DESC LIMIT 2`,
    ),
  )
  return rows
}

test('all that waits is promoted but for what is being rolled out, which is promoted by its name', async () => {
  suite.clock.now = new Date(suite.clock.now.getTime() + 60_000)
  await publish('mf-staff', '3.0.0')
  await start()
  const reason = ['--reason', 'Allt nytt']
  await modules('rollout', 'mf-staff', '3.0.0', '--municipality', String(here.municipality), ...reason)
  expect(await modules('promote', '--all', ...reason)).toBe(
    'refused: mf-staff 3.0.0: is being rolled out, and is promoted by its name',
  )
  expect(await versionsAt(elsewhere)).toEqual(['1.0.0'])
  await modules('promote', 'mf-staff', '3.0.0', ...reason)
  expect(await versionsAt(elsewhere)).toEqual(['3.0.0'])
})

test('a municipality gets a version before everybody, with the one of everybody as the version before', async () => {
  expect(await rollOutHere()).toBe(`mf-staff 2.0.0 is rolled out to municipality ${here.municipality}.`)
  expect(await versionsAt(here.unit)).toEqual(['2.0.0'])
  expect(await versionsAt(here.other)).toEqual(['2.0.0'])
  expect(await versionsAt(elsewhere)).toEqual(['1.0.0'])
  expect((await listed('')).map(({ version }) => version)).toEqual(['1.0.0'])
  expect(await listed(`?unitId=${here.unit}`)).toEqual([{ version: '2.0.0', versionBefore: '1.0.0' }])
  expect((await listed(`?unitId=${here.unit}&versions=before`)).map(({ version }) => version)).toEqual(['1.0.0'])
  expect(await listed(`?unitId=${elsewhere}&versions=before`)).toEqual([])
  expect(await modules('list')).toMatch(/2\.0\.0 .*rolled out to municipality \d+ since 20/)
  expect((await audited())[0]).toEqual({
    action: 'module-rolled-out',
    details: {
      version: '2.0.0',
      reason: 'Prövas av en kommun',
      municipalityIds: [here.municipality],
      unitIds: [],
    },
  })
})

test('a unit gets it alone, until it is stopped or a version is promoted', async () => {
  await rollOut('--unit', String(here.unit))
  expect([await versionsAt(here.unit), await versionsAt(here.other)]).toEqual([['2.0.0'], ['1.0.0']])
  expect(await modules('rollout', 'mf-staff', '--stop', '--reason', 'Nog prövat')).toMatch(/rolled out no more/)
  expect(await versionsAt(here.unit)).toEqual(['1.0.0'])
  await rollOut('--unit', String(here.unit), '--unit', String(elsewhere))
  expect(await versionsAt(elsewhere)).toEqual(['2.0.0'])
  expect(await modules('promote', 'mf-staff', '2.0.0', '--reason', 'Den går bra')).toBe('mf-staff 2.0.0 is active.')
  expect(await listed(`?unitId=${here.other}`)).toEqual([{ version: '2.0.0', versionBefore: '1.0.0' }])
  expect(await modules('rollout', 'mf-staff', '--stop', '--reason', 'x')).toMatch(
    /refused: .*no version is being rolled/,
  )
})

test('what cannot be rolled out is refused with the reason', async () => {
  expect(await rollOut('--unit', '999999999')).toMatch(/refused: mf-staff 2\.0\.0: there is no unit 999999999/)
  const one = ['rollout', 'mf-staff', '1.0.0', '--unit', String(here.unit), '--reason', 'x']
  expect(await modules(...one)).toMatch(/refused: .*is the active version already/)
  await rm(join(folder, 'modules/mf-staff/2.0.0'), { recursive: true })
  expect(await rollOutHere()).toMatch(/refused: mf-staff 2\.0\.0: module-record\.json/)
  await publish('mf-staff', '2.0.0')
  await rollOutHere()
  expect(await rollOutHere()).toMatch(/refused: mf-staff 2\.0\.0 is being rolled out; stop that first/)
})

describe('from the page of modules', () => {
  const call = (url: string, payload?: object, as = admin) => {
    const [target, headers] = [`/api/settings/modules/rollouts${url}`, { authorization: `Bearer ${as}` }]
    return app.inject(
      payload === undefined ? { url: target, headers } : { method: 'POST', url: target, headers, payload },
    )
  }
  const asked = () => ({
    moduleId: 'mf-staff',
    version: '2.0.0',
    basedOn: '1.0.0',
    municipalityIds: [here.municipality],
    unitIds: [] as number[],
    reason: 'Prövas av en kommun',
    password: 'Prov-2026!',
  })
  const end = (version = '2.0.0') => call('/end', { moduleId: 'mf-staff', version, reason: 'Nog prövat' })
  const shown = async () => moduleRollouts.parse((await call('')).json()).rollouts
  const going = { moduleId: 'mf-staff', version: '2.0.0', reason: 'Prövas av en kommun', stopped: null }

  test('a municipality gets a version with the password, how it fares is told beside the active one, and it is ended', async () => {
    expect(await shown()).toEqual([])
    expect((await call('', asked())).json()).toEqual({ moduleId: 'mf-staff', version: '2.0.0' })
    expect([await versionsAt(here.unit), await versionsAt(elsewhere)]).toEqual([['2.0.0'], ['1.0.0']])
    expect((await audited())[0]).toMatchObject({ action: 'module-rolled-out', details: { version: '2.0.0' } })
    await fails(people[0] ?? '', '2.0.0')
    await fails(people[1] ?? '', '1.0.0')
    expect(await shown()).toEqual([
      {
        ...going,
        since: suite.clock.now.toISOString(),
        municipalities: ['Egen'],
        units: [],
        loads: 0,
        failures: 1,
        active: { version: '1.0.0', loads: 0, failures: 1 },
      },
    ])
    expect((await end('1.0.0')).json()).toMatchObject({ statusCode: 409, details: { reason: 'changed' } })
    expect((await end()).json()).toEqual({ moduleId: 'mf-staff', version: '2.0.0' })
    expect(await versionsAt(here.unit)).toEqual(['1.0.0'])
    expect(await shown()).toEqual([])
    expect((await end()).json()).toMatchObject({ statusCode: 409, details: { reason: 'changed' } })
  })

  test('units are told with their municipality', async () => {
    await call('', { ...asked(), municipalityIds: [], unitIds: [elsewhere, here.other] })
    expect(await versionsAt(here.unit)).toEqual(['1.0.0'])
    expect((await shown()).map(({ units }) => units)).toEqual([
      [
        { name: 'Tre', municipality: 'Annan' },
        { name: 'Två', municipality: 'Egen' },
      ],
    ])
  })

  test.each<[string, object, number, object]>([
    ['without the password', { password: undefined }, 400, { code: 'bad-request' }],
    ['with a wrong password', { password: 'Fel-2026!' }, 400, { code: 'wrong-password' }],
    ['to no place', { municipalityIds: [] }, 400, { code: 'bad-request' }],
    ['to more places than a trial has', { unitIds: Array.from({ length: 51 }, (_, id) => id + 1) }, 400, {}],
    [
      'beside another active version than the person saw',
      { basedOn: '0.9.0' },
      409,
      { details: { reason: 'changed' } },
    ],
    ['to a place that is not there', { unitIds: [999_999_999] }, 409, { details: { reason: 'not-possible' } }],
    ['of a version that is not registered', { version: '9.9.9' }, 404, { code: 'not-found' }],
  ])('nothing is rolled out %s', async (_, changes, statusCode, answer) => {
    expect((await call('', { ...asked(), ...changes })).json()).toMatchObject({ statusCode, ...answer })
    expect(await shown()).toEqual([])
  })

  test('nobody but a super admin sees, begins or ends a rollout', async () => {
    const [somebody = ''] = people
    const ending = { moduleId: 'mf-staff', version: '2.0.0', reason: 'x' }
    const answers = [
      await call('', undefined, somebody),
      await call('', asked(), somebody),
      await call('/end', ending, somebody),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })

  test('one that ended by itself is told with its counts, until another version is chosen', async () => {
    await call('', asked())
    await failsForAll('2.0.0')
    suite.clock.now = new Date(suite.clock.now.getTime() + 1000)
    expect(await shown()).toMatchObject([{ version: '2.0.0', stopped: { loads: 0, failures: 5 } }])
    expect((await call('', asked())).json()).toMatchObject({ details: { detail: expect.stringMatching(/quarantine/) } })
    await modules('promote', 'mf-staff', '2.0.0', '--even-quarantined', '--reason', 'Felet låg i servern')
    expect(await shown()).toEqual([])
  })
})

describe('two modules that come to the same address', () => {
  const why = ['--reason', 'Prövas av en kommun']
  const withPages = (id: string) => ({
    routes: [id.slice(3), 'shared'].map(path => ({ path: `/${path}`, permission: 2, title: same(path) })),
  })
  beforeEach(async () => {
    await publish('mf-people', '1.0.0')
    await start()
    await modules('promote', 'mf-people', '1.0.0', ...why)
    for (const [id, version] of [
      ['mf-staff', '3.0.0'],
      ['mf-people', '2.0.0'],
    ] as const)
      await publish(id, version, withPages(id))
    await start()
  })
  const staffTo = (...places: string[]) => modules('rollout', 'mf-staff', '3.0.0', ...places, ...why)
  const peopleTo = (...places: string[]) => modules('rollout', 'mf-people', '2.0.0', ...places, ...why)
  const places = () => ({
    municipality: ['--municipality', String(here.municipality)],
    unit: ['--unit', String(here.unit)],
    other: ['--unit', String(here.other)],
    elsewhere: ['--unit', String(elsewhere)],
  })

  test('are not rolled out to one place, whichever of it each of them names', async () => {
    const { municipality, unit, other, elsewhere } = places()
    await staffTo(...municipality)
    const taken = (place: string) =>
      `refused: mf-people 2.0.0: the route /shared belongs to mf-staff 3.0.0, which is being rolled out to ${place}: stop that first`
    for (const named of [municipality, unit, [...elsewhere, ...other]])
      expect(await peopleTo(...named)).toBe(taken(`municipality ${here.municipality}`))
    await modules('rollout', 'mf-staff', '--stop', ...why)
    await staffTo(...unit)
    for (const named of [municipality, unit, [...other, ...unit]])
      expect(await peopleTo(...named)).toBe(taken(`unit ${here.unit}`))
    expect(await peopleTo(...other, ...elsewhere)).toMatch(/is rolled out/)
  })

  test('are not given to everybody while the other is rolled out somewhere, and are once that is stopped', async () => {
    await staffTo(...places().elsewhere)
    const refused = /refused: mf-people 2\.0\.0: the route \/shared belongs to mf-staff 3\.0\.0, which is being rolled/
    expect(await modules('can-deploy', 'mf-people', '2.0.0')).toMatch(refused)
    expect(await modules('promote', 'mf-people', '2.0.0', ...why)).toMatch(refused)
    expect(await modules('rollout', 'mf-staff', '--stop', ...why)).toMatch(/no more/)
    expect(await modules('promote', 'mf-people', '2.0.0', ...why)).toBe('mf-people 2.0.0 is active.')
    expect(await staffTo(...places().elsewhere)).toMatch(/the route \/shared belongs to mf-people$/)
  })

  test('do not meet at a start either: a module that lost its version gets one that goes with what is rolled out', async () => {
    await staffTo(...places().unit)
    await ownerOf(suite.database).asSystem(transaction =>
      transaction.query(`UPDATE module SET active_version = NULL WHERE id = 'mf-people'`),
    )
    await start()
    const { rows } = await suite.database.read(`SELECT active_version AS version FROM module WHERE id = 'mf-people'`)
    expect(rows).toEqual([{ version: '1.0.0' }])
  })
})

test.each<[string[], RegExp]>([
  [['rollout', 'mf-staff', '2.0.0', '--reason', 'x'], /needs --municipality or --unit/],
  [['rollout', 'mf-staff', '--unit', '0', '--reason', 'x'], /'0' is no id of a unit/],
  [['rollout', 'mf-staff', '--stop', '--unit', '1', '--reason', 'x'], /takes no version and no place/],
  [['promote', 'mf-staff', '--unit', '1', '--reason', 'x'], /are for rollout/],
  [['rollback', 'mf-staff', '--even-quarantined', '--reason', 'x'], /--even-quarantined is for promote/],
])('%j is refused with how it is used', (words, problem) => {
  expect(() => localCommand(words)).toThrow(problem)
})

test('a version that fails where it is rolled out is stopped by the reports, kept from everybody, and that is told', async () => {
  await rollOutHere()
  for (const each of people.slice(0, 4)) await fails(each, '2.0.0')
  expect(await versionsAt(here.unit)).toEqual(['2.0.0'])
  await fails(people[4] ?? '', '2.0.0')
  expect(await versionsAt(here.unit)).toEqual(['1.0.0'])
  expect((await audited())[0]).toEqual({
    action: 'module-quarantined',
    details: { version: '2.0.0', loads: 0, failures: 5 },
  })
  const { rows } = await ownerOf(suite.database).asSystem(transaction =>
    transaction.query(
      `SELECT user_id AS by, details FROM security_event WHERE kind = 'module-refused' ORDER BY id DESC LIMIT 1`,
    ),
  )
  expect(rows).toEqual([{ by: null, details: { moduleId: 'mf-staff', version: '2.0.0', kind: 'quarantined' } }])
  const quarantined = /refused: mf-staff 2\.0\.0: is in quarantine \(0 loads, 5 failures\)/
  expect(await rollOutHere()).toMatch(quarantined)
  expect(await modules('promote', 'mf-staff', '2.0.0', '--reason', 'x')).toMatch(quarantined)
  expect(await modules('can-deploy', 'mf-staff', '2.0.0')).toMatch(quarantined)
  expect(await modules('list')).toMatch(/2\.0\.0 .*in quarantine since 20.*: 0 loads, 5 failures/)
  await start()
  expect((await listed('')).map(({ version }) => version)).toEqual(['1.0.0'])
  const expressly = ['promote', 'mf-staff', '2.0.0', '--even-quarantined', '--reason', 'Felet låg i servern']
  expect(await modules(...expressly)).toBe('mf-staff 2.0.0 is active.')
})

test('one person stops no rollout, however long they have a broken browser', async () => {
  await rollOutHere()
  const { now } = suite.clock
  const person = { roles: [], password: 'Prov-2026!' }
  const { email, password } = await makePerson(suite.database, person, { at: now, hash: suite.hash })
  const tellsOn = async (day: number) => {
    suite.clock.now = new Date(now.getTime() + day * 86_400_000)
    const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
    const token = answer.json<{ access_token: string }>().access_token
    const headers = { authorization: `Bearer ${token}` }
    const payload = { loads: [{ moduleId: 'mf-staff', version: '2.0.0' }] }
    await app.inject({ method: 'POST', url: '/api/modules/loads', headers, payload })
    expect((await fails(token, '2.0.0')).statusCode).toBe(200)
  }
  for (const day of [0, 1, 2, 33, 66, 99]) await tellsOn(day)
  suite.clock.now = now
  expect(await versionsAt(here.unit)).toEqual(['2.0.0'])
})

test('a version that a rollback gives to everybody is rolled out no more, and no report takes it from them', async () => {
  await rollOutHere()
  expect(await modules('rollback', 'mf-staff', '--to', '2.0.0', '--reason', 'Den gamla går inte')).toMatch(/is active/)
  await failsForAll('2.0.0')
  expect(await listed(`?unitId=${here.unit}`)).toEqual([{ version: '2.0.0', versionBefore: '1.0.0' }])
  expect(await modules('rollback', 'mf-staff', '--reason', 'Den nya går inte')).toMatch(/1\.0\.0 is active/)
  expect(await listed(`?unitId=${here.unit}&versions=before`)).toEqual([])
})

test('failures of a version that is not rolled out stop nothing', async () => {
  await rollOutHere()
  await failsForAll('1.0.0')
  expect(await versionsAt(here.unit)).toEqual(['2.0.0'])
  // As often as the active one fails, the new one may.
  await failsForAll('2.0.0')
  expect(await versionsAt(here.unit)).toEqual(['2.0.0'])
})
