import { isSuperAdmin, type Administrator } from '@veckovis/domain/access'
import { countMailTo } from '../../../mail/count-mail'
import type { Transaction } from '../../../db/database'
import type { Inviting } from '../people-services'
import type { StoredPerson } from '../stored-person'

type Acting = { readonly transaction: Transaction; readonly administrator: Administrator }

/** Counts the mail of an administrator, who is told when the next may go. */
export const countMailOf = (
  { transaction, administrator, attempts, now }: Acting & Pick<Inviting, 'attempts' | 'now'>,
  to: string,
): Promise<void> => {
  const by = { userId: administrator.userId, isSuperAdmin: isSuperAdmin(administrator) }
  return countMailTo({ transaction, attempts, now }, by, to)
}

/** The one way to an invitation's mail: it is counted, and leaves after the commit. */
export const sendInvitation = async (
  acting: Acting & Inviting,
  { userId, email }: Pick<StoredPerson, 'userId' | 'email'>,
): Promise<void> => {
  await countMailOf(acting, email)
  const { transaction, invitations, language, now } = acting
  await invitations.invite(transaction, { userId, language, now })
}
