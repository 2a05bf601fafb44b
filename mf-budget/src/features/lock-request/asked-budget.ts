import type { LockRequest } from '@veckovis/contracts/budget'
import type { BudgetState } from '@veckovis/domain/budget'
import type { Problem } from '@veckovis/platform/signed-in'
import type { BudgetKind } from '../../data/lock-request-queries'
import { needsProblemText } from '../../data/needs-problem'
import { resourceProblemLines } from '../../data/resource-problem'

/** A budget of either kind, as far as a request to lock it goes. */
type AskedBudget = {
  readonly id: number
  readonly version: number
  readonly unitId: number
  readonly name: string
  readonly state: BudgetState
  readonly lockRequest: LockRequest | null
}

export type OfBudget = { readonly kind: BudgetKind; readonly budget: AskedBudget }

/** Why a request was not taken, in words. */
export const requestProblemText = (kind: BudgetKind, problem: Problem, t: (key: string) => string): string =>
  kind === 'needs' ? needsProblemText(problem, t) : resourceProblemLines(problem, t).join(' ')
