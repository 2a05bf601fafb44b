import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { connected, failureOn, noteLost } from './lost-connection'
import { plainFailure } from './plain-failure'
import { sentAtOnce } from './sent-at-once'
import { hasGivenWay } from './temporary-failure'
import { requireStanding } from './while-standing'

/** Statements built from the tables of src/db/schema (docs/decisions/0010-drizzle-and-sql.md). */
type Tables = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete'>

/** What work inside a transaction may use. */
export type Transaction = Pick<PoolClient, 'query'> & {
  readonly tables: Tables
  /** What is to be told only of what stands: runs after the commit, and not when there is none. */
  readonly afterCommit: (tell: () => void) => void
}

/** What a statement that only reads needs: a transaction, or `readAs` of the database. */
export type Reading = {
  readonly query: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>
}

export type Database = {
  /**
   * One transaction in the name of a user, whose work may be done a second time: row-level security lets through what the user's
   * roles reach.
   */
  readonly asUser: <T>(userId: number, work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** One transaction of the system itself: sessions, seeding, registration. */
  readonly asSystem: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** One transaction by a machine key: row-level security lets through the outcome of the units that it is given for. */
  readonly asMachineKey: <T>(keyId: number, work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /**
   * Reads in the name of a user: each statement is a transaction of its own, and travels with what begins and ends it,
   * so that it waits for the database once. Row-level security lets through what it lets through in `asUser`.
   */
  readonly readAs: (userId: number) => Reading
  /** One statement without a transaction on tables that carry no unit's data. */
  readonly read: Transaction['query']
  /** Several such statements at once: they travel together. */
  readonly readTogether: <T>(ask: (read: Transaction['query']) => Promise<T>) => Promise<T>
  /** The same, built from the schema. */
  readonly tables: Pick<Tables, 'select'>
  /** How many transactions may work at the same time. */
  readonly connections: number
  /** Connections that are open and of these idle, and statements that wait for one */
  readonly inUse: () => { readonly open: number; readonly idle: number; readonly waiting: number }
  readonly close: () => Promise<void>
}

/** The role that owns nothing (migrations/0003-second-wall.sql). */
export const applicationRole = 'veckovis_app'

// numeric comes as text by default; hours and money fit a double exactly at two decimals.
const numericType = 1700
const parseNumeric = (text: string) => Number(text)
types.setTypeParser(numericType, parseNumeric)

/** Milliseconds that a statement waits for rows that others hold; longer than any honest work holds them. */
const longestLockWait = 5_000

const transactionOn = (client: PoolClient, afterCommit: Transaction['afterCommit']): Transaction => ({
  query: client.query.bind(client) as Transaction['query'],
  get tables() {
    return drizzle({ client })
  },
  afterCommit,
})

/** The actor is a number or a fixed word, never a person's text. */
const beginSql = (actor: string, kind: '' | ' READ ONLY' = '') => `BEGIN${kind}; SET LOCAL veckovis.actor = '${actor}'`

/** Nobody, whom no wall lets through, with a key beside (migrations/0085-machine-calls.sql). */
const beginByKeySql = (keyId: number) => `${beginSql('0')}; SET LOCAL veckovis.machine_key = '${Math.trunc(keyId)}'`

const inTransaction =
  (pool: Pool, onLostConnection: (failure: Error) => void) =>
  async <T>(begin: string, work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const client = await connected(pool.connect())
    let broken: Error | undefined
    const tellings: (() => void)[] = []
    try {
      // The first statement of the work does not wait for the beginning; without it the walls let nothing through.
      const [, result] = await sentAtOnce([
        client.query(begin),
        // A statement of the query builder is asked anew each time that it is waited for.
        (async () => work(transactionOn(client, tell => void tellings.push(tell))))(),
      ])
      await client.query('COMMIT')
      for (const tell of tellings) tell()
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        // What was thrown before is what the caller learns; the connection is given up.
        broken = rollbackError
        onLostConnection(rollbackError)
      })
      throw failureOn(client, plainFailure(error))
    } finally {
      client.release(broken)
    }
  }

