import type { OwnSession } from '@veckovis/contracts/session'
import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { sessionFamily } from '../../../db/schema/sessions'
import type { Actor } from '../../../http/admission/actor'
import { holdAccount } from '../account-repository'
import { sessionError } from '../session-error'
import { revoke } from '../session-repository'
import type { SessionServices } from '../session-services'

// Used it was last when its newest token was made; one without a token that is still good has ended by itself.
const sessionsSql = `SELECT f.id, f.browser, f.system, f.place, f.created_at AS since, f.ends_at AS "endsAt",
    used.at AS "lastUsedAt", f.id = $2 AS "isCurrent"
  FROM session_family f
  JOIN LATERAL (SELECT max(t.created_at) AS at, max(t.expires_at) AS ends FROM refresh_token t WHERE t.family_id = f.id) used
    ON used.ends > $3
  WHERE f.user_id = $1 AND f.revoked_at IS NULL AND f.ends_at > $3
  ORDER BY f.id = $2 DESC, used.at DESC, f.id`

/** Where the person is signed in: this session first, then the one that was used last. */
export const listOwnSessions = async (
  { database }: SessionServices,
  { userId, sessionId }: Actor,
  now: Date,
): Promise<OwnSession[]> => {
  const { rows } = await database.asSystem(t => t.query<OwnSession>(sessionsSql, [userId, sessionId, now]))
  return rows
}

type Ending = { readonly actor: Actor; readonly now: Date }

/** Answers how many sessions and calendar addresses there were. */
const end = (
  { database, securityLog }: SessionServices,
  { actor: { userId } }: Ending,
  which: (transaction: Transaction) => Promise<number>,
) =>
  database.asSystem(async transaction => {
    await holdAccount(transaction, userId)
    const ended = await which(transaction)
    if (ended > 0)
      await securityLog.record(transaction, { kind: 'session-ended', userId, details: { reason: 'by-person' } })
    return ended
  })

/** One session of the caller's own; another person's, and one that has ended, are not found. */
export const endOwnSession = async (services: SessionServices, id: string, ending: Ending): Promise<void> => {
  const isIt = and(eq(sessionFamily.userId, ending.actor.userId), eq(sessionFamily.id, id))
  const ended = await end(services, ending, transaction => revoke(transaction, isIt, 'by-person', ending.now))
  if (ended === 0) throw sessionError({ code: 'not-found' })
}

const endCalendars = async ({ query }: Transaction, userId: number): Promise<number> =>
  (await query('DELETE FROM calendar_address WHERE user_id = $1', [userId])).rowCount ?? 0

/** Every session of the caller but this one, and every calendar address. */
export const endOtherSessions = async (services: SessionServices, ending: Ending): Promise<void> => {
  const { actor, now } = ending
  await end(services, ending, async transaction => {
    const sessions = await revoke(transaction, othersOf(actor), 'by-person', now)
    return sessions + (await endCalendars(transaction, actor.userId))
  })
}

export const othersOf = ({ userId, sessionId }: Actor) =>
  and(eq(sessionFamily.userId, userId), ne(sessionFamily.id, sessionId))
