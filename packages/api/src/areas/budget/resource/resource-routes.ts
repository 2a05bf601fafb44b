import {
  budgetDeleted,
  budgetYearResults,
  resourceBasis,
  resourceBudget,
  resourceBudgetChanges,
  resourceBudgetList,
  newResourceBudget,
} from '@veckovis/contracts/budget'
import type { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { versionTag } from '../../../http/version-tag'
import {
  addressedBy,
  budgetAccess,
  budgetParams,
  callerOf,
  rightsOf,
  unitParams,
  unitYearParams,
} from '../budget-access'
import type { BudgetServices } from '../budget-context'
import { createResourceService, type ResourceService } from './resource-service'

const reads = (service: ResourceService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId',
    summary: 'Every resource budget of the unit, and what the user may do with them',
    access: budgetAccess('READ'),
    params: unitParams,
    answer: resourceBudgetList,
    handler: context => service.list(callerOf(context), rightsOf(context)),
  }),
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/basis/:year',
    summary: 'What a resource budget of the year begins with: locked needs, pay and overhead, last year, years to copy',
    access: budgetAccess('READ'),
    params: unitYearParams,
    answer: resourceBasis,
    handler: context => service.basis(callerOf(context), context.params.year),
  }),
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/results/:year',
    summary: 'The budgets that count for the year, and needed over budgeted hours per month',
    access: budgetAccess('READ'),
    params: unitYearParams,
    answer: budgetYearResults,
    handler: context => service.results(callerOf(context), context.params.year),
  }),
]

const creation = (service: ResourceService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/budget/unit/:unitId',
    summary: 'Makes a resource budget on a locked needs budget, once for each requestId; refused without staff',
    access: budgetAccess('WRITE'),
    params: unitParams,
    body: newResourceBudget,
    answer: resourceBudget,
    handler: async context => {
      const budget = await service.create(callerOf(context), context.body)
      void context.reply.header('etag', versionTag(budget))
      return budget
    },
  })

const changes = (service: ResourceService): AnyRoute[] => {
  const record = {
    takesVersion: true,
    params: budgetParams,
    unitOf: (userId: number, { id }: z.output<typeof budgetParams>) => service.unitOf(userId, id),
  } as const
  return [
    defineRoute({
      method: 'PATCH',
      url: '/budget/:id',
      summary: 'Changes a resource budget; If-Match refuses a version that is not the newest',
      access: budgetAccess('WRITE', 'record'),
      ...record,
      body: resourceBudgetChanges,
      answer: resourceBudget,
      handler: async context => {
        const addressed = addressedBy(context.params, context.request)
        const budget = await service.change(callerOf(context), addressed, context.body)
        void context.reply.header('etag', versionTag(budget))
        return budget
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: '/budget/:id',
      summary: 'Deletes a resource budget that is neither active nor locked',
      access: budgetAccess('WRITE', 'record'),
      ...record,
      answer: budgetDeleted,
      handler: context => service.remove(callerOf(context), addressedBy(context.params, context.request)),
    }),
  ]
}

const states = (service: ResourceService): AnyRoute[] => {
  const unitOf = (userId: number, { id }: z.output<typeof budgetParams>) => service.unitOf(userId, id)
  const state = (url: string, summary: string, level: 'WRITE' | 'APPROVE', work: 'activate' | 'lock') =>
    defineRoute({
      method: 'POST',
      url,
      summary,
      access: budgetAccess(level, 'record'),
      unitOf,
      takesVersion: true,
      params: budgetParams,
      answer: resourceBudget,
      handler: async context => {
        const budget = await service[work](callerOf(context), addressedBy(context.params, context.request))
        void context.reply.header('etag', versionTag(budget))
        return budget
      },
    })
  return [
    state('/budget/:id/activate', 'Makes it the active resource budget of its year', 'WRITE', 'activate'),
    state(
      '/budget/:id/lock',
      'Locks the active resource budget for good and makes the forecast of the year',
      'APPROVE',
      'lock',
    ),
  ]
}

export const resourceRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createResourceService(services)
  return [...reads(service), creation(service), ...changes(service), ...states(service)]
}
