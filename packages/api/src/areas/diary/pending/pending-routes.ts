import { pendingOfYear } from '@veckovis/contracts/diary'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { questionOn } from '../../../http/questions'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { dayOf, diaryAccess, seesForecast, type DiaryServices } from '../diary-context'
import { outlookRoute } from './outlook-route'
import { readPending } from './read-pending'

const yearRoute = (services: DiaryServices) =>
  defineRoute({
    method: 'GET',
    url: '/diary/unit/:unitId/pending/:year',
    summary: 'What the entries that wait would do together to the weeks of a forecast',
    access: diaryAccess('READ'),
    data: 'special',
    audit: { reads: 'diary-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: pendingOfYear,
    handler: async ({ actor, unit, caller, params: { unitId, year } }) => {
      const asked = { unitId, year, today: dayOf(caller.at), seesForecast: seesForecast(actor, unit) }
      const answer = await services.database.asUser(caller.userId, transaction =>
        readPending(transaction, services, asked),
      )
      return {
        answer,
        asked: questionOn(`unit/${unitId}`, { question: 'consequence', year, entries: answer.counted }),
      }
    },
  })

export const pendingRoutes = (services: DiaryServices): AnyRoute[] => [yearRoute(services), outlookRoute(services)]
