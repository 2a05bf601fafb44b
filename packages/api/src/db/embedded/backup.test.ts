import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSecurityLog } from '../../security/security-log'
import { tellRestore } from '../../security/tell-restore'
import { createDatabase } from '../database'
import { migrate } from '../migrate'
import { startEmbedded } from './start-embedded'

const apiFolder = resolve(__dirname, '../../..')
let folder = ''
let backups = ''
beforeEach(async () => {
  folder = await mkdtemp('/var/tmp/veckovis-backup-')
  backups = await mkdtemp('/var/tmp/veckovis-backups-')
  for (const each of [folder, backups]) await chmod(each, 0o755)
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(backups, { recursive: true, force: true })
})

const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((done, reject) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', BACKUP_RECIPIENT: '', BACKUP_ORIGIN: '' }
    const child = spawn(process.execPath, [resolve(apiFolder, `../../scripts/${script}.mjs`), ...args], { env })
    let output = ''
    child.stdout.on('data', text => (output += String(text)))
    child.stderr.on('data', text => (output += String(text)))
    child.on('error', reject)
    child.on('close', code => done({ code, output }))
  })

/** Lets work use the database of the folder while it runs. */
const whileRunning = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const embedded = await startEmbedded({ folder, apiFolder, settings: { fsync: 'off' } })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

const ask = async <T>(url: string, sql: string): Promise<T[]> => {
  const database = createDatabase({ url })
  try {
    return await database.asSystem(async transaction => (await transaction.query(sql)).rows as T[])
  } finally {
    await database.close()
  }
}

const addCounty = (url: string, name: string) => ask(url, `INSERT INTO county (name) VALUES ('${name}')`)
const counties = async (url: string) =>
  (await ask<{ name: string }>(url, 'SELECT name FROM county ORDER BY id')).map(({ name }) => name)

/** How many restores stand in the security log after two starts that tell of them. */
const restoresToldAtTwoStarts = async (url: string) => {
  const database = createDatabase({ url })
  try {
    const log = createSecurityLog({ database, logger: false })
    await tellRestore(database, log, folder)
    await tellRestore(database, log, folder)
  } finally {
    await database.close()
  }
  const owner = createDatabase({ url, asOwner: true })
  try {
    const { rows } = await owner.asSystem(transaction =>
      transaction.query(`SELECT FROM security_event WHERE kind = 'restored' AND details = '{"source": "embedded"}'`),
    )
    return rows.length
  } finally {
    await owner.close()
  }
}

test('a backup of the running database is restored as the data stood then, with what was there before kept', async () => {
  const file = join(backups, 'one.tar.gz')
  await whileRunning(async url => {
    await migrate(url, join(apiFolder, 'migrations'))
    await addCounty(url, 'Before')
    expect(await run('backup', file)).toMatchObject({ code: 0, output: expect.stringContaining(file) })
    await addCounty(url, 'After')
    const refused = await run('restore', file)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('stop the suite first') })
  })
  expect((await readdir(backups)).sort()).toEqual(['one.tar.gz', 'one.tar.gz.sha256', 'one.tar.gz.sig'])
  expect(await run('restore', file)).toMatchObject({ code: 0, output: expect.stringContaining('Restored into') })
  expect(await whileRunning(counties)).toEqual(['Before'])
  expect((await readdir(folder)).filter(name => name.startsWith('before-restore-'))).toHaveLength(1)
  expect(await whileRunning(restoresToldAtTwoStarts)).toBe(1)
}, 120_000)

test('a backup of the stopped database is restored whole; a damaged one changes nothing', async () => {
  const file = join(backups, 'two.tar.gz')
  await whileRunning(async url => {
    await migrate(url, join(apiFolder, 'migrations'))
    await addCounty(url, 'At rest')
  })
  expect((await run('backup', file)).code).toBe(0)
  await whileRunning(url => addCounty(url, 'Later'))
  const before = await readdir(folder)
  await writeFile(join(backups, 'three.tar.gz'), 'no archive')
  expect((await run('restore', join(backups, 'three.tar.gz'))).output).toContain('sha256 is missing')
  expect(await readdir(folder)).toEqual(before)
  expect((await run('restore', file)).code).toBe(0)
  expect(await whileRunning(counties)).toEqual(['At rest'])
}, 120_000)

test('where there is no database there is no backup', async () => {
  const { code, output } = await run('backup', join(backups, 'none.tar.gz'))
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('holds no database') })
  expect(await readdir(backups)).toEqual([])
})
