import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, migrate } from '@veckovis/api'
import { Client } from 'pg'
import { rememberOwner } from './owner-of'
import { createTestDatabase, type TestDatabase } from './test-database'

const migrations = resolve(__dirname, '../../api/migrations')

const runOn = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A database as it was before the migration of that number, to be filled as its owner and then brought up to date. */
export const createEarlierDatabase = async (before: string) => {
  const near = await createTestDatabase()
  const name = `test_${randomUUID().replace(/-/g, '')}`
  await runOn(near.url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  const address = new URL(near.url)
  address.pathname = `/${name}`
  const folder = await mkdtemp(join(tmpdir(), 'veckovis-migrations-'))
  const all = (await readdir(migrations)).sort()
  const take = (files: readonly string[]) =>
    Promise.all(files.map(file => cp(join(migrations, file), join(folder, file))))
  await take(all.filter(file => file < before))
  await migrate(address.href, folder)
  const drop = async (): Promise<void> => {
    await runOn(near.url, `DROP DATABASE ${name} WITH (FORCE)`)
    await near.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    run: (sql: string) => runOn(address.href, sql),
    /** The migrations that have not been applied, by name. */
    later: all.filter(file => file >= before),
    /** Applies one of them, of which the next is due. */
    apply: async (file: string): Promise<void> => {
      await take([file])
      await migrate(address.href, folder)
    },
    /** The names of the migrations that were applied now. */
    bringUpToDate: () => migrate(address.href, migrations),
    /** For the program as it is now, once all of them are. */
    open: (): TestDatabase => {
      const database = createDatabase({ url: address.href })
      const closeOwner = rememberOwner(database, address.href)
      const close = async () => {
        await database.close()
        await closeOwner()
      }
      return { database, url: address.href, drop: close }
    },
    drop,
  }
}

export type EarlierDatabase = Awaited<ReturnType<typeof createEarlierDatabase>>
