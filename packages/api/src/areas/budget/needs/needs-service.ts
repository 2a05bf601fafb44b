import type {
  BudgetDeleted,
  NeedsBasis,
  NeedsBudget,
  NeedsBudgetChanges,
  NeedsBudgetList,
  NewNeedsBudget,
} from '@veckovis/contracts/budget'
import { budgetOfYear, earlierBudgets } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { AddressedBudget, BudgetCaller, BudgetChanger, BudgetServices } from '../budget-context'
import type { Telling } from '../../../mail/telling-of'
import { answerAndTell } from '../lock-requests/tell-asker'
import { fullTimeHoursOf, readUnitBasis, type UnitBasis } from '../unit-basis'
import { changeNeeds, createNeeds } from './change-needs'
import { needsOf } from './needs-mapper'
import { findUnitOfNeeds, listNeeds, type StoredNeeds } from './needs-repository'
import { lockActiveNeeds, makeNeedsActive, removeNeeds } from './needs-states'

type Caller = BudgetCaller & { readonly userId: number }
type Changer<Action extends string> = Caller & BudgetChanger<`needs-budget-${Action}`>
type Rights = { readonly write: boolean; readonly approve: boolean }

const readsOf = (services: BudgetServices) => {
  const { database } = services
  const readAll = ({ userId, unitId }: Caller) =>
    database.asUser(userId, async transaction => {
      const { settings, staff } = await readUnitBasis(transaction, services.staffOfUnit, unitId)
      const stored = await listNeeds(transaction, unitId)
      return { settings, hasStaff: staff.length > 0, budgets: stored.map(one => needsOf(one, settings)) }
    })
  return {
    /** Undefined for a budget that this user cannot see. */
    unitOf: (userId: number, id: number): Promise<number | undefined> =>
      database.asUser(userId, transaction => findUnitOfNeeds(transaction, id)),

    list: async (caller: Caller, rights: Rights): Promise<NeedsBudgetList> => {
      const { budgets, hasStaff } = await readAll(caller)
      return { budgets, hasStaff, ...rights }
    },

    basis: async (caller: Caller, year: number): Promise<NeedsBasis> => {
      const { settings, budgets, hasStaff } = await readAll(caller)
      return {
        year,
        hasStaff,
        fullTimeHours: fullTimeHoursOf(settings, year),
        lastYear: budgetOfYear(budgets, year - 1) ?? null,
        earlier: earlierBudgets(budgets, year),
      }
    },
  }
}

const changesOf = (services: BudgetServices) => {
  const { database } = services
  const run = (
    caller: Caller,
    work: (transaction: Transaction, basis: UnitBasis) => Promise<StoredNeeds>,
  ): Promise<NeedsBudget> =>
    database.asUser(caller.userId, async transaction => {
      const basis = await readUnitBasis(transaction, services.staffOfUnit, caller.unitId)
      return needsOf(await work(transaction, basis), basis.settings)
    })
  return {
    create: (caller: Changer<'created'>, made: NewNeedsBudget): Promise<NeedsBudget> =>
      run(caller, (transaction, basis) => createNeeds(transaction, caller, basis, made)),

    change: (
      caller: Changer<'changed'>,
      addressed: AddressedBudget,
      changes: NeedsBudgetChanges,
    ): Promise<NeedsBudget> =>
      run(caller, (transaction, { settings }) => {
        const known = { settings, hasChangeOfNeeds: services.hasChangeOfNeeds }
        return changeNeeds(transaction, caller, known, { addressed, changes })
      }),

    activate: (caller: Changer<'activated' | 'deactivated'>, addressed: AddressedBudget): Promise<NeedsBudget> =>
      run(caller, transaction => makeNeedsActive(transaction, caller, addressed)),

    /** Who asked for the lock is told. */
    lock: async (caller: Changer<'locked'>, addressed: AddressedBudget, telling: Telling): Promise<NeedsBudget> => {
      const answer = { kind: 'needs', id: addressed.id, userId: caller.userId, reason: null } as const
      const { answered } = await answerAndTell(services, answer, telling, prepare =>
        run(caller, async (transaction, basis) => {
          await prepare(transaction)
          return lockActiveNeeds(transaction, caller, basis, addressed)
        }),
      )
      return answered
    },

    remove: (caller: Changer<'deleted'>, addressed: AddressedBudget): Promise<BudgetDeleted> =>
      database.asUser(caller.userId, transaction => removeNeeds(transaction, caller, addressed)),
  }
}

/** Reads and changes of one unit's needs budgets; each change is one transaction with its audit row. */
export const createNeedsService = (services: BudgetServices) => ({ ...readsOf(services), ...changesOf(services) })

export type NeedsService = ReturnType<typeof createNeedsService>
