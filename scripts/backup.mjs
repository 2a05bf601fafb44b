import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { writeChecksum } from './database/checksum.mjs'
import { copyAtRest, copyWhileRunning } from './database/copy-cluster.mjs'
import { clusterOf, dataFolder, runningServer } from './database/data-folder.mjs'
import { backupExternal } from './database/external.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { mustRun } from './workspace/run-command.mjs'
import { say } from './workspace/say.mjs'

// `pnpm backup [file]`: everything of the suite's data in one file, with its checksum beside it. The suite may run.
const usualName = extension =>
  join('backups', `veckovis-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}${extension}`)

const target = extension => {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? usualName(extension))
  if (existsSync(file)) throw new PlainFailure(`${file} is there already: choose another name.`)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

const backupEmbedded = async () => {
  const folder = dataFolder()
  const cluster = clusterOf(folder)
  if (!existsSync(join(cluster, 'PG_VERSION'))) throw new PlainFailure(`${folder} holds no database: set DATA_DIR.`)
  const file = target('.tar.gz')
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
    await mustRun('Packing the backup', 'tar', ['-czf', file, '-C', staging, '.'], { quiet: true })
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  return file
}

const backupGivenDatabase = async url => {
  const file = target('.dump')
  await backupExternal(url, file)
  return file
}

await runScript(async () => {
  // The backup is for its maker's eyes only.
  process.umask(0o077)
  const { DATABASE_URL } = process.env
  const file = DATABASE_URL ? await backupGivenDatabase(DATABASE_URL) : await backupEmbedded()
  await writeChecksum(file)
  say(`Backup written to ${file}`)
  say('It holds personal data and the keys of the sessions: keep it as safe as the database itself.')
})
