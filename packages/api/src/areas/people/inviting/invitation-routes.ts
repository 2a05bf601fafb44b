import { bulkOutcome, invitationsOfMany, personRecord } from '@veckovis/contracts/people'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { changeMany } from '../bulk/change-many'
import { manyBy } from '../bulk/bulk-routes'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { answerRecord } from '../record/answer-people'
import { holdPeople, loadStill, requirePerson } from '../rights/administration'
import { cancelInvitation, invitePerson } from './invite-person'

const params = z.strictObject({ id: idInPath })

const inviteRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/:id/invitation',
    summary: 'Sends a person the link to a password of their own, or sends it again',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['person-invited'] },
    answersVersion: true,
    params,
    answer: personRecord,
    handler: ({ actor, now, audit, request, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        const administrator = await holdPeople(transaction, actor.userId, [id])
        const administration = { ...needs, transaction, administrator, audit }
        const person = await requirePerson(administration, id)
        const language = languageOf(request.headers['accept-language'])
        await invitePerson({ ...needs, language, now })(administration, person)
        return answerRecord({ transaction, needs, administrator: actor, now }, await loadStill(administration, id))
      }),
  })

const cancelRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'DELETE',
    url: '/user/:id/invitation',
    summary: 'Takes the invitation of a person back, with its link',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['invitation-cancelled'] },
    answersVersion: true,
    params,
    answer: personRecord,
    handler: ({ actor, now, audit, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        const administrator = await holdPeople(transaction, actor.userId, [id])
        const administration = { ...needs, transaction, administrator, audit }
        await cancelInvitation(administration, await requirePerson(administration, id), { ...needs, now })
        return answerRecord({ transaction, needs, administrator: actor, now }, await loadStill(administration, id))
      }),
  })

const inviteManyRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/invitations',
    summary: 'Invites people, or invites them again, and says of each what became of it',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['person-invited'] },
    work: 'long',
    body: invitationsOfMany,
    answer: bulkOutcome,
    handler: context => {
      const language = languageOf(context.request.headers['accept-language'])
      return changeMany(
        { ...manyBy(services, context), audit: context.audit },
        context.body.userIds,
        invitePerson({ ...services, language, now: context.now }),
      )
    },
  })

const cancelManyRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/invitations/cancel',
    summary: 'Takes the invitations of people back, each with its link, and says of each what became of it',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['invitation-cancelled'] },
    work: 'long',
    body: invitationsOfMany,
    answer: bulkOutcome,
    handler: context =>
      changeMany(
        { ...manyBy(services, context), audit: context.audit },
        context.body.userIds,
        (administration, person) => cancelInvitation(administration, person, { ...services, now: context.now }),
      ),
  })

export const invitationRoutes = (services: PeopleServices): AnyRoute[] => [
  inviteRoute(services),
  cancelRoute(services),
  inviteManyRoute(services),
  cancelManyRoute(services),
]
