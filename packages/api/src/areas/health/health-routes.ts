import { z } from 'zod'
import type { Database } from '../../db/database'
import { unavailable } from '../../http/general-error'
import { describeFailure } from '../../http/error-mapping'
import { defineRoute, type AnyRoute } from '../../http/route'

export const healthRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/health',
    summary: 'Whether the API and its database answer',
    access: 'public',
    data: 'ordinary',
    answer: z.strictObject({ status: z.literal('ok'), database: z.literal('ok') }),
    handler: async ({ request }) => {
      try {
        await database.read('SELECT 1')
      } catch (error) {
        request.log.warn({ failure: describeFailure(error) }, 'the database does not answer')
        throw unavailable(error)
      }
      return { status: 'ok', database: 'ok' }
    },
  }),
]
