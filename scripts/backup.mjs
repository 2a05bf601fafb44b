import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeChecksum } from './database/checksum.mjs'
import { copyAtRest, copyWhileRunning } from './database/copy-cluster.mjs'
import { clusterOf, dataFolder, runningServer } from './database/data-folder.mjs'
import { encryptFile, recipientOf } from './database/encryption.mjs'
import { backupExternal } from './database/external.mjs'
import { signBackup } from './database/origin.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { mustRun } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// `pnpm backup [file]`: everything of the suite's data in one file, with its checksum and signature beside it, encrypted
// to BACKUP_RECIPIENT where that is set. The suite may run.
const usualName = extension =>
  join('backups', `veckovis-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}${extension}`)

const target = (extension, recipient) => {
  const asked = process.argv[2] ?? usualName(extension)
  const name = recipient && !asked.endsWith('.age') ? `${asked}.age` : asked
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (existsSync(file)) throw new PlainFailure(`${file} is there already: choose another name.`)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

const backupEmbedded = async plain => {
  const folder = dataFolder()
  const cluster = clusterOf(folder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw new PlainFailure(`${folder} holds no database: set DATA_DIR.`)
  const staging = join(folder, `backup-${process.pid}`)
  mkdirSync(staging, { mode: 0o700 })
  try {
    const server = runningServer(folder)
    if (server) await copyWhileRunning(folder, cluster, server.port, join(staging, 'postgres'))
    else await copyAtRest(cluster, join(staging, 'postgres'))
    if (!server && runningServer(folder))
      throw new PlainFailure('The suite was started meanwhile: make the backup again.')
    for (const name of ['postgres-password', 'secret']) {
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(staging, name))
    }
    await mustRun('Packing the backup', 'tar', ['-czf', plain, '-C', staging, '.'], { quiet: true })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** The file gets its name when it is whole; what was not encrypted yet goes away whatever happens. */
const write = async (file, recipient, backup) => {
  const plain = `${file}.part-${process.pid}`
  try {
    await backup(plain)
    if (recipient) await encryptFile(plain, file, recipient)
    else renameSync(plain, file)
  } finally {
    rmSync(plain, { force: true })
  }
}

await runScript(async () => {
  // The backup is for its maker's eyes only.
  process.umask(0o077)
  const { DATABASE_URL } = process.env
  const recipient = recipientOf(process.env)
  const file = target(DATABASE_URL ? '.dump' : '.tar.gz', recipient)
  await write(file, recipient, DATABASE_URL ? plain => backupExternal(DATABASE_URL, plain) : backupEmbedded)
  await writeChecksum(file)
  const origin = signBackup(file, dataFolder())
  say(`Backup written to ${file}`)
  if (recipient) say('It is encrypted: only the secret key of BACKUP_RECIPIENT opens it.')
  else say('It holds personal data and the keys of the sessions: keep it as safe as the database itself.')
  say(`To restore it on another installation, set BACKUP_ORIGIN=${origin} there.`)
})
