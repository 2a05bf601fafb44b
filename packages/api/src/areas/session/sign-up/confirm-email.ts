import type { ConfirmEmailRequest } from '@veckovis/contracts/session'
import { findLink, holdAccount, proveEmail, useLink } from '../account-repository'
import { checkDetails, refuseEasyPassword } from '../passwords/password-rules'
import { linkError } from '../session-error'
import { requireLink, type ByLink } from '../session-service'
import type { SessionServices } from '../session-services'

/**
 * POST /auth/confirm-email: anyone who reads the mail owns the address, and the password that they give now is the
 * account's. It stays inactive until an administrator gives it roles and units.
 */
export const confirmEmail = async (
  services: SessionServices,
  { token, password }: ConfirmEmailRequest,
  by: ByLink<'confirm-email'>,
): Promise<void> => {
  const { database, passwords, securityLog } = services
  const { now, audit } = by
  checkDetails({ password })
  refuseEasyPassword(password, await requireLink(services, 'confirm-email', token, by))
  const passwordHash = await passwords.hash(password)
  const isDone = await database.asSystem(async transaction => {
    const link = await findLink(transaction, 'confirm-email', token, now)
    const account = link?.userId ? await holdAccount(transaction, link.userId) : undefined
    if (!account || !(await useLink(transaction, 'confirm-email', token, now))) return false
    const { id: userId } = account
    await proveEmail(transaction, userId, passwordHash, now)
    await audit(transaction, { action: 'confirm-email', subject: `user ${userId}`, details: {}, userId })
    await securityLog.record(transaction, { kind: 'password-changed', userId, details: { by: 'link' } })
    return true
  })
  if (!isDone) throw linkError({ code: 'token-invalid' })
}
