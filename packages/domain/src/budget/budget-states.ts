import { fail, succeed, type Result } from '../result'
import type { BudgetState } from './budget-codes'

/** Where a budget stands among the others of its unit, year and kind. */
export type BudgetStanding = {
  readonly state: BudgetState
  /** Another budget of the same unit, year and kind is locked */
  readonly yearIsLocked: boolean
}

export type ActivateRefusal = 'locked' | 'already-active'

/** A saved budget may become active; the former active one goes back to saved. */
export const checkActivate = ({ state }: Pick<BudgetStanding, 'state'>): Result<'active', ActivateRefusal> => {
  if (state === 'locked') return fail('locked')
  return state === 'active' ? fail('already-active') : succeed('active')
}

export type LockRefusal = 'locked' | 'not-active' | 'year-locked'

/** Only an active budget is locked, and one per unit, year and kind; nothing unlocks it (§4, A-129). */
export const checkLock = ({ state, yearIsLocked }: BudgetStanding): Result<'locked', LockRefusal> => {
  if (state === 'locked') return fail('locked')
  if (yearIsLocked) return fail('year-locked')
  return state === 'active' ? succeed('locked') : fail('not-active')
}

export type DeleteRefusal = 'locked' | 'active'

/** Only a saved budget may be deleted (§4). */
export const checkDelete = ({ state }: Pick<BudgetStanding, 'state'>): Result<'deleted', DeleteRefusal> =>
  state === 'saved' ? succeed('deleted') : fail(state)

export type NeedsStanding = {
  readonly state: BudgetState
  /** A resource budget rests on it */
  readonly isLinked: boolean
  /** An approved change of needs falls in its year */
  readonly hasChangeOfNeed: boolean
}

export type NeedsEditRefusal = 'linked' | 'change-of-need' | 'needs-confirmation'

/** A locked needs budget is edited only while nothing rests on it, and only after a confirmation (§4, A-131). */
export const checkNeedsEdit = (
  { state, isLinked, hasChangeOfNeed }: NeedsStanding,
  isConfirmed: boolean,
): Result<'edited', NeedsEditRefusal> => {
  if (state !== 'locked') return succeed('edited')
  if (isLinked) return fail('linked')
  if (hasChangeOfNeed) return fail('change-of-need')
  return isConfirmed ? succeed('edited') : fail('needs-confirmation')
}
