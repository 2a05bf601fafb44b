import { budgetApprovers, lockRequestAnswer, lockRequestReturn, newLockRequest } from '@veckovis/contracts/budget'
import type { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { tellingOf } from '../../../mail/telling-of'
import { budgetAccess, budgetParams, unitParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'
import type { BudgetKind } from './lock-request-repository'
import { createLockRequestService, type LockRequestService } from './lock-request-service'

const paths = { needs: '/need/:id/lock-request', resource: '/budget/:id/lock-request' } as const
const names = { needs: 'needs budget', resource: 'resource budget' } as const

/** The address names a budget, whose version the person has seen. */
const ofBudget = (service: LockRequestService, kind: BudgetKind) =>
  ({
    takesVersion: true,
    params: budgetParams,
    placeOf: (userId: number, { id }: z.output<typeof budgetParams>) => service[kind].unitOf(userId, id),
    answer: lockRequestAnswer,
  }) as const

const asking = (service: LockRequestService, kind: BudgetKind): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: paths[kind],
    summary: `Asks those who may to lock the active ${names[kind]}, by mail and in their list`,
    access: budgetAccess('WRITE', 'record'),
    // The mail says hours that follow from a mean pay.
    data: 'special',
    audit: { writes: [`${kind}-budget-lock-asked` as const, 'mean-pay-read' as const] },
    ...ofBudget(service, kind),
    body: newLockRequest,
    handler: ({ caller, audit, unit, request, params: { id }, requireNewest, body: { comment } }) => {
      const { log, ...where } = tellingOf({ request, unit })
      return service[kind].ask({ ...caller, audit }, { addressed: { id, requireNewest }, comment, ...where }, log)
    },
  })

const answers = (service: LockRequestService, kind: BudgetKind): AnyRoute[] => [
  defineRoute({
    method: 'DELETE',
    url: paths[kind],
    summary: `Withdraws the request to lock the ${names[kind]}`,
    access: budgetAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: [`${kind}-budget-lock-withdrawn` as const] },
    ...ofBudget(service, kind),
    handler: ({ caller, audit, params: { id }, requireNewest }) =>
      service[kind].withdraw({ ...caller, audit }, { id, requireNewest }),
  }),
  defineRoute({
    method: 'POST',
    url: `${paths[kind]}/return`,
    summary: `Sends the request to lock the ${names[kind]} back with a reason`,
    access: budgetAccess('APPROVE', 'record'),
    data: 'ordinary',
    audit: { writes: [`${kind}-budget-lock-returned` as const] },
    ...ofBudget(service, kind),
    body: lockRequestReturn,
    handler: ({ caller, audit, unit, request, params: { id }, requireNewest, body: { reason } }) =>
      service[kind].sendBack({ ...caller, audit }, { id, requireNewest }, { reason, ...tellingOf({ request, unit }) }),
  }),
]

export const lockRequestRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createLockRequestService(services)
  return [
    asking(service, 'needs'),
    ...answers(service, 'needs'),
    asking(service, 'resource'),
    ...answers(service, 'resource'),
    defineRoute({
      method: 'GET',
      url: '/budget/unit/:unitId/approvers',
      summary: 'Names of those who may lock the budgets of the unit',
      access: budgetAccess('READ'),
      data: 'ordinary',
      params: unitParams,
      answer: budgetApprovers,
      handler: ({ actor, unit }) => service.approvers(actor.userId, unit),
    }),
  ]
}
