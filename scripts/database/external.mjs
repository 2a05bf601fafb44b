import { PlainFailure } from '../workspace/plain-failure.mjs'
import { runCommand } from '../workspace/run-command.mjs'

const run = async (what, program, args) => {
  try {
    const { code, output } = await runCommand(program, args, { quiet: true })
    if (code !== 0) throw new PlainFailure(`${what} failed:\n${output}`)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    throw new PlainFailure(
      `${program} was not found: install the client programs of your PostgreSQL version (postgresql-client).`,
    )
  }
}

export const backupExternal = (url, file) =>
  run('The backup', 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${url}`])

// The application's role belongs to the server, not to a database, so a dump does not hold it.
const makeRole = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'veckovis_app') THEN
    CREATE ROLE veckovis_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
END $$`

export const restoreExternal = async (url, file) => {
  await run('Making the role veckovis_app', 'psql', [
    '--set=ON_ERROR_STOP=1',
    '--quiet',
    `--dbname=${url}`,
    `--command=${makeRole}`,
  ])
  await run('The restore', 'pg_restore', [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    `--dbname=${url}`,
    file,
  ])
}
