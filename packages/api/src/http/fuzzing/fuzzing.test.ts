import { makeForecast, makePerson, makeStaffMember, registerManifest } from '@veckovis/testing'
import { newNeedsBody, newResourceBody } from '@veckovis/testing/budget-world'
import { createAccessWorld, type AccessWorld } from '@veckovis/testing/access-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import { licencesOf, readWhoMayCall } from '@veckovis/testing/who-may-call'
import fc from 'fast-check'
import { appendFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { createSessionServices } from '../../app'
import { listRoutes } from '../../composition'
import type { AnyRoute } from '../route'
import { sentFor } from './schema.arbitrary'
import { takenMeasures } from './taken-measures.arbitrary'
import { takenOccasions } from './taken-occasions.arbitrary'
import { takenSubmissions } from './taken-submissions.arbitrary'
import { takenBodies } from './taken.arbitrary'

/** Seventy of each route here; soak/fuzzing.mjs sends more, of the routes that it names, and keeps what each came to. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 70)
/** Sent again to a route that takes what is sent, when it has taken nothing yet. */
const runsUntilTaken = 3 * runs
const wanted = new RegExp(process.env['FUZZ_ROUTES'] ?? '')
const done = new Set((process.env['FUZZ_DONE'] ?? '').split('\n'))
const report = process.env['FUZZ_REPORT']

const areas = readWhoMayCall()
let world: AccessWorld
let token = ''
const records: Record<string, number> = {}
let bodies: ReturnType<typeof takenBodies> = {}

const manifest = {
  id: 'mf-forecast',
  title: { sv: 'Prognos', en: 'Forecast' },
  contract: { from: 1, to: 2 },
  licenceKey: 'forecast',
  permissions: [2],
  routes: [{ path: '/forecast', permission: 2, title: { sv: 'Prognos', en: 'Forecast' } }],
  navigation: [],
  apiAreas: [],
}

/** As the owner of the database, who sees every table. */
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  world.suite.database.asSystem(async transaction => {
    await transaction.query('SET LOCAL ROLE NONE')
    return (await transaction.query<Row>(text, values)).rows
  })

const post = async (path: string, body?: object): Promise<number> => {
  const answer = await world.suite.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json() as { id: number }).id
}

const lockedNeeds = async (unitId: number): Promise<number> => {
  const id = await post(`/need/unit/${unitId}`, newNeedsBody({ year: 2027 }))
  await post(`/need/${id}/activate`)
  return post(`/need/${id}/lock`)
}

beforeAll(async () => {
  world = await createAccessWorld(licencesOf(areas))
  const { database, clock, hash } = world.suite
  const { unitId = NaN } = world.lineages.own
  await makeForecast(database, { unitId, year: 2026 }, clock.now)
  const { id: staffId } = await makeStaffMember(database, { unitId, salary: 30_000, weeklyHours: 37 })
  for (const [address, statement] of areas.flatMap(area => Object.entries(area.samples?.records ?? {}))) {
    const [record] = await query<{ id: number }>(statement, [unitId])
    records[address] = record?.id ?? NaN
  }
  token = world.people['super admin'].token
  await registerManifest(database, { manifest }, clock.now)
  await query(
    `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES
       ($1, 'full-time-hours', '2020-01-01', 37), (NULL, 'payroll-overhead', '2023-01-01', 44.53)`,
    [world.lineages.own.municipalityId],
  )
  const somebody = await makePerson(database, { roles: [] }, { at: clock.now, hash })
  const readsForecast = { id: 2, levels: ['READ' as const], scope: { kind: 'unit' as const, id: unitId } }
  const owner = await makePerson(database, { roles: [readsForecast] }, { at: clock.now, hash })
  const planned = takenBodies({
    own: world.lineages.own,
    staffId,
    needsBudgetId: await lockedNeeds(unitId),
    newNeedsBody,
    newResourceBody,
    newStaffMemberBody,
    ...somebody,
  })
  bodies = { ...planned, ...takenMeasures(owner.id), ...takenOccasions(), ...takenSubmissions() }
}, 60_000)
afterAll(() => world.close())

