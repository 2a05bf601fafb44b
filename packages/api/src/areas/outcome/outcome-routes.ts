import {
  outcomeAsForecast,
  outcomeChanges,
  outcomeComplete,
  outcomeFromDiary,
  outcomeOfYear,
  outcomeReopen,
  outcomeSaved,
} from '@veckovis/contracts/outcome'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { diaryRoute } from './diary/diary-route'
import { historyRoute } from './history/history-route'
import { batchRoute } from './machine/batch-route'
import { machineKeyRoutes } from './machine/key-routes'
import { outcomeAccess } from './outcome-access'
import { createOutcomeService, type OutcomeNeeds, type OutcomeService } from './outcome-service'
import { unansweredRoute } from './unanswered/unanswered-route'

const params = z.strictObject({ unitId: idInPath, year: yearInPath })

const readRoute = (service: OutcomeService) =>
  defineRoute({
    method: 'GET',
    url: '/outcome/unit/:unitId/:year',
    summary: 'What each source says of what happened in a year, and which weeks are complete',
    access: outcomeAccess('READ'),
    data: 'special-of-few',
    audit: { reads: 'forecast-read' },
    params,
    answer: outcomeOfYear,
    // Never 304: the last week that is over follows the clock, which the version does not know.
    handler: async ({ caller, params: { year }, tag }) => {
      const { outcome, stored } = await service.read({ ...caller, year })
      tag({ id: caller.unitId, version: outcome.version })
      const question = questionOn(`forecast/${stored.forecastId}`, { question: 'forecast', year })
      return { answer: outcome, asked: stored.isOfFew ? question : 'many-people' }
    },
  })

/** Each change names the version that it rests on, and gets the new one. */
const change = { access: outcomeAccess('WRITE'), takesVersion: true, params, answer: outcomeSaved } as const

const saveRoute = (service: OutcomeService) =>
  defineRoute({
    ...change,
    method: 'PATCH',
    url: '/outcome/unit/:unitId/:year',
    summary:
      'Saves typed values of weeks that are over, all or nothing; If-Match refuses a version that is not the newest',
    data: 'ordinary',
    audit: { writes: ['outcome-saved'] },
    body: outcomeChanges,
    handler: async ({ caller, params: { year }, body, audit, requireNewest, tag }) => {
      const saved = await service.save({ ...caller, year, audit, requireNewest }, body)
      tag(saved)
      return { version: saved.version }
    },
  })

const asForecastRoute = (service: OutcomeService) =>
  defineRoute({
    ...change,
    method: 'POST',
    url: '/outcome/unit/:unitId/:year/as-forecast',
    summary: 'Takes over the hours of the forecast as the outcome of weeks; what other sources say stays',
    data: 'ordinary',
    audit: { writes: ['outcome-saved'] },
    body: outcomeAsForecast,
    handler: async ({ caller, params: { year }, body, audit, requireNewest, tag }) => {
      const saved = await service.takeForecast({ ...caller, year, audit, requireNewest }, body)
      tag(saved)
      return { version: saved.version }
    },
  })

const fromDiaryRoute = (service: OutcomeService) =>
  defineRoute({
    ...change,
    method: 'POST',
    url: '/outcome/unit/:unitId/:year/from-diary',
    summary:
      'Takes over the hours of the diary as the outcome of weeks, also of entries that wait; what others say stays',
    data: 'ordinary',
    audit: { writes: ['outcome-saved'] },
    body: outcomeFromDiary,
    handler: async ({ caller, params: { year }, body, audit, requireNewest, tag }) => {
      const saved = await service.takeDiary({ ...caller, year, audit, requireNewest }, body)
      tag(saved)
      return { version: saved.version }
    },
  })

const completeRoute = (service: OutcomeService) =>
  defineRoute({
    ...change,
    method: 'POST',
    url: '/outcome/unit/:unitId/:year/complete',
    summary: 'Says that weeks are complete: they are changed no more until they are opened again',
    data: 'ordinary',
    audit: { writes: ['outcome-completed'] },
    body: outcomeComplete,
    handler: async ({ caller, params: { year }, body, audit, requireNewest, tag }) => {
      const saved = await service.complete({ ...caller, year, audit, requireNewest }, body)
      tag(saved)
      return { version: saved.version }
    },
  })

const reopenRoute = (service: OutcomeService) =>
  defineRoute({
    ...change,
    method: 'POST',
    url: '/outcome/unit/:unitId/:year/reopen',
    summary: 'Opens complete weeks again, with a reason',
    data: 'ordinary',
    audit: { writes: ['outcome-reopened'] },
    body: outcomeReopen,
    handler: async ({ caller, params: { year }, body, audit, requireNewest, tag }) => {
      const saved = await service.reopen({ ...caller, year, audit, requireNewest }, body)
      tag(saved)
      return { version: saved.version }
    },
  })

export const outcomeRoutes = (database: Database, needs: OutcomeNeeds): AnyRoute[] => {
  const service = createOutcomeService({ database, ...needs })
  return [
    readRoute(service),
    saveRoute(service),
    asForecastRoute(service),
    diaryRoute(database, needs),
    fromDiaryRoute(service),
    completeRoute(service),
    reopenRoute(service),
    historyRoute(database),
    unansweredRoute(database),
    ...machineKeyRoutes(database),
    batchRoute(database, needs),
  ]
}
