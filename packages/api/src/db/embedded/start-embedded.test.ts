import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDatabase, type Database } from '../database'
import { migrate } from '../migrate'
import { clusterFolder } from './cluster'
import { operatingUser } from './operating-user'
import { findBinaries } from './postgres-binaries'
import { findFreePort, isAlive, readPostmaster, spawnPostmaster } from './postmaster'
import { startEmbedded, type EmbeddedDatabase } from './start-embedded'

const apiFolder = resolve(__dirname, '../../..')
const settings = { fsync: 'off' }
let folder = ''
let embedded: EmbeddedDatabase
let database: Database

const start = () => startEmbedded({ folder, apiFolder, settings })

const until = async (isDone: () => Promise<boolean> | boolean) => {
  const deadline = Date.now() + 20_000
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds')
    await new Promise(resolved => setTimeout(resolved, 50))
  }
}

const answers = () =>
  database.read('SELECT 1').then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  folder = await mkdtemp(join('/var/tmp', 'veckovis-embedded-'))
  await chmod(folder, 0o755)
  embedded = await start()
  await migrate(embedded.url, join(apiFolder, 'migrations'))
  database = createDatabase({ url: embedded.url })
}, 60_000)

afterAll(async () => {
  await database.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('the application works as a role that owns nothing', async () => {
  const { rows } = await database.asSystem(transaction =>
    transaction.query<{ role: string; super: string }>(
      `SELECT current_user AS role, current_setting('is_superuser') AS super`,
    ),
  )
  expect(rows).toEqual([{ role: 'veckovis_app', super: 'off' }])
})

test('Swedish letters sort after z and numbers in natural order', async () => {
  const { rows } = await database.read<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['Östra', 'Enhet 10', 'Ängen', 'Åsen', 'Zinken', 'Enhet 2']) AS name ORDER BY name COLLATE swedish`,
  )
  expect(rows.map(row => row.name)).toEqual(['Enhet 2', 'Enhet 10', 'Zinken', 'Åsen', 'Ängen', 'Östra'])
})

test('it listens on this machine only and asks for its password', async () => {
  const { rows } = await database.read<{ listen_addresses: string }>('SHOW listen_addresses')
  expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }])
  const stranger = createDatabase({ url: embedded.url.replace(/:[0-9a-f]+@/, ':wrong@') })
  await expect(stranger.read('SELECT 1')).rejects.toThrow(/password authentication failed/)
  await stranger.close()
})

test('a second owner of the folder is refused in one sentence', async () => {
  await expect(start()).rejects.toThrow(
    /^The data folder .* is in use by another running Veckovis; stop that one, or choose another folder with DATA_DIR\.$/,
  )
  expect(isAlive(embedded.pid())).toBe(true)
})

test('a killed database is started again by itself, and the pool finds it', async () => {
  const killed = embedded.pid()
  process.kill(killed, 'SIGKILL')
  await until(() => readPostmaster(clusterFolder(folder))?.pid !== killed && answers())
  expect(embedded.pid()).not.toBe(killed)
}, 60_000)

test('a database that a killed process left running is adopted', async () => {
  await embedded.stop()
  const user = operatingUser()
  const cluster = clusterFolder(folder)
  const binaries = await findBinaries(apiFolder, folder, user !== undefined)
  const port = await findFreePort()
  spawnPostmaster({ binaries, cluster, logFile: join(folder, 'postgres.log'), port, user, settings })
  await until(() => readPostmaster(cluster)?.port === port)
  const orphan = readPostmaster(cluster)?.pid
  embedded = await start()
  expect(embedded.pid()).toBe(orphan)
  expect(new URL(embedded.url).port).toBe(String(port))
  await database.close()
  database = createDatabase({ url: embedded.url })
  expect(await answers()).toBe(true)
}, 60_000)

describe('in a folder of its own', () => {
  let other = ''
  beforeEach(async () => {
    other = await mkdtemp(join('/var/tmp', 'veckovis-embedded-'))
    await chmod(other, 0o755)
  })
  afterEach(() => rm(other, { recursive: true, force: true }))

  test('two first starts at once: one owns the folder, the other is refused', async () => {
    const both = [0, 1].map(() => startEmbedded({ folder: other, apiFolder, settings }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.stop()
  }, 60_000)

  test('a first start that was killed half-way is made again', async () => {
    await mkdir(join(other, 'postgres.unfinished'))
    await writeFile(join(other, 'postgres.unfinished', 'PG_VERSION'), '18\n')
    const started = await startEmbedded({ folder: other, apiFolder, settings })
    const client = createDatabase({ url: started.url })
    await migrate(started.url, join(apiFolder, 'migrations'))
    expect((await client.read('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await client.close()
    await started.stop()
  }, 60_000)

  test('a folder postgres that holds something else is left alone', async () => {
    await mkdir(join(other, 'mine'))
    await writeFile(join(other, 'mine', 'letter.txt'), 'kept')
    await rename(join(other, 'mine'), join(other, 'postgres'))
    await expect(startEmbedded({ folder: other, apiFolder, settings })).rejects.toThrow(
      /holds no database; move it away/,
    )
  })
})
