import type { SecurityLogAnswer } from '@veckovis/contracts/security'
import { securityEventKinds } from '@veckovis/contracts/security'
import { createTestApp, makePerson, makePlaces, type TestApp } from '@veckovis/testing'
import { Client } from 'pg'
import { createApp } from '../../app'
import { prune } from '../../db/prune-daily'
import { createSecurityLog } from '../../security/security-log'

let suite: TestApp
let owner: Client
let admin: { id: number; token: string }
let person: { id: number; email: string; token: string }

const password = 'Prov-2026!'

const post = (url: string, payload?: object, token?: string) =>
  suite.app.inject({
    method: 'POST',
    url: `/api${url}`,
    ...(payload === undefined ? {} : { payload }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  })

const signIn = async (email: string, text = password) => post('/auth/login', { email, password: text })

const make = async (extra: { jobTitleId?: number; roles?: { id: number }[] }) => {
  const made = await makePerson(
    suite.database,
    { roles: [], password, firstName: 'Maj', lastName: 'Ek', ...extra },
    { at: suite.clock.now, hash: suite.hash },
  )
  const { access_token: token } = (await signIn(made.email)).json() as { access_token: string }
  return { ...made, token }
}

beforeAll(async () => {
  suite = await createTestApp()
  owner = new Client({ connectionString: suite.url })
  await owner.connect()
  admin = await make({ jobTitleId: 999 })
  person = await make({ roles: [{ id: 100 }] })
}, 60_000)
afterAll(async () => {
  await owner.end()
  await suite.close()
})

const get = (url: string, token: string) =>
  suite.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })

const read = async (query = '') => {
  const answer = await get(`/settings/security?${query}`, admin.token)
  expect(answer.statusCode).toBe(200)
  return answer.json() as SecurityLogAnswer
}

const search = async (body: object) => {
  const answer = await post('/settings/security/search', body, admin.token)
  expect(answer.statusCode).toBe(200)
  return answer.json() as SecurityLogAnswer
}

test('a refused call stands there with who, the route and the code, and without the address', async () => {
  expect((await get('/forecast/unit/987654/years', person.token)).statusCode).toBe(403)
  const { events } = await read('kind=refused')
  expect(events[0]).toMatchObject({
    kind: 'refused',
    by: { id: person.id, name: 'Maj Ek' },
    subject: '',
    details: { route: 'GET /api/forecast/unit/:unitId/years', code: 'forbidden' },
  })
  expect(JSON.stringify(events)).not.toContain('987654')
})

test('names of people, places and municipalities come where they are asked for, with the log that holds ids alone', async () => {
  const event = { kind: 'role-changed', userId: null, subject: `user/${person.id}` } as const
  const { counties } = await makePlaces(suite.database, {
    counties: [
      { name: 'Län', municipalities: [{ name: 'Lund', departments: [{ name: 'Avdelning', units: ['Norra'] }] }] },
    ],
  })
  const municipality = counties[0]?.municipalities[0]
  const unit = municipality?.departments[0]?.units[0]
  const details = { change: 'given', permissionId: 5, level: 'READ', place: 'unit', placeId: unit?.id ?? null } as const
  const licence = { change: 'given', municipalityId: municipality?.id ?? 0, licenceKey: 'staff' } as const
  const log = createSecurityLog({ database: suite.database, logger: false })
  await suite.database.asSystem(t =>
    log.record(
      t,
      { ...event, details },
      { ...event, subject: 'user/999999', details: { ...details, placeId: 999_999 } },
      { kind: 'licence-changed', userId: null, subject: 'licence/1', details: licence },
    ),
  )
  const named = (await search({ kind: 'role-changed' })).events.map(({ names }) => names)
  expect(named.slice(0, 2)).toEqual(expect.arrayContaining([{ subject: 'Maj Ek', place: 'Norra' }, {}]))
  expect((await search({ kind: 'licence-changed' })).events[0]?.names).toEqual({ municipalityId: 'Lund' })
  // Pages from before know no names.
  expect((await read('kind=licence-changed')).events[0]).not.toHaveProperty('names')
})

