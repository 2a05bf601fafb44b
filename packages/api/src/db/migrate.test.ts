import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@veckovis/testing'
import { Client } from 'pg'
import { migrate } from './migrate'

const migrations = resolve(__dirname, '../../migrations')
let created: TestDatabase
let folder = ''

beforeEach(async () => {
  created = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'veckovis-migrations-'))
  await cp(migrations, folder, { recursive: true })
})
afterEach(async () => {
  await created.drop()
  await rm(folder, { recursive: true, force: true })
})

const asOwner = async (sql: string) => {
  const client = new Client({ connectionString: created.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

test('what was applied is not applied again', async () => {
  expect(await migrate(created.url, folder)).toEqual([])
})

test('a new file is applied once, also when several processes start at the same time', async () => {
  await writeFile(join(folder, '9000-new.sql'), 'CREATE TABLE made_once (id int);')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(created.url, folder)))
  expect(applied.flat()).toEqual(['9000-new.sql'])
})

test('a file that fails leaves nothing behind, and works once it is mended', async () => {
  const file = join(folder, '9000-new.sql')
  await writeFile(file, 'CREATE TABLE half_made (id int); SELECT 1 / 0;')
  await expect(migrate(created.url, folder)).rejects.toThrow(/division by zero/)
  expect(await asOwner("SELECT to_regclass('half_made') AS found")).toEqual([{ found: null }])
  await writeFile(file, 'CREATE TABLE half_made (id int);')
  expect(await migrate(created.url, folder)).toEqual(['9000-new.sql'])
})

test('a file that was changed after it had been applied is refused in one sentence', async () => {
  await writeFile(join(folder, '0001-organisation-and-sessions.sql'), 'SELECT 1;')
  await expect(migrate(created.url, folder)).rejects.toThrow(
    'The migration 0001-organisation-and-sessions.sql was changed after it had been applied.',
  )
})

test('a database of a newer program is refused in one sentence', async () => {
  await asOwner("INSERT INTO applied_migration (name, hash) VALUES ('9999-later.sql', 'x')")
  await expect(migrate(created.url, folder)).rejects.toThrow(/The database is newer than this program/)
})

test('a user that may not create tables is told so in one sentence', async () => {
  const role = `guest_${process.pid}`
  await asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'guest'`)
  const url = new URL(created.url)
  url.username = role
  url.password = 'guest'
  await expect(migrate(url.href, folder)).rejects.toThrow(/may not create tables; make it the owner/)
  await asOwner(`DROP ROLE ${role}`)
})
