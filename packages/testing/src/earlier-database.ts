import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { migrate } from '@veckovis/api'
import { Client } from 'pg'
import { createTestDatabase } from './test-database'

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
  const earlier = (await readdir(migrations)).filter(file => file < before)
  for (const file of earlier) await cp(join(migrations, file), join(folder, file))
  await migrate(address.href, folder)
  return {
    run: (sql: string) => runOn(address.href, sql),
    /** The names of the migrations that were applied now. */
    bringUpToDate: () => migrate(address.href, migrations),
    drop: async (): Promise<void> => {
      await runOn(near.url, `DROP DATABASE ${name} WITH (FORCE)`)
      await near.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type EarlierDatabase = Awaited<ReturnType<typeof createEarlierDatabase>>