type Sent = {
  readonly body: unknown
  readonly query: unknown
  readonly version: string
  readonly year: string
  /** What stands in the place of ids that nobody knows, and, where the call is lost, of all of them */
  readonly strayId: string
  readonly isLost: boolean
  /** An id of what the calls before have made, rather than of what was there at first */
  readonly madeId: string | null
}

const addressOf = ({ url }: AnyRoute, { strayId, year, isLost, madeId }: Sent): string => {
  if (isLost) return url.replace(/:\w+/g, strayId)
  const kind = Object.keys(records).find(address => `${url}/`.startsWith(`${address}/`))
  const address = kind === undefined ? url : url.replace(kind, kind.replace(/:\w+$/, madeId ?? String(records[kind])))
  return address
    .replace(/:(county|municipality|department|unit)Id/, (_, place: 'unit') => String(world.lineages.own[`${place}Id`]))
    .replace(':year', year)
    .replace(/:\w+/g, madeId ?? strayId)
}

const strayIds = fc.constantFrom('1', '2', '999999', '99999999999', '0', '-1', 'x', '1e3', '%00', '%F0%9F%98%80')

/** What is written when something is refused: tries that are counted, and the log of the doors. */
const writtenByRefusals = ['attempt_count', 'security_event']

/** A refusal that tells of somebody's absence is a read of it, which the audit has to know. */
const tellsOfAbsence = (body: string) => body.includes('"code":"diary-exists"')

