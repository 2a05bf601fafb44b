import { Client } from 'pg'
import { moduleSettings, municipalityLicences, settingsMunicipalities, type Licence } from '@veckovis/contracts/modules'
import {
  createTestApp,
  makePerson,
  makePlaces,
  registerManifest,
  setLicence,
  type TestApp,
  ownerOf,
} from '@veckovis/testing'

let suite: TestApp
let token = ''
let superAdminId = 0
let municipalityId = 0

const same = (text: string) => ({ sv: text, en: text })

const staffModule = {
  id: 'mf-staff',
  title: { sv: 'Personal', en: 'Staff' },
  contract: { from: 1, to: 2 },
  licenceKey: 'staff',
  permissions: [5],
  routes: [{ path: '/staff', permission: 5, title: same('x') }],
  navigation: [],
  apiAreas: [],
}

beforeAll(async () => {
  suite = await createTestApp()
  const person = { roles: [], jobTitleId: 999, password: 'Prov-2026!' }
  const { id, email, password } = await makePerson(suite.database, person, { at: suite.clock.now, hash: suite.hash })
  superAdminId = id
  const answer = await suite.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  token = (answer.json() as { access_token: string }).access_token
  await registerManifest(suite.database, { manifest: staffModule }, suite.clock.now)
}, 60_000)
afterAll(() => suite.close())

