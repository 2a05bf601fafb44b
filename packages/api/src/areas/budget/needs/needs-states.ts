import type { BudgetDeleted } from '@veckovis/contracts/budget'
import { checkActivate, checkDelete, checkLock } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { budgetError } from '../budget-error'
import { lockRefusal, type AddressedBudget, type BudgetChanger } from '../budget-context'
import { fullTimeHoursOf, type UnitBasis } from '../unit-basis'
import { holdNeeds, reread } from './change-needs'
import { activateNeeds, deleteNeeds, listNeeds, lockNeeds, type StoredNeeds } from './needs-repository'

const subjectOf = (id: number) => `needs-budget/${id}`

/** Makes it the active one of its year; the former one goes back to saved. */
export const makeNeedsActive = async (
  transaction: Transaction,
  caller: BudgetChanger<'needs-budget-activated' | 'needs-budget-deactivated'>,
  addressed: AddressedBudget,
): Promise<StoredNeeds> => {
  const budget = await holdNeeds(transaction, caller, addressed)
  const allowed = checkActivate(budget)
  if (!allowed.ok && allowed.error === 'already-active') return budget
  if (!allowed.ok) throw budgetError({ code: 'budget-locked' })
  const { id, unitId, year } = budget
  for (const former of await activateNeeds(transaction, budget))
    await caller.audit(transaction, {
      action: 'needs-budget-deactivated',
      subject: subjectOf(former),
      details: { year },
    })
  await caller.audit(transaction, { action: 'needs-budget-activated', subject: subjectOf(id), details: { year } })
  return reread(transaction, { id, unitId })
}

/** Locks the active budget for good, with the full-time hours of this moment. */
export const lockActiveNeeds = async (
  transaction: Transaction,
  caller: BudgetChanger<'needs-budget-locked'>,
  { settings }: UnitBasis,
  addressed: AddressedBudget,
): Promise<StoredNeeds> => {
  const budget = await holdNeeds(transaction, caller, addressed)
  const { id, unitId, year, state } = budget
  const ofUnit = await listNeeds(transaction, unitId)
  const yearIsLocked = ofUnit.some(other => other.year === year && other.state === 'locked')
  const allowed = checkLock({ state, yearIsLocked })
  if (!allowed.ok) throw lockRefusal(allowed.error)
  const fullTimeHours = fullTimeHoursOf(settings, year)
  await lockNeeds(transaction, { id, fullTimeHours, at: caller.at })
  const details = { year, version: budget.version + 1, fullTimeHours }
  await caller.audit(transaction, { action: 'needs-budget-locked', subject: subjectOf(id), details })
  return reread(transaction, { id, unitId })
}

export const removeNeeds = async (
  transaction: Transaction,
  caller: BudgetChanger<'needs-budget-deleted'>,
  addressed: AddressedBudget,
): Promise<BudgetDeleted> => {
  const budget = await holdNeeds(transaction, caller, addressed)
  const allowed = checkDelete(budget)
  if (!allowed.ok) throw budgetError({ code: allowed.error === 'active' ? 'active-need' : 'budget-locked' })
  const { id, year, name } = budget
  await deleteNeeds(transaction, id)
  await caller.audit(transaction, { action: 'needs-budget-deleted', subject: subjectOf(id), details: { year, name } })
  return { id }
}
