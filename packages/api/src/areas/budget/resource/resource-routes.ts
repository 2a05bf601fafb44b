import {
  budgetDeleted,
  budgetYearResults,
  resourceBasis,
  resourceBudget,
  resourceBudgetChanges,
  resourceBudgetList,
  resourceBudgetLock,
  newResourceBudget,
  type ResourceBasisValues,
} from '@veckovis/contracts/budget'
import { seesSalaries } from '@veckovis/domain/access'
import type { z } from 'zod'
import { defineRoute, type AnyRoute, type Question, type RouteContext } from '../../../http/route'
import { budgetAccess, budgetParams, rightsOf, unitParams, unitYearParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'
import { tellingOf } from '../../../mail/telling-of'
import { createResourceService, type ResourceService } from './resource-service'

/** Every answer with a mean pay, or figures that follow from one, is special: it is made for what the caller may see. */
const meanPayRead = { data: 'special', audit: { reads: 'mean-pay-read' } } as const

type Called = Pick<RouteContext<unknown, unknown, unknown, string>, 'caller' | 'actor' | 'unit'>

const callerOf = ({ caller, actor, unit }: Called) => ({ ...caller, seesSalaries: seesSalaries(actor, unit) })

type WithPay = { readonly id: number | null; readonly basis: ResourceBasisValues }

/** Which budgets told a mean pay, and whether to somebody who may see salaries. */
const questionOf = (
  { unitId, seesSalaries: isExact }: ReturnType<typeof callerOf>,
  budgets: readonly (WithPay | null)[],
  year?: number,
): Question => {
  const told = budgets.filter(budget => budget !== null).filter(({ basis }) => basis.meanMonthlyPay !== null)
  const ids = told.flatMap(({ id }) => (id === null ? [] : [id]))
  return { subject: `unit/${unitId}`, details: { question: 'mean-pay', year, budgets: ids, seesSalaries: isExact } }
}

const reads = (service: ResourceService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId',
    summary: 'Every resource budget of the unit, and what the user may do with them',
    access: budgetAccess('READ'),
    ...meanPayRead,
    params: unitParams,
    answer: resourceBudgetList,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.list(caller, rightsOf(context))
      return { answer, asked: questionOf(caller, answer.budgets) }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/basis/:year',
    summary: 'What a resource budget of the year begins with: locked needs, pay and overhead, last year, years to copy',
    access: budgetAccess('READ'),
    ...meanPayRead,
    params: unitYearParams,
    answer: resourceBasis,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.basis(caller, context.params.year)
      const { year, values, lastYear, earlier } = answer
      return { answer, asked: questionOf(caller, [{ id: null, basis: values }, lastYear, ...earlier], year) }
    },
  }),
]

const resultsRoute = (service: ResourceService): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/results/:year',
    summary: 'The budgets that count for the year, and needed over budgeted hours per month',
    access: budgetAccess('READ'),
    ...meanPayRead,
    params: unitYearParams,
    answer: budgetYearResults,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.results(caller, context.params.year)
      return { answer, asked: questionOf(caller, [answer.resources], answer.year) }
    },
  })

const creation = (service: ResourceService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/budget/unit/:unitId',
    summary: 'Makes a resource budget on a locked needs budget, once for each requestId; refused without staff',
    access: budgetAccess('WRITE'),
    data: 'special',
    audit: { writes: ['resource-budget-created', 'mean-pay-read'] },
    answersVersion: true,
    params: unitParams,
    body: newResourceBudget,
    answer: resourceBudget,
    handler: context => service.create({ ...callerOf(context), audit: context.audit }, context.body),
  })

/** The address names a budget, of which any change is based on a version. */
const ofBudget = (service: ResourceService) =>
  ({
    takesVersion: true,
    params: budgetParams,
    placeOf: (userId: number, { id }: z.output<typeof budgetParams>) => service.unitOf(userId, id),
  }) as const

const changes = (service: ResourceService): AnyRoute[] => [
  defineRoute({
    method: 'PATCH',
    url: '/budget/:id',
    summary: 'Changes a resource budget; If-Match refuses a version that is not the newest',
    access: budgetAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['resource-budget-changed', 'mean-pay-read'] },
    ...ofBudget(service),
    answersVersion: true,
    body: resourceBudgetChanges,
    answer: resourceBudget,
    handler: context => {
      const { audit, requireNewest, params, body } = context
      return service.change({ ...callerOf(context), audit }, { id: params.id, requireNewest }, body)
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/budget/:id',
    summary: 'Deletes a resource budget that is neither active nor locked',
    access: budgetAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['resource-budget-deleted'] },
    ...ofBudget(service),
    answer: budgetDeleted,
    handler: ({ caller, audit, params: { id }, requireNewest }) =>
      service.remove({ ...caller, audit }, { id, requireNewest }),
  }),
]

const states = (service: ResourceService): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/budget/:id/activate',
    summary: 'Makes it the active resource budget of its year',
    access: budgetAccess('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['resource-budget-activated', 'resource-budget-deactivated', 'mean-pay-read'] },
    ...ofBudget(service),
    answersVersion: true,
    answer: resourceBudget,
    handler: context => {
      const { audit, requireNewest, params } = context
      return service.activate({ ...callerOf(context), audit }, { id: params.id, requireNewest })
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/budget/:id/lock',
    summary: 'Locks the active resource budget for good and makes the forecast; an unbalanced one when it is confirmed',
    access: budgetAccess('APPROVE', 'record'),
    data: 'special',
    audit: { writes: ['resource-budget-locked'] },
    ...ofBudget(service),
    answersVersion: true,
    body: resourceBudgetLock,
    answer: resourceBudget,
    handler: context => {
      const { audit, requireNewest, params, body } = context
      const confirmed = { confirmation: body, ...tellingOf(context) }
      return service.lock({ ...callerOf(context), audit }, { id: params.id, requireNewest }, confirmed)
    },
  }),
]

export const resourceRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createResourceService(services)
  return [...reads(service), resultsRoute(service), creation(service), ...changes(service), ...states(service)]
}
