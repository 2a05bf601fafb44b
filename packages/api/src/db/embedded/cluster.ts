import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../errors'
import type { OperatingUser } from './operating-user'

const run = promisify(execFile)

export const clusterFolder = (folder: string) => join(folder, 'postgres')
const passwordFile = (folder: string) => join(folder, 'postgres-password')

export const readPassword = async (folder: string): Promise<string> =>
  (await readFile(passwordFile(folder), 'utf8')).trim()

const initialise = (binaries: string, cluster: string, password: string, user: OperatingUser | undefined) =>
  run(
    join(binaries, 'initdb'),
    [
      `--pgdata=${cluster}`,
      '--auth=scram-sha-256',
      '--username=postgres',
      `--pwfile=${password}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=sv',
    ],
    { ...(user ?? {}), cwd: cluster, env: { ...process.env, LC_ALL: 'C' } },
  )

/**
 * Makes the cluster when there is none: UTF-8, ICU, a random password that stays in the data folder. It gets its name
 * only when it is whole, so a start that was killed on the way leaves nothing that looks like a database.
 */
export const ensureCluster = async (folder: string, binaries: string, user: OperatingUser | undefined) => {
  const cluster = clusterFolder(folder)
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  if (existsSync(cluster))
    throw new StartError(`${cluster} is there but holds no database; move it away, or choose another DATA_DIR.`)
  const unfinished = `${cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile(folder), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  // initdb reads the password as its own user, so it gets a copy that goes away again.
  const copy = join(folder, `.password-${process.pid}`)
  await writeFile(copy, await readPassword(folder), { mode: 0o600 })
  if (user) for (const path of [unfinished, copy]) await chown(path, user.uid, user.gid)
  try {
    await initialise(binaries, unfinished, copy, user)
  } finally {
    await rm(copy, { force: true })
  }
  await rename(unfinished, cluster)
}
