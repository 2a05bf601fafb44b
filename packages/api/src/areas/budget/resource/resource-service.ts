import type {
  BudgetDeleted,
  BudgetYearResults,
  NeedsBudget,
  NewResourceBudget,
  ResourceBasis,
  ResourceBudget,
  ResourceBudgetChanges,
  ResourceBudgetList,
  ResourceBudgetLock,
} from '@veckovis/contracts/budget'
import { budgetOfYear, earlierBudgets } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { AddressedBudget, BudgetCaller, BudgetChanger, BudgetServices } from '../budget-context'
import type { Telling } from '../../../mail/telling-of'
import { answerAndTell } from '../lock-requests/tell-asker'
import { needsOf } from '../needs/needs-mapper'
import { listNeeds } from '../needs/needs-repository'
import { readBasisFor } from '../shown-pay'
import type { UnitBasis } from '../unit-basis'
import { changeResource, createResource } from './change-resource'
import { resourceOfUnit, valuesNow } from './resource-mapper'
import { findUnitOfResource, listResources, type StoredResource } from './resource-repository'
import { lockAndOpenForecast, makeResourceActive, removeResource } from './resource-states'
import { resultsOf } from './results-of-year'

type Person = BudgetCaller & { readonly userId: number }
/** Figures rest on the exact pay for anyone who sees salaries, for others on what they may see. */
type Caller = Person & { readonly seesSalaries: boolean }
type Changer<Action extends string> = Caller & BudgetChanger<`resource-budget-${Action}` | 'mean-pay-read'>
type Rights = { readonly write: boolean; readonly approve: boolean }

/** Everything that is known of a unit's budgets, with figures. */
type UnitBudgets = {
  readonly unit: UnitBasis
  readonly needs: readonly NeedsBudget[]
  readonly resources: readonly ResourceBudget[]
}

const needsNow = async (transaction: Transaction, unitId: number, { settings }: UnitBasis): Promise<NeedsBudget[]> =>
  (await listNeeds(transaction, unitId)).map(stored => needsOf(stored, settings))

const readsOf = (services: BudgetServices) => {
  const { database } = services
  const readAll = (caller: Caller): Promise<UnitBudgets> =>
    database.asUser(caller.userId, async transaction => {
      const { unitId, at } = caller
      const unit = await readBasisFor(transaction, services, caller)
      const needs = await needsNow(transaction, unitId, unit)
      const stored = await listResources(transaction, unitId)
      return { unit, needs, resources: stored.map(one => resourceOfUnit(one, unit, needs, at)) }
    })
  return {
    /** Undefined for a budget that this user cannot see. */
    unitOf: (userId: number, id: number): Promise<number | undefined> =>
      database.asUser(userId, transaction => findUnitOfResource(transaction, id)),

    list: async (caller: Caller, rights: Rights): Promise<ResourceBudgetList> => {
      const { unit, resources } = await readAll(caller)
      return { budgets: [...resources], hasStaff: unit.staff.length > 0, ...rights }
    },

    basis: async (caller: Caller, year: number): Promise<ResourceBasis> => {
      const { unit, needs, resources } = await readAll(caller)
      const locked = needs.find(budget => budget.year === year && budget.state === 'locked') ?? null
      return {
        year,
        hasStaff: unit.staff.length > 0,
        needs: locked,
        values: valuesNow(unit, { year, at: caller.at, needs: locked }),
        lastYear: budgetOfYear(resources, year - 1) ?? null,
        earlier: earlierBudgets(resources, year),
      }
    },

    results: async (caller: Caller, year: number): Promise<BudgetYearResults> => resultsOf(await readAll(caller), year),
  }
}

type Run = (
  caller: Caller,
  work: (transaction: Transaction, unit: UnitBasis) => Promise<StoredResource>,
) => Promise<ResourceBudget>

/** Who asked for the lock is told. */
const lockOf =
  (services: BudgetServices, run: Run) =>
  async (
    caller: Caller & BudgetChanger<'resource-budget-locked'>,
    addressed: AddressedBudget,
    { confirmation, ...telling }: Telling & { readonly confirmation: ResourceBudgetLock },
  ): Promise<ResourceBudget> => {
    const { openForecast } = services
    const answer = { kind: 'resource', id: addressed.id, userId: caller.userId, reason: null } as const
    const { answered } = await answerAndTell(services, answer, telling, prepare =>
      run(caller, async (transaction, unit) => {
        await prepare(transaction)
        return lockAndOpenForecast(transaction, caller, { unit, openForecast }, { addressed, confirmation })
      }),
    )
    return answered
  }

const changesOf = (services: BudgetServices) => {
  const { database, replaceUnlockedBudgets } = services
  const run = (
    caller: Caller,
    work: (transaction: Transaction, unit: UnitBasis) => Promise<StoredResource>,
  ): Promise<ResourceBudget> =>
    database.asUser(caller.userId, async transaction => {
      const unit = await readBasisFor(transaction, services, caller)
      const stored = await work(transaction, unit)
      return resourceOfUnit(stored, unit, await needsNow(transaction, caller.unitId, unit), caller.at)
    })
  return {
    create: (caller: Changer<'created'>, made: NewResourceBudget): Promise<ResourceBudget> =>
      run(caller, (transaction, unit) => createResource(transaction, caller, unit, made)),

    change: (
      caller: Changer<'changed'>,
      addressed: AddressedBudget,
      changes: ResourceBudgetChanges,
    ): Promise<ResourceBudget> =>
      run(caller, (transaction, unit) => changeResource(transaction, caller, unit, { addressed, changes })),

    activate: (caller: Changer<'activated' | 'deactivated'>, addressed: AddressedBudget): Promise<ResourceBudget> =>
      run(caller, transaction => makeResourceActive(transaction, caller, replaceUnlockedBudgets, addressed)),

    lock: lockOf(services, run),

    remove: (
      caller: Person & BudgetChanger<'resource-budget-deleted'>,
      addressed: AddressedBudget,
    ): Promise<BudgetDeleted> =>
      database.asUser(caller.userId, transaction => removeResource(transaction, caller, addressed)),
  }
}

/** Reads and changes of one unit's resource budgets; each change is one transaction with its audit row. */
export const createResourceService = (services: BudgetServices) => ({ ...readsOf(services), ...changesOf(services) })

export type ResourceService = ReturnType<typeof createResourceService>
