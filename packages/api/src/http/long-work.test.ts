import { isDeepStrictEqual } from 'node:util'
import { randomUUID } from 'node:crypto'
import { countStatements } from '@veckovis/testing/count-statements'
import { createPeopleWorld, type PeopleWorld } from '@veckovis/testing/people-world'
import Fastify from 'fastify'
import { Client } from 'pg'
import { z, type ZodType } from 'zod'
import { createApp, createSessionServices } from '../app'
import { listRoutes } from '../composition'
import { mapErrors } from './error-mapping'
import { registerRoutes } from './register-routes'
import { defineRoute } from './route'

let world: PeopleWorld
beforeAll(async () => {
  world = await createPeopleWorld()
}, 60_000)
afterAll(() => world.close())

type User = PeopleWorld['people']['administrator']
type Row = Readonly<Record<string, unknown>>

const rowOf = (changes: Row = {}): Row => ({
  requestId: randomUUID(),
  email: `${randomUUID()}@prov.example`,
  firstName: 'Ny',
  lastName: 'Person',
  roles: [world.role(2, 'WRITE', 'unit')],
  invite: false,
  ...changes,
})
const send = (user: User, url: string, rows: readonly Row[]) => world.call(user, 'POST', url, { body: { rows } })

/** Statements that wait for what is held. */
type Held = {
  /** Ends once there are so many. */
  readonly waits: (many: number) => Promise<void>
  readonly waitingNow: () => Promise<number>
}

const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

const people = (...ids: number[]): [string, unknown[]] => ['SELECT FROM app_user WHERE id = ANY ($1) FOR UPDATE', [ids]]

/** Does work while another transaction has done something; `waits` ends once so many statements wait for them. */
const whileHeld = async <T>(
  [sql, values]: readonly [sql: string, values: unknown[]],
  work: (held: Held) => Promise<T>,
) => {
  const holder = new Client({ connectionString: world.url })
  await holder.connect()
  try {
    await holder.query('BEGIN')
    await holder.query(sql, values)
    const waitingNow = async () => (await holder.query(waiting)).rows.length
    const waits = async (many: number) => {
      let found = 0
      while (found < many) found = await waitingNow()
    }
    return await work({ waits, waitingNow })
  } finally {
    await holder.query('ROLLBACK')
    await holder.end()
  }
}

test('a save beside nine checks of one administrator, all of them held up, is answered before any of them', async () => {
  const { administrator, superAdmin } = world.people
  await Promise.all([administrator, superAdmin].map(user => world.succeed(user, 'GET', '/user/me')))
  const order: string[] = []
  let checks: ReturnType<typeof send>[] = []
  await whileHeld(people(administrator.id), async ({ waitingNow }) => {
    checks = Array.from({ length: 9 }, () => send(administrator, '/user/import/check', [rowOf()]))
    for (const check of checks) void check.then(({ statusCode }) => order.push(`check ${statusCode}`))
    // Six places are taken by those that wait for the administrator, or the others were told that they are too many.
    while (order.length + (await waitingNow()) < 6);
    const saved = await world.call(superAdmin, 'POST', '/user', { body: rowOf() })
    order.push(`save ${saved.statusCode}`)
  })
  await Promise.all(checks)
  // One is at work and three wait; who is one too many is told so at once.
  expect(order).toEqual([...Array(5).fill('check 429'), 'save 200', ...Array(4).fill('check 200')])
})

test('a save beside nine of one administrator, all of them held up, is answered before any of them', async () => {
  const { superAdmin } = world.people
  const other = await world.make({ jobTitleId: 999 })
  const { own, sibling } = world.places
  await Promise.all([other, superAdmin].map(user => world.succeed(user, 'GET', '/user/me')))
  const order: string[] = []
  let held: ReturnType<typeof send>[] = []
  const rename = (user: User, unitId: number) =>
    world.call(user, 'PATCH', `/unit/${unitId}`, { body: { name: `Enhet ${randomUUID()}` } })
  await whileHeld(['SELECT FROM unit WHERE id = $1 FOR UPDATE', [own.unit]], async ({ waits, waitingNow }) => {
    held = Array.from({ length: 9 }, () => rename(superAdmin, own.unit))
    for (const each of held) void each.then(({ statusCode }) => order.push(`held ${statusCode}`))
    await waits(2)
    const saved = await rename(other, sibling.unit)
    order.push(`save ${saved.statusCode}`)
    // A further one that was let in beside them would wait for the same row by now.
    expect(await waitingNow()).toBe(2)
  })
  await Promise.all(held)
  expect(order).toEqual(['save 200', ...Array(9).fill('held 200')])
})

