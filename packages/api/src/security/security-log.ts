import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../db/database'
import { describeFailure } from '../http/error-mapping'
import { callerAddress } from './caller-address'
import { insertSecurityEvents, type RepeatedEvent, type SecurityEvent } from './security-event'

/** The one writer of the security log: each event becomes a row and a line of the server's log. */
export type SecurityLog = {
  /**
   * Of what is done: in the transaction that does it, several events by one statement. What cannot be written down does
   * not happen, and the caller hears of it as of any failure of the database. The lines of the log wait for the commit.
   */
  readonly record: (transaction: Transaction, ...events: SecurityEvent[]) => Promise<void>
  /**
   * Of what was refused and so has changed nothing: returns at once, and neither delays nor changes the answer. What
   * cannot be written as a row stands in the server's log nevertheless, with an error that says so. The address is that
   * of the present call; behind its answer it has to be given.
   */
  readonly tell: (event: SecurityEvent, address?: string | null) => void
  /** Ends when all that was told stands in the database, or could not be written. */
  readonly written: () => Promise<void>
}

export type SecurityLogOptions = {
  readonly database: Pick<Database, 'asSystem'>
  readonly logger: FastifyBaseLogger | false
}

/** Different events that wait at most; a flood of more is counted, not kept. */
const mostWaiting = 1_000
/** Milliseconds between two writes of what is told: who calls in a loop makes one row of many. */
const pause = 1_000

const seriousKinds: ReadonlySet<SecurityEvent['kind']> = new Set([
  'sign-in-failed',
  'refresh-reuse',
  'refused',
  'limited',
  'wall-held',
  'module-refused',
])

/**
 * Lines of the security log come also where the level of the server's log would leave them out. They are without the
 * address, which is a person's and goes with its row.
 */
const linesOf = (logger: FastifyBaseLogger | false) => {
  const lines = logger && logger.level !== 'silent' ? logger.child({ log: 'security' }, { level: 'info' }) : undefined
  return ({ event, times }: RepeatedEvent) =>
    lines?.[seriousKinds.has(event.kind) ? 'warn' : 'info']({ ...event, times }, 'security event')
}

/** What was told and is not written yet; the same event again counts up. */
const createWaitingRoom = () => {
  let waiting = new Map<string, { event: SecurityEvent; address: string | null; times: number }>()
  let lost = 0
  return {
    add: (event: SecurityEvent, address: string | null) => {
      const key = JSON.stringify([event, address])
      const same = waiting.get(key)
      if (same !== undefined) same.times += 1
      else if (waiting.size < mostWaiting) waiting.set(key, { event, address, times: 1 })
      else lost += 1
    },
    isEmpty: () => waiting.size === 0,
    take: () => {
      const taken = { events: [...waiting.values()], lost }
      waiting = new Map()
      lost = 0
      return taken
    },
  }
}

/** Writes what waits, one write at a time and with a pause after each, or at once when that is asked for. */
const createWriter = (room: ReturnType<typeof createWaitingRoom>, writeAll: () => Promise<void>) => {
  let writing: Promise<void> | undefined
  let pausing: NodeJS.Timeout | undefined
  const rest = () => {
    writing = undefined
    pausing = setTimeout(() => {
      pausing = undefined
      if (!room.isEmpty()) void write()
    }, pause)
    pausing.unref()
  }
  const write = (): Promise<void> => {
    clearTimeout(pausing)
    pausing = undefined
    writing = writeAll().finally(rest)
    return writing
  }
  return {
    soon: () => void (writing === undefined && pausing === undefined && write()),
    now: async () => {
      await writing
      if (!room.isEmpty()) await write()
    },
  }
}

export const createSecurityLog = ({ database, logger }: SecurityLogOptions): SecurityLog => {
  const line = linesOf(logger)
  const room = createWaitingRoom()
  const writer = createWriter(room, async () => {
    const { events, lost } = room.take()
    events.forEach(line)
    if (logger && lost > 0) logger.error({ lost }, 'events of the security log were too many to be kept')
    try {
      await database.asSystem(transaction => insertSecurityEvents(transaction, events))
    } catch (failure) {
      const kinds = events.map(({ event }) => event.kind)
      if (logger) logger.error({ failure: describeFailure(failure), kinds }, 'the security log could not be written')
    }
  })
  return {
    record: async (transaction, ...events) => {
      const address = callerAddress()
      const once = events.map(event => ({ event, address, times: 1 }))
      await insertSecurityEvents(transaction, once)
      transaction.afterCommit(() => once.forEach(line))
    },
    tell: (event, address = callerAddress()) => {
      room.add(event, address)
      writer.soon()
    },
    written: writer.now,
  }
}
