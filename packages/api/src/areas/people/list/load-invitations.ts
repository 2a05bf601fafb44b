import type { InvitationState } from '@veckovis/contracts/session'
import type { Transaction } from '../../../db/database'
import type { PeopleNeeds } from '../people-services'

/** How far the invitations of these people are at a moment, by id. */
export const loadInvitations = async (
  { query }: Transaction,
  { invitations: { sql } }: PeopleNeeds,
  asked: { readonly ids: readonly number[]; readonly now: Date },
): Promise<(userId: number) => InvitationState> => {
  const { rows } = await query<{ id: number; answer: InvitationState }>(
    `SELECT a.id, ${sql.answer('$2::timestamptz')} AS answer FROM account a ${sql.join('a.id')} WHERE a.id = ANY($1::int[])`,
    [asked.ids, asked.now],
  )
  const byId = new Map(rows.map(({ id, answer }) => [id, answer]))
  return userId => {
    const state = byId.get(userId)
    if (state === undefined) throw new Error(`No state of the invitation of person ${userId}`)
    return state
  }
}