/** How many rows there are, and in which tables some were written from this transaction on. */
const stored = async (since: string): Promise<{ readonly rows: number; readonly written: readonly string[] }> => {
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [writtenByRefusals],
  )
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows,
      count(*) FILTER (WHERE xmin::text::bigint >= $1::bigint)::int AS written FROM ${name}`,
  )
  const found = await query<{ name: string; rows: number; written: number }>(counts.join(' UNION ALL '), [since])
  return {
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
    written: found.filter(({ written }) => written > 0).map(({ name }) => name),
  }
}

/** The next transaction that writes gets this number: while it stays, nothing was written, not even in vain. */
const nextWrite = async (): Promise<string> => {
  const text = 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next'
  const { rows } = await world.suite.database.read<{ next: string }>({ name: 'next-write', text })
  return rows[0]?.next ?? ''
}

const send = (route: AnyRoute, sent: Sent) => {
  const { body, query: asked, version } = sent
  const search = new URLSearchParams(
    Object.entries((asked ?? {}) as object).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const text = search.size === 0 ? '' : `?${search}`
  return world.suite.app.inject({
    method: route.method,
    url: `/api${addressOf(route, sent)}${text}`,
    headers: {
      // Anyone who signs out is no longer there to send the rest.
      ...(route.access === 'public' || route.url === '/auth/logout' ? {} : { authorization: `Bearer ${token}` }),
      ...(route.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === '' ? {} : { 'if-match': version }),
    },
    ...(route.body === undefined ? {} : { payload: JSON.stringify(body ?? null) }),
  })
}

const sentTo = (route: AnyRoute) =>
  fc.record({
    body: route.body === undefined ? fc.constant(undefined) : sentFor(route.body, bodies[nameOf(route)]),
    query: route.query === undefined ? fc.constant(undefined) : sentFor(route.query),
    strayId: strayIds,
    isLost: fc.constantFrom(false, false, true),
    madeId: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 }).map(String)),
    year: fc.constantFrom('2026', '2026', '2025', '2027', '2100', '0'),
    version: fc.constantFrom('', '', '', '*', '"1-1"', '"x"'),
  })

/** Frames of a stack, and words of what is behind the API. */
const insides = /\bat .+:\d+:\d+|node_modules|\.ts:\d|relation "|duplicate key|syntax error at/

/**
 * Without body and query ids, year and version are all that differs: a few hundred calls that are unlike each other. An
 * entry of the diary is made, approved and returned by calls that each have to meet one in its state: more of them.
 */
const callsOf = ({ body, query: asked, url }: AnyRoute) => {
  if (body === undefined && asked === undefined) return Math.min(Math.ceil(runs / 3), 2000)
  return url.startsWith('/diary/') ? 3 * runs : runs
}

type Found = {
  readonly route: string
  readonly calls: number
  readonly taken: number
  readonly failure: string | null
}

/** Taken only of a record that stands in one state, which what was sent before may have ended. */
const needsMoreThanBody = ['POST /need/:id/lock-request', 'POST /budget/:id/lock-request']

const nameOf = ({ method, url }: AnyRoute) => `${method} ${url}`

/** Sends to the route as many as are asked for; the first answer that must not be ends it. */
const fuzz = async (route: AnyRoute): Promise<Found> => {
  const before = { rows: (await stored('0')).rows, next: await nextWrite() }
  let taken = 0
  const property = fc.asyncProperty(sentTo(route), async sent => {
    if (route.access === 'public') await world.suite.forgetLimits()
    const { statusCode, body } = await send(route, sent)
    if (statusCode >= 500 || insides.test(body)) throw new Error(`${statusCode} ${body.slice(0, 500)}`)
    if (statusCode < 400) taken += 1
    const next = await nextWrite()
    if (next === before.next) return
    const { rows, written } = await stored(before.next)
    const isOnlyAudited = tellsOfAbsence(body) && written.join() === 'audit_event' && rows === before.rows + 1
    if (statusCode >= 400 && !isOnlyAudited && (written.length > 0 || rows !== before.rows))
      throw new Error(`${statusCode} has written ${written.join(', ')}: ${body}`)
    Object.assign(before, { rows, next })
  })
  const check = async (numRuns: number, turn: number) => {
    // Here the same is sent each time, and what was taken is no matter of luck; the soak sends something else each time.
    const seed = report === undefined ? { seed: (crc32(nameOf(route)) + turn) | 0 } : {}
    const result = await fc.check(property, { numRuns, endOnFailure: true, ...seed })
    const failure = result.failed ? `${fc.defaultReportMessage(result)} ${String(result.errorInstance)}` : null
    return { calls: result.numRuns, failure }
  }
  const first = await check(callsOf(route), 0)
  const isUntaken = nameOf(route) in bodies && taken === 0 && first.failure === null
  const second = isUntaken ? await check(runsUntilTaken, 1) : { calls: 0, failure: first.failure }
  return { route: nameOf(route), calls: first.calls + second.calls, taken, failure: second.failure }
}

/** Calls that close, move or change the places that the others plan on. */
const keepsPlaces = ({ method, url }: AnyRoute) =>
  method !== 'GET' && /^\/(county|municipality|department|unit)(\/|$)/.test(url)

/**
 * The doors come first, while those who knock have not been changed; what decides comes after what it decides; what
 * takes something away comes last, then licences and places after all else: the others would find nothing.
 */
const inOrder = (routes: readonly AnyRoute[]) => {
  const place = (route: AnyRoute) =>
    Number(/\/(approve|reject|return|change|proposal|withdraw|decision)$/.test(route.url)) / 2 +
    Number(route.method === 'DELETE') +
    2 * Number(route.url.includes('/licence/')) +
    4 * Number(keepsPlaces(route)) -
    8 * Number(route.access === 'public')
  return routes.toSorted((left, right) => place(left) - place(right))
}

test(
  'whatever is sent to a route by its own schema, or nearly, it answers without a failure of ours, and what it refuses changes nothing',
  async () => {
    const found: Found[] = []
    const routes = listRoutes(createSessionServices(world.suite.dependencies))
    const asked = inOrder(routes).filter(route => wanted.test(nameOf(route)) && !done.has(nameOf(route)))
    for (const route of asked) {
      const one = await fuzz(route)
      found.push(one)
      if (report !== undefined) appendFileSync(report, `${JSON.stringify(one)}\n`)
    }
    expect(found.filter(({ failure }) => failure !== null)).toEqual([])
    // What is sent does not all fall at the first bar; a few routes alone may.
    const fewest = asked.length === routes.length ? found.length / 3 : -1
    expect(found.filter(({ taken }) => taken > 0).length).toBeGreaterThan(fewest)
    const untaken = found.filter(({ route, taken }) => route in bodies && taken === 0).map(({ route }) => route)
    expect(untaken.filter(route => !needsMoreThanBody.includes(route))).toEqual([])
  },
  // A busy machine takes five times as long as a quiet one.
  1000 * Math.max(600, runs),
)
