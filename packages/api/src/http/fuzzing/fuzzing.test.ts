import { makeForecast, makeStaffMember } from '@veckovis/testing'
import { createAccessWorld, type AccessWorld } from '@veckovis/testing/access-world'
import { readWhoMayCall } from '@veckovis/testing/who-may-call'
import fc from 'fast-check'
import { createSessionServices } from '../../app'
import { listRoutes } from '../../composition'
import type { AnyRoute } from '../route'
import { sentFor } from './schema.arbitrary'

/** Two hundred of each route here; soak/fuzzing.mjs sends more. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 200)

const areas = readWhoMayCall()
let world: AccessWorld
let token = ''
const records: Record<string, number> = {}

/** As the owner of the database, who sees every table. */
const query = <Row extends object>(text: string, values: unknown[] = []) =>
  world.suite.database.asSystem(async transaction => {
    await transaction.query('SET LOCAL ROLE NONE')
    return (await transaction.query<Row>(text, values)).rows
  })

beforeAll(async () => {
  world = await createAccessWorld(['forecast', 'budget', 'staff'])
  const { database, clock } = world.suite
  const { unitId = NaN } = world.lineages.own
  await makeForecast(database, { unitId, year: 2026 }, clock.now)
  await makeStaffMember(database, { unitId, salary: 30_000, weeklyHours: 37 })
  for (const [address, statement] of areas.flatMap(area => Object.entries(area.samples?.records ?? {}))) {
    const [record] = await query<{ id: number }>(statement, [unitId])
    records[address] = record?.id ?? NaN
  }
  token = world.people['super admin'].token
}, 60_000)
afterAll(() => world.close())

const addressOf = ({ url }: AnyRoute, strayId: string): string => {
  const kind = Object.keys(records).find(address => `${url}/`.startsWith(`${address}/`))
  const address = kind === undefined ? url : url.replace(kind, kind.replace(/:\w+$/, String(records[kind])))
  return address
    .replace(/:(county|municipality|department|unit)Id/, (_, place: 'unit') => String(world.lineages.own[`${place}Id`]))
    .replace(':year', '2026')
    .replace(/:\w+/g, strayId)
}

const strayIds = fc.constantFrom('1', '2', '999999', '99999999999', '0', '-1', 'x', '1e3', '%00', '%F0%9F%98%80')

/** What is written when something is refused: tries that are counted, and the log of the doors. */
const writtenByRefusals = ['attempt_count', 'security_event']

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

type Sent = { readonly body: unknown; readonly query: unknown; readonly strayId: string; readonly version: string }

const send = (route: AnyRoute, { body, query: asked, strayId, version }: Sent) => {
  const search = new URLSearchParams(
    Object.entries((asked ?? {}) as object).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const text = search.size === 0 ? '' : `?${search}`
  return world.suite.app.inject({
    method: route.method,
    url: `/api${addressOf(route, strayId)}${text}`,
    headers: {
      // Whoever signs out is no longer there to send the rest.
      ...(route.access === 'public' || route.url === '/auth/logout' ? {} : { authorization: `Bearer ${token}` }),
      ...(route.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === '' ? {} : { 'if-match': version }),
    },
    ...(route.body === undefined ? {} : { payload: JSON.stringify(body ?? null) }),
  })
}

const sentTo = (route: AnyRoute) =>
  fc.record({
    body: route.body === undefined ? fc.constant(undefined) : sentFor(route.body),
    query: route.query === undefined ? fc.constant(undefined) : sentFor(route.query),
    strayId: strayIds,
    version: fc.constantFrom('', '', '', '*', '"1-1"', '"x"'),
  })

/** Frames of a stack, and words of what is behind the API. */
const insides = /\bat .+:\d+:\d+|node_modules|\.ts:\d|relation "|duplicate key|syntax error at/

/** Without body and query there is little that could be sent otherwise. */
const variesIn = ({ body, query: asked }: AnyRoute) => body !== undefined || asked !== undefined

type Found = { readonly route: string; readonly taken: number; readonly failure: string | null }

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
    if (statusCode >= 400 && (written.length > 0 || rows !== before.rows))
      throw new Error(`${statusCode} has written ${written.join(', ')}: ${body}`)
    Object.assign(before, { rows, next })
  })
  const result = await fc.check(property, { numRuns: variesIn(route) ? runs : Math.min(runs, 30), endOnFailure: true })
  const failure = result.failed ? `${fc.defaultReportMessage(result)} ${String(result.errorInstance)}` : null
  return { route: `${route.method} ${route.url}`, taken, failure }
}

test(
  'whatever is sent to a route by its own schema, or nearly, it answers without a failure of ours, and what it refuses changes nothing',
  async () => {
    const found: Found[] = []
    for (const route of listRoutes(createSessionServices(world.suite.dependencies))) found.push(await fuzz(route))
    expect(found.filter(({ failure }) => failure !== null)).toEqual([])
    // What is sent does not all fall at the first bar.
    expect(found.filter(({ taken }) => taken > 0).length).toBeGreaterThan(found.length / 3)
  },
  1000 * Math.max(240, runs),
)