test('the log is searched by whom it is about, by name or number, and by the address, and by nobody else', async () => {
  const someone = await makePerson(
    suite.database,
    { roles: [], password, firstName: 'Åke', lastName: 'Sökt' },
    { at: suite.clock.now, hash: suite.hash },
  )
  await signIn(someone.email, 'Fel-2026!')
  await signIn(someone.email)
  const kindsOf = async (body: object) => (await search(body)).events.map(({ kind }) => kind)
  const both = ['sign-in', 'sign-in-failed']
  expect((await kindsOf({ person: 'åke sök' })).toSorted()).toEqual(both)
  expect((await kindsOf({ person: String(someone.id) })).toSorted()).toEqual(both)
  expect(await kindsOf({ person: 'åke', kind: 'sign-in' })).toEqual(['sign-in'])
  expect(await kindsOf({ person: 'Åke Ingen' })).toEqual([])
  expect((await kindsOf({ person: 'åke', address: '127.0.' })).toSorted()).toEqual(both)
  expect(await kindsOf({ address: '127.1' })).toEqual([])
  expect(await kindsOf({ address: '%' })).toEqual([])
  expect((await post('/settings/security/search', {}, person.token)).statusCode).toBe(403)
})

describe('what was changed of one person at once', () => {
  const changedBy = (userId: number, subject: string) => {
    const role = { change: 'given', level: 'READ', place: 'everywhere', placeId: null } as const
    const given = (permissionId: number) =>
      ({ kind: 'role-changed', userId, subject, details: { ...role, permissionId } }) as const
    return [given(2), given(3), { kind: 'account-changed', userId, subject, details: { jobTitleId: 1 } }] as const
  }
  const saved = { kind: 'role-changed', more: [{ kind: 'role-changed' }, { kind: 'account-changed' }] }
  const told = async (body: object) => {
    const { events, total } = await search({ saves: true, ...body })
    expect(total).toBe(events.length)
    return events
  }
  let other: { id: number }
  beforeAll(async () => {
    other = await makePerson(
      suite.database,
      { roles: [], password, firstName: 'Sparad', lastName: 'Samtidigt' },
      { at: suite.clock.now, hash: suite.hash },
    )
    const log = createSecurityLog({ database: suite.database, logger: false })
    for (let save = 0; save < 2; save++)
      await suite.database.asSystem(async transaction => {
        await log.record(transaction, ...changedBy(admin.id, `user/${other.id}`))
        await log.record(transaction, ...changedBy(admin.id, 'user/888888'))
      })
    log.tell({ kind: 'refused', userId: other.id, details: { route: 'GET /saved', code: 'forbidden' } })
    log.tell({ kind: 'limited', userId: other.id, details: { route: 'GET /saved' } })
    await log.written()
  })

  test('is one event with all that was done, and two saves are two', async () => {
    const events = await told({ person: String(other.id), kind: undefined, pageSize: 10 })
    expect(events).toMatchObject([{ kind: 'limited' }, { kind: 'refused' }, saved, saved])
    expect(events[2]?.details).toMatchObject({ permissionId: 2 })
    expect(events[2]?.more?.map(({ details }) => details)).toMatchObject([{ permissionId: 3 }, { jobTitleId: 1 }])
    expect(events[2]?.more?.[0]?.names).toEqual({ subject: 'Sparad Samtidigt' })
    expect(await told({ person: '888888' })).toMatchObject([saved, saved])
  })

  test('of one kind holds what is of that kind', async () => {
    const roles = await told({ person: String(other.id), kind: 'role-changed' })
    expect(roles.map(({ more }) => more?.map(({ kind }) => kind))).toEqual([['role-changed'], ['role-changed']])
    const accounts = await told({ person: String(other.id), kind: 'account-changed' })
    expect(accounts.map(({ kind, more }) => [kind, more])).toEqual(Array(2).fill(['account-changed', undefined]))
  })

  test('holds rights of modules’ own for pages that know them, and is whole without for others', async () => {
    const subject = 'user/777777'
    const details = { change: 'given', ownRight: 'mf-staff/check-lists' } as const
    const log = createSecurityLog({ database: suite.database, logger: false })
    await suite.database.asSystem(async transaction => {
      await log.record(transaction, { kind: 'own-right-changed', userId: admin.id, subject, details })
      await log.record(transaction, ...changedBy(admin.id, subject))
    })
    const own = { kind: 'own-right-changed', details }
    const before = await told({ person: '777777' })
    expect(before).toMatchObject([saved])
    expect(before[0]?.more).toHaveLength(2)
    expect(await told({ person: '777777', ownRights: true })).toMatchObject([
      { ...own, more: [{ kind: 'role-changed' }, { kind: 'role-changed' }, { kind: 'account-changed' }] },
    ])
    expect(await told({ person: '777777', ownRights: true, kind: 'own-right-changed' })).toMatchObject([own])
    expect((await read('kind=own-right-changed')).events).toEqual([])
  })

  test('stands a row each for pages from before, and where it was written before saves were known', async () => {
    const { total, events } = await search({ person: String(other.id) })
    expect([total, events.some(event => 'more' in event)]).toEqual([8, false])
    await owner.query('UPDATE security_event SET saved_at = NULL WHERE subject = $1', [`user/${other.id}`])
    expect(await told({ person: String(other.id), kind: 'role-changed' })).toHaveLength(4)
  })
})

