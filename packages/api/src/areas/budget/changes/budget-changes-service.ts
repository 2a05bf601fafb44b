import type { BudgetChangeList, BudgetChangeOnWire, NewBudgetChange } from '@veckovis/contracts/budget'
import type { Database, Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { holdBudgetsOfUnit, type BudgetChanger } from '../budget-context'
import { budgetError } from '../budget-error'
import {
  findBudgetChange,
  findChangeMadeBy,
  insertBudgetChange,
  isYearLocked,
  listBudgetChanges,
  markWithdrawn,
  type YearOfUnit,
} from './budget-changes-repository'

type Changer<What extends 'added' | 'withdrawn'> = BudgetChanger<`budget-change-${What}`> & { readonly userId: number }

const read = async (transaction: Transaction, asked: YearOfUnit & { readonly id: number }) => {
  const change = await findBudgetChange(transaction, asked)
  if (change === undefined) throw budgetError({ code: 'not-found' })
  return change
}

/** What the audit keeps: the reason is a text of a person and stands with the change alone. */
const detailsOf = ({ firstDay, kronor, hours }: Pick<BudgetChangeOnWire, 'firstDay' | 'kronor' | 'hours'>) => ({
  firstDay,
  kronor,
  hours,
})

/** Which change the request has made before; one with other details is refused. */
const madeBefore = async (transaction: Transaction, unitId: number, requestId: string, digest: Buffer) => {
  const repeated = await findChangeMadeBy(transaction, { unitId, requestId, digest })
  if (repeated?.isSame === false)
    throw budgetError({ code: 'conflict', details: { reason: 'change-repeated', id: repeated.id } })
  return repeated?.id
}

const requirePlace = async (transaction: Transaction, asked: YearOfUnit, firstDay: string): Promise<void> => {
  if (!(await isYearLocked(transaction, asked)))
    throw budgetError({ code: 'conflict', details: { reason: 'year-not-locked' } })
  if (Number(firstDay.slice(0, 4)) !== asked.year)
    throw budgetError({ code: 'conflict', details: { reason: 'day-of-other-year' } })
}

/** Dated changes beside the locked resource budget of a year; each is one transaction with its audit row. */
export const createBudgetChangesService = (database: Database) => ({
  list: (userId: number, asked: YearOfUnit, approve: boolean): Promise<BudgetChangeList> =>
    database.asUser(userId, async transaction => ({
      isLocked: await isYearLocked(transaction, asked),
      approve,
      changes: await listBudgetChanges(transaction, asked),
    })),

  add: (caller: Changer<'added'>, year: number, change: NewBudgetChange): Promise<BudgetChangeOnWire> =>
    database.asUser(caller.userId, async transaction => {
      const { unitId, userId, at } = caller
      await holdBudgetsOfUnit(transaction, unitId)
      const digest = requestDigest({ year, ...change })
      const before = await madeBefore(transaction, unitId, change.requestId, digest)
      if (before !== undefined) return read(transaction, { unitId, year, id: before })
      await requirePlace(transaction, { unitId, year }, change.firstDay)
      const id = await insertBudgetChange(transaction, { unitId, year, change, digest, userId, at })
      const details = { year, ...detailsOf(change) }
      await caller.audit(transaction, { action: 'budget-change-added', subject: `budget-change/${id}`, details })
      return read(transaction, { unitId, year, id })
    }),

  withdraw: (caller: Changer<'withdrawn'>, year: number, id: number): Promise<BudgetChangeOnWire> =>
    database.asUser(caller.userId, async transaction => {
      const { unitId, userId, at } = caller
      await holdBudgetsOfUnit(transaction, unitId)
      const change = await read(transaction, { unitId, year, id })
      if (change.withdrawnAt !== null) throw budgetError({ code: 'conflict', details: { reason: 'change-withdrawn' } })
      await markWithdrawn(transaction, { id, unitId, userId, at })
      const details = { year, ...detailsOf(change) }
      await caller.audit(transaction, { action: 'budget-change-withdrawn', subject: `budget-change/${id}`, details })
      return read(transaction, { unitId, year, id })
    }),
})
