import type { LockRequestAnswer } from '@veckovis/contracts/budget'
import { permissionIds } from '@veckovis/domain/access'
import { checkLock, type BudgetState } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { AddressedUnit } from '../../../http/admission/addressed-place'
import { listApprovers } from '../../../http/admission/approvers'
import { countMailsOfDay } from '../../../mail/count-mail'
import { sendAll, type Log } from '../../../mail/send-all'
import type { Telling } from '../../../mail/telling-of'
import { lockRefusal, type AddressedBudget, type BudgetChanger, type BudgetServices } from '../budget-context'
import { budgetError } from '../budget-error'
import { holdNeeds, reread as rereadNeeds } from '../needs/change-needs'
import { findUnitOfNeeds, listNeeds } from '../needs/needs-repository'
import { holdResource, reread as rereadResource } from '../resource/change-resource'
import { findUnitOfResource, listResources } from '../resource/resource-repository'
import { hoursToLock } from './hours-to-lock'
import { insertLockRequest, removeLockRequests, returnLockRequest, type BudgetKind } from './lock-request-repository'
import { mailsToApprovers, type Asking } from './tell-approvers'
import { answerAndTell } from './tell-asker'

type Event<What extends string> = `${BudgetKind}-budget-lock-${What}`
type Changer<What extends string> = BudgetChanger<Event<What>> & {
  readonly userId: number
}

/** What a request needs of the budget, whichever kind it is. */
type Asked = { readonly id: number; readonly name: string; readonly year: number; readonly state: BudgetState }

const kinds = {
  needs: { hold: holdNeeds, list: listNeeds, reread: rereadNeeds, unitOf: findUnitOfNeeds },
  resource: {
    hold: holdResource,
    list: listResources,
    reread: rereadResource,
    unitOf: findUnitOfResource,
  },
} as const

/** Only what could be locked now may be asked for. */
const refuseUnlockable = async (transaction: Transaction, kind: BudgetKind, unitId: number, { year, state }: Asked) => {
  const ofUnit: readonly Pick<Asked, 'year' | 'state'>[] = await kinds[kind].list(transaction, unitId)
  const yearIsLocked = ofUnit.some(other => other.year === year && other.state === 'locked')
  const allowed = checkLock({ state, yearIsLocked })
  if (!allowed.ok) throw lockRefusal(allowed.error)
}

const refuseAs = (reason: 'already-asked' | 'not-asked') => budgetError({ code: 'conflict', details: { reason } })

const subjectOf = (kind: BudgetKind, id: number) => `${kind}-budget/${id}`

const requestOf = async (transaction: Transaction, kind: BudgetKind, asked: { id: number; unitId: number }) =>
  (await kinds[kind].reread(transaction, asked)).lockRequest

/** The request stands once it is written; a mail that cannot be sent takes nothing back. */
const askFor =
  (services: BudgetServices, kind: BudgetKind) =>
  async (
    caller: Changer<'asked'> & BudgetChanger<'mean-pay-read'>,
    { addressed, ...asking }: Asking & { readonly addressed: AddressedBudget },
    log: Log,
  ): Promise<LockRequestAnswer> => {
    const { userId, unitId, at } = caller
    const { comment } = asking
    const { mails, lockRequest } = await services.database.asUser(userId, async transaction => {
      const budget = await kinds[kind].hold(transaction, caller, addressed)
      const { id, year } = budget
      await refuseUnlockable(transaction, kind, unitId, budget)
      const isNew = await insertLockRequest(transaction, { kind, id, unitId, comment, userId, at })
      if (!isNew) throw refuseAs('already-asked')
      const action: Event<'asked'> = `${kind}-budget-lock-asked`
      await caller.audit(transaction, { action, subject: subjectOf(kind, id), details: { year } })
      const hours = await hoursToLock(transaction, services, caller, { kind, id })
      const asked = { ...budget, kind, userId, hours }
      const mails = await mailsToApprovers(transaction, services.publicUrl, asked, asking)
      const counting = { transaction, attempts: services.attempts, now: at }
      await countMailsOfDay(counting, { userId, isSuperAdmin: false }, mails)
      return {
        mails,
        lockRequest: await requestOf(transaction, kind, { id, unitId }),
      }
    })
    return { lockRequest, mail: await sendAll(services.mailer, mails, log) }
  }

/** Sends the open request back; who asked is told by mail. */
const sendBack =
  (services: BudgetServices, kind: BudgetKind) =>
  async (
    caller: Changer<'returned'>,
    addressed: AddressedBudget,
    { reason, ...telling }: Telling & { readonly reason: string },
  ): Promise<LockRequestAnswer> => {
    const { userId, unitId, at } = caller
    const answer = { kind, id: addressed.id, userId, reason }
    const { answered, mail } = await answerAndTell(services, answer, telling, prepare =>
      services.database.asUser(userId, async transaction => {
        const { id, year } = await kinds[kind].hold(transaction, caller, addressed)
        await prepare(transaction)
        if (!(await returnLockRequest(transaction, { kind, id, reason, userId, at }))) throw refuseAs('not-asked')
        const action: Event<'returned'> = `${kind}-budget-lock-returned`
        await caller.audit(transaction, { action, subject: subjectOf(kind, id), details: { year } })
        return requestOf(transaction, kind, { id, unitId })
      }),
    )
    return { lockRequest: answered, mail }
  }

const answersOf = (services: BudgetServices, kind: BudgetKind) => ({
  withdraw: (caller: Changer<'withdrawn'>, addressed: AddressedBudget): Promise<LockRequestAnswer> =>
    services.database.asUser(caller.userId, async transaction => {
      const { id, year } = await kinds[kind].hold(transaction, caller, addressed)
      if (!(await removeLockRequests(transaction, kind, [id]))) throw refuseAs('not-asked')
      const action: Event<'withdrawn'> = `${kind}-budget-lock-withdrawn`
      await caller.audit(transaction, { action, subject: subjectOf(kind, id), details: { year } })
      return { lockRequest: null, mail: 'none' }
    }),

  sendBack: sendBack(services, kind),
})

const requestsOf = (services: BudgetServices, kind: BudgetKind) => ({
  unitOf: (userId: number, id: number): Promise<number | undefined> =>
    services.database.asUser(userId, transaction => kinds[kind].unitOf(transaction, id)),
  ask: askFor(services, kind),
  ...answersOf(services, kind),
})

/** Asks for, withdraws and sends back requests to lock; each change is one transaction with its audit row. */
export const createLockRequestService = (services: BudgetServices) => ({
  needs: requestsOf(services, 'needs'),
  resource: requestsOf(services, 'resource'),
  approvers: async (userId: number, unit: AddressedUnit): Promise<{ name: string }[]> => {
    const approvers = await services.database.asUser(userId, transaction =>
      listApprovers(transaction, unit, permissionIds.budget),
    )
    return approvers.map(({ name }) => ({ name }))
  },
})

export type LockRequestService = ReturnType<typeof createLockRequestService>
