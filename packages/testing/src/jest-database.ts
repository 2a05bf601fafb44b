import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { migrate } from '@veckovis/api'
import { startQuickCluster } from './quick-cluster'
import { addressOf, templateVariable } from './test-database'

/** Set: the API tests run on this PostgreSQL (15 or later) instead of the embedded one. */
const externalVariable = 'VECKOVIS_TEST_DATABASE_URL'

const root = resolve(__dirname, '../../..')

const createOn = async (url: string): Promise<string> => {
  const name = `veckovis_template_${randomUUID().slice(0, 8)}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  await client.end()
  return addressOf(url, name)
}

/** Global set-up of the API's tests: one migrated template, copied by every test file. */
export default async function setUp(): Promise<void> {
  const external = process.env[externalVariable]
  const cluster = external === undefined ? await startQuickCluster(root) : undefined
  const template = cluster?.url ?? (await createOn(external ?? ''))
  await migrate(template, join(root, 'packages/api/migrations'))
  process.env[templateVariable] = template
  Object.assign(globalThis, { stopTestCluster: cluster?.stop })
}
