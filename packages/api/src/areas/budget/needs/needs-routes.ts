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
import { budgetAccess, budgetParams, rightsOf, unitParams, unitYearParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'
import { tellingOf } from '../../../mail/telling-of'
import { createNeedsService, type NeedsService } from './needs-service'

const reads = (service: NeedsService): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/need/unit/:unitId',
    summary: 'Every needs budget of the unit, and what the user may do with them',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitParams,
    answer: needsBudgetList,
    handler: context => service.list(context.caller, rightsOf(context)),
  }),
  defineRoute({
    method: 'GET',
    url: '/need/unit/:unitId/basis/:year',
    summary: 'What a needs budget of the year begins with: full-time hours, the figures of last year, years to copy',
    access: budgetAccess('READ'),
    data: 'ordinary',
    params: unitYearParams,
    answer: needsBasis,
    handler: ({ caller, params }) => service.basis(caller, params.year),
  }),
]

const creation = (service: NeedsService): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/need/unit/:unitId',
    summary: 'Makes a needs budget, once for each requestId; refused without staff',
    access: budgetAccess('WRITE'),
    data: 'ordinary',
    audit: { writes: ['needs-budget-created'] },
    answersVersion: true,
    params: unitParams,
    body: newNeedsBudget,
    answer: needsBudget,
    handler: ({ caller, audit, body }) => service.create({ ...caller, audit }, body),
  })

/** The address names a budget, of which any change is based on a version. */
const ofBudget = (service: NeedsService) =>
  ({
    takesVersion: true,
    params: budgetParams,
    placeOf: (userId: number, { id }: z.output<typeof budgetParams>) => service.unitOf(userId, id),
  }) as const

const changes = (service: NeedsService): AnyRoute[] => [
  defineRoute({
    method: 'PATCH',
    url: '/need/:id',
    summary: 'Changes a needs budget; If-Match refuses a version that is not the newest',
    access: budgetAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['needs-budget-changed'] },
    ...ofBudget(service),
    answersVersion: true,
    body: needsBudgetChanges,
    answer: needsBudget,
    handler: ({ caller, audit, params: { id }, requireNewest, body }) =>
      service.change({ ...caller, audit }, { id, requireNewest }, body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/need/:id',
    summary: 'Deletes a needs budget that is neither active nor locked',
    access: budgetAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['needs-budget-deleted'] },
    ...ofBudget(service),
    answer: budgetDeleted,
    handler: ({ caller, audit, params: { id }, requireNewest }) =>
      service.remove({ ...caller, audit }, { id, requireNewest }),
  }),
]

const states = (service: NeedsService): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/need/:id/activate',
    summary: 'Makes it the active needs budget of its year',
    access: budgetAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['needs-budget-activated', 'needs-budget-deactivated'] },
    ...ofBudget(service),
    answersVersion: true,
    answer: needsBudget,
    handler: ({ caller, audit, params: { id }, requireNewest }) =>
      service.activate({ ...caller, audit }, { id, requireNewest }),
  }),
  defineRoute({
    method: 'POST',
    url: '/need/:id/lock',
    summary: 'Locks the active needs budget for good',
    access: budgetAccess('APPROVE', 'record'),
    data: 'ordinary',
    audit: { writes: ['needs-budget-locked'] },
    ...ofBudget(service),
    answersVersion: true,
    answer: needsBudget,
    handler: ({ caller, audit, unit, request, params: { id }, requireNewest }) =>
      service.lock({ ...caller, audit }, { id, requireNewest }, tellingOf({ request, unit })),
  }),
]

export const needsRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createNeedsService(services)
  return [...reads(service), creation(service), ...changes(service), ...states(service)]
}
