import { measuresAnswer } from '@veckovis/contracts/modules'
import { createTestApp, ownerOf, signInto, type TestApp } from '@veckovis/testing'
import { prune } from '../../../db/prune-daily'

let suite: TestApp
let admin = ''
let anna = ''

const signIn = (jobTitleId?: number) => signInto(suite, jobTitleId)

beforeAll(async () => {
  suite = await createTestApp()
  admin = await signIn(999)
  anna = await signIn()
  await ownerOf(suite.database).asSystem(async ({ query }) => {
    await query("INSERT INTO module (id) VALUES ('mf-timed') ON CONFLICT DO NOTHING")
    await query(`INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
      VALUES ('mf-timed', '1.0.0', '{}', 'timed', 'm.json', '{}', '{}', now())`)
  })
}, 60_000)
afterAll(() => suite.close())
beforeEach(() => ownerOf(suite.database).asSystem(({ query }) => query('TRUNCATE module_measure_day, attempt_count')))

const measure = (value: unknown, over: object = {}) => ({
  moduleId: 'mf-timed',
  version: '1.0.0',
  kind: 'load',
  value,
  ...over,
})
const send = async (as: string, ...measures: object[]) => {
  const headers = { authorization: `Bearer ${as}` }
  const answer = await suite.app.inject({
    method: 'POST',
    url: '/api/modules/measures',
    headers,
    payload: { measures },
  })
  return answer.statusCode
}
const read = (as: string) =>
  suite.app.inject({ url: '/api/settings/modules/measures', headers: { authorization: `Bearer ${as}` } })
const listed = async () => {
  const { measures } = measuresAnswer.parse((await read(admin)).json())
  return measures.map(({ kind, count, p75 }) => [kind, count, p75])
}

test('measures of pages are counted by version and kind, without the person, and listed by their third quartile', async () => {
  expect(await send(anna, measure(400), measure(420), measure(90, { kind: 'cls' }))).toBe(200)
  expect(await send(admin, measure(480), measure(3000))).toBe(200)
  expect(await listed()).toEqual([
    ['cls', 1, 94],
    ['load', 4, 500],
  ])
  const { rows } = await suite.database.read('SELECT * FROM module_measure_day LIMIT 1')
  expect(rows.map(row => Object.keys(row))).toEqual([['module_id', 'version', 'kind', 'day', 'up_to', 'count']])
})

test('one person is counted ten times a day for each version and kind at most', async () => {
  await send(anna, ...Array.from({ length: 15 }, () => measure(400)), measure(30, { kind: 'inp' }))
  expect((await listed()).map(([kind, count]) => [kind, count])).toEqual([
    ['inp', 1],
    ['load', 10],
  ])
})

test('what is no measure is refused whole, and that of a version that nobody knows falls away', async () => {
  for (const value of [-1, 1.5, 600_001, '400', null])
    expect([value, await send(anna, measure(value))]).toEqual([value, 400])
  expect(await send(anna, measure(1), measure(1, { kind: 'ttfb' }))).toBe(400)
  expect(await send(anna, measure(1, { person: 'Anna' }))).toBe(400)
  expect(await send(anna, ...Array.from({ length: 21 }, () => measure(1)))).toBe(400)
  expect(await send(anna, measure(1, { version: '9.9.9' }))).toBe(200)
  expect(await listed()).toEqual([])
})

const addDays = (moment: Date, ages: readonly number[]) =>
  suite.database.asSystem(({ query }) =>
    query(
      `INSERT INTO module_measure_day SELECT 'mf-timed', '1.0.0', 'load', ($1::timestamptz AT TIME ZONE 'UTC')::date - age,
        500, 1 FROM unnest($2::int[]) AS age`,
      [moment, ages],
    ),
  )

test('what is older than 31 days is not listed', async () => {
  await addDays(suite.clock.now, [31, 32])
  expect((await listed()).map(([, count]) => count)).toEqual([1])
})

test('what is older than 60 days is removed', async () => {
  await addDays(new Date(), [59, 62])
  await prune(suite.database, 'measures of modules')
  const { rows } = await suite.database.read('SELECT count FROM module_measure_day')
  expect(rows).toHaveLength(1)
})

test('only super admins read them', async () => {
  expect((await read(anna)).statusCode).toBe(403)
})
