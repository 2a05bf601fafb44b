import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { runCommand } from '../workspace/run-command.mjs'

const run = async (what, program, args, env) => {
  try {
    const { code, output } = await runCommand(program, args, { quiet: true, env })
    if (code !== 0) throw new PlainFailure(`${what} failed:\n${output}`)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new PlainFailure(
      `${program} was not found: install the client programs of your PostgreSQL version (postgresql-client).`,
    )
  }
}

/** A password file has one line of fields with colons between them. */
const escaped = text => text.replaceAll(/[\\:]/g, String.raw`\$&`)

const isOwnMachine = host => /^(localhost|127(\.\d+){3}|\[?::1\]?|\/.*|)$/.test(host)

/** As the suite itself asks (packages/api/src/encrypted-transport.ts): the programs would take less by themselves. */
const requireChecked = address => {
  const hosts = (address.searchParams.get('host') ?? decodeURIComponent(address.hostname)).split(',')
  const modes = address.searchParams.getAll('sslmode')
  if (hosts.every(isOwnMachine) || (modes.length === 1 && modes[0] === 'verify-full')) return
  throw new PlainFailure(
    'DATABASE_URL leads to another machine: add sslmode=verify-full to it; sslrootcert names the file of the authority.',
  )
}

/** The address without its password, which everybody who lists the processes of the machine would read. */
const split = url => {
  const address = new URL(url)
  requireChecked(address)
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('password')
  return { address: address.href, password }
}

/**
 * Lets work use the programs of PostgreSQL on a database: they find the password in a file that only this user can
 * read and that is gone afterwards.
 */
const withClient = async (url, work) => {
  const { address, password } = split(url)
  const folder = mkdtempSync(join(tmpdir(), 'veckovis-client-'))
  const PGPASSFILE = join(folder, 'passwords')
  try {
    writeFileSync(PGPASSFILE, `*:*:*:*:${escaped(password)}\n`, { mode: 0o600 })
    // PGPASSWORD, where somebody has set it, would go before the file.
    await work(address, { PGPASSFILE, PGPASSWORD: undefined })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const backupExternal = (url, file) =>
  withClient(url, (address, env) =>
    run('The backup', 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${address}`], env),
  )

// The application's role belongs to the server, not to a database, so a dump does not hold it.
const makeRole = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'veckovis_app') THEN
    CREATE ROLE veckovis_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
END $$`

// A backup of an older suite has no such table. The columns left out are said by the database.
const tellRestore = `DO $$ BEGIN
  IF to_regclass('public.security_event') IS NOT NULL THEN
    INSERT INTO public.security_event (kind, details) VALUES ('restored', '{"source": "dump"}');
  END IF;
END $$`

export const restoreExternal = (url, file) =>
  withClient(url, async (address, env) => {
    const makingRole = ['--set=ON_ERROR_STOP=1', '--quiet', `--dbname=${address}`, `--command=${makeRole}`]
    await run('Making the role veckovis_app', 'psql', makingRole, env)
    const restoring = ['--clean', '--if-exists', '--no-owner', '--single-transaction', `--dbname=${address}`, file]
    await run('The restore', 'pg_restore', restoring, env)
    const telling = ['--set=ON_ERROR_STOP=1', '--quiet', `--dbname=${address}`, `--command=${tellRestore}`]
    await run('Telling the security log', 'psql', telling, env)
  })
