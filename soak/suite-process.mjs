// One suite of the soak's own: own data folder, own port, and only its own processes are ever killed, by their pid.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const mainFile = join(root, 'packages/api/dist/main.mjs')

const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export const startSuite = async () => {
  if (!existsSync(mainFile)) throw new Error('packages/api/dist/main.mjs is missing; run pnpm build first.')
  const folder = mkdtempSync(join(tmpdir(), 'veckovis-soak-'))
  // The database may have to run as another user than ours.
  chmodSync(folder, 0o755)
  // Only the API is under proof, so an empty page does for the shell.
  mkdirSync(join(folder, 'page'))
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>Veckovis</title>')
  const port = await findFreePort()
  const base = `http://127.0.0.1:${port}/api`
  const log = openSync(join(folder, 'suite.log'), 'a')
  const places = { DATA_DIR: folder, SHELL_DIR: join(folder, 'page'), MODULES_DIR: join(folder, 'modules') }
  // One person asks for many here: what a person may ask for is not under proof.
  const limits = { PERSON_REQUESTS_AT_ONCE: '100000', PERSON_REQUESTS_PER_MINUTE: '100000000' }
  const environment = { ...process.env, ...places, ...limits, DATABASE_URL: '', DATABASE_APP_URL: '' }
  const others = []
  let child

  const isHealthy = async address => {
    try {
      const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(2_000) })
      return answer.ok
    } catch {
      return false
    }
  }

  const waitUntilHealthy = async (seconds, address = base, process = child) => {
    const deadline = Date.now() + seconds * 1_000
    while (Date.now() < deadline) {
      if (await isHealthy(address)) return true
      if (process.exitCode !== null || process.signalCode !== null) return false
      await pause(50)
    }
    return false
  }

  const spawnApi = () => {
    const env = { ...environment, PORT: String(port) }
    child = spawn(process.execPath, [mainFile], { cwd: root, env, stdio: ['ignore', log, log] })
  }

  const start = async () => {
    // A start in the middle of a crash recovery may fail once; a person would start it again.
    for (let attempt = 0; attempt < 3; attempt++) {
      spawnApi()
      if (await waitUntilHealthy(60)) return
      await killApi()
    }
    throw new Error(`The suite did not start; see ${join(folder, 'suite.log')}`)
  }

  const killApi = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  const postmaster = () => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const databasePid = () => Number(postmaster()[0])

  /** What reads the database beside the API, as its owner. */
  const databaseUrl = () => {
    const [, , , databasePort] = postmaster()
    const password = readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
    return `postgres://postgres:${password}@127.0.0.1:${databasePort}/veckovis`
  }

  /** One more API process on the same PostgreSQL, with the same secret, as behind a load balancer. */
  const startAnother = async () => {
    const otherPort = await findFreePort()
    const otherBase = `http://127.0.0.1:${otherPort}/api`
    const env = { ...environment, PORT: String(otherPort), DATABASE_URL: databaseUrl() }
    const other = spawn(process.execPath, [mainFile], { cwd: root, env, stdio: ['ignore', log, log] })
    others.push(other)
    if (!(await waitUntilHealthy(60, otherBase, other)))
      throw new Error(`The other process did not start; see ${join(folder, 'suite.log')}`)
    return otherBase
  }

  const killDatabase = async () => {
    const pid = databasePid()
    process.kill(pid, 'SIGKILL')
    while (isAlive(pid)) await pause(20)
  }

  return {
    base,
    folder,
    databaseUrl,
    start,
    startAnother,
    apiPid: () => child.pid,
    killApi,
    killDatabase,
    /** After a kill: waits for the suite to mend itself, else starts it again as a person would. */
    recover: async () => {
      if (await waitUntilHealthy(3)) return 'by itself'
      await killApi()
      await start()
      return 'started again'
    },
    stop: async () => {
      // The first one owns the database and goes last.
      for (const running of [...others, child]) {
        const gone = new Promise(resolve => running.once('exit', resolve))
        if (running.exitCode === null && running.kill('SIGTERM')) await gone
      }
      const deadline = Date.now() + 10_000
      while (existsSync(join(folder, 'postgres/postmaster.pid')) && Date.now() < deadline) await pause(50)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
