import { budgetChange, budgetChangeList, newBudgetChange } from '@veckovis/contracts/budget'
import { idInPath } from '@veckovis/contracts/wire'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { budgetAccess, unitYearParams } from '../budget-access'
import { createBudgetChangesService } from './budget-changes-service'

const url = '/budget/unit/:unitId/:year/changes'

/** Dated changes of a locked budget. */
export const budgetChangesRoutes = (database: Database): AnyRoute[] => {
  const service = createBudgetChangesService(database)
  return [
    defineRoute({
      method: 'GET',
      url,
      summary: 'Dated changes of the locked resource budget of a year, those that are withdrawn too',
      access: budgetAccess('READ'),
      data: 'ordinary',
      params: unitYearParams,
      answer: budgetChangeList,
      handler: ({ caller: { userId, unitId }, may, params: { year } }) =>
        service.list(userId, { unitId, year }, may('APPROVE')),
    }),
    defineRoute({
      method: 'POST',
      url,
      summary: 'Adds a dated change of the locked resource budget of the year, once for each requestId',
      access: budgetAccess('APPROVE'),
      data: 'ordinary',
      audit: { writes: ['budget-change-added'] },
      params: unitYearParams,
      body: newBudgetChange,
      answer: budgetChange,
      handler: ({ caller, audit, params: { year }, body }) => service.add({ ...caller, audit }, year, body),
    }),
    defineRoute({
      method: 'POST',
      url: `${url}/:changeId/withdraw`,
      summary: 'Withdraws a dated change of the budget, which stays in the list and counts nowhere',
      access: budgetAccess('APPROVE'),
      data: 'ordinary',
      audit: { writes: ['budget-change-withdrawn'] },
      params: unitYearParams.extend({ changeId: idInPath }),
      answer: budgetChange,
      handler: ({ caller, audit, params: { year, changeId } }) =>
        service.withdraw({ ...caller, audit }, year, changeId),
    }),
  ]
}
