import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { requireChecksum } from './database/checksum.mjs'
import { clusterOf, dataFolder, runningServer } from './database/data-folder.mjs'
import { decryptFile } from './database/encryption.mjs'
import { restoreExternal } from './database/external.mjs'
import { requireOrigin } from './database/origin.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { mustRun } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// `pnpm restore <file>`: puts a backup in place of the data. What was there before is kept beside it.
const parts = ['postgres', 'postgres-password', 'secret']

const giveTo = (path, { uid, gid }) => {
  chownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo(join(path, name), { uid, gid })
}

/** As root the database runs as the user postgres, whose number may differ from the machine of the backup. */
const ownerOfCluster = async () => {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async flag =>
      Number(await mustRun('Finding the user postgres', 'id', [flag, 'postgres'], { quiet: true })),
    ),
  )
  return { uid, gid }
}

const restoreEmbedded = async file => {
  const folder = dataFolder()
  if (runningServer(folder))
    throw new PlainFailure(`A database is running on ${folder}: stop the suite first (ctrl-C).`)
  const staging = join(folder, `restore-${process.pid}`)
  mkdirSync(staging, { recursive: true, mode: 0o700 })
  const before = join(folder, `before-restore-${new Date().toISOString().replaceAll(':', '')}`)
  try {
    await mustRun('Unpacking the backup', 'tar', ['-xzf', file, '-C', staging], { quiet: true })
    if (!existsSync(join(staging, 'postgres', 'PG_VERSION')))
      throw new PlainFailure('This is no backup of an embedded database of Veckovis.')
    const owner = await ownerOfCluster()
    if (owner) giveTo(join(staging, 'postgres'), owner)
    const old = parts.filter(name => existsSync(join(folder, name)))
    if (old.length > 0) mkdirSync(before, { mode: 0o700 })
    for (const name of old) renameSync(join(folder, name), join(before, name))
    for (const name of parts) if (existsSync(join(staging, name))) renameSync(join(staging, name), join(folder, name))
    // The next start tells the security log.
    writeFileSync(join(folder, 'restored'), '')
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  say(`Restored into ${clusterOf(folder)}.`)
  if (existsSync(before)) say(`What was there before is in ${before}; remove it when all is well.`)
}

/** Lets work read the backup; of an encrypted one what it holds, in a file that is gone afterwards. */
const opened = async (file, work) => {
  if (!file.endsWith('.age')) return work(file)
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  const plain = join(folder, `decrypted-${process.pid}`)
  try {
    await decryptFile(file, plain, process.env)
    await work(plain)
  } finally {
    rmSync(plain, { force: true })
  }
}

await runScript(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new PlainFailure('Which backup? Say pnpm restore <file>.')
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  await requireChecksum(file)
  requireOrigin(file, dataFolder(), process.env)
  const { DATABASE_URL } = process.env
  if (!DATABASE_URL) return opened(file, restoreEmbedded)
  await opened(file, plain => restoreExternal(DATABASE_URL, plain))
  say('Restored. Start the suite.')
})
