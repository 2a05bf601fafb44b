// Analytics reads from a streaming replica of PostgreSQL 15, and tells how old it is: node soak/analytics-replica.mjs
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApiClient } from './api-client.mjs'
import { ensurePostgres, makePrimary, makeReplica } from './replica/postgres-15.mjs'
import { say } from './say.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { Client } = createRequire(join(root, 'packages/api/package.json'))('pg')
const rounds = process.argv.includes('--short') ? 3 : 30
const year = 2027

const folder = mkdtempSync(join(tmpdir(), 'veckovis-replica-'))
// The database runs as another user than ours.
chmodSync(folder, 0o755)

const freePort = () =>
  new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const until = async (what, isSo, seconds = 60) => {
  const deadline = Date.now() + seconds * 1_000
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return
    await pause(50)
  }
  throw new Error(`Not within ${seconds} s: ${what}`)
}

const ask = async (url, sql) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const isUp = server => until('a server answers', () => ask(server.administration, 'SELECT 1').then(() => true))

const startApi = async env => {
  const port = await freePort()
  const log = openSync(join(folder, 'suite.log'), 'a')
  mkdirSync(join(folder, 'page'), { recursive: true })
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>Veckovis</title>')
  const child = spawn(process.execPath, [join(root, 'packages/api/dist/main.mjs'), '--demo'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        DATA_DIR: folder,
        SHELL_DIR: join(folder, 'page'),
        MODULES_DIR: join(folder, 'modules'),
      },
      ...{ DATABASE_APP_URL: '', PERSON_REQUESTS_AT_ONCE: '100000', PERSON_REQUESTS_PER_MINUTE: '100000000', ...env },
    },
  })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  const base = `http://127.0.0.1:${port}/api`
  const healthy = until('the suite answers', async () => (await fetch(`${base}/health`)).ok, 90).then(() => undefined)
  const code = await Promise.race([healthy, exited])
  return { base, stop, code, said: () => readFileSync(join(folder, 'suite.log'), 'utf8') }
}

let failed = 0
const check = (what, isRight, found) => {
  say(`${isRight ? 'right' : 'WRONG'}: ${what}${isRight ? '' : ` (${JSON.stringify(found)})`}`)
  if (!isRight) failed += 1
}

const servers = []
const apis = []
try {
  await ensurePostgres()
  const primary = await makePrimary(join(folder, 'primary'))
  servers.push(primary)
  primary.start()
  await isUp(primary)
  await ask(primary.administration, 'CREATE DATABASE veckovis')
  const first = await startApi({ DATABASE_URL: primary.url, ANALYTICS_DATABASE_URL: '' })
  const [{ version }] = await ask(primary.url, 'SHOW server_version').then(rows =>
    rows.map(row => ({ version: row.server_version })),
  )
  check(`the migrations and the demonstration stand on PostgreSQL ${version}`, first.code === undefined, first.code)
  await first.stop()
  const replica = await makeReplica(primary, join(folder, 'replica'))
  servers.unshift(replica)
  replica.start()
  await isUp(replica)

  const refused = await startApi({ DATABASE_URL: primary.url, ANALYTICS_DATABASE_URL: primary.url })
  check('an address that leads to no replica is refused at start', refused.code === 1, refused.code)
  const api = await startApi({ DATABASE_URL: primary.url, ANALYTICS_DATABASE_URL: replica.url })
  apis.push(api)
  const admin = createApiClient(api.base, 'super@veckovis.example')
  const manager = createApiClient(api.base, 'chef@veckovis.example')
  await admin.signIn('Räkneexemplet')
  const unitId = await manager.signIn('Räkneexemplet')
  const { data: forecast } = await manager.expectOk('GET', `/forecast/unit/${unitId}/${year}/comprehensive`)

  const list = () => admin.call('GET', `/analytics/units?unitId=${unitId}&from=2027-12-01&to=2027-12-31`)
  const save = async hours =>
    manager.expectOk('PATCH', `/forecast/${forecast.id}/unit/${unitId}`, {
      absences: [{ id: 1, values: { 51: hours } }],
      substitutes: [],
      myForecast: [],
    })
  const absence = ({ data }) => data.rows[0].absence
  const isNow = ({ data }) => Date.now() - Date.parse(data.asOf) < 2_000
  const audits = () =>
    ask(primary.url, "SELECT count(*)::int AS rows FROM audit_event WHERE action = 'analytics-read'").then(
      ([{ rows }]) => rows,
    )
  const paused = word => ask(replica.url, `SELECT pg_wal_replay_${word}()`)
  const reads = () =>
    ask(replica.url, "SELECT sum(xact_commit)::int AS n FROM pg_stat_database WHERE datname = 'veckovis'").then(
      ([{ n }]) => n,
    )

  const before = { audits: await audits(), reads: await reads() }
  check('the list answers and says now', isNow(await list()), await list())
  check('what was read stands in an audit row of the database', (await audits()) > before.audits, await audits())
  await until('the replica counted the reads', async () => (await reads()) > before.reads)
  check('the replica was read', true)

  for (let round = 1; round <= rounds; round++) {
    const hours = 100 + round
    await save(hours)
    await until('the save is on the replica', async () => absence(await list()) >= hours)
    const known = absence(await list())
    await pause(2_500)
    const idle = await list()
    check(`${round}: idle, the figures are of now`, isNow(idle), idle.data.asOf)

    await paused('pause')
    const saved = Date.now()
    await save(hours + 1_000)
    await pause(300)
    const late = await list()
    check(
      `${round}: behind, the list says so and shows what it has`,
      Date.parse(late.data.asOf) < saved && absence(late) === known,
      late.data,
    )
    await paused('resume')
    await until('it has caught up', async () => absence(await list()) === known + 1_000 && isNow(await list()))
    check(`${round}: caught up, the figures are of now`, true)

    await (round % 2 === 0 ? replica.stop() : replica.kill())
    const away = await list()
    const file = await admin.call('GET', '/analytics/units/export?format=csv').catch(error => error)
    check(`${round}: away, the list answers 503`, away.status === 503 && away.data.code === 'unavailable', away)
    check(`${round}: so does its file`, file.status === 503, file)
    const saving = await save(hours)
    check(`${round}: saves go on`, saving.status === 200, saving.status)
    replica.start()
    await until('the list answers again', async () => {
      const back = await list()
      return back.status === 200 && isNow(back) && absence(back) === known
    })
    check(`${round}: back, with what was saved meanwhile`, true)
    await Promise.all([admin.signIn('Räkneexemplet'), manager.signIn('Räkneexemplet')])
  }

  await replica.kill()
  const alone = await startApi({ DATABASE_URL: primary.url, ANALYTICS_DATABASE_URL: replica.url })
  apis.push(alone)
  check('the suite starts without its replica', alone.code === undefined, alone.code)
  replica.start()
  await isUp(replica)
  await ask(replica.administration, 'SELECT pg_promote()')
  const promoted = await list()
  check('a replica that was made a server of its own is not read', promoted.status === 503, promoted)
} finally {
  for (const api of apis) await api.stop()
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(failed === 0 ? 'The replica serves, lags, goes and comes back as it should.' : `${failed} failures.`)
process.exitCode = failed === 0 ? 0 : 1
