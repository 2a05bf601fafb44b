import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from '../workspace/paths.mjs'

const isReachableByAll = folder => {
  if (folder !== dirname(folder) && !isReachableByAll(dirname(folder))) return false
  return !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0
}

/**
 * The folder that the embedded database uses. When the suite is started as root below a closed folder, which the
 * database's own user cannot reach, the server keeps its data in /var/lib (packages/api/src/db/embedded).
 */
export const dataFolder = () => {
  const asked = resolve(root, process.env.DATA_DIR || '.data')
  if (process.getuid?.() !== 0 || isReachableByAll(asked)) return asked
  return join('/var/lib', `veckovis-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}`)
}

export const clusterOf = folder => join(folder, 'postgres')

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The database server that works on the folder: process and port, or undefined when none runs. */
export const runningServer = folder => {
  const file = join(clusterOf(folder), 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  return pid > 0 && isAlive(pid) ? { pid, port: Number(lines[3]) } : undefined
}

export const passwordOf = folder => readFileSync(join(folder, 'postgres-password'), 'utf8').trim()