test('a limited call stands there, and a flood of them is a row or two with a count', async () => {
  const before = (await read('kind=limited')).events
  for (let attempt = 0; attempt < 6; attempt++) await post('/auth/forgot-password', { email: 'ingen@prov.example' })
  await Promise.all(Array.from({ length: 50 }, () => post('/auth/forgot-password', { email: 'ingen@prov.example' })))
  const { events } = await read('kind=limited')
  const added = events.slice(0, events.length - before.length)
  expect(added.reduce((sum, { times }) => sum + times, 0)).toBe(51)
  expect(added.length).toBeLessThanOrEqual(3)
  expect(added[0]).toMatchObject({ by: null, details: { route: 'POST /api/auth/forgot-password' } })
})

describe('what stands there of sign-in and accounts', () => {
  type Expected = { kind: string; by: number | null; subject?: string; details?: object }

  /** The events that the work leaves, oldest first. */
  const eventsOf = async (work: () => Promise<unknown>) => {
    const before = (await read()).total
    await work()
    const { events, total } = await read('pageSize=50')
    return events
      .slice(0, total - before)
      .reverse()
      .map(({ kind, by, subject, details: { address, ...details } }): Expected => {
        expect(address).toBe('127.0.0.1')
        return { kind, by: by?.id ?? null, subject, details }
      })
  }
  const one = (kind: string, by: number | null, subject = '', details: object = {}) => [{ kind, by, subject, details }]
  const linkToken = () => /token=(\S+)/.exec(suite.mails.at(-1)?.text ?? '')?.[1]

  test('a sign-in and a sign-out', async () => {
    let token = ''
    const signsIn = async () =>
      void (token = ((await signIn(person.email)).json() as { access_token: string }).access_token)
    expect(await eventsOf(signsIn)).toEqual(one('sign-in', person.id, '', { remembered: false }))
    expect(await eventsOf(() => post('/auth/logout', undefined, token))).toEqual(one('sign-out', person.id))
  })

  test('a failed one: whose account it was, and never what was typed', async () => {
    const inactive = await makePerson(
      suite.database,
      { roles: [], password, active: false },
      { at: suite.clock.now, hash: suite.hash },
    )
    const failed = (subject: string, reason: string) => one('sign-in-failed', null, subject, { reason })
    expect(await eventsOf(() => signIn(person.email, 'Fel-2026!'))).toEqual(
      failed(`user/${person.id}`, 'wrong-password'),
    )
    expect(await eventsOf(() => signIn(inactive.email))).toEqual(failed(`user/${inactive.id}`, 'inactive'))
    expect(await eventsOf(() => signIn('ingen@prov.example'))).toEqual(failed('', 'unknown-account'))
    const { rows } = await owner.query("SELECT FROM security_event e WHERE e::text ~ 'example|Fel-|Prov'")
    expect(rows).toEqual([])
  })

  test('a spent refresh token that comes back', async () => {
    const pair = (await signIn(person.email)).json() as { refresh_token: string }
    const spend = () =>
      suite.app.inject({
        method: 'POST',
        url: '/api/token/refresh',
        headers: { authorization: `Bearer ${pair.refresh_token}` },
      })
    expect(await eventsOf(spend)).toEqual([])
    const { now } = suite.clock
    suite.clock.now = new Date(now.getTime() + 11_000)
    expect(await eventsOf(spend)).toEqual(one('refresh-reuse', null, `user/${person.id}`))
    suite.clock.now = now
  })

  test('an account that is asked for, a link, a new password', async () => {
    await suite.forgetLimits()
    const email = 'ny@prov.example'
    const asked = { firstName: 'Ny', lastName: 'Person', email, phone: '070-1234567', password: 'Vintergatan-2026!' }
    const [requested] = await eventsOf(() => post('/auth/signup', asked))
    expect(requested).toMatchObject({
      kind: 'account-requested',
      by: null,
      subject: expect.stringMatching(/^user\/\d+$/),
    })
    const sent = await eventsOf(() => post('/auth/forgot-password', { email: person.email }))
    expect(sent).toEqual(one('password-link-sent', null, `user/${person.id}`))
    const body = { token: linkToken(), password: 'Ett-annat-2026-löfte' }
    expect(await eventsOf(() => post('/auth/new-password', body))).toEqual([
      ...one('password-changed', person.id, '', { by: 'link' }),
      ...one('session-ended', person.id, '', { reason: 'new-password' }),
    ])
    expect(await eventsOf(() => post('/auth/new-password', body))).toEqual([])
    person.token = ((await signIn(person.email, body.password)).json() as { access_token: string }).access_token
  })

  test('a sign-in whose event cannot be written is no sign-in, and is answered as a failure of the server', async () => {
    const other = await make({})
    await owner.query('ALTER TABLE security_event RENAME TO elsewhere')
    const answer = await signIn(other.email)
    await owner.query('ALTER TABLE elsewhere RENAME TO security_event')
    expect(answer.statusCode).toBe(500)
    const { rows } = await owner.query('SELECT FROM session_family WHERE user_id = $1', [other.id])
    expect(rows).toHaveLength(1)
  })
})

