import { activityOfMany, bulkOutcome, roleForMany } from '@veckovis/contracts/people'
import type { Transaction } from '../../../db/database'
import type { AppError } from '../../../errors'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute, type RouteContext } from '../../../http/route'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { activityOf, changeMany, roleOf } from './change-many'

type Called = Pick<RouteContext<unknown, unknown, unknown, never>, 'requireCaller'> & {
  readonly actor: { readonly userId: number }
  readonly request: { readonly headers: { 'accept-language'?: string | undefined } }
}

/** A change of many in the name of the caller, whose refusals are told in the caller's language. */
export const manyBy = ({ database, securityLog }: PeopleServices, { actor, request, requireCaller }: Called) => ({
  securityLog,
  administratorId: actor.userId,
  requireCaller,
  work: <T>(work: (transaction: Transaction) => Promise<T>) => database.asUser(actor.userId, work),
  sentence: ({ answer }: AppError) => answer[languageOf(request.headers['accept-language'])],
})

const activityRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/activity',
    summary: 'Activates or deactivates people, each all or nothing, and says of each what became of it',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['person-activated', 'person-deactivated'] },
    work: 'long',
    body: activityOfMany,
    answer: bulkOutcome,
    handler: context =>
      changeMany(
        { ...manyBy(services, context), audit: context.audit },
        context.body.userIds,
        activityOf(context.body.active, {
          ...services,
          language: languageOf(context.request.headers['accept-language']),
          now: context.now,
        }),
      ),
  })

const giveRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/roles/give',
    summary: 'Gives people a role, each all or nothing, and says of each what became of it',
    access: holdsUsers('APPROVE'),
    data: 'ordinary',
    audit: { writes: ['role-given'] },
    work: 'long',
    body: roleForMany,
    answer: bulkOutcome,
    handler: context =>
      changeMany(
        { ...manyBy(services, context), audit: context.audit },
        context.body.userIds,
        roleOf(context.body.role),
      ),
  })

export const bulkRoutes = (services: PeopleServices): AnyRoute[] =>
  [activityRoute, giveRoute].map(make => make(services))
