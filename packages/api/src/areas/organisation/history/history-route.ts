import { placeHistory, placeHistoryQuery } from '@veckovis/contracts/organisation'
import { idInPath } from '@veckovis/contracts/wire'
import { placeKinds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { readPlaceHistory } from './place-history'

export const historyRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/place/:kind/:id/history',
    summary: 'What was done to a place, newest first: in a period, a page of it',
    access: keptBySuperAdmins,
    data: 'ordinary',
    params: z.strictObject({ kind: z.enum(placeKinds), id: idInPath }),
    query: placeHistoryQuery,
    answer: placeHistory,
    handler: ({ actor, params, query }) =>
      database.asUser(actor.userId, transaction => readPlaceHistory(transaction, params, query)),
  })