beforeEach(async () => {
  const name = `Kommun ${Math.random()}`
  const { counties } = await makePlaces(suite.database, {
    counties: [{ name: `Län ${name}`, municipalities: [{ name, licences: [], departments: [] }] }],
  })
  municipalityId = counties[0]?.municipalities[0]?.id ?? NaN
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, path: string, payload?: object) =>
  suite.app.inject({
    method,
    url: `/api/settings/modules${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  })

const whole = { validFrom: '2026-01-01T00:00:00.000Z', validTo: null }
const give = (period: object = whole, licenceKey = 'staff') =>
  call('POST', `/municipality/${municipalityId}/licence`, { licenceKey, ...period })
const given = async (period?: object) => (await give(period)).json() as Licence

const held = async () =>
  municipalityLicences.parse((await call('GET', `/municipality/${municipalityId}`)).json()).licences

/** Of the security log, by the owner: the application does not read it. */
const logged = async () => {
  const owner = new Client({ connectionString: suite.url })
  await owner.connect()
  const { rows } = await owner.query<{ subject: string; user_id: number; details: { change: string } }>(
    `SELECT subject, user_id, details FROM security_event
     WHERE kind = 'licence-changed' AND details -> 'municipalityId' = to_jsonb($1::int) ORDER BY id`,
    [municipalityId],
  )
  await owner.end()
  return rows
}

const audit = async () => {
  const { rows } = await ownerOf(suite.database).read<{
    action: string
    user_id: number
    subject: string
    details: object
  }>("SELECT action, user_id, subject, details FROM audit_event WHERE details ->> 'municipalityId' = $1 ORDER BY id", [
    String(municipalityId),
  ])
  return rows
}

test('modules come with their versions and the number of licensed municipalities', async () => {
  const before = moduleSettings.parse((await call('GET', '')).json())
  await give()
  const after = moduleSettings.parse((await call('GET', '')).json())
  expect(after.modules).toMatchObject([
    {
      id: 'mf-staff',
      title: { sv: 'Personal', en: 'Staff' },
      activeVersion: '0.0.0-manifest-only',
      versions: [{ version: '0.0.0-manifest-only', contract: { from: 1, to: 2 } }],
    },
  ])
  expect(after.modules[0]?.licensed).toBe((before.modules[0]?.licensed ?? NaN) + 1)
})

test('a given licence is in force, listed, and audited with who, when and what', async () => {
  const answer = await give()
  expect(answer.statusCode).toBe(200)
  expect(await held()).toEqual([{ id: answer.json<Licence>().id, licenceKey: 'staff', ...whole }])
  const list = settingsMunicipalities.parse((await call('GET', '/municipality')).json())
  expect(list.find(({ id }) => id === municipalityId)).toMatchObject({ licences: 1 })
  expect(await audit()).toMatchObject([
    { action: 'licence-given', user_id: superAdminId, details: { licenceKey: 'staff', ...whole } },
  ])
})

test('a licence is ended, and the end taken back', async () => {
  const licence = await given()
  const ended = { ...whole, validTo: '2026-03-18T08:00:00.000Z' }
  expect((await call('PATCH', `/licence/${licence.id}`, { ...ended, basedOn: whole })).json()).toMatchObject(ended)
  expect(await held()).toMatchObject([ended])
  expect((await call('PATCH', `/licence/${licence.id}`, { ...whole, basedOn: ended })).statusCode).toBe(200)
  expect(await held()).toMatchObject([whole])
  expect((await audit()).map(({ action }) => action)).toEqual(['licence-given', 'licence-changed', 'licence-changed'])
})

test('a licence ends at once by the clock of the server', async () => {
  const licence = await given()
  const answer = await call('POST', `/licence/${licence.id}/end`, whole)
  expect(answer.json()).toMatchObject({ validTo: suite.clock.now.toISOString() })
  expect((await call('POST', `/licence/${licence.id}/end`, whole)).statusCode).toBe(409)
})

test('a licence that has not begun cannot be ended, only taken back', async () => {
  const later = { validFrom: '2027-01-01T00:00:00.000Z', validTo: null }
  const licence = await given(later)
  const answer = await call('POST', `/licence/${licence.id}/end`, later)
  expect(answer.json()).toMatchObject({ statusCode: 409, details: { reason: 'not-begun' } })
  expect(await held()).toMatchObject([later])
})

test('a licence that was given by mistake is taken back without a trace in the list, but one in the audit', async () => {
  const licence = await given()
  expect((await call('DELETE', `/licence/${licence.id}`)).json()).toEqual({ ok: true })
  expect(await held()).toEqual([])
  expect((await audit()).at(-1)).toMatchObject({ action: 'licence-removed', subject: `licence/${licence.id}` })
  expect((await call('DELETE', `/licence/${licence.id}`)).statusCode).toBe(404)
})

test('two licences for one key never overlap; they may follow each other', async () => {
  const first = await given({ validFrom: whole.validFrom, validTo: '2026-06-01T00:00:00.000Z' })
  expect((await give({ validFrom: '2026-05-31T23:59:59.999Z', validTo: null })).statusCode).toBe(409)
  expect((await give({ validFrom: '2026-06-01T00:00:00.000Z', validTo: null })).statusCode).toBe(200)
  const basedOn = { validFrom: first.validFrom, validTo: first.validTo }
  const longer = await call('PATCH', `/licence/${first.id}`, { ...whole, basedOn })
  expect(longer.statusCode).toBe(409)
  expect(longer.json()).toMatchObject({ code: 'conflict', details: { reason: 'overlap' } })
  const other = { ...staffModule, id: 'mf-forecast', licenceKey: 'forecast', permissions: [2] }
  const routes = [{ path: '/forecast', permission: 2, title: same('x') }]
  await registerManifest(suite.database, { manifest: { ...other, routes } }, suite.clock.now)
  expect((await give(whole, 'forecast')).statusCode).toBe(200)
  expect(await held()).toHaveLength(3)
})

test('of two people who give the same licence at once one succeeds', async () => {
  const answers = await Promise.all([give(), give(), give()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(await held()).toHaveLength(1)
})

test('a change that is based on what another has changed by now is refused', async () => {
  const licence = await given()
  await setLicence(suite.database, { municipalityId, licenceKey: 'other' })
  const ended = { ...whole, validTo: '2026-03-18T08:00:00.000Z' }
  await call('PATCH', `/licence/${licence.id}`, { ...ended, basedOn: whole })
  const late = await call('PATCH', `/licence/${licence.id}`, {
    ...whole,
    validTo: '2026-12-31T23:00:00.000Z',
    basedOn: whole,
  })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ details: { reason: 'changed' } })
  expect(await held()).toContainEqual({ id: licence.id, licenceKey: 'staff', ...ended })
})

test.each([
  ['an end before the beginning', { validFrom: '2026-02-01T00:00:00Z', validTo: '2026-01-01T00:00:00Z' }],
  ['an end at the beginning', { validFrom: '2026-02-01T00:00:00Z', validTo: '2026-02-01T00:00:00Z' }],
  ['a beginning that is no moment', { validFrom: 'x', validTo: null }],
  ['an end that is no moment', { validFrom: '2026-02-01T00:00:00Z', validTo: 'x' }],
  ['a date without a time', { validFrom: '2026-02-01', validTo: null }],
  ['no end at all', { validFrom: '2026-02-01T00:00:00Z' }],
  ['a further field', { ...whole, municipalityId: 1 }],
  ['a key that no module asks for', { ...whole, licenceKey: 'stafff' }],
  ['a year that no calendar has', { validFrom: '0000-01-01T00:00:00Z', validTo: null }],
  ['an end beyond the years', { ...whole, validTo: '9999-12-31T23:59:59Z' }],
  ['a broken key', { ...whole, licenceKey: 'Staff; DROP TABLE licence' }],
])('%s is refused and changes nothing', async (_what, body) => {
  expect((await give(body)).statusCode).toBe(400)
  expect(await held()).toEqual([])
  expect(await audit()).toEqual([])
})

test.each([
  ['GET', '/municipality/999999'],
  ['GET', '/municipality/9999999999'],
  ['DELETE', '/licence/999999'],
  ['DELETE', '/licence/9999999999'],
] as const)('%s %s answers 404', async (method, path) => {
  expect((await call(method, path)).statusCode).toBe(404)
})

test('an offset that the database does not know becomes UTC', async () => {
  const answer = await give({ validFrom: '2026-03-01T22:00:00+23:00', validTo: null })
  expect(answer.json()).toMatchObject({ validFrom: '2026-02-28T23:00:00.000Z' })
})

test('giving, changing, ending and taking back stand in the security log, what is refused does not', async () => {
  const licence = await given()
  await give()
  const basedOn = { validFrom: licence.validFrom, validTo: licence.validTo }
  await call('PATCH', `/licence/${licence.id}`, { ...whole, validFrom: '2026-02-01T00:00:00.000Z', basedOn })
  await call('POST', `/licence/${licence.id}/end`, { ...whole, validFrom: '2026-02-01T00:00:00.000Z' })
  await call('DELETE', `/licence/${licence.id}`)
  const events = await logged()
  expect(events.map(({ details }) => details.change)).toEqual(['given', 'changed', 'changed', 'removed'])
  for (const event of events)
    expect(event).toMatchObject({
      subject: `licence/${licence.id}`,
      user_id: superAdminId,
      details: { municipalityId, licenceKey: 'staff' },
    })
})
