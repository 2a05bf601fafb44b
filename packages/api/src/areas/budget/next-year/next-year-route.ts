import { nextYearBudgets, nextYearQuery } from '@veckovis/contracts/budget'
import { permissionIds } from '@veckovis/domain/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { readNextYear } from './read-next-year'

export const nextYearRoute = ({ database }: Pick<BudgetServices, 'database'>): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/budget/next-year',
    summary: 'What is missing of the next year’s budgets in all the units whose budgets the caller reads',
    access: { place: 'somewhere', permission: permissionIds.budget, level: 'READ' },
    data: 'ordinary',
    query: nextYearQuery,
    answer: nextYearBudgets,
    handler: ({ actor, query, now }) =>
      database.asUser(actor.userId, transaction => readNextYear(transaction, actor, { ...query, now })),
  })
