import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { Client } from 'pg'
import { StartError } from '../errors'
import { checkApplicationLogin, openApplicationLogin } from './application-login'
import { createDatabase, type Database } from './database'

let made: TestDatabase
const logins: string[] = []

const asOwner = async (sql: string) => {
  const client = new Client({ connectionString: made.url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Address of a user of its own in the same database. */
const makeLogin = async (grants = '') => {
  const name = `login_${randomUUID().slice(0, 8)}`
  logins.push(name)
  await asOwner(`CREATE ROLE ${name} LOGIN PASSWORD 'prov' ${grants}`)
  const address = new URL(made.url)
  Object.assign(address, { username: name, password: 'prov' })
  return { name, url: address.href }
}

const wayBack = async (database: Database) => {
  const { rows } = await database.asSystem(async transaction => {
    await transaction.query('SET ROLE NONE')
    return transaction.query<{ name: string; owns: boolean }>(
      `SELECT current_user AS name, EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
         AND pg_has_role(c.relowner, 'MEMBER')) AS owns`,
    )
  })
  return rows[0]
}

beforeAll(async () => {
  made = await createTestDatabase()
}, 60_000)
afterAll(async () => {
  for (const name of logins) await asOwner(`DROP ROLE ${name}`)
  await made.drop()
})

test('signed in by its own login the application works, and no way leads back to the owner', async () => {
  const database = createDatabase({ url: await openApplicationLogin(made.url) })
  const { rows } = await database.read<{ reasons: string }>('SELECT count(*) AS reasons FROM absence_reason')
  expect(rows).toEqual([{ reasons: '7' }])
  expect(await wayBack(database)).toEqual({ name: 'veckovis_app', owns: false })
  await expect(database.asSystem(transaction => transaction.query('SET ROLE postgres'))).rejects.toThrow(/permission/)
  await expect(database.read('SELECT FROM applied_migration')).rejects.toThrow(/permission denied/)
  await database.close()
})

test('a second start takes a new password, and connections of the first go on', async () => {
  const first = createDatabase({ url: await openApplicationLogin(made.url), maxConnections: 1 })
  await first.read('SELECT 1')
  const url = await openApplicationLogin(made.url)
  expect((await first.read<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await checkApplicationLogin(url)
  await first.close()
})

test('a user of DATABASE_APP_URL that may work as the role is taken', async () => {
  const { url, name } = await makeLogin('IN ROLE veckovis_app')
  await checkApplicationLogin(url)
  const database = createDatabase({ url })
  expect((await database.read<{ role: string }>('SELECT current_user AS role')).rows).toEqual([
    { role: 'veckovis_app' },
  ])
  expect(await wayBack(database)).toEqual({ name, owns: false })
  await database.close()
})

describe('a user of DATABASE_APP_URL is refused in words', () => {
  const refusalOf = async (url: string) => {
    const refusal: unknown = await checkApplicationLogin(url).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartError)
    return String(refusal)
  }

  test('when it owns the tables', async () => {
    expect(await refusalOf(made.url)).toMatch(/owns tables/)
  })

  test('when it passes the policies', async () => {
    const { url } = await makeLogin('BYPASSRLS IN ROLE veckovis_app')
    expect(await refusalOf(url)).toMatch(/may pass the policies/)
  })

  test('when it may not work as the role', async () => {
    const { url, name } = await makeLogin()
    expect(await refusalOf(url)).toContain(`GRANT veckovis_app TO ${name}`)
  })

  test('when it is in another database', async () => {
    const { url } = await makeLogin('IN ROLE veckovis_app')
    const other = new URL(url)
    other.pathname = '/postgres'
    expect(await refusalOf(other.href)).toMatch(/another database/)
  })

  test('when nobody answers', async () => {
    expect(await refusalOf('postgres://a:b@127.0.0.1:1/none')).toMatch(/cannot be used \(ECONNREFUSED\)/)
  })
})
