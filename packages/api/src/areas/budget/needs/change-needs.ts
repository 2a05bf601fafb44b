import { isDeepStrictEqual } from 'node:util'
import type { NeedsBudgetChanges, NewNeedsBudget } from '@veckovis/contracts/budget'
import { annualNeededHours, checkNeededHours, checkNeedsEdit } from '@veckovis/domain/budget'
import { foldedName } from '@veckovis/domain/text'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { budgetError } from '../budget-error'
import {
  holdBudgetsOfUnit,
  type AddressedBudget,
  type BudgetCaller,
  type BudgetChanger,
  type HasChangeOfNeeds,
} from '../budget-context'
import { fullTimeHoursOf, type UnitBasis } from '../unit-basis'
import {
  findNeeds,
  findNeedsMadeBy,
  insertNeeds,
  listNeeds,
  updateNeeds,
  type EnteredNeeds,
  type StoredNeeds,
} from './needs-repository'

/** The budget with every other change of the unit's budgets done. */
export const holdNeeds = async (
  transaction: Transaction,
  { unitId }: BudgetCaller,
  { id, requireNewest }: AddressedBudget,
): Promise<StoredNeeds> => {
  await holdBudgetsOfUnit(transaction, unitId)
  const budget = await findNeeds(transaction, { id, unitId })
  if (budget === undefined) throw budgetError({ code: 'not-found' })
  requireNewest(budget)
  return budget
}

export const reread = async (
  transaction: Transaction,
  asked: { readonly id: number; readonly unitId: number },
): Promise<StoredNeeds> => {
  const budget = await findNeeds(transaction, asked)
  if (budget === undefined) throw new Error(`Needs budget ${asked.id} vanished while it was held`)
  return budget
}

const problemOf = (message: string) =>
  budgetError({
    code: 'bad-request',
    details: { part: 'body', problems: [{ path: 'zones', code: 'custom', message }] },
  })

/** Lines that the schema lets through one by one may be none, or too much, together. */
const refuseTotals = ({ zones, rooms }: EnteredNeeds, fullTimeHours: number): void => {
  if (zones.length + rooms.length === 0) throw problemOf('required')
  const needed = checkNeededHours(annualNeededHours({ zones, rooms, fullTimeHours }))
  if (!needed.ok) throw problemOf(needed.error)
}

const refuseName = async (
  transaction: Transaction,
  { unitId, year, name, id }: Pick<StoredNeeds, 'unitId' | 'year' | 'name'> & { readonly id: number | null },
): Promise<void> => {
  const others = await listNeeds(transaction, unitId)
  const isTaken = others.some(
    other => other.year === year && foldedName(other.name) === foldedName(name) && other.id !== id,
  )
  if (isTaken) throw budgetError({ code: 'budget-exists' })
}

/** Adds a budget, once for each request; without staff there is none. */
export const createNeeds = async (
  transaction: Transaction,
  caller: BudgetChanger<'needs-budget-created'>,
  { settings, staff }: UnitBasis,
  made: NewNeedsBudget,
): Promise<StoredNeeds> => {
  const { unitId } = caller
  await holdBudgetsOfUnit(transaction, unitId)
  const digest = requestDigest(made)
  const repeated = await findNeedsMadeBy(transaction, { unitId, requestId: made.requestId, digest })
  if (repeated?.isSame === false)
    throw budgetError({ code: 'conflict', details: { reason: 'request-repeated', id: repeated.id } })
  if (repeated !== undefined) return reread(transaction, { id: repeated.id, unitId })
  if (staff.length === 0) throw budgetError({ code: 'no-staff' })
  const fullTimeHours = fullTimeHoursOf(settings, made.year)
  refuseTotals(made, fullTimeHours)
  await refuseName(transaction, { unitId, year: made.year, name: made.name, id: null })
  const id = await insertNeeds(transaction, { unitId, made, digest, fullTimeHours })
  const details = { year: made.year }
  await caller.audit(transaction, { action: 'needs-budget-created', subject: `needs-budget/${id}`, details })
  return reread(transaction, { id, unitId })
}

const enteredAfter = (budget: StoredNeeds, changes: NeedsBudgetChanges): EnteredNeeds => ({
  name: changes.name ?? budget.name,
  comment: changes.comment ?? budget.comment,
  timeType: changes.timeType ?? budget.timeType,
  zones: changes.zones ?? budget.zones,
  rooms: changes.rooms ?? budget.rooms,
  efficiency: changes.efficiency ?? budget.efficiency,
  monthlyShares: changes.monthlyShares ?? budget.monthlyShares,
})

/** Changes what is named. A locked budget keeps its frozen hours, and is closed once something rests on it. */
export const changeNeeds = async (
  transaction: Transaction,
  caller: BudgetChanger<'needs-budget-changed'>,
  { settings, hasChangeOfNeeds }: Pick<UnitBasis, 'settings'> & { readonly hasChangeOfNeeds: HasChangeOfNeeds },
  { addressed, changes }: { readonly addressed: AddressedBudget; readonly changes: NeedsBudgetChanges },
): Promise<StoredNeeds> => {
  const budget = await holdNeeds(transaction, caller, addressed)
  const { id, unitId, year, state } = budget
  const { confirmsLocked = false, ...fields } = changes
  const hasChangeOfNeed = state === 'locked' && (await hasChangeOfNeeds(transaction, { unitId, year }))
  const allowed = checkNeedsEdit({ state, isLinked: budget.isLinked, hasChangeOfNeed }, confirmsLocked)
  if (!allowed.ok) throw budgetError({ code: 'budget-locked', details: { reason: allowed.error } })
  const entered = enteredAfter(budget, changes)
  const fullTimeHours = state === 'locked' ? budget.fullTimeHours : fullTimeHoursOf(settings, year)
  refuseTotals(entered, fullTimeHours)
  await refuseName(transaction, { unitId, year, name: entered.name, id })
  const isSame = isDeepStrictEqual(entered, enteredAfter(budget, {})) && fullTimeHours === budget.fullTimeHours
  if (isSame) return budget
  await updateNeeds(transaction, id, entered, fullTimeHours)
  const details = { year, state, version: budget.version + 1, fields: Object.keys(fields) }
  await caller.audit(transaction, { action: 'needs-budget-changed', subject: `needs-budget/${id}`, details })
  return reread(transaction, { id, unitId })
}
