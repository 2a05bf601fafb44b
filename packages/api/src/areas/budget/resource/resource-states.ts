import type {
  BudgetDeleted,
  NeedsBudget,
  ResourceBasisValues,
  ResourceBudget,
  ResourceBudgetLock,
} from '@veckovis/contracts/budget'
import {
  resourceBudgetBalance,
  checkActivate,
  checkDelete,
  checkLock,
  forecastWeeksOfBudgets,
} from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { budgetError } from '../budget-error'
import {
  lockRefusal,
  type AddressedBudget,
  type BudgetChanger,
  type ReplaceUnlockedBudgets,
  type OpenForecast,
} from '../budget-context'
import { shiftOfLocked } from '../pay/cost-shifts'
import { keepFrozenPay } from '../shown-pay'
import { withExactPay, type UnitBasis } from '../unit-basis'
import { answerAgain, holdResource, keptFiguresOf, lockedNeedsOf, reread } from './change-resource'
import { valuesNow } from './resource-mapper'
import {
  activateResource,
  deleteResource,
  listResources,
  lockResource,
  type KeptFigures,
  type StoredResource,
} from './resource-repository'

const subjectOf = (id: number) => `resource-budget/${id}`

/** Makes it the active one of its year; the former one goes back to saved. */
export const makeResourceActive = async (
  transaction: Transaction,
  caller: BudgetChanger<'resource-budget-activated' | 'resource-budget-deactivated' | 'mean-pay-read'>,
  replaceUnlockedBudgets: ReplaceUnlockedBudgets,
  addressed: AddressedBudget,
): Promise<StoredResource> => {
  const budget = await holdResource(transaction, caller, addressed)
  const allowed = checkActivate(budget)
  if (!allowed.ok && allowed.error === 'already-active') {
    await answerAgain(transaction, caller, budget)
    return budget
  }
  if (!allowed.ok) throw budgetError({ code: 'budget-locked' })
  const { id, unitId, year, needsBudgetId } = budget
  for (const former of await activateResource(transaction, budget))
    await caller.audit(transaction, {
      action: 'resource-budget-deactivated',
      subject: subjectOf(former),
      details: { year },
    })
  await replaceUnlockedBudgets(transaction, { unitId, year, needsBudgetId, resourceBudgetId: id })
  await caller.audit(transaction, { action: 'resource-budget-activated', subject: subjectOf(id), details: { year } })
  return reread(transaction, { id, unitId })
}

/**
 * Refuses a budget that is not balanced, or of which the caller cannot see it. The caller confirms what the
 * caller sees: a refusal by the exact pay would tell it, as often as it is asked for.
 */
const requireConfirmation = (budget: StoredResource, basis: ResourceBasisValues): void => {
  if (basis.shownPay === 'withheld') throw budgetError({ code: 'conflict', details: { reason: 'balance-not-shown' } })
  const balance = resourceBudgetBalance(keptFiguresOf(budget, basis).figures, budget.monthlyShares)
  if (!balance.isBalanced) throw budgetError({ code: 'conflict', details: { reason: 'unbalanced', ...balance } })
}

/** The difference that an unbalanced budget is locked with, for the audit. */
const differenceOf = (
  { monthlyShares }: StoredResource,
  { figures }: KeptFigures,
): { readonly unbalanced?: ResourceBudget['balance'] } => {
  const balance = resourceBudgetBalance(figures, monthlyShares)
  return balance.isBalanced ? {} : { unbalanced: balance }
}

const weeksOf = (budget: StoredResource, needs: NeedsBudget, { figures }: KeptFigures) =>
  forecastWeeksOfBudgets({
    year: budget.year,
    annualNeededHours: needs.annualNeededHours,
    needsShares: needs.monthlyShares,
    efficiency: needs.efficiency,
    hoursForSchedule: figures.hoursForSchedule,
    annualSubstituteHours: figures.annualSubstituteHours,
    resourceShares: budget.monthlyShares,
  })

/**
 * Locks the active budget for good, with what it rests on at this moment. It rests on a locked needs budget, so it is
 * always the second of the two: the forecast of the year is made in the same transaction. One that is not
 * balanced needs a confirmation.
 */
export const lockAndOpenForecast = async (
  transaction: Transaction,
  caller: BudgetChanger<'resource-budget-locked'>,
  { unit, openForecast }: { readonly unit: UnitBasis; readonly openForecast: OpenForecast },
  { addressed, confirmation }: { readonly addressed: AddressedBudget; readonly confirmation?: ResourceBudgetLock },
): Promise<StoredResource> => {
  const budget = await holdResource(transaction, caller, addressed)
  const { id, unitId, year, state, needsBudgetId } = budget
  const ofUnit = await listResources(transaction, unitId)
  const yearIsLocked = ofUnit.some(other => other.year === year && other.state === 'locked')
  const allowed = checkLock({ state, yearIsLocked })
  if (!allowed.ok) throw lockRefusal(allowed.error)
  const needs = await lockedNeedsOf(transaction, unit, budget)
  const { userId, at } = caller
  if (confirmation?.confirmsUnbalanced !== true) requireConfirmation(budget, valuesNow(unit, { year, at, needs }))
  const kept = keptFiguresOf(budget, valuesNow(withExactPay(unit), { year, at, needs }))
  await lockResource(transaction, budget, kept, at)
  await keepFrozenPay(transaction, unit, { unitId, year, at })
  const difference = differenceOf(budget, kept)
  const details = { year, version: budget.version + 1, needsBudgetId, ...kept.frozen, ...difference }
  await caller.audit(transaction, { action: 'resource-budget-locked', subject: subjectOf(id), details })
  const weeks = weeksOf(budget, needs, kept)
  const shift = await shiftOfLocked(transaction, id)
  await openForecast(transaction, { unitId, year, needsBudgetId, resourceBudgetId: id, weeks, ...shift, userId, at })
  return reread(transaction, { id, unitId })
}

export const removeResource = async (
  transaction: Transaction,
  caller: BudgetChanger<'resource-budget-deleted'>,
  addressed: AddressedBudget,
): Promise<BudgetDeleted> => {
  const budget = await holdResource(transaction, caller, addressed)
  const allowed = checkDelete(budget)
  if (!allowed.ok) throw budgetError({ code: allowed.error === 'active' ? 'active-item' : 'budget-locked' })
  const { id, year, name } = budget
  await deleteResource(transaction, id)
  await caller.audit(transaction, {
    action: 'resource-budget-deleted',
    subject: subjectOf(id),
    details: { year, name },
  })
  return { id }
}
