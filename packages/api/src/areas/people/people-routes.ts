import {
  declaredOwnRights,
  grantable,
  personList,
  personListQuery,
  personRecord,
  personSearch,
} from '@veckovis/contracts/people'
import { idInPath } from '@veckovis/contracts/wire'
import { seesPerson } from '@veckovis/domain/access'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../http/route'
import { bulkRoutes } from './bulk/bulk-routes'
import { holdsUsers } from './holds-users'
import { importRoutes } from './keeping/import-routes'
import { keepRoutes } from './keeping/keep-routes'
import { invitationRoutes } from './inviting/invitation-routes'
import { findPeople } from './list/list-people'
import { peopleError } from './people-error'
import type { PeopleServices } from './people-services'
import { loadPeople, loadPerson } from './person-repository'
import { grantablePlaces } from './record/grantable-places'
import { aboutRoutes } from './record/about-routes'
import { answerRecord, answerRows } from './record/answer-people'
import { listDeclaredRights } from './rights/own-rights'
import { endSessionsRoute } from './sessions/end-sessions'

const searchRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user/search',
    summary: 'A page of the people within the places in reach: searched, filtered, sorted and counted',
    work: 'wide',
    access: holdsUsers('READ'),
    data: 'ordinary',
    isRead: true,
    query: personListQuery,
    body: personSearch,
    answer: personList,
    handler: ({ actor, now, query, body }) =>
      services.database.asUser(actor.userId, async transaction => {
        const { ids, total } = await findPeople(transaction, services, { administrator: actor, now, query, ...body })
        const people = await loadPeople(transaction.query, ids)
        return { items: await answerRows({ transaction, needs: services, administrator: actor, now }, people), total }
      }),
  })

const recordRoute = (services: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/:id',
    summary: 'A person with the roles within the places in reach',
    access: holdsUsers('READ'),
    data: 'ordinary',
    answersVersion: true,
    params: z.strictObject({ id: idInPath }),
    answer: personRecord,
    handler: ({ actor, now, params }) =>
      services.database.asUser(actor.userId, async transaction => {
        const person = await loadPerson(transaction.query, params.id)
        // Nobody, and somebody whom the caller does not get to see, are answered alike.
        if (person === undefined || !seesPerson(actor, person)) throw peopleError({ code: 'not-found' })
        return answerRecord({ transaction, needs: services, administrator: actor, now }, person)
      }),
  })

const grantableRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/grantable',
    summary: 'Which areas at which level the caller may give, and where',
    access: holdsUsers('READ'),
    data: 'ordinary',
    answer: grantable,
    handler: async ({ actor }) => {
      const self = await database.asUser(actor.userId, ({ query }) => loadPerson(query, actor.userId))
      if (self === undefined) throw peopleError({ code: 'unauthenticated' })
      return grantablePlaces(actor, self)
    },
  })

const ownRightsRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/own-rights',
    summary: 'The rights that the active versions of modules declare of their own',
    access: holdsUsers('READ'),
    data: 'ordinary',
    answer: declaredOwnRights,
    handler: async () => ({ modules: await listDeclaredRights(database.read) }),
  })

export const peopleRoutes = (services: PeopleServices): AnyRoute[] => [
  ...[searchRoute, recordRoute, grantableRoute, ownRightsRoute].map(make => make(services)),
  ...aboutRoutes(services),
  ...keepRoutes(services),
  ...importRoutes(services),
  ...bulkRoutes(services),
  ...invitationRoutes(services),
  endSessionsRoute(services),
]
