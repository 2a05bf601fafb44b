import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '../../errors'

export type KeptServer = {
  /** Address of the database that is always there. */
  readonly address: string
  /** The database to make when it is missing. */
  readonly databaseName: string
  readonly isRunning: () => boolean
  readonly start: () => void
}

const startSeconds = 60

const connect = async (address: string): Promise<Client> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2_000, keepAlive: true })
  // What breaks an idle connection is also told by 'end', which the watch below listens to.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Starts and connects until the server answers: after a killed postmaster the first tries may fail. */
const connectWithin = async (server: KeptServer, isWanted: () => boolean): Promise<Client> => {
  const deadline = Date.now() + startSeconds * 1000
  let startedAt = 0
  for (;;) {
    if (!server.isRunning() && Date.now() - startedAt > 1_000) {
      server.start()
      startedAt = Date.now()
    }
    try {
      return await connect(server.address)
    } catch (error) {
      if (!isWanted()) throw error
      if (Date.now() > deadline)
        throw new StartError(
          `The embedded database did not start: ${error instanceof Error ? error.message : 'unknown'}; see postgres.log.`,
        )
      await pause(100)
    }
  }
}

const ensureDatabase = async (client: Client, name: string) => {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}

/**
 * Holds one connection to the server for as long as it is wanted. When that connection ends, the server has died:
 * it is started again, on the same port, so that the pool finds it by itself.
 */
export const keepRunning = async (server: KeptServer): Promise<{ readonly end: () => Promise<void> }> => {
  let isWanted = true
  let client: Client
  const watch = (watched: Client) => {
    client = watched
    watched.once('end', () => {
      if (isWanted) void revive()
    })
  }
  const revive = async () => {
    while (isWanted) {
      try {
        return watch(await connectWithin(server, () => isWanted))
      } catch {
        // The API answers 503 until the server is back; giving up would leave it so for good.
        await pause(1_000)
      }
    }
  }
  const first = await connectWithin(server, () => isWanted)
  await ensureDatabase(first, server.databaseName)
  watch(first)
  return {
    end: async () => {
      isWanted = false
      // eslint-disable-next-line no-restricted-syntax -- the server it watches is being stopped, perhaps before it
      await client.end().catch(() => undefined)
    },
  }
}