describe('of calls whose record or page may be wide one is at work at a time, and a save goes past those that wait:', () => {
  const oneAtATime = async (held: Parameters<typeof whileHeld>[0], ask: (user: User) => ReturnType<typeof send>) => {
    const { administrator, superAdmin } = world.people
    const asking = [administrator, administrator, superAdmin, superAdmin]
    const other = await world.make({ jobTitleId: 999 })
    await Promise.all([administrator, superAdmin, other].map(user => world.succeed(user, 'GET', '/user/me')))
    const all = await whileHeld(held, async ({ waits, waitingNow }) => {
      const sent = asking.map(ask)
      await waits(1)
      await world.succeed(other, 'PATCH', `/unit/${world.places.boende.unit}`, { body: { name: randomUUID() } })
      // A second one that was let in would wait beside the first by now.
      expect(await waitingNow()).toBe(1)
      return sent
    })
    expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(asking.map(() => 200))
  }
  const administrators = () => people(world.people.administrator.id, world.people.superAdmin.id)

  test('new people', () =>
    oneAtATime(administrators(), user => world.call(user, 'POST', '/user', { body: rowOf({ roles: [] }) })))

  test('changed people', () =>
    oneAtATime(administrators(), user =>
      world.call(user, 'PATCH', `/user/${world.people.reader.id}`, { body: { lastName: randomUUID() } }),
    ))

  test('searches of people', () =>
    oneAtATime(['LOCK TABLE invitation IN ACCESS EXCLUSIVE MODE', []], user =>
      world.call(user, 'POST', '/user/search', { body: { search: '' } }),
    ))
})

test('of one person one call is at work at a time; those of others are not kept from theirs', async () => {
  const { administrator, superAdmin, writer } = world.people
  const users = [administrator, administrator, superAdmin, superAdmin]
  await Promise.all([administrator, superAdmin, writer].map(user => world.succeed(user, 'GET', '/user/me')))
  const all = await whileHeld(people(administrator.id, superAdmin.id), async ({ waits, waitingNow }) => {
    const sent = users.map(user => send(user, '/user/import/check', [rowOf()]))
    await waits(2)
    // Anyone who was let in beside them would wait for the same rows by now.
    await world.succeed(writer, 'POST', '/user', { body: rowOf({ roles: [] }) })
    expect(await waitingNow()).toBe(2)
    return sent
  })
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})

test('who sends more at once than may wait is told so in words, with the seconds after which it is worth a try', async () => {
  const { administrator } = world.people
  await world.succeed(administrator, 'GET', '/user/me')
  const { refused, rest } = await whileHeld(people(administrator.id), async ({ waits }) => {
    const sent = Array.from({ length: 4 }, () => send(administrator, '/user/import', [rowOf()]))
    await waits(1)
    return { refused: await send(administrator, '/user/import', [rowOf()]), rest: sent }
  })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '5',
    {
      statusCode: 429,
      code: 'still-at-work',
      details: { seconds: 5 },
      message:
        'An earlier import or change that you started is still running. Wait until it has finished and try again.',
    },
  ])
  expect((await Promise.all(rest)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})

const toldRows = (kind: string) =>
  world.owner<{ user_id: number; details: object }>(
    'SELECT user_id, details FROM security_event WHERE kind = $1 ORDER BY id',
    [kind],
  )

