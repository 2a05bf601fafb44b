import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../errors'
import { clusterFolder, ensureCluster, readPassword } from './cluster'
import { lockFolder } from './folder-lock'
import { keptInMemory } from './kept-in-memory'
import { operatingUser } from './operating-user'
import { findBinaries, isReachableByAll } from './postgres-binaries'
import { findFreePort, readPostmaster, spawnPostmaster, stopPostmaster } from './postmaster'
import { keepRunning } from './keep-running'

export type EmbeddedDatabase = {
  readonly url: string
  /** The folder that is really in use. */
  readonly folder: string
  /** Process id of the server at this moment. */
  readonly pid: () => number
  /** Ends the server; all connections of ours have to be closed before. */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  readonly folder: string
  /** Folder of packages/api, whose node_modules holds the programs. */
  readonly apiFolder: string
  readonly settings?: Readonly<Record<string, string>>
}

const databaseName = 'veckovis'

/** The user postgres cannot walk below a closed folder such as /root; then the data lies in /var/lib. */
const reachableFolder = (folder: string, asOtherUser: boolean): string => {
  if (!asOtherUser || isReachableByAll(folder)) return folder
  return join('/var/lib', `veckovis-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

/** Where the data of a folder really lies. */
export const embeddedFolder = (asked: string): string => reachableFolder(asked, operatingUser() !== undefined)

/** Address of the database that a running suite keeps in the folder, or undefined while none runs there. */
export const runningEmbedded = async (asked: string): Promise<string | undefined> => {
  const folder = embeddedFolder(asked)
  const running = readPostmaster(clusterFolder(folder))
  return running && addressOf(await readPassword(folder), running.port, databaseName)
}

const startIn = async (folder: string, { apiFolder, settings = {} }: EmbeddedOptions) => {
  const user = operatingUser()
  const binaries = await findBinaries(apiFolder, folder, user !== undefined)
  await ensureCluster(folder, binaries, user)
  const cluster = clusterFolder(folder)
  const password = await readPassword(folder)
  const port = readPostmaster(cluster)?.port ?? (await findFreePort())
  const wanted = { shared_buffers: keptInMemory(), ...settings }
  const kept = await keepRunning({
    address: addressOf(password, port, 'postgres'),
    databaseName,
    isRunning: () => readPostmaster(cluster) !== undefined,
    start: () =>
      spawnPostmaster({ binaries, cluster, logFile: join(folder, 'postgres.log'), port, user, settings: wanted }),
  })
  return {
    url: addressOf(password, port, databaseName),
    pid: () => {
      const running = readPostmaster(cluster)
      if (running === undefined) throw new StartError('The embedded database is not running; see postgres.log.')
      return running.pid
    },
    stop: async () => {
      await kept.end()
      const running = readPostmaster(cluster)
      if (running) await stopPostmaster(running.pid)
    },
  }
}

/**
 * Starts the PostgreSQL of the data folder, or adopts the one that a killed process left running there, and starts it
 * again when it dies. One owner at a time; listens on 127.0.0.1 only. Throws StartError in words for the person who
 * starts it.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const folder = reachableFolder(options.folder, operatingUser() !== undefined)
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const { url, pid, stop } = await startIn(folder, options)
    return { url, folder, pid, stop: () => stop().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}
