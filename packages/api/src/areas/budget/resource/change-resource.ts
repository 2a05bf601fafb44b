import { isDeepStrictEqual } from 'node:util'
import type {
  NeedsBudget,
  NewResourceBudget,
  ResourceBasisValues,
  ResourceBudgetChanges,
} from '@veckovis/contracts/budget'
import type { ReadDetails } from '@veckovis/contracts/privacy'
import { annualSalary, calculateResourceBudget } from '@veckovis/domain/budget'
import { foldedName } from '@veckovis/domain/text'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { budgetError } from '../budget-error'
import { holdBudgetsOfUnit, type AddressedBudget, type BudgetCaller, type BudgetChanger } from '../budget-context'
import { needsOf } from '../needs/needs-mapper'
import { findNeeds } from '../needs/needs-repository'
import type { UnitBasis } from '../unit-basis'
import { valuesNow } from './resource-mapper'
import {
  findResource,
  findResourceMadeBy,
  insertResource,
  listResources,
  updateResource,
  type EnteredResource,
  type KeptFigures,
  type StoredResource,
} from './resource-repository'

/** The budget with every other change of the unit's budgets done. */
export const holdResource = async (
  transaction: Transaction,
  { unitId }: BudgetCaller,
  { id, requireNewest }: AddressedBudget,
): Promise<StoredResource> => {
  await holdBudgetsOfUnit(transaction, unitId)
  const budget = await findResource(transaction, { id, unitId })
  if (budget === undefined) throw budgetError({ code: 'not-found' })
  requireNewest(budget)
  return budget
}

export const reread = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredResource> => {
  const budget = await findResource(transaction, asked)
  if (budget === undefined) throw new Error(`Resource budget ${asked.id} vanished while it was held`)
  return budget
}

/** The locked needs budget that a resource budget of the year may rest on; it may be gone since the stepper opened. */
export const lockedNeedsOf = async (
  transaction: Transaction,
  { settings }: UnitBasis,
  asked: { readonly needsBudgetId: number; readonly unitId: number; readonly year: number },
): Promise<NeedsBudget> => {
  const { needsBudgetId: id, unitId, year } = asked
  const needs = await findNeeds(transaction, { id, unitId })
  if (needs === undefined) throw budgetError({ code: 'needs-budget-first', details: { reason: 'needs-budget-gone' } })
  if (needs.year !== year) throw budgetError({ code: 'needs-budget-first', details: { reason: 'other-year' } })
  if (needs.state !== 'locked') throw budgetError({ code: 'needs-budget-first', details: { reason: 'not-locked' } })
  return needsOf(needs, settings)
}

/** What is known without pay; the rest waits for the lock, or for somebody who may see salaries. */
const figuresWithoutPay = (entered: EnteredResource, basis: ResourceBasisValues): KeptFigures['figures'] => ({
  annualSalary: annualSalary.calculate({ ...entered, ...basis }),
  annualWorkerCost: 0,
  hourlyCost: 0,
  hours: 0,
  annualWorkers: 0,
  leftForSchemeBudget: 0,
  hoursForSchedule: 0,
  fixedCostPerWeek: 0,
  annualSubstituteHours: 0,
})

const figuresNow = (entered: EnteredResource, basis: ResourceBasisValues): KeptFigures['figures'] => {
  const calculated = calculateResourceBudget(entered, basis)
  if (calculated.ok) return calculated.value.figures
  const { error } = calculated
  if (error === 'pay-withheld') return figuresWithoutPay(entered, basis)
  throw budgetError(error === 'no-staff' ? { code: 'no-staff' } : { code: 'conflict', details: { reason: error } })
}

/** The figures as of now with the pay of the basis, or why there are none. */
export const keptFiguresOf = (entered: EnteredResource, basis: ResourceBasisValues): KeptFigures => {
  const { payrollOverhead, holidayAllowance, meanMonthlyPay, fullTimeHours, costFactors } = basis
  const frozen = { payrollOverhead, holidayAllowance, meanMonthlyPay, fullTimeHours, costFactors }
  return { figures: figuresNow(entered, basis), frozen }
}

