import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../errors'
import { clusterFolder, ensureCluster, readPassword } from './cluster'
import { operatingUser } from './operating-user'
import { findBinaries, isReachableByAll } from './postgres-binaries'
import { findFreePort, readPostmaster, spawnPostmaster, stopPostmaster } from './postmaster'

export type EmbeddedDatabase = {
  readonly url: string
  /** The folder that is really in use. */
  readonly folder: string
  readonly pid: number
  /** Ends the server; all connections of ours have to be closed before. */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  readonly folder: string
  /** Folder of packages/api, whose node_modules holds the programs. */
  readonly apiFolder: string
  readonly settings?: Readonly<Record<string, string>>
}

const ownerLock = 4_600_000
const databaseName = 'veckovis'

/** The user postgres cannot walk below a closed folder such as /root; then the data lies in /var/lib. */
const reachableFolder = (folder: string, asOtherUser: boolean): string => {
  if (!asOtherUser || isReachableByAll(folder)) return folder
  return join('/var/lib', `veckovis-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Tries until the server answers. A postmaster that was killed may need a few tries to start again. */
const connectWithin = async (url: () => Promise<string>, startAgain: () => void, deadline: number): Promise<Client> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect(await url())
    } catch (error) {
      if (Date.now() > deadline)
        throw new StartError(
          `The embedded database did not start: ${error instanceof Error ? error.message : 'unknown'}.`,
        )
      if (attempt % 30 === 0) startAgain()
      await pause(100)
    }
  }
}

const ensureDatabase = async (client: Client) => {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
}

/** The lock lives as long as this connection: a second process that finds it taken has to refuse. */
const takeOwnership = async (client: Client, folder: string) => {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ownerLock])
  if (rows[0]?.taken === true) return
  await client.end()
  throw new StartError(
    `The data folder ${folder} is in use by another running Veckovis; stop that one, or choose another folder with DATA_DIR.`,
  )
}

/**
 * Starts the PostgreSQL of the data folder, or adopts the one that a killed process left running there. One owner
 * at a time; listens on 127.0.0.1 only. Throws StartError in words for the person who starts it.
 */
export const startEmbedded = async ({
  folder: asked,
  apiFolder,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const user = operatingUser()
  const folder = reachableFolder(asked, user !== undefined)
  await mkdir(folder, { recursive: true })
  const binaries = await findBinaries(apiFolder, folder, user !== undefined)
  await ensureCluster(folder, binaries, user)
  const cluster = clusterFolder(folder)
  const password = await readPassword(folder)
  let port = readPostmaster(cluster)?.port
  const start = (onPort: number) => {
    if (readPostmaster(cluster)) return
    spawnPostmaster({ binaries, cluster, logFile: join(folder, 'postgres.log'), port: onPort, user, settings })
  }
  if (port === undefined) {
    port = await findFreePort()
    start(port)
  }
  const usedPort = port
  const address = (database: string) => `postgres://postgres:${password}@127.0.0.1:${usedPort}/${database}`
  const owner = await connectWithin(
    async () => address('postgres'),
    () => start(usedPort),
    Date.now() + 30_000,
  )
  await takeOwnership(owner, folder)
  await ensureDatabase(owner)
  const running = readPostmaster(cluster)
  if (running === undefined)
    throw new StartError('The embedded database stopped while it was starting; see postgres.log.')
  return {
    url: address(databaseName),
    folder,
    pid: running.pid,
    stop: async () => {
      await owner.end().catch(() => undefined)
      await stopPostmaster(running.pid)
    },
  }
}