describe('the network address of the caller', () => {
  const forwarded = { 'x-forwarded-for': '198.51.100.9, 203.0.113.5' }
  const failedFrom = async (trustProxy: boolean, remoteAddress: string, headers: Record<string, string> = {}) => {
    const app = await createApp({ ...suite.dependencies, trustProxy })
    const payload = { email: 'ingen@prov.example', password }
    await app.inject({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress })
    await app.close()
    return (await read('kind=sign-in-failed')).events[0]?.details['address']
  }
  beforeEach(() => suite.forgetLimits())

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.8', '192.0.2.8'],
    ['2001:db8::5', '2001:db8::5'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s stands there as %s', async (from, address) => {
    expect(await failedFrom(false, from)).toBe(address)
  })

  test('is found by its beginning, in capital letters too', async () => {
    await failedFrom(false, '2001:db8::5')
    const found = async (address: string) => (await search({ address })).events.map(event => event.details['address'])
    expect(await found('2001:DB8')).toContain('2001:db8::5')
    expect(await found('2001:DB9')).toEqual([])
  })

  test('is what a proxy that is trusted saw, and never what a header claims where none is', async () => {
    expect(await failedFrom(false, '192.0.2.7', forwarded)).toBe('192.0.2.7')
    expect(await failedFrom(true, '192.0.2.7', forwarded)).toBe('203.0.113.5')
    expect(await failedFrom(true, '192.0.2.7', { 'x-forwarded-for': 'a name, or worse' })).toBeUndefined()
  })

  test('stands with what is refused behind the answer, with what is done, and with nothing that no call has caused', async () => {
    await suite.app.inject({
      url: '/api/settings/security',
      headers: { authorization: `Bearer ${person.token}` },
      remoteAddress: '192.0.2.21',
    })
    expect((await read('kind=refused')).events[0]).toMatchObject({
      by: { id: person.id },
      details: { address: '192.0.2.21' },
    })
    const payload = { email: person.email }
    await suite.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload, remoteAddress: '192.0.2.22' })
    expect((await read('kind=password-link-sent')).events[0]).toMatchObject({ details: { address: '192.0.2.22' } })
    const log = createSecurityLog({ database: suite.database, logger: false })
    await suite.database.asSystem(t => log.record(t, { kind: 'demo', userId: null, details: { data: 'present' } }))
    expect((await read('kind=demo')).events[0]?.details).toEqual({ data: 'present' })
  })

  test('different callers are different rows', async () => {
    const log = createSecurityLog({ database: suite.database, logger: false })
    const event = { kind: 'limited', userId: null, details: { route: 'GET /of-two' } } as const
    for (const address of ['192.0.2.31', '192.0.2.32', '192.0.2.31']) log.tell(event, address)
    await log.written()
    const sql = "SELECT host(address) AS address FROM security_event WHERE details ->> 'route' = 'GET /of-two'"
    const { rows } = await owner.query<{ address: string }>(sql)
    expect([...new Set(rows.map(({ address }) => address))].sort()).toEqual(['192.0.2.31', '192.0.2.32'])
  })
})

