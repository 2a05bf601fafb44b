import {
  budgetDeleted,
  budgetYearResults,
  resourceBasis,
  resourceBudget,
  resourceBudgetChanges,
  resourceBudgetList,
  resourceBudgetLock,
  newResourceBudget,
} from '@veckovis/contracts/budget'
import type { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { budgetAccess, budgetParams, rightsOf, unitParams, unitYearParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'
import { createResourceService, type ResourceService } from './resource-service'

const reads = (service: ResourceService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId',
    summary: 'Every resource budget of the unit, and what the user may do with them',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitParams,
    answer: resourceBudgetList,
    handler: context => service.list(context.caller, rightsOf(context)),
  }),
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/basis/:year',
    summary: 'What a resource budget of the year begins with: locked needs, pay and overhead, last year, years to copy',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitYearParams,
    answer: resourceBasis,
    handler: ({ caller, params }) => service.basis(caller, params.year),
  }),
  defineRoute({
    method: 'GET',
    url: '/budget/unit/:unitId/results/:year',
    summary: 'The budgets that count for the year, and needed over budgeted hours per month',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitYearParams,
    answer: budgetYearResults,
    handler: ({ caller, params }) => service.results(caller, params.year),
  }),
]

const creation = (service: ResourceService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/budget/unit/:unitId',
    summary: 'Makes a resource budget on a locked needs budget, once for each requestId; refused without staff',
    access: budgetAccess('WRITE'),
    data: 'ordinary',
    audit: { writes: ['resource-budget-created'] },
    answersVersion: true,
    params: unitParams,
    body: newResourceBudget,
    answer: resourceBudget,
    handler: ({ caller, audit, body }) => service.create({ ...caller, audit }, body),
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
    data: 'ordinary',
    audit: { writes: ['resource-budget-changed'] },
    ...ofBudget(service),
    answersVersion: true,
    body: resourceBudgetChanges,
    answer: resourceBudget,
    handler: ({ caller, audit, params: { id }, requireNewest, body }) =>
      service.change({ ...caller, audit }, { id, requireNewest }, body),
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
    data: 'ordinary',
    audit: { writes: ['resource-budget-activated', 'resource-budget-deactivated'] },
    ...ofBudget(service),
    answersVersion: true,
    answer: resourceBudget,
    handler: ({ caller, audit, params: { id }, requireNewest }) =>
      service.activate({ ...caller, audit }, { id, requireNewest }),
  }),
  defineRoute({
    method: 'POST',
    url: '/budget/:id/lock',
    summary: 'Locks the active resource budget for good and makes the forecast; an unbalanced one when it is confirmed',
    access: budgetAccess('APPROVE', 'record'),
    data: 'ordinary',
    audit: { writes: ['resource-budget-locked'] },
    ...ofBudget(service),
    answersVersion: true,
    body: resourceBudgetLock,
    answer: resourceBudget,
    handler: ({ caller, audit, params: { id }, requireNewest, body }) =>
      service.lock({ ...caller, audit }, { id, requireNewest }, body),
  }),
]

export const resourceRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createResourceService(services)
  return [...reads(service), creation(service), ...changes(service), ...states(service)]
}
