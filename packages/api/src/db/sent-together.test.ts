import { createTestDatabase, makeForecast, makePerson, makePlaces, type TestDatabase } from '@veckovis/testing'
import { createDatabase, type Database } from './database'
import { sentAtOnce } from './sent-at-once'

let made: TestDatabase
/** One connection, so that whatever a failure leaves behind meets anyone who comes next. */
let database: Database
let reader = 0

beforeAll(async () => {
  made = await createTestDatabase()
  database = createDatabase({ url: made.url, maxConnections: 1 })
  const unit = (name: string) => ({ name, departments: [{ name: 'A', units: [name] }] })
  const { counties } = await makePlaces(made.database, {
    counties: [{ name: 'Län', municipalities: [unit('Egen'), unit('Annan')] }],
  })
  const units = counties[0]?.municipalities.map(each => each.departments[0]?.units[0]?.id ?? NaN) ?? []
  const at = new Date('2026-01-05T08:00:00Z')
  for (const unitId of units) await makeForecast(made.database, { unitId, year: 2026 }, at)
  const scope = { kind: 'unit' as const, id: units[0] ?? NaN }
  const person = { roles: [{ id: 2, levels: ['WRITE' as const], scope }] }
  reader = (await makePerson(made.database, person, { at, hash: async () => 'x' })).id
}, 60_000)
afterAll(async () => {
  await database.close()
  await made.drop()
})

const forecasts = { name: 'walled', text: 'SELECT id FROM forecast' }
const broken = { name: 'broken', text: 'SELECT 1 / $1::int AS broken', values: [0] }

const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const [settled] = await Promise.allSettled([work])
  return settled?.status === 'rejected' ? (settled.reason as { readonly code?: string }).code : 'came through'
}

test('a read in somebody’s name sees what is in reach, no matter who had the connection before', async () => {
  expect((await database.readAs(reader).query(forecasts)).rowCount).toBe(1)
  expect((await database.readAs(999_999).query(forecasts)).rowCount).toBe(0)
  expect((await database.read(forecasts)).rowCount).toBe(0)
  expect((await database.readAs(reader).query(forecasts)).rowCount).toBe(1)
})

test('a read changes nothing', async () => {
  const change = { text: 'UPDATE forecast SET version = version + 1' }
  expect(await codeOf(database.readAs(reader).query(change))).toBe('25006')
})

test('a read that fails says why, and leaves the connection as it was', async () => {
  expect(await codeOf(database.readAs(reader).query(broken))).toBe('22012')
  expect((await database.read(forecasts)).rowCount).toBe(0)
  expect((await database.readAs(reader).query(forecasts)).rowCount).toBe(1)
})

test('of statements that travel together the first that fails is told, and none of them is kept', async () => {
  const version = async () => (await database.readAs(reader).query({ text: 'SELECT version FROM forecast' })).rows
  const before = await version()
  const change = { name: 'behind', text: 'UPDATE forecast SET version = version + 1' }
  const work = () =>
    database.asUser(reader, ({ query }) =>
      Promise.all([query(change), query(broken), query({ ...change, name: 'late' })]),
    )
  expect(await codeOf(work())).toBe('22012')
  expect(await version()).toEqual(before)
  // Statements that were first sent after the failure are known to the connection all the same.
  await database.asUser(reader, ({ query }) => Promise.all([query(change), query({ ...change, name: 'late' })]))
  expect(await version()).not.toEqual(before)
})

test('what is thrown is the failure of the statement that was sent first, also when a later one is heard before it', async () => {
  const events: string[] = []
  const fails = async (name: string, waits: number) => {
    for (let turn = 0; turn < waits; turn++) await Promise.resolve()
    events.push(name)
    throw new Error(name)
  }
  await expect(sentAtOnce([Promise.resolve(1), fails('first', 9), fails('later', 1)])).rejects.toThrow('first')
  expect(events).toEqual(['later', 'first'])
})

test('a failure among statements that were sent at once is the one that the database began with', async () => {
  const work = database.asSystem(async transaction => {
    const wrapped = async () => (await transaction.query('SELECT 1 / 0')).rows
    return sentAtOnce([(async () => wrapped())(), transaction.query('SELECT 1')])
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
})
