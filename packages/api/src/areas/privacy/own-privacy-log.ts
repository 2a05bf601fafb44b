import type { OwnPrivacyLog, OwnPrivacyQuery } from '@veckovis/contracts/privacy'
import type { Transaction } from '../../db/database'
import { readEvents } from '../../db/lists/event-page'

/** Who looked at or changed the account of `userId`, who asks. */
export const readOwnPrivacyLog = async (
  transaction: Transaction,
  userId: number,
  page: OwnPrivacyQuery,
): Promise<OwnPrivacyLog> => {
  const asked = {
    found: 'audit_event WHERE subject = ANY ($1)',
    values: [[`user/${userId}`, `user ${userId}`]],
    columns: 'e.action',
    page,
  }
  const { events, total } = await readEvents(transaction, asked, ({ action }: { action: string }) => ({ action }))
  return { rows: events, total }
}
