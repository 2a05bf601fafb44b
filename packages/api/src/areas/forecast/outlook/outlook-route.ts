import { forecastOutlook, outlookQuery } from '@veckovis/contracts/forecast'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { defineRoute } from '../../../http/route'
import { readOutlook } from './read-outlook'

export const outlookRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/outlook',
    summary: 'What lies ahead in all the units whose forecasts the caller reads',
    access: { place: 'somewhere', permission: permissionIds.forecast, level: 'READ' },
    data: 'ordinary',
    query: outlookQuery,
    answer: forecastOutlook,
    handler: ({ actor, query, now }) =>
      database.asUser(actor.userId, transaction => readOutlook(transaction, actor, { ...query, now })),
  })