const refuseName = async (
  transaction: Transaction,
  { unitId, year, name, id }: Pick<StoredResource, 'unitId' | 'year' | 'name'> & { readonly id: number | null },
): Promise<void> => {
  const others = await listResources(transaction, unitId)
  const isTaken = others.some(
    other => other.year === year && foldedName(other.name) === foldedName(name) && other.id !== id,
  )
  if (isTaken) throw budgetError({ code: 'budget-exists' })
}

/** What is answered again has changed nothing and is a read. */
export const answerAgain = async (
  transaction: Transaction,
  caller: BudgetChanger<'mean-pay-read'>,
  budget: Pick<StoredResource, 'id' | 'year'>,
): Promise<void> => {
  const { id, year } = budget
  const details = { question: 'mean-pay', year, budgets: [id] } satisfies ReadDetails
  await caller.audit(transaction, { action: 'mean-pay-read', subject: `resource-budget/${id}`, details })
}

/** Adds a budget on a locked needs budget, once for each request; without staff there is none. */
export const createResource = async (
  transaction: Transaction,
  caller: BudgetChanger<'resource-budget-created' | 'mean-pay-read'>,
  unit: UnitBasis,
  made: NewResourceBudget,
): Promise<StoredResource> => {
  const { unitId, at } = caller
  await holdBudgetsOfUnit(transaction, unitId)
  const digest = requestDigest(made)
  const repeated = await findResourceMadeBy(transaction, { unitId, requestId: made.requestId, digest })
  if (repeated?.isSame === false)
    throw budgetError({ code: 'conflict', details: { reason: 'request-repeated', id: repeated.id } })
  if (repeated !== undefined) {
    const before = await reread(transaction, { id: repeated.id, unitId })
    await answerAgain(transaction, caller, before)
    return before
  }
  if (unit.staff.length === 0) throw budgetError({ code: 'no-staff' })
  const { year, name, needsBudgetId } = made
  const needs = await lockedNeedsOf(transaction, unit, { needsBudgetId, unitId, year })
  await refuseName(transaction, { unitId, year, name, id: null })
  const kept = keptFiguresOf(made, valuesNow(unit, { year, at, needs }))
  const id = await insertResource(transaction, { unitId, made, digest, kept })
  const details = { year }
  await caller.audit(transaction, { action: 'resource-budget-created', subject: `resource-budget/${id}`, details })
  return reread(transaction, { id, unitId })
}

const enteredAfter = (budget: StoredResource, changes: ResourceBudgetChanges): EnteredResource => ({
  name: changes.name ?? budget.name,
  budgetTypes: changes.budgetTypes ?? budget.budgetTypes,
  staffTypes: changes.staffTypes ?? budget.staffTypes,
  obUsk: changes.obUsk ?? budget.obUsk,
  monthlyShares: changes.monthlyShares ?? budget.monthlyShares,
})

/** Changes what is named; a locked budget never changes. */
export const changeResource = async (
  transaction: Transaction,
  caller: BudgetChanger<'resource-budget-changed' | 'mean-pay-read'>,
  unit: UnitBasis,
  { addressed, changes }: { readonly addressed: AddressedBudget; readonly changes: ResourceBudgetChanges },
): Promise<StoredResource> => {
  const budget = await holdResource(transaction, caller, addressed)
  if (budget.state === 'locked') throw budgetError({ code: 'budget-locked' })
  const { id, unitId, year } = budget
  const entered = enteredAfter(budget, changes)
  await refuseName(transaction, { unitId, year, name: entered.name, id })
  const needs = await lockedNeedsOf(transaction, unit, budget)
  const kept = keptFiguresOf(entered, valuesNow(unit, { year, at: caller.at, needs }))
  // The figures follow from what was entered and what they are made from; cost factors are kept by the lock only.
  const madeFrom = { ...kept.frozen, costFactors: budget.frozen.costFactors }
  if (isDeepStrictEqual([entered, madeFrom], [enteredAfter(budget, {}), budget.frozen])) {
    await answerAgain(transaction, caller, budget)
    return budget
  }
  await updateResource(transaction, id, entered, kept)
  const details = { year, version: budget.version + 1, fields: Object.keys(changes) }
  await caller.audit(transaction, { action: 'resource-budget-changed', subject: `resource-budget/${id}`, details })
  return reread(transaction, { id, unitId })
}