/** What begins the transaction, its one statement and what ends it, which keeps nothing of one that failed, sent together. */
const readOnce = async <Row extends QueryResultRow>(pool: Pool, actor: string, statement: QueryConfig) => {
  const client = await connected(pool.connect())
  let broken: Error | undefined
  const end = async () => {
    try {
      await client.query('COMMIT')
    } catch (failure) {
      broken = failure as Error
      throw failure
    }
  }
  try {
    const sent = [client.query(beginSql(actor, ' READ ONLY')), client.query<Row>(statement), end()] as const
    return (await sentAtOnce(sent))[1]
  } catch (failure) {
    throw failureOn(client, failure)
  } finally {
    client.release(broken)
  }
}

const readTogetherOn =
  (pool: Pool): Database['readTogether'] =>
  async ask => {
    const client = await connected(pool.connect())
    try {
      return await ask(client.query.bind(client) as Transaction['query'])
    } catch (failure) {
      throw failureOn(client, failure)
    } finally {
      client.release()
    }
  }

/** Milliseconds in which the other work takes the row that it was given: it wakes up later than its lock is free. */
const pauseForTheOther = 50

/** Work that had to give way to other work is done once more, anew from its beginning. */
const repeatedOnce = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!hasGivenWay(error)) throw error
    await pause(pauseForTheOther)
    return work()
  }
}

export type DatabaseOptions = {
  readonly url: string
  readonly maxConnections?: number
  /** As the person whom the address signs in, and not as the application: for the demonstration, which makes people with rights */
  readonly asOwner?: boolean
  /** Told of each connection that died; anyone who was using it gets a failure of its own */
  readonly onLostConnection?: (failure: Error) => void
}

const openPool = ({ url, maxConnections, asOwner, onLostConnection }: Required<DatabaseOptions>): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    options: `${asOwner ? '' : `-c role=${applicationRole} `}-c statement_timeout=15000 -c lock_timeout=${longestLockWait} -c timezone=UTC`,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Where the code does not wait for an answer, the next statement does not either.
    pipeline: true,
  })
  // A connection that dies, idle or at work, is replaced at the next use, and the statement it carried rejects;
  // without these listeners the event would end the process.
  pool.on('error', onLostConnection)
  pool.on('connect', client =>
    client.on('error', failure => {
      noteLost(client)
      onLostConnection(failure)
    }),
  )
  return pool
}

/** Connections that work as the application's role, in UTC, with a limit on how long a statement may take. */
export const createDatabase = ({
  url,
  maxConnections = 10,
  asOwner = false,
  onLostConnection = () => undefined,
}: DatabaseOptions): Database => {
  const pool = openPool({ url, maxConnections, asOwner, onLostConnection })
  const readTogether = readTogetherOn(pool)
  const run = inTransaction(pool, onLostConnection)
  return {
    asUser: (userId, work) =>
      repeatedOnce(() =>
        run(beginSql(String(Math.trunc(userId))), async transaction => {
          const result = await work(transaction)
          await requireStanding(transaction)
          return result
        }),
      ),
    readAs: userId => ({
      query: <Row extends QueryResultRow>(statement: QueryConfig) =>
        repeatedOnce(() => readOnce<Row>(pool, String(Math.trunc(userId)), statement)),
    }),
    asSystem: work => repeatedOnce(() => run(beginSql('system'), work)),
    asMachineKey: (keyId, work) => repeatedOnce(() => run(beginByKeySql(keyId), work)),
    connections: maxConnections,
    inUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    read: (<Row extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) =>
      readTogether(query => query<Row>(statement, values))) as Transaction['query'],
    readTogether,
    tables: drizzle({ client: pool }),
    close: () => pool.end(),
  }
}
