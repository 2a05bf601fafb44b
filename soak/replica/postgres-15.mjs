import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'
import { runCommand } from '../../scripts/workspace/run-command.mjs'
import { say } from '../say.mjs'

const programs = '/usr/lib/postgresql/15/bin'

export const ensurePostgres = async () => {
  if (existsSync(join(programs, 'postgres'))) return
  say('Installing postgresql-15 …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], { quiet: true, env })
  const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'], {
    quiet: true,
    env,
  })
  if (code !== 0) throw new PlainFailure("Install postgresql-15 with Debian's apt-get, then run this again.")
}

/** PostgreSQL does not run as root: the package brings a user of its own. */
const operatingUser = () => {
  if (process.getuid?.() !== 0) return {}
  const idOf = flag => Number(execFileSync('id', [flag, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const run = (program, args, user) =>
  execFileSync(join(programs, program), args, { ...user, env: { ...process.env, PGPASSWORD: 'soak' }, stdio: 'pipe' })

const createServerOf = (folder, port, user) => {
  let child
  const start = () => {
    const log = openSync(`${folder}.log`, 'a')
    const args = ['-D', folder, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off']
    child = spawn(join(programs, 'postgres'), args, { ...user, stdio: ['ignore', log, log] })
  }
  const stop = async signal => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return {
    url: `postgres://postgres:soak@127.0.0.1:${port}/veckovis`,
    administration: `postgres://postgres:soak@127.0.0.1:${port}/postgres`,
    start,
    /** As a server goes down that is told to. */
    stop: () => stop('SIGINT'),
    /** As one that is lost. */
    kill: () => stop('SIGQUIT'),
  }
}

/** A server of PostgreSQL 15 with Swedish order, its files in a folder. */
export const makePrimary = async folder => {
  const user = operatingUser()
  mkdirSync(folder, { mode: 0o700 })
  const password = `${folder}.password`
  writeFileSync(password, 'soak')
  chmodSync(password, 0o600)
  if (user.uid !== undefined) for (const path of [folder, password]) chownSync(path, user.uid, user.gid)
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=sv']
  run(
    'initdb',
    ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8', ...locale],
    user,
  )
  return createServerOf(folder, await findFreePort(), user)
}

/** A streaming replica of it, made while it runs. */
export const makeReplica = async (primary, folder) => {
  const user = operatingUser()
  mkdirSync(folder, { mode: 0o700 })
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  run('pg_basebackup', ['-D', folder, '-d', primary.administration, '-R', '-X', 'stream', '-c', 'fast'], user)
  return createServerOf(folder, await findFreePort(), user)
}
