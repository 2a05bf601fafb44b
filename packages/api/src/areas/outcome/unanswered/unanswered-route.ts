import { unansweredOutcome, unansweredQuery } from '@veckovis/contracts/outcome'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { defineRoute } from '../../../http/route'
import { readUnanswered } from './read-unanswered'

export const unansweredRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/outcome/unanswered',
    summary: 'Weeks that wait for their outcome, in all the units whose forecasts the caller writes',
    access: { place: 'somewhere', permission: permissionIds.forecast, level: 'WRITE' },
    data: 'ordinary',
    query: unansweredQuery,
    answer: unansweredOutcome,
    handler: ({ actor, query, now }) =>
      database.asUser(actor.userId, transaction => readUnanswered(transaction, actor, { ...query, now })),
  })