describe('a caller who goes', () => {
  /** Calls over a connection that is closed while the call waits for what `held` holds; ends with the work of the call. */
  const goWhile = async (held: readonly [sql: string, values: unknown[]], url: string, body: object) => {
    const app = await createApp(world.dependencies)
    const base = await app.listen({ port: 0, host: '127.0.0.1' })
    const authorization = `Bearer ${await world.signIn(world.people.superAdmin)}`
    const closed = new Promise(resolve => app.server.once('connection', socket => socket.once('close', resolve)))
    const going = new AbortController()
    await whileHeld(held, async ({ waits }) => {
      const headers = { authorization, 'content-type': 'application/json' }
      const sent = fetch(`${base}/api${url}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: going.signal,
      })
      await waits(1)
      going.abort()
      await expect(sent).rejects.toThrow(/abort/)
      await closed
    })
    // The next call of the person has its turn when the one before it has ended.
    const url2 = '/api/user/import/check'
    await app.inject({ method: 'POST', url: url2, headers: { authorization }, payload: { rows: [rowOf()] } })
    await app.close()
  }
  const sixRows = () => Array.from({ length: 6 }, () => rowOf())
  const takes = (row: Row | undefined) =>
    [
      "INSERT INTO app_user (email, first_name, last_name, password_hash, created_at) VALUES ($1, 'An', 'Nan', '', now())",
      [row?.['email']],
    ] as [string, unknown[]]

  test('leaves the rows that went in by then, and neither the one at work nor any after it', async () => {
    const rows = sixRows()
    await goWhile(takes(rows[2]), '/user/import', { rows })
    const emails = rows.map(({ email }) => email)
    const made = await world.owner<{ email: string }>('SELECT email FROM app_user WHERE email = ANY ($1) ORDER BY id', [
      emails,
    ])
    expect(made.map(({ email }) => email)).toEqual(emails.slice(0, 2))
    const details = { route: 'POST /api/user/import', rows: 6, taken: 2, refused: 0, inUse: 0 }
    // It is written behind the answer, within a second or so.
    const told = { user_id: world.people.superAdmin.id, details }
    while (!(await toldRows('rows-imported')).some(row => isDeepStrictEqual(row, told))) await world.owner('SELECT 1')
  })

  test('ends a check too, and the security log has what was asked by then', async () => {
    const rows = sixRows()
    await goWhile(takes(rows[2]), '/user/import/check', { rows })
    const details = { route: 'POST /api/user/import/check', rows: 6, taken: 3, refused: 0, inUse: 0 }
    while (!(await toldRows('rows-checked')).some(told => isDeepStrictEqual(told.details, details)))
      await world.owner('SELECT 1')
  })

  test('leaves the people as they were whom a change of many had not come to', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.make()))
    const userIds = people.map(({ id }) => id)
    const held = ['SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userIds[2]]] as [string, unknown[]]
    await goWhile(held, '/user/activity', { userIds, active: false })
    const active = await world.owner<{ id: number }>(
      'SELECT id FROM app_user WHERE id = ANY ($1) AND active ORDER BY id',
      [userIds],
    )
    expect(active.map(({ id }) => id)).toEqual(userIds.slice(2).sort((one, other) => one - other))
  })
})

test('the security log has who had a list looked at or taken in, and how many of its addresses were in use', async () => {
  const { administrator, reader } = world.people
  const waits = await world.make()
  await world.owner('UPDATE app_user SET asked_for = true WHERE id = $1', [waits.id])
  const rows = [rowOf(), rowOf({ email: reader.email }), rowOf({ email: waits.email }), rowOf({ jobTitleId: 999 })]
  const app = await createApp(world.dependencies)
  const headers = { authorization: `Bearer ${await world.signIn(administrator)}` }
  for (const url of ['/api/user/import/check', '/api/user/import'])
    expect((await app.inject({ method: 'POST', url, headers, payload: { rows } })).statusCode).toBe(200)
  const ofSuper = { authorization: `Bearer ${await world.signIn(world.people.superAdmin)}` }
  const unit = { requestId: randomUUID(), departmentId: world.places.own.department, name: 'Ny enhet', active: true }
  const places = { method: 'POST', url: '/api/unit/import/check', headers: ofSuper, payload: { rows: [unit] } } as const
  expect((await app.inject(places)).statusCode).toBe(200)
  await app.close()
  const counts = { rows: 4, taken: 2, refused: 2, inUse: 2 }
  const checked = (await toldRows('rows-checked')).slice(-2)
  expect(checked).toEqual([
    { user_id: administrator.id, details: { route: 'POST /api/user/import/check', ...counts } },
    {
      user_id: world.people.superAdmin.id,
      details: { route: 'POST /api/unit/import/check', rows: 1, taken: 1, refused: 0, inUse: 0 },
    },
  ])
  expect((await toldRows('rows-imported')).at(-1)).toEqual({
    user_id: administrator.id,
    details: { route: 'POST /api/user/import', ...counts },
  })
})

describe('the statements of a row', () => {
  const count = async (method: 'POST' | 'PATCH', path: string, body: object, ifMatch?: string): Promise<number> => {
    // Signs in.
    await world.call(world.people.superAdmin, 'GET', '/user/me')
    return countStatements(async () => {
      const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch }
      const answer = await world.call(world.people.superAdmin, method, path, { body, headers })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    })
  }
  const places = ['own', 'sibling', 'boende', 'near', 'far'] as const
  const many = () => places.flatMap(where => [1, 2, 3, 4, 5].map(id => world.role(id, 'WRITE', 'unit', where)))

  test('are as many for twenty-five roles as for one', async () => {
    const rowsWith = (roles: object[]) => ({ rows: [rowOf({ roles })] })
    const [one, all] = [world.role(2, 'WRITE', 'unit'), many()]
    expect(all).toHaveLength(25)
    // What is read once and kept, such as the job titles, is read by now.
    await count('POST', '/user/import/check', rowsWith([one]))
    const first = await count('POST', '/user/import/check', rowsWith([one]))
    expect(await count('POST', '/user/import/check', rowsWith(all))).toBe(first)
    expect(first).toBeLessThan(30)
  })

  test('leave a row of each role in the audit and the security log, in the order of the roles', async () => {
    const person = await world.make()
    const roles = many()
    const tag = async () =>
      String((await world.call(world.people.superAdmin, 'GET', `/user/${person.id}`)).headers['etag'])
    const given = await count('PATCH', `/user/${person.id}`, { roles }, await tag())
    expect(await count('PATCH', `/user/${person.id}`, { roles: roles.slice(0, 1) }, await tag())).toBe(given)
    const subject = `user/${person.id}`
    const tellOf = (table: string, word: string) =>
      world.owner<{ word: string; permission: number; unit: number }>(
        `SELECT ${word} AS word, (details ->> 'permissionId')::int AS permission,
           (details ->> '${table === 'audit_event' ? 'unitId' : 'placeId'}')::int AS unit
         FROM ${table} WHERE subject = $1 ORDER BY id`,
        [subject],
      )
    const rowsOf = (word: string, of: typeof roles) =>
      of.map(({ id, scope }) => ({ word, permission: id, unit: scope?.id }))
    expect(await tellOf('audit_event', 'action')).toEqual([
      ...rowsOf('role-given', roles),
      ...rowsOf('role-taken', byPermission(roles.slice(1))),
    ])
    expect(await tellOf('security_event', "details ->> 'change'")).toEqual([
      ...rowsOf('given', roles),
      ...rowsOf('removed', byPermission(roles.slice(1))),
    ])
  })
  const byPermission = <Role extends { readonly id: number }>(roles: readonly Role[]) =>
    [...roles].sort((one, other) => one.id - other.id)
})

test('a list may hold 3,000 roles in all, and no more', async () => {
  const { superAdmin } = world.people
  const roles = Array.from({ length: 300 }, () => world.role(2, 'WRITE', 'unit'))
  const rows = Array.from({ length: 11 }, () => rowOf({ roles }))
  const refused = await send(superAdmin, '/user/import/check', rows)
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'bad-request' }])
  expect((await send(superAdmin, '/user/import/check', rows.slice(1))).statusCode).toBe(200)
})

/** The entries that the longest list of a body may hold, lists in lists counted out. */
const mostEntries = (schema: unknown): number => {
  if (typeof schema !== 'object' || schema === null) return 1
  const inner = Math.max(1, ...Object.values(schema).map(mostEntries))
  const { maxItems } = schema as { maxItems?: number }
  return maxItems === undefined ? inner : Math.max(1, maxItems) * inner
}
const listOf = (body: ZodType | undefined) =>
  body === undefined ? 1 : mostEntries(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))

/** Calls with lists of which all rows are read and written by the same few statements. */
const bySameStatements = [
  'PATCH /forecast/:forecastId/unit/:unitId',
  'PATCH /outcome/unit/:unitId/:year',
  'PATCH /user/:id',
  'POST /diary/approve',
  'POST /diary/consequence',
  'POST /diary/reject',
  'POST /diary/unit/:unitId/consequence',
  'POST /diary/unit/:unitId/search',
  'POST /forecast/excel-import',
  // A batch works in a room of its own.
  'POST /outcome/batch',
  'POST /outcome/keys/municipality/:municipalityId',
  'POST /user',
]

test('a call that may bring a list of a hundred works in the room of long work, or is named with those of few statements', () => {
  const routes = listRoutes(createSessionServices(world.dependencies))
  const listed = routes.filter(({ body, work }) => listOf(body) >= 100 && work !== 'long')
  expect(listed.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(bySameStatements)
})

test('who goes row by row without having said so is no call at all', async () => {
  const app = Fastify()
  app.setValidatorCompiler(() => value => ({ value }))
  app.setSerializerCompiler(() => value => JSON.stringify(value))
  mapErrors(app)
  const { database, dependencies } = world
  const services = createSessionServices(dependencies)
  const work = { method: 'POST', summary: 'Goes row by row', data: 'ordinary', answer: z.object({}) } as const
  const handler = async ({ requireCaller }: { readonly requireCaller: () => void }) => {
    requireCaller()
    return {}
  }
  const routes = [
    defineRoute({ ...work, url: '/unsaid', access: 'signed-in', handler }),
    defineRoute({ ...work, url: '/said', access: 'signed-in', work: 'long', handler }),
  ]
  const { accessTokens } = services
  const { now } = dependencies
  const requireKey = async () => ({ id: 0, moduleId: '' })
  const requireMachineKey = async () => ({ id: 0, municipalityId: 0, isOfAll: true })
  const enterPerson = () => undefined
  await registerRoutes(app, routes, { database, now, accessTokens, enterPerson, requireKey, requireMachineKey })
  const headers = { authorization: `Bearer ${await world.signIn(world.people.superAdmin)}` }
  const statusOf = async (url: string) => (await app.inject({ method: 'POST', url, headers })).statusCode
  expect([await statusOf('/unsaid'), await statusOf('/said')]).toEqual([500, 200])
  await app.close()
})
