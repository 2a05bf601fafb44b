import { createHmac } from 'node:crypto'
import type { Database } from '../db/database'
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
  /** The try was no attack: it was right, or nobody had the time to look at it. */
  readonly takeBack: (attempts: readonly Attempt[], outcome: 'right' | 'unseen') => Promise<void>
  /** Takes back all tries on an account, from everywhere. */
  readonly forgetAccount: (limits: readonly Limit[], account: string) => Promise<void>
}

const askedFor = (...numbers: readonly string[]) =>
  `unnest($1::text[], $2::bytea[], $3::bytea[], ${numbers.map((_, index) => `$${index + 4}::int[]`).join(', ')})
     AS asked (name, source, account, ${numbers.join(', ')})`

const waitSql = `SELECT max(ceil(extract(epoch FROM ends_at - $6)))::int AS seconds
  FROM attempt_count JOIN ${askedFor('most', 'seconds')} USING (name, source, account)
  WHERE ends_at > $6 AND used >= most`

// Rows are taken in one order everywhere, so that no two calls wait for each other.
const countSql = `WITH counted AS (
    INSERT INTO attempt_count AS old (name, source, account, used, ends_at)
    SELECT name, source, account, 1, $6::timestamptz + make_interval(secs => seconds)
    FROM ${askedFor('most', 'seconds')} ORDER BY name, source, account
    ON CONFLICT (name, source, account) DO UPDATE SET
      used = CASE WHEN old.ends_at > $6 THEN old.used + 1 ELSE 1 END,
      ends_at = CASE WHEN old.ends_at > $6 THEN old.ends_at ELSE excluded.ends_at END
    RETURNING name, used, ends_at)
  SELECT max(ceil(extract(epoch FROM ends_at - $6)))::int AS seconds
  FROM counted JOIN ${askedFor('most', 'seconds')} USING (name) WHERE used > most`

const takeBackSql = `UPDATE attempt_count c SET used = greatest(c.used - held.taken, 0)
  FROM (SELECT name, source, account, taken FROM attempt_count JOIN ${askedFor('taken')} USING (name, source, account)
    ORDER BY name, source, account FOR UPDATE OF attempt_count) held
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
  return {
    admit: (attempts, now) =>
      database.asSystem(async transaction => {
        const limits = [attempts.map(({ limit }) => limit.most), attempts.map(({ limit }) => limit.seconds)]
        const values = [...who(attempts), ...limits, now]
        for (const sql of [waitSql, countSql]) {
          const { rows } = await transaction.query<{ seconds: number | null }>(sql, values)
          if (rows[0]?.seconds) throw refuse(rows[0].seconds)
        }
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
