import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createDatabase, type Database } from '@veckovis/api'
import { rememberOwner } from './owner-of'

/** Set by the global set-up: address of the migrated database that every test file copies. */
export const templateVariable = 'VECKOVIS_TEST_TEMPLATE'

export const addressOf = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export const administer = async (url: string, sql: string) => {
  const client = new Client({ connectionString: addressOf(url, 'postgres') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export type TestDatabase = {
  readonly database: Database
  /** Address of the same database as its owner: for what the application's role may not do. */
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Takes a seventh of the time of the usual way, which writes each page of the copy into the log too. */
const asFiles = 'STRATEGY FILE_COPY'

/** A migrated database of its own for one test file, copied from the template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = process.env[templateVariable]
  if (template === undefined) throw new Error('The global set-up of the API tests did not run')
  const name = `test_${randomUUID().replace(/-/g, '')}`
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)} ${asFiles}`)
  const url = addressOf(template, name)
  const database = createDatabase({ url })
  const closeOwner = rememberOwner(database, url)
  return {
    database,
    url,
    drop: async () => {
      await database.close()
      await closeOwner()
      await administer(template, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
