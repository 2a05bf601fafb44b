import { holdsRight, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Transaction } from '../../../db/database'
import { roleItemsSql } from '../../../http/admission/actor'
import type { Mail } from '../../../mail/mailer'
import { sendAll } from '../../../mail/send-all'
import type { Telling } from '../../../mail/telling-of'
import type { BudgetServices } from '../budget-context'
import { linkTo } from './link-to-budget'
import { lockAnswerMail } from './lock-request-mail'
import type { BudgetKind } from './lock-request-repository'

type Answer = {
  readonly kind: BudgetKind
  readonly id: number
  /** Who answers. */
  readonly userId: number
  /** Null when the budget is locked. */
  readonly reason: string | null
}

type Found = RoleHolder & { email: string; budget: string; year: number; unit: string; person: string }

const askerSql = (
  kind: BudgetKind,
) => `SELECT address_about_lock(a.id, u.id) AS email, a.job_title_id AS "jobTitleId", ${roleItemsSql} AS roles,
    b.name AS budget, b.year, u.name AS unit, name_of_person($2) AS person
  FROM lock_request q JOIN ${kind}_budget b ON b.id = q.${kind}_budget_id JOIN unit u ON u.id = q.unit_id
  JOIN account a ON a.id = q.asked_by
  WHERE b.id = $1 AND q.state = 'asked' AND a.active AND a.id <> $2`

/**
 * The mail to who asked for the lock, to be made while the request is still open. None to somebody who answers a
 * request of their own, who is gone, or who may not read the unit's budgets any more.
 */
const mailsToAsker = async (
  transaction: Transaction,
  publicUrl: string,
  { kind, id, userId, reason }: Answer,
  { unit, language }: Telling,
): Promise<Mail[]> => {
  const { rows } = await transaction.query<Found>(askerSql(kind), [id, userId])
  const link = linkTo(publicUrl, { kind, id, unitId: unit.unitId })
  const right = { permissions: [permissionIds.budget], level: 'READ' as const }
  return rows
    .filter(asker => holdsRight(asker, right, unit))
    .map(({ email, budget, year, unit: unitName, person }) => ({
      to: email,
      ...lockAnswerMail({ kind, budget, year, unit: unitName, person, link, reason }, language),
    }))
}

/** Answers a request in one transaction and then tells who asked; a mail that cannot be sent takes nothing back. */
export const answerAndTell = async <T>(
  { mailer, publicUrl }: Pick<BudgetServices, 'mailer' | 'publicUrl'>,
  answer: Answer,
  telling: Telling,
  work: (prepare: (transaction: Transaction) => Promise<void>) => Promise<T>,
) => {
  let mails: Mail[] = []
  const answered = await work(async transaction => {
    mails = await mailsToAsker(transaction, publicUrl, answer, telling)
  })
  return { answered, mail: await sendAll(mailer, mails, telling.log) }
}
