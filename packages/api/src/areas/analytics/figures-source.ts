import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Transaction } from '../../db/database'
import { unavailable } from '../../http/general-error'
import { createWorkRoom } from '../../http/work-room'

/** Where the figures of the lists are read: beside all else, so that who may read and what was read stay where they are. */
export type FiguresSource = {
  /**
   * Reads of many rows in the name of a person: with room for tables of a nation in memory, and without compiling
   * statements, which takes longer than they do.
   */
  readonly read: <T>(userId: number, work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** Of what moment the figures are at least that are read from now on. Throws `unavailable` where nobody can say. */
  readonly asOf: (now: Date) => Promise<Date>
}

const readFrom =
  (database: Database): FiguresSource['read'] =>
  (userId, work) =>
    database.asUser(userId, async transaction => {
      await transaction.query("SET LOCAL work_mem = '64MB'; SET LOCAL jit = off")
      return work(transaction)
    })

/**
 * A list of a nation takes a whole core of the database for its time, and its people another one. Of the cores that
 * database and server share, one is left for who saves, however many lists are asked for.
 */
const leavesACore = ({ read, asOf }: FiguresSource): FiguresSource => {
  const inTurn = createWorkRoom({
    places: Math.max(1, availableParallelism() - 1),
    mostWaiting: 200,
    longestWait: 15_000,
  })
  return { read: (userId, work) => inTurn(() => read(userId, work)), asOf }
}

// A table, a column or a function that a migration made, and the replica does not have yet.
const notThereYet = /^(42P01|42703|42883)$/

const isNotThereYet = (failure: unknown) => notThereYet.test((failure as { readonly code?: string }).code ?? '')

type Replayed = { readonly isReplica: boolean; readonly hasAll: boolean | null; readonly at: Date | null }

const replayedSql = `SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasAll",
  pg_last_xact_replay_timestamp() AS at`

/** A replica that is up to date takes this long at most to have what was written a moment ago. */
const shortLag = 20

const fromReplica = (database: Database, replica: Database): FiguresSource => {
  const replayed = async (position: string) => {
    const { rows } = await replica.read<Replayed>(replayedSql, [position])
    return rows[0]
  }
  return {
    read: async (userId, work) => {
      try {
        return await readFrom(replica)(userId, work)
      } catch (error) {
        throw isNotThereYet(error) ? unavailable(error) : error
      }
    },
    // The last transaction says nothing of the age while nobody writes: what counts is whether anything is missing.
    asOf: async now => {
      const { rows } = await database.read<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position')
      const position = rows[0]?.position ?? ''
      let found = await replayed(position)
      if (found?.hasAll === false) {
        await pause(shortLag)
        found = await replayed(position)
      }
      // A replica that was made a server of its own knows nothing new.
      if (found === undefined || !found.isReplica) throw unavailable()
      if (found.hasAll === true) return now
      if (found.at === null) throw unavailable()
      return found.at < now ? found.at : now
    },
  }
}

/** The replica where there is one, and nothing else then: when it is away, the lists are, until it is back. */
export const figuresSource = (database: Database, replica: Database | undefined): FiguresSource =>
  replica === undefined
    ? leavesACore({ read: readFrom(database), asOf: async now => now })
    : fromReplica(database, replica)
