import { isSuperAdmin, jobTitleIds } from '@veckovis/domain/access'
import { peopleError } from '../people-error'
import type { Inviting } from '../people-services'
import { sendInvitation } from '../inviting/send-invitation'
import { awaitsInvitation, type StoredPerson } from '../stored-person'
import type { Administration } from './administration'
import { refusingInWords, refuseWithout } from './refuse-change'

/** Gives the title, or takes it with null. */
export const changeJobTitle = async (
  { transaction, administrator, audit, securityLog }: Administration<'job-title-changed'>,
  person: StoredPerson,
  jobTitleId: number | null,
): Promise<void> => {
  if (person.jobTitleId === jobTitleId) return
  refuseWithout('jobTitle', administrator, person)
  if (jobTitleId === jobTitleIds.superAdmin && !isSuperAdmin(administrator))
    throw peopleError({ code: 'super-admin-only' })
  const subject = `user/${person.userId}`
  await refusingInWords(() => transaction.query('SELECT set_job_title($1, $2)', [person.userId, jobTitleId]))
  await audit(transaction, {
    action: 'job-title-changed',
    subject,
    details: { from: person.jobTitleId, to: jobTitleId },
  })
  const details = { jobTitleId }
  await securityLog.record(transaction, { kind: 'account-changed', userId: administrator.userId, subject, details })
}

type Activating = Administration<'person-activated' | 'person-deactivated'> & Inviting

/**
 * Opens or closes the account. A deactivation ends the person's sessions and invitation; who is activated without
 * having a password is invited.
 */
export const changeActivity = async (activating: Activating, person: StoredPerson, active: boolean): Promise<void> => {
  const { transaction, administrator, audit, securityLog } = activating
  if (person.active === active) return
  refuseWithout('deactivate', administrator, person)
  const subject = `user/${person.userId}`
  const by = administrator.userId
  const ended = await refusingInWords(() =>
    transaction.query<{ sessions: number }>('SELECT set_active($1, $2) AS sessions', [person.userId, active]),
  )
  await audit(transaction, { action: active ? 'person-activated' : 'person-deactivated', subject, details: {} })
  await securityLog.record(transaction, { kind: 'account-changed', userId: by, subject, details: { active } })
  if (active && awaitsInvitation(person)) await sendInvitation(activating, person)
  if ((ended.rows[0]?.sessions ?? 0) === 0) return
  const details = { reason: 'deactivated' } as const
  await securityLog.record(transaction, { kind: 'session-ended', userId: by, subject, details })
}