describe('reading', () => {
  test('only a super admin may, through the route and past it', async () => {
    expect((await get('/settings/security', person.token)).statusCode).toBe(403)
    const count = async (userId: number) =>
      (await suite.database.asUser(userId, t => t.query('SELECT FROM security_event'))).rowCount
    expect(await count(person.id)).toBe(0)
    expect(await count(admin.id)).toBeGreaterThan(0)
    expect((await suite.database.asSystem(t => t.query('SELECT FROM security_event'))).rowCount).toBe(0)
  })

  test('newest first, by kind, by whole Swedish days, a page at a time', async () => {
    const at = ['2025-06-30T21:59:59Z', '2025-06-30T22:00:00Z', '2025-07-01T12:00:00Z', '2025-07-01T22:00:00Z']
    for (const moment of at)
      await owner.query("INSERT INTO security_event (at, kind, user_id) VALUES ($1, 'sign-out', $2)", [
        moment,
        person.id,
      ])
    const moments = async (query: string) => (await read(query)).events.map(event => event.at)
    const day = 'kind=sign-out&from=2025-07-01&to=2025-07-01'
    expect(await moments(day)).toEqual(['2025-07-01T12:00:00.000Z', '2025-06-30T22:00:00.000Z'])
    expect(await moments('kind=sign-out&to=2025-06-30')).toEqual(['2025-06-30T21:59:59.000Z'])
    for (let more = 0; more < 10; more++)
      await owner.query(
        "INSERT INTO security_event (at, kind, user_id) VALUES ('2025-07-01T13:00:00Z', 'restored', NULL)",
      )
    const all = 'from=2025-07-01&to=2025-07-01'
    expect(await read(`${all}&page=1`)).toMatchObject({ total: 12, events: Array(10).fill({ kind: 'restored' }) })
    expect(await moments(`${all}&page=2`)).toEqual(['2025-07-01T12:00:00.000Z', '2025-06-30T22:00:00.000Z'])
  })

  test.each(['kind=cake', 'from=2025-02-30', 'from=1', 'page=0', 'pageSize=7', 'pageSize=100000', 'q=anna'])(
    '%s is refused',
    async query => {
      expect((await get(`/settings/security?${query}`, admin.token)).statusCode).toBe(400)
    },
  )
})

describe('writing', () => {
  const asSystem = (sql: string, values: unknown[] = []) => suite.database.asSystem(t => t.query(sql, values))

  test('nothing is changed, removed or back-dated by the application', async () => {
    for (const sql of [
      'DELETE FROM security_event',
      "UPDATE security_event SET kind = 'demo'",
      'TRUNCATE security_event',
      "INSERT INTO security_event (at, kind) VALUES ('2020-01-01', 'demo')",
      "INSERT INTO security_event (id, kind) OVERRIDING SYSTEM VALUE VALUES (1, 'demo')",
    ])
      await expect(asSystem(sql)).rejects.toThrow(/permission denied/)
  })

  test('nobody writes in the name of another', async () => {
    const insert = "INSERT INTO security_event (kind, user_id) VALUES ('sign-out', $1)"
    await expect(suite.database.asUser(person.id, t => t.query(insert, [admin.id]))).rejects.toThrow(
      /row-level security/,
    )
    expect((await suite.database.asUser(person.id, t => t.query(insert, [person.id]))).rowCount).toBe(1)
  })

  test('the kinds of the database are those of the contract', async () => {
    const allowed =
      "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'security_event_kind_check'"
    const { rows } = await owner.query<{ rule: string }>(allowed)
    const words = [...(rows[0]?.rule ?? '').matchAll(/'([^']+)'::text/g)].map(([, word]) => word ?? '')
    expect(words.sort()).toEqual([...securityEventKinds].sort())
  })

  test('twelve months are kept, whatever the program asks for', async () => {
    const insert = "INSERT INTO security_event (at, kind, subject) VALUES (now() - $1::interval, 'demo', $2)"
    await owner.query(insert, ['12 months 1 minute', 'old'])
    await owner.query(insert, ['12 months -1 minute', 'young'])
    await prune(suite.database, 'security log')
    const { rows } = await owner.query("SELECT subject FROM security_event WHERE subject IN ('old', 'young')")
    expect(rows).toEqual([{ subject: 'young' }])
  })
})

