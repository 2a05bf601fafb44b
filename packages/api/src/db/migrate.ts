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

const applyMissing = async (client: Client, folder: string): Promise<string[]> => {
  await client.query(
    'CREATE TABLE IF NOT EXISTS applied_migration (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM applied_migration')
  const applied = new Map(rows.map(row => [row.name, row.hash]))
  const done: string[] = []
  for (const { name, sql, hash } of await readMigrations(folder)) {
    const known = applied.get(name)
    if (known === hash) continue
    if (known !== undefined) throw new StartError(`The migration ${name} was changed after it had been applied.`)
    await client.query('BEGIN')
    await client.query(sql)
    await client.query('INSERT INTO applied_migration (name, hash) VALUES ($1, $2)', [name, hash])
    await client.query('COMMIT')
    done.push(name)
  }
  return done
}

/**
 * Applies each file of the folder once, in order of name, one transaction each, as the owner of the database.
 * Several processes may start at once: one migrates, the others wait. Answers the names that were applied.
 */
export const migrate = async (url: string, folder: string): Promise<string[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    return await applyMissing(client, folder)
  } finally {
    await client.end()
  }
}
