import { randomUUID } from 'node:crypto'
import type { NeedsBudget, ResourceBudget } from '@veckovis/contracts/budget'
import { defaultMonthlyShares, forecastWeeksOfBudgets } from '@veckovis/domain/budget'
import { createNeeds } from '../../areas/budget/needs/change-needs'
import { needsOf } from '../../areas/budget/needs/needs-mapper'
import { lockActiveNeeds, makeNeedsActive } from '../../areas/budget/needs/needs-states'
import { createResource } from '../../areas/budget/resource/change-resource'
import { resourceOfUnit } from '../../areas/budget/resource/resource-mapper'
import { lockAndOpenForecast, makeResourceActive } from '../../areas/budget/resource/resource-states'
import { readUnitBasis, type UnitBasis } from '../../areas/budget/unit-basis'
import { auditBy } from '../../audit/audit'
import { budgetNeeds } from '../../composition'
import type { Transaction } from '../../db/database'
import { anyVersion } from '../../http/version-tag'
import type { UnitPlan } from '../facts/unit-plans'

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
  const { id } = await createNeeds(transaction, caller, unit, {
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
  await makeNeedsActive(transaction, caller, addressed)
  return needsOf(await lockActiveNeeds(transaction, caller, unit, addressed), unit.settings)
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
  await budgetNeeds.openForecast(transaction, { ...budgets, unitId, year, weeks, userId: null, at })
}

/** Both budgets of a unit's year as people make them; locking the second one opens the forecast. */
export const seedBudgets = async (transaction: Transaction, asked: BudgetsToSeed): Promise<void> => {
  const { plan, unitId, year, at } = asked
  const caller = callerOf(asked)
  const unit = await readUnitBasis(transaction, budgetNeeds.staffOfUnit, unitId)
  const needs = await makeNeeds(transaction, asked, unit)
  const { id } = await createResource(transaction, caller, unit, {
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
  const active = await makeResourceActive(transaction, caller, budgetNeeds.replaceUnlockedBudgets, addressed)
  if (plan.isLocked)
    await lockAndOpenForecast(transaction, caller, { unit, openForecast: budgetNeeds.openForecast }, addressed)
  else await openUnlocked(transaction, needs, resourceOfUnit(active, unit, [needs], caller.at), at)
}
