import { createTestApp, ownerOf, type TestApp } from '@veckovis/testing'
import Fastify from 'fastify'
import { mapErrors } from '../http/error-mapping'
import { generalError } from '../http/general-error'
import type { Transaction } from './database'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

const failBy = (transaction: Transaction, code: string) =>
  transaction.query(`DO $$ BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '${code}'; END $$`)

const answerTo = (code: string) => answerOf(() => suite.database.asSystem(transaction => failBy(transaction, code)))

const answerOf = async (work: () => Promise<unknown>) => {
  const app = Fastify()
  mapErrors(app)
  app.get('/', work)
  const answer = await app.inject('/')
  await app.close()
  return answer
}

test.each(['53100', '53200', '57014', '55P03', '40001', '40P01', '25006', '58030'])(
  'the temporary failure %s of the database is answered 503 with a time to try again',
  async code => {
    const answer = await answerTo(code)
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  },
)

/** Ends the connection of a transaction, or of statements sent together, and waits until it has heard of it. */
const die = async (query: Transaction['query']) => {
  const { rows } = await query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const sleeping = Promise.allSettled([query('SELECT pg_sleep(60)')])
  await ownerOf(suite.database).asSystem(t => t.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]))
  // The last of them meets a connection that is known to be gone.
  return (await Promise.allSettled([sleeping, query('SELECT 1'), query('SELECT 1')])).length
}

test.each([
  [
    'the next statement of a transaction',
    () => suite.database.asSystem(async t => (await die(t.query), t.query('SELECT 1'))),
  ],
  ['the commit of a transaction', () => suite.database.asSystem(t => die(t.query))],
  [
    'the next of the reads that travel together',
    () => suite.database.readTogether(async query => (await die(query), query('SELECT 1'))),
  ],
])('%s on a connection that has died is answered 503', async (_, work) => {
  const answer = await answerOf(work)
  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' })
  expect((await suite.database.read<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('a refusal of our own that was made before the connection died stays what it is', async () => {
  const answer = await answerOf(() =>
    suite.database.asSystem(async t => {
      await die(t.query)
      throw generalError({ code: 'not-found' })
    }),
  )
  expect(answer.statusCode).toBe(404)
})

test.each(['23505', '22003', '42703'])('the failure %s is ours and is answered 500', async code => {
  const answer = await answerTo(code)
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['retry-after']).toBeUndefined()
})

test.each([
  ['40001', 2],
  ['40P01', 2],
  ['55P03', 1],
])('work that failed by %s is done %i times in all', async (code, times) => {
  let runs = 0
  const work = suite.database.asSystem(async transaction => {
    runs += 1
    await failBy(transaction, code)
  })
  await expect(work).rejects.toMatchObject({ code })
  expect(runs).toBe(times)
})

test('two transactions that wait for each other both come through', async () => {
  const lock = (transaction: Transaction, reason: number) =>
    transaction.query('SELECT FROM absence_reason WHERE id = $1 FOR UPDATE', [reason])
  let begun = 0
  let meet = () => undefined as void
  const both = new Promise<void>(resolve => {
    meet = resolve
  })
  const take = (first: number, second: number) =>
    ownerOf(suite.database).asSystem(async transaction => {
      await lock(transaction, first)
      begun += 1
      if (begun === 2) meet()
      await both
      await lock(transaction, second)
      return [first, second]
    })
  expect(await Promise.all([take(1, 2), take(2, 1)])).toEqual([
    [1, 2],
    [2, 1],
  ])
  expect(begun).toBe(3)
})
