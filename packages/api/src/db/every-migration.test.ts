import { comprehensiveForecast } from '@veckovis/contracts/forecast'
import { personList } from '@veckovis/contracts/people'
import { createTestApp, type TestApp } from '@veckovis/testing'
import { createEarlierDatabase, type EarlierDatabase } from '@veckovis/testing/earlier-database'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'
import { areas } from '../composition'
import { earlierRows, earlierTokens, rowsAfter } from './earlier-rows.fixture'
import { readTablesOfAreas } from './tables-of-areas.fixture'

const password = 'Lavendel-2025!'

/** What a migration changes of rows that were there, on purpose: columns by table. Anything else that differs is lost. */
const meant: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {}

/** Kept by the database itself. */
const ownTables = ['applied_migration']

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await createEarlierDatabase('0022')
  const { hash } = areas.session.passwordHasher({ memoryKib: 1024, passes: 1 })
  await earlier.run(earlierRows(await hash(password)))
}, 60_000)
afterAll(() => earlier.drop())

type Row = Readonly<Record<string, unknown>>
type Kept = Readonly<Record<string, readonly Row[]>>

/** Every row of every table. */
const everything = async (): Promise<Kept> => {
  const tables = await earlier.run("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
  const each = tables
    .map(({ name }) => String(name))
    .filter(name => !ownTables.includes(name))
    .map(name => `SELECT '${name}' AS name, coalesce((SELECT json_agg(to_jsonb(t)) FROM ${name} t), '[]') AS rows`)
  const kept = await earlier.run(each.join(' UNION ALL '))
  return Object.fromEntries(kept.map(({ name, rows }) => [String(name), rows as Row[]]))
}

const sorted = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map(row => JSON.stringify(columns.map(column => [column, row[column]]))).sort()

/** What is not there any more, or no more as it was: tables, columns and rows. */
const lost = (before: Kept, after: Kept, changed: Readonly<Record<string, readonly string[]>> = {}): string[] =>
  Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table]
    if (now === undefined) return [`${table} is gone`]
    const columns = Object.keys(rows[0] ?? {}).filter(column => changed[table]?.includes(column) !== true)
    const left = new Set(sorted(now, columns))
    return sorted(rows, columns)
      .filter(row => !left.has(row))
      .map(row => `${table} has no more ${row}`)
  })

test('every table has a row before the first of them, so that none goes unseen', async () => {
  const empty = Object.entries(await everything()).filter(([, rows]) => rows.length === 0)
  expect(empty).toEqual([])
})

/** What could be there only once a migration had made its table. */
const laterRows = Object.assign({}, rowsAfter, ...readTablesOfAreas().map(area => area.rowsAfter)) as typeof rowsAfter

test('no migration loses or changes what was there, but what it means to', async () => {
  let before = await everything()
  for (const file of earlier.later) {
    await earlier.apply(file)
    const after = await everything()
    expect([file, lost(before, after, meant[file])]).toEqual([file, []])
    const more = laterRows[file]
    if (more !== undefined) await earlier.run(more)
    before = more === undefined ? after : await everything()
  }
}, 60_000)

describe('after all of them', () => {
  let suite: TestApp
  beforeAll(async () => {
    suite = await createTestApp({ on: earlier.open() })
  })
  afterAll(() => suite.close())

  const signIn = async (email: string, typed = password) => {
    const answer = await suite.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: typed },
    })
    return (answer.json() as { access_token?: string }).access_token
  }
  const post = (url: string, payload?: object, token?: string) =>
    suite.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })
  const get = (url: string, token?: string) =>
    suite.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })

  test('the unit manager signs in as before and reads what they had, figure by figure', async () => {
    const token = await signIn('märta@forr.example')
    for (const url of [
      '/user/me',
      '/unit/1',
      '/forecast/unit/1/years',
      '/need/unit/1',
      '/budget/unit/1',
      '/budget/unit/1/results/2026',
      '/budget/unit/1/readiness',
      '/staff/1',
      '/forecast/1/unit/1/last-save',
      '/forecast/excel-import/unit/1/year/2026',
    ])
      expect([url, (await get(url, token)).statusCode]).toEqual([url, 200])
    const year = comprehensiveForecast.parse((await get('/forecast/unit/1/2026/comprehensive', token)).json())
    expect(JSON.stringify(year)).toContain('7.25')
    expect((await get('/forecast/unit/1/2026/notes', token)).body).toContain('Många sjuka')
    const list = await post('/staff/unit/1/search', { search: 'anna' }, token)
    expect(list.body).toContain('Ek')
  })

  test('a save, a note and a new member go on from there, and the sums of the municipality stay right', async () => {
    const token = await signIn('märta@forr.example')
    const saved = await suite.app.inject({
      method: 'PATCH',
      url: '/api/forecast/1/unit/1',
      headers: { authorization: `Bearer ${token}` },
      payload: { absences: [{ id: 1, values: { 20: 8 } }], substitutes: [], myForecast: [] },
    })
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { version: 2 }])
    expect(await findRollupDrift(suite.database)).toEqual([])
  })

  test('the super admin signs in, and finds every place and every person with what they hold', async () => {
    const token = await signIn('sara@forr.example')
    for (const [url, name] of [
      ['/county/list', 'Gamla länet'],
      ['/municipality', 'Skolan'],
      ['/department', 'Boende'],
      ['/unit', 'Södra'],
      ['/settings/modules/municipality/1', '2040-01-01'],
      ['/settings/security', 'sign-in'],
      ['/place/unit/1/history', 'events'],
    ] as const)
      expect([url, (await get(url, token)).body]).toEqual([url, expect.stringContaining(name)])
    const { items } = personList.parse((await post('/user/search', { search: '' }, token)).json())
    expect(items.map(({ email }) => email).sort()).toEqual(
      ['bo@forr.example', 'märta@forr.example', 'sara@forr.example'].sort(),
    )
    expect((await get('/user/waiting', token)).body).toContain('ny@forr.example')
  })

  test('a session that had begun goes on, and links that were sent open what they were sent for', async () => {
    expect((await post('/token/refresh', undefined, earlierTokens.session)).statusCode).toBe(200)
    const invitation = await post('/auth/invitation/look', { token: earlierTokens.invitation })
    expect(invitation.json()).toMatchObject({ state: 'open', email: 'bo@forr.example', inviter: 'Sara Super' })
    const typed = 'Tulpanlok-44-gata!'
    const changed = await post('/auth/new-password', { token: earlierTokens.password, password: typed })
    expect(changed.statusCode).toBe(200)
    expect(await signIn('sara@forr.example', typed)).toBeDefined()
  })
})
