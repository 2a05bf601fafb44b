import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OperatingUser } from './operating-user'

const run = promisify(execFile)

export const clusterFolder = (folder: string) => join(folder, 'postgres')
const passwordFile = (folder: string) => join(folder, 'postgres-password')

export const readPassword = async (folder: string): Promise<string> =>
  (await readFile(passwordFile(folder), 'utf8')).trim()

/** Makes the cluster when there is none: UTF-8, ICU, a random password that stays in the data folder. */
export const ensureCluster = async (folder: string, binaries: string, user: OperatingUser | undefined) => {
  const cluster = clusterFolder(folder)
  await mkdir(folder, { recursive: true })
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  await writeFile(passwordFile(folder), `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  // initdb reads the password as its own user, so it gets a copy that goes away again.
  const copy = join(cluster, '..', `.password-${process.pid}`)
  await writeFile(copy, await readPassword(folder), { mode: 0o600 })
  if (user) for (const path of [cluster, copy]) await chown(path, user.uid, user.gid)
  try {
    await run(
      join(binaries, 'initdb'),
      [
        `--pgdata=${cluster}`,
        '--auth=scram-sha-256',
        '--username=postgres',
        `--pwfile=${copy}`,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=sv',
      ],
      { ...(user ?? {}), cwd: cluster, env: { ...process.env, LC_ALL: 'C' } },
    )
  } finally {
    await rm(copy, { force: true })
  }
}
