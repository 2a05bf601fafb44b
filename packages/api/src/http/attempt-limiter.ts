import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '../db/database'
import { generalError } from './general-error'

/** So many tries within so many seconds of the first. */
export type Limit = {
  readonly name: string
  readonly most: number
  readonly seconds: number
  /** A right try takes back all, and not itself only. */
  readonly isForgiving?: true
}

/** A try that counts against a limit: from where, and on which account, as far as the limit asks. */
export type Attempt = { readonly limit: Limit; readonly from?: string; readonly account?: string }

/** Counts tries in the database, so that all processes share what they count. Where it cannot count, it throws. */
export type AttemptLimiter = {
  /**
   * Counts a try against each of its limits, before the work that it asks for: many at once would all pass otherwise.
   * Refuses with the seconds to wait when one of them is reached; what is refused counts no further.
   */
  readonly admit: (attempts: readonly Attempt[], now: Date) => Promise<void>
  /**
   * The same in the transaction of what is done, so that only what was done has counted. Answers the seconds to wait when
   * a limit is reached.
   */
  readonly countWithin: (
    transaction: Pick<Transaction, 'query'>,
    attempts: readonly Attempt[],
    now: Date,
  ) => Promise<number | null>
  /** The try was no attack: it was right, or nobody had the time to look at it. */
  readonly takeBack: (attempts: readonly Attempt[], outcome: 'right' | 'unseen') => Promise<void>
  /** Takes back all tries on an account, from everywhere. */
  readonly forgetAccount: (limits: readonly Limit[], account: string) => Promise<void>
}

const countSql = 'SELECT count_attempts($1, $2, $3, $4, $5, $6) AS seconds'

// Rows are taken in one order everywhere, so that no two calls wait for each other.
const takeBackSql = `UPDATE attempt_count c SET used = greatest(c.used - held.taken, 0)
  FROM (SELECT name, source, account, taken FROM attempt_count
    JOIN unnest($1::text[], $2::bytea[], $3::bytea[], $4::int[]) AS asked (name, source, account, taken)
      USING (name, source, account) ORDER BY name, source, account FOR UPDATE OF attempt_count) held
  WHERE c.name = held.name AND c.source = held.source AND c.account = held.account`

// A few at a time, and none that another call holds: the table stays as small as what is counted.
const removeEndedSql = `DELETE FROM attempt_count WHERE (name, source, account) IN (
    SELECT name, source, account FROM attempt_count WHERE ends_at <= $1 ORDER BY ends_at LIMIT 20
    FOR UPDATE SKIP LOCKED)`

/** What an attacker gets with one line: an IPv4 address, or the 64 bits that a line of IPv6 has. */
const lineOf = (address: string): string => {
  const [text = ''] = address.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped !== undefined || !text.includes(':')) return mapped ?? text
  const [head = '', tail] = text.split('::')
  const [first, last] = [head, tail ?? ''].map(part => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill('0')
  return [...(first ?? []), ...zeros, ...(last ?? [])]
    .slice(0, 4)
    .map(part => part.padStart(4, '0'))
    .join(':')
}

/** Tries of one line, whatever addresses it has. */
export const fromAddress = (address: string): string => `line ${lineOf(address)}`

const all = 2_000_000_000

const refuse = (seconds: number) =>
  generalError({ code: 'rate-limited', details: { seconds } }, { 'retry-after': String(seconds) })

export const createAttemptLimiter = (database: Pick<Database, 'asSystem'>, secret: string): AttemptLimiter => {
  // Who tried, and whom, is nobody's to read: not in the database, and not in a copy of it.
  const key = createHmac('sha256', secret).update('attempts').digest()
  const digest = (text: string | undefined) =>
    text === undefined ? Buffer.alloc(0) : createHmac('sha256', key).update(text).digest()
  const who = (attempts: readonly Attempt[]) => [
    attempts.map(({ limit }) => limit.name),
    attempts.map(({ from }) => digest(from)),
    attempts.map(({ account }) => digest(account)),
  ]
  const countWithin: AttemptLimiter['countWithin'] = async ({ query }, attempts, now) => {
    const limits = [attempts.map(({ limit }) => limit.most), attempts.map(({ limit }) => limit.seconds)]
    const { rows } = await query<{ seconds: number | null }>(countSql, [...who(attempts), ...limits, now])
    return rows[0]?.seconds ?? null
  }
  return {
    countWithin,
    admit: (attempts, now) =>
      database.asSystem(async transaction => {
        const seconds = await countWithin(transaction, attempts, now)
        if (seconds !== null) throw refuse(seconds)
        await transaction.query(removeEndedSql, [now])
      }),
    takeBack: async (attempts, outcome) => {
      const taken = attempts.map(({ limit }) => (outcome === 'right' && limit.isForgiving ? all : 1))
      await database.asSystem(transaction => transaction.query(takeBackSql, [...who(attempts), taken]))
    },
    forgetAccount: async (limits, account) => {
      const names = limits.map(({ name }) => name)
      const sql = 'DELETE FROM attempt_count WHERE name = ANY($1) AND account = $2'
      await database.asSystem(transaction => transaction.query(sql, [names, digest(account)]))
    },
  }
}
