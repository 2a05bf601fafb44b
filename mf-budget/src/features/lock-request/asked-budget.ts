import type { LockRequest } from '@veckovis/contracts/budget'
import type { BudgetState } from '@veckovis/domain/budget'
import type { BudgetKind } from '../../data/lock-request-queries'

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
