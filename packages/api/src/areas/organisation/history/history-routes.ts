import { placeHistory, placeHistoryQuery } from '@veckovis/contracts/organisation'
import { historyActors, idInPath } from '@veckovis/contracts/wire'
import { placeKinds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { readPlaceActors, readPlaceHistory } from './place-history'

const ofOnePlace = {
  method: 'GET',
  access: keptBySuperAdmins,
  data: 'ordinary',
  params: z.strictObject({ kind: z.enum(placeKinds), id: idInPath }),
} as const

export const historyRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    ...ofOnePlace,
    url: '/place/:kind/:id/history',
    summary: 'What was done to a place, newest first: in a period, by one person, a page of it',
    query: placeHistoryQuery,
    answer: placeHistory,
    handler: ({ actor, params, query }) =>
      database.asUser(actor.userId, transaction => readPlaceHistory(transaction, params, query)),
  }),
  defineRoute({
    ...ofOnePlace,
    url: '/place/:kind/:id/history/actors',
    summary: 'Who did anything to a place, by name',
    answer: historyActors,
    handler: ({ actor, params }) => database.asUser(actor.userId, transaction => readPlaceActors(transaction, params)),
  }),
]
