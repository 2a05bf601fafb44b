import {
  budgetDeleted,
  needsBasis,
  needsBudget,
  needsBudgetChanges,
  needsBudgetList,
  newNeedsBudget,
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
import { createNeedsService, type NeedsService } from './needs-service'

const reads = (service: NeedsService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/need/unit/:unitId',
    summary: 'Every needs budget of the unit, and what the user may do with them',
    access: budgetAccess('READ'),
    params: unitParams,
    answer: needsBudgetList,
    handler: context => service.list(callerOf(context), rightsOf(context)),
  }),
  defineRoute({
    method: 'GET',
    url: '/need/unit/:unitId/basis/:year',
    summary: 'What a needs budget of the year begins with: full-time hours, the figures of last year, years to copy',
    access: budgetAccess('READ'),
    params: unitYearParams,
    answer: needsBasis,
    handler: context => service.basis(callerOf(context), context.params.year),
  }),
]

const creation = (service: NeedsService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/need/unit/:unitId',
    summary: 'Makes a needs budget, once for each requestId; refused without staff',
    access: budgetAccess('WRITE'),
    params: unitParams,
    body: newNeedsBudget,
    answer: needsBudget,
    handler: async context => {
      const budget = await service.create(callerOf(context), context.body)
      void context.reply.header('etag', versionTag(budget))
      return budget
    },
  })

const changes = (service: NeedsService): AnyRoute[] => {
  const record = {
    takesVersion: true,
    params: budgetParams,
    unitOf: (userId: number, { id }: z.output<typeof budgetParams>) => service.unitOf(userId, id),
  } as const
  return [
    defineRoute({
      method: 'PATCH',
      url: '/need/:id',
      summary: 'Changes a needs budget; If-Match refuses a version that is not the newest',
      access: budgetAccess('WRITE', 'record'),
      ...record,
      body: needsBudgetChanges,
      answer: needsBudget,
      handler: async context => {
        const addressed = addressedBy(context.params, context.request)
        const budget = await service.change(callerOf(context), addressed, context.body)
        void context.reply.header('etag', versionTag(budget))
        return budget
      },
    }),
    defineRoute({
      method: 'DELETE',
      url: '/need/:id',
      summary: 'Deletes a needs budget that is neither active nor locked',
      access: budgetAccess('WRITE', 'record'),
      ...record,
      answer: budgetDeleted,
      handler: context => service.remove(callerOf(context), addressedBy(context.params, context.request)),
    }),
  ]
}

const states = (service: NeedsService): AnyRoute[] => {
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
      answer: needsBudget,
      handler: async context => {
        const budget = await service[work](callerOf(context), addressedBy(context.params, context.request))
        void context.reply.header('etag', versionTag(budget))
        return budget
      },
    })
  return [
    state('/need/:id/activate', 'Makes it the active needs budget of its year', 'WRITE', 'activate'),
    state('/need/:id/lock', 'Locks the active needs budget for good', 'APPROVE', 'lock'),
  ]
}

export const needsRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createNeedsService(services)
  return [...reads(service), creation(service), ...changes(service), ...states(service)]
}
