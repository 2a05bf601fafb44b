import { randomUUID } from 'node:crypto'
import type { NeedsBudget, ResourceBudget } from '@veckovis/contracts/budget'
import { defaultMonthlyShares, forecastWeeksOfBudgets } from '@veckovis/domain/budget'
import { auditBy } from '../../audit/audit'
import { budgetNeeds, areas, type UnitBasis } from '../../composition'
import type { Transaction } from '../../db/database'
import { anyVersion } from '../../http/version-tag'
import type { UnitPlan } from '../facts/unit-plans'

const { basisOfUnit, needs: needsBudgets, resource: resourceBudgets } = areas.budget

export type BudgetsToSeed = {
  readonly plan: UnitPlan
  readonly unitId: number
  readonly year: number
  readonly at: Date
}

/** The system itself, before the year begins and never later than the demonstration is made. */
const callerOf = ({ unitId, year, at }: BudgetsToSeed) => {
  const by = { userId: null, unitId, at: new Date(Math.min(at.getTime(), Date.UTC(year - 1, 10, 14, 9))) }
  return { ...by, audit: auditBy(by) }
}

const makeNeeds = async (transaction: Transaction, asked: BudgetsToSeed, unit: UnitBasis): Promise<NeedsBudget> => {
  const { plan, year } = asked
  const caller = callerOf(asked)
  const { efficiency, zones, rooms } = plan
  const { id } = await needsBudgets.create(transaction, caller, unit, {
    requestId: randomUUID(),
    year,
    name: `Behov ${year}`,
    comment: '',
    timeType: 'granted',
    zones: [...zones],
    rooms: [...rooms],
    efficiency,
    monthlyShares: defaultMonthlyShares(year),
  })
  const addressed = { id, requireNewest: anyVersion }
  await needsBudgets.activate(transaction, caller, addressed)
  return needsBudgets.asSent(await needsBudgets.lock(transaction, caller, unit, addressed), unit.settings)
}

/** A year without locked budgets has a forecast that says so. */
const openUnlocked = async (transaction: Transaction, needs: NeedsBudget, resources: ResourceBudget, at: Date) => {
  const { unitId, year, figures } = resources
  if (figures === null) throw new Error(`The demonstration's budget of ${year} has no figures`)
  const weeks = forecastWeeksOfBudgets({
    ...needs,
    ...figures,
    needsShares: needs.monthlyShares,
    resourceShares: resources.monthlyShares,
  })
  const budgets = { needsBudgetId: needs.id, resourceBudgetId: resources.id }
  const shift = { costShift: null, income: null }
  await budgetNeeds.openForecast(transaction, { ...budgets, unitId, year, weeks, ...shift, userId: null, at })
}

/** Both budgets of a unit's year as people make them; locking the second one opens the forecast. */
export const seedBudgets = async (transaction: Transaction, asked: BudgetsToSeed): Promise<void> => {
  const { plan, unitId, year, at } = asked
  const caller = callerOf(asked)
  const unit = await basisOfUnit(transaction, budgetNeeds.staffOfUnit, unitId)
  const needs = await makeNeeds(transaction, asked, unit)
  const { id } = await resourceBudgets.create(transaction, caller, unit, {
    requestId: randomUUID(),
    year,
    needsBudgetId: needs.id,
    name: `Resurser ${year}`,
    budgetTypes: [...plan.budgetTypes],
    staffTypes: [...plan.staffTypes],
    obUsk: plan.obUsk,
    monthlyShares: defaultMonthlyShares(year),
  })
  const addressed = { id, requireNewest: anyVersion }
  const active = await resourceBudgets.activate(transaction, caller, budgetNeeds.replaceUnlockedBudgets, addressed)
  if (plan.isLocked)
    await resourceBudgets.lock(transaction, caller, { unit, openForecast: budgetNeeds.openForecast }, { addressed })
  else await openUnlocked(transaction, needs, resourceBudgets.asSent(active, unit, [needs], caller.at), at)
}
