import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartError } from '../errors'

const lockKey = 4_600_001

const readMigrations = async (folder: string) => {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

type Migration = Awaited<ReturnType<typeof readMigrations>>[number]

const oldestServer = 150_000

const checkServer = async (client: Client) => {
  const { rows } = await client.query<{ version: number; name: string; mayCreate: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name,
       has_schema_privilege('public', 'CREATE') AS "mayCreate"`,
  )
  const [server] = rows
  if (server && server.version < oldestServer)
    throw new StartError(`The database is PostgreSQL ${server.name}; Veckovis needs version 15 or later.`)
  if (server && !server.mayCreate)
    throw new StartError('The user of DATABASE_URL may not create tables; make it the owner of the database.')
}

const readApplied = async (client: Client, migrations: readonly Migration[]): Promise<ReadonlySet<string>> => {
  await client.query(
    'CREATE TABLE IF NOT EXISTS applied_migration (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM applied_migration')
  for (const { name, hash } of rows) {
    const ours = migrations.find(migration => migration.name === name)
    if (ours === undefined)
      throw new StartError(`The database is newer than this program: it has the migration ${name}; update the program.`)
    if (ours.hash !== hash) throw new StartError(`The migration ${name} was changed after it had been applied.`)
  }
  return new Set(rows.map(({ name }) => name))
}

const insufficientPrivilege = '42501'

const runOrTell = async (client: Client, sql: string) => {
  try {
    await client.query(sql)
  } catch (error) {
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    throw new StartError(
      `The user ${client.user} of DATABASE_URL may not prepare the database (${(error as Error).message}); let an administrator run: ALTER ROLE ${client.user} CREATEROLE, and if the role veckovis_app is there already: GRANT veckovis_app TO ${client.user} WITH ADMIN OPTION.`,
    )
  }
}

const apply = async (client: Client, { name, sql, hash }: Migration) => {
  await client.query('BEGIN')
  await runOrTell(client, sql)
  await client.query('INSERT INTO applied_migration (name, hash) VALUES ($1, $2)', [name, hash])
  await client.query('COMMIT')
}

/**
 * Applies each file of the folder once, in order of name, one transaction each, as the owner of the database.
 * Several processes may start at once: one migrates, the others wait. Answers the names that were applied.
 */
export const migrate = async (url: string, folder: string): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await checkServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    const applied = await readApplied(client, migrations)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
