import {
  cellHistory,
  cellHistoryQuery,
  forecastSaves,
  forecastSavesQuery,
  pastForecast,
} from '@veckovis/contracts/forecast'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { forecastAccess } from '../forecast-access'
import { createHistoryService, type HistoryService } from './history-service'

/** Hours as they were tell what those of now tell. */
const readOfFew = { data: 'special-of-few', audit: { reads: 'forecast-read' } } as const

const savesRoute = (service: HistoryService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/:forecastId/unit/:unitId/saves',
    summary: 'What changed a forecast, newest first: who, when, how many cells and by what; a page of it',
    access: forecastAccess('READ'),
    ...readOfFew,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    query: forecastSavesQuery,
    answer: forecastSaves,
    handler: ({ caller, params: { forecastId }, query }) => service.saves({ ...caller, forecastId }, query),
  })

const pastRoute = (service: HistoryService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/:forecastId/unit/:unitId/saves/:version',
    summary: 'The hours of the year as they were with a version',
    access: forecastAccess('READ'),
    ...readOfFew,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath, version: idInPath }),
    answer: pastForecast,
    handler: ({ caller, params: { forecastId, version } }) => service.past({ ...caller, forecastId }, version),
  })

const cellRoute = (service: HistoryService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/:forecastId/unit/:unitId/cell-history',
    summary: 'What changed one cell, newest first: who, when, from what to what and by what; a page of it',
    access: forecastAccess('READ'),
    ...readOfFew,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    query: cellHistoryQuery,
    answer: cellHistory,
    handler: ({ caller, params: { forecastId }, query }) => service.cell({ ...caller, forecastId }, query),
  })

export const historyRoutes = (database: Database): AnyRoute[] => {
  const service = createHistoryService(database)
  return [savesRoute(service), pastRoute(service), cellRoute(service)]
}