describe('a log that cannot be written', () => {
  const without = async (work: () => Promise<void>) => {
    await owner.query('ALTER TABLE security_event RENAME TO elsewhere')
    try {
      await work()
    } finally {
      await owner.query('ALTER TABLE elsewhere RENAME TO security_event')
    }
  }

  type Line = [object, string]
  const listen = () => {
    const [lines, errors]: [Line[], Line[]] = [[], []]
    const take = (into: Line[]) => (values: object, text: string) => void into.push([values, text])
    const logger = { level: 'warn', error: take(errors), child: () => ({ info: take(lines), warn: take(lines) }) }
    return { lines, errors, log: createSecurityLog({ database: suite.database, logger: logger as never }) }
  }

  test('a refusal is answered as ever; the event stands in the server’s log, with an error that says so', async () => {
    await without(async () => {
      expect((await get('/forecast/unit/987654/years', person.token)).statusCode).toBe(403)
      const { log, lines, errors } = listen()
      log.tell({ kind: 'limited', userId: null, details: { route: 'POST /x' } })
      await log.written()
      expect(lines).toEqual([[expect.objectContaining({ kind: 'limited', times: 1 }), 'security event']])
      expect(errors).toEqual([
        [expect.objectContaining({ kinds: ['limited'] }), 'the security log could not be written'],
      ])
    })
  })

  test('what is done is not done without its row, and no line tells of it', async () => {
    const { log, lines } = listen()
    const event = { kind: 'sign-out', userId: person.id, details: {} } as const
    await without(async () => {
      await expect(suite.database.asSystem(t => log.record(t, event))).rejects.toThrow(/security_event/)
    })
    await expect(
      suite.database.asSystem(async transaction => {
        await log.record(transaction, event)
        throw new Error('the work failed later')
      }),
    ).rejects.toThrow('the work failed later')
    expect(lines).toEqual([])
    await suite.database.asSystem(t => log.record(t, event))
    expect(lines).toHaveLength(1)
  })
})

test('what was done with one module is found by its id, whatever kind of event it was', async () => {
  const log = createSecurityLog(suite.dependencies)
  await suite.database.asSystem(async transaction => {
    const version = '1.0.0'
    for (const moduleId of ['mf-asked', 'mf-other']) {
      await log.record(transaction, { kind: 'module-registered', userId: null, details: { moduleId, version } })
      const activated = { moduleId, version, way: 'promote' } as const
      await log.record(transaction, { kind: 'module-activated', userId: admin.id, details: activated })
    }
    const used = { change: 'used', keyId: 1, moduleId: 'mf-asked', use: 'publish', version } as const
    await log.record(transaction, { kind: 'deploy-key', userId: null, details: used })
  })
  const { events, total } = await search({ moduleId: 'mf-asked', keys: true })
  expect(total).toBe(3)
  expect(new Set(events.map(({ kind }) => kind))).toEqual(
    new Set(['module-registered', 'module-activated', 'deploy-key']),
  )
  expect(events.find(({ kind }) => kind === 'module-activated')?.by).toEqual({ id: admin.id, name: 'Maj Ek' })
  expect((await search({ moduleId: 'mf-asked', kind: 'module-activated' })).total).toBe(1)
  expect((await post('/settings/security/search', { moduleId: 'asked' }, admin.token)).statusCode).toBe(400)
})
