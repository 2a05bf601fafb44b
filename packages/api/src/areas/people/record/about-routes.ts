import {
  accountsToDo,
  leftBehind,
  personHistory,
  personHistoryQuery,
  waitingPeople,
  waitingQuery,
} from '@veckovis/contracts/people'
import { historyActors, idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { readHistory, readHistoryActors } from '../history/read-history'
import { holdsUsers } from '../holds-users'
import { loadLeftBehind } from '../leaving/load-left-behind'
import type { PeopleServices } from '../people-services'
import { requirePerson } from '../rights/administration'
import { countToDo } from '../waiting/count-to-do'
import { listWaiting } from '../waiting/list-waiting'

const params = z.strictObject({ id: idInPath })

const historyRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/:id/history',
    summary: 'What was done to a person, when and by whom, newest first; roles within the places in reach',
    access: holdsUsers('READ'),
    data: 'ordinary',
    params,
    query: personHistoryQuery,
    answer: personHistory,
    handler: ({ actor, params: { id }, query }) =>
      database.asUser(actor.userId, async transaction => {
        await requirePerson({ transaction, administrator: actor }, id)
        return readHistory(transaction, id, query)
      }),
  })

const actorsRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/:id/history/actors',
    summary: 'Who did anything to a person, by name; roles within the places in reach',
    access: holdsUsers('READ'),
    data: 'ordinary',
    params,
    answer: historyActors,
    handler: ({ actor, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        await requirePerson({ transaction, administrator: actor }, id)
        return readHistoryActors(transaction, id)
      }),
  })

const leavingRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/:id/leaving',
    summary: 'What stays behind within the places in reach when the person is deactivated',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    params,
    answer: leftBehind,
    handler: ({ actor, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        await requirePerson({ transaction, administrator: actor }, id)
        return loadLeftBehind(transaction, actor, id)
      }),
  })

const waitingRoute = ({ database }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/waiting',
    summary:
      'Sign-ups with a proven address that wait for an administrator: all for a super admin, else those of the own domain',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    query: waitingQuery,
    answer: waitingPeople,
    handler: ({ actor, query }) => database.asUser(actor.userId, transaction => listWaiting(transaction, actor, query)),
  })

const toDoRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'GET',
    url: '/user/to-do',
    summary: 'How many accounts wait for the caller: sign-ups, and people whom no invitation has reached',
    access: holdsUsers('READ'),
    data: 'ordinary',
    answer: accountsToDo,
    handler: ({ actor, now }) =>
      database.asUser(actor.userId, transaction => countToDo(transaction, needs, actor, now)),
  })

/** What is read beside a person's record. */
export const aboutRoutes = (services: PeopleServices): AnyRoute[] =>
  [historyRoute, actorsRoute, leavingRoute, waitingRoute, toDoRoute].map(make => make(services))
