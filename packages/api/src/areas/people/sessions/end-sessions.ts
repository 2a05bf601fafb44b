import { sessionsEnded } from '@veckovis/contracts/people'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { holdPeople, requirePerson, type Administration } from '../rights/administration'
import { refusingInWords, refuseWithout } from '../rights/refuse-change'
import type { StoredPerson } from '../stored-person'

/**
 * Signs the person out everywhere, as from their next call, and lets them sign in again: for who would deactivate them
 * . Their calendar addresses end with them. Answers how many sessions there were; where there was nothing to end
 * nothing is written.
 */
const endSessions = async (
  { transaction, administrator, audit, securityLog }: Administration<'sessions-ended'>,
  person: StoredPerson,
  now: Date,
): Promise<number> => {
  refuseWithout('deactivate', administrator, person)
  const { rows } = await refusingInWords(() =>
    transaction.query<{ sessions: number; calendars: number }>('SELECT sessions, calendars FROM end_sessions($1, $2)', [
      person.userId,
      now,
    ]),
  )
  const { sessions, calendars } = rows[0] ?? { sessions: 0, calendars: 0 }
  if (sessions + calendars === 0) return 0
  const subject = `user/${person.userId}`
  await audit(transaction, { action: 'sessions-ended', subject, details: {} })
  const details = { reason: 'by-administrator' } as const
  await securityLog.record(transaction, { kind: 'session-ended', userId: administrator.userId, subject, details })
  return sessions
}

export const endSessionsRoute = ({ database, ...needs }: PeopleServices): AnyRoute =>
  defineRoute({
    method: 'DELETE',
    url: '/user/:id/sessions',
    summary: 'Ends every session and calendar address of a person, who may sign in again',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['sessions-ended'] },
    params: z.strictObject({ id: idInPath }),
    answer: sessionsEnded,
    handler: ({ actor, now, audit, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        const administrator = await holdPeople(transaction, actor.userId, [id])
        const administration = { ...needs, transaction, administrator, audit }
        return { ended: await endSessions(administration, await requirePerson(administration, id), now) }
      }),
  })
