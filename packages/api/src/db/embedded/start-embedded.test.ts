import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDatabase, type Database } from '../database'
import { migrate } from '../migrate'
import { isAlive } from './postmaster'
import { startEmbedded, type EmbeddedDatabase } from './start-embedded'

const apiFolder = resolve(__dirname, '../../..')
const quick = { fsync: 'off' }
let folder = ''
let embedded: EmbeddedDatabase
let database: Database | undefined

beforeAll(async () => {
  folder = await mkdtemp(join('/var/tmp', 'veckovis-embedded-'))
  await import('node:fs/promises').then(({ chmod }) => chmod(folder, 0o755))
  embedded = await startEmbedded({ folder, apiFolder, settings: quick })
}, 60_000)

afterAll(async () => {
  await database?.close()
  await embedded.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('the embedded database migrates once and works as a role that owns nothing', async () => {
  const first = await migrate(embedded.url, join(apiFolder, 'migrations'))
  expect(first.length).toBeGreaterThan(0)
  expect(await migrate(embedded.url, join(apiFolder, 'migrations'))).toEqual([])
  database = createDatabase({ url: embedded.url })
  const { rows } = await database.asSystem(transaction =>
    transaction.query<{ role: string; super: string }>(
      `SELECT current_user AS role, current_setting('is_superuser') AS super`,
    ),
  )
  expect(rows).toEqual([{ role: 'veckovis_app', super: 'off' }])
})

test('Swedish letters sort after z and numbers in natural order', async () => {
  database ??= createDatabase({ url: embedded.url })
  const { rows } = await database.read<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['Östra', 'Enhet 10', 'Ängen', 'Åsen', 'Zinken', 'Enhet 2']) AS name ORDER BY name COLLATE swedish`,
  )
  expect(rows.map(row => row.name)).toEqual(['Enhet 2', 'Enhet 10', 'Zinken', 'Åsen', 'Ängen', 'Östra'])
})

test('a second owner of the folder is refused in one sentence', async () => {
  await expect(startEmbedded({ folder, apiFolder, settings: quick })).rejects.toThrow(
    /is in use by another running Veckovis/,
  )
  expect(isAlive(embedded.pid)).toBe(true)
})
