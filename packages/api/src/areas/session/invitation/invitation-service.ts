import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'

type Invited = {
  readonly userId: number
  /** Of the person who invites; the mail is written in it. */
  readonly language: Language
  readonly now: Date
}

/**
 * Begins an invitation, or the same one again, in the name of anyone who edits the person: its mail leaves within seconds
 * of the commit, or is tried again later. The person has to be active: the database refuses another one
 * (`restrict_violation`).
 */
const invite = async ({ query }: Transaction, { userId, language, now }: Invited): Promise<void> => {
  await query('SELECT invite_person($1, $2, $3)', [userId, language, now])
}

/** Ends an invitation and every link of it. False when there is none to end. A deactivation does so by itself. */
const cancel = async ({ query }: Transaction, userId: number, now: Date): Promise<boolean> => {
  const { rows } = await query<{ ended: boolean }>('SELECT cancel_invitation($1, $2) AS ended', [userId, now])
  return rows[0]?.ended === true
}

const stateSql = (now: string) => `CASE WHEN invitation.user_id IS NULL THEN 'none'
    WHEN invitation.used_at IS NOT NULL THEN 'used' WHEN invitation.cancelled_at IS NOT NULL THEN 'cancelled'
    WHEN invitation.failure IS NOT NULL THEN 'failed' WHEN invitation.sent_at IS NULL THEN 'waiting'
    WHEN invitation.expires_at <= ${now} THEN 'expired' ELSE 'sent' END`

/**
 * SQL for lists of people. `join` brings the invitation of the person whose id it names (`u.id`); beside it `state` is
 * one of `invitationStates`, and `answer` the `invitationState` of the contract as jsonb. `now` is the parameter that
 * holds the moment (`$3::timestamptz`).
 */
const sql = {
  join: (personId: string): string => `LEFT JOIN invitation ON invitation.user_id = ${personId}`,
  state: stateSql,
  answer: (now: string): string => `jsonb_build_object('state', ${stateSql(now)},
    'since', CASE WHEN invitation.expires_at <= ${now} THEN coalesce(invitation.used_at, invitation.cancelled_at, invitation.expires_at)
      ELSE coalesce(invitation.used_at, invitation.cancelled_at, invitation.sent_at, invitation.invited_at) END,
    'failure', invitation.failure, 'nextAttemptAt', invitation.next_attempt_at, 'expiresAt', invitation.expires_at)`,
}

/**
 * What the area of people needs of invitations. A person whom an administrator makes has `by_administrator` and, as the
 * hash of the password, that of nobody (`passwords.decoy`), until the invitation is used.
 */
export const invitations = { invite, cancel, sql }
export type Invitations = typeof invitations
