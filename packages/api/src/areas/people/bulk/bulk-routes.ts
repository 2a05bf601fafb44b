import { activityOfMany, bulkOutcome, roleForMany } from '@veckovis/contracts/people'
import type { Transaction } from '../../../db/database'
import type { AppError } from '../../../errors'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { holdsUsers } from '../holds-users'
import { countChange } from '../inviting/count-invitation'
import type { PeopleServices } from '../people-services'
import { activityOf, changeMany, roleOf } from './change-many'

type Called = {
  readonly actor: { readonly userId: number }
  readonly request: { readonly headers: { 'accept-language'?: string | undefined } }
}

/** A change of many in the name of the caller, whose refusals are told in the caller's language. */
export const manyBy = ({ database, securityLog }: PeopleServices, { actor, request }: Called) => ({
  securityLog,
  administratorId: actor.userId,
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
    body: activityOfMany,
    answer: bulkOutcome,
    handler: context =>
      changeMany(
        {
          ...manyBy(services, context),
          audit: context.audit,
          before: id => countChange(services, { administrator: context.actor, id, now: context.now }, context.body),
        },
        context.body.userIds,
        activityOf(context.body.active, {
          invitations: services.invitations,
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
