import { permissionIds } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { listApprovers } from '../../../http/admission/approvers'
import type { Language } from '../../../http/language'
import type { Mail } from '../../../mail/mailer'
import { namesOf } from '../../../mail/names-of'
import { linkTo } from './link-to-budget'
import type { HoursToLock } from './hours-to-lock'
import { lockRequestMail } from './lock-request-mail'
import type { BudgetKind } from './lock-request-repository'

export type Asking = {
  readonly comment: string
  readonly unit: AddressedUnit
  readonly language: Language
}

type Asked = {
  readonly kind: BudgetKind
  readonly id: number
  readonly name: string
  readonly year: number
  readonly userId: number
  readonly hours: HoursToLock
}

/** The mails to those who may lock the budget; none where nobody may. */
export const mailsToApprovers = async (
  transaction: Transaction,
  publicUrl: string,
  { kind, id, name: budget, year, userId, hours }: Asked,
  { comment, unit, language }: Asking,
): Promise<Mail[]> => {
  const approvers = await listApprovers(transaction, unit, permissionIds.budget)
  const names = await namesOf(transaction, unit.unitId, userId)
  const link = linkTo(publicUrl, { kind, id, unitId: unit.unitId })
  const mail = lockRequestMail({ kind, budget, year, ...names, comment, link, hours }, language)
  return approvers.map(({ email }) => ({ to: email, ...mail }))
}
