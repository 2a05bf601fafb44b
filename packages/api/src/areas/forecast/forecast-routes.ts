import {
  baseForecast,
  comprehensiveForecast,
  forecastChanges,
  forecastSaved,
  forecastYears,
  lastSave,
  type BaseForecast,
} from '@veckovis/contracts/forecast'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { notModified } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { budgetChangesRoute } from './budget-changes/budget-changes-route'
import { excelImportRoutes } from './excel-import/excel-import-routes'
import { askedOfFew } from './few-people'
import { forecastAccess } from './forecast-access'
import { createForecastService, type ForecastService } from './forecast-service'
import { historyRoutes } from './history/history-routes'
import { noteRoutes } from './notes/note-routes'
import { outlookRoute } from './outlook/outlook-route'

const yearsRoute = (service: ForecastService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/years',
    summary: 'Years of the unit that have a forecast',
    access: forecastAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    answer: forecastYears,
    handler: ({ actor, unit }) => service.years(actor.userId, unit.unitId),
  })

const unlockedYearsRoute = (service: ForecastService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/years/unlocked',
    summary: 'Years of the unit with a budget but no forecast yet: both budgets have to be locked first',
    access: forecastAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    answer: forecastYears,
    handler: ({ actor, unit }) => service.unlockedYears(actor.userId, unit.unitId),
  })

const baseRoute = (service: ForecastService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId',
    summary: 'The forecast of a year without its rows, and what the user may do with it',
    access: forecastAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    query: z.strictObject({ year: yearInPath }),
    answer: baseForecast,
    // Never 304: the flags follow the user's roles, which the version of the forecast does not know.
    handler: async ({ actor, unit, query: { year }, may, tag }): Promise<BaseForecast> => {
      const found = await service.base(actor.userId, unit.unitId, year)
      tag(found)
      return { id: found.id, unitId: unit.unitId, year, write: may('WRITE'), approve: may('APPROVE') }
    },
  })

const comprehensiveRoute = (service: ForecastService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/:year/comprehensive',
    summary: 'Everything that the page calculates a year from',
    access: forecastAccess('READ'),
    data: 'special-of-few',
    audit: { reads: 'forecast-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: comprehensiveForecast,
    handler: async ({ caller, params: { year }, request, reply, tag }) => {
      const found = await service.comprehensive(caller, year, request.headers['if-none-match'])
      tag(found)
      if (found.body === null) return notModified(reply)
      void reply.type('application/json; charset=utf-8')
      return { answer: found.body, asked: askedOfFew(found, { question: 'forecast', year }) }
    },
  })

const saveRoute = (service: ForecastService) =>
  defineRoute({
    method: 'PATCH',
    url: '/forecast/:forecastId/unit/:unitId',
    summary: 'Saves the changed weeks of a forecast, all or nothing; If-Match refuses a version that is not the newest',
    access: forecastAccess('WRITE'),
    data: 'ordinary',
    takesVersion: true,
    answersVersion: true,
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    body: forecastChanges,
    answer: forecastSaved,
    handler: ({ caller, params: { forecastId }, body: changes, requireNewest }) =>
      service.save({ ...caller, forecastId, changes, requireNewest }),
  })

const lastSaveRoute = (service: ForecastService) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/:forecastId/unit/:unitId/last-save',
    summary: 'Who saved the forecast last, and when: for one whose own save meets it',
    access: forecastAccess('WRITE'),
    data: 'ordinary',
    params: z.strictObject({ forecastId: idInPath, unitId: idInPath }),
    answer: lastSave,
    handler: ({ caller, params: { forecastId } }) => service.lastSave(caller.userId, forecastId, caller.unitId),
  })

export const forecastRoutes = (database: Database): AnyRoute[] => {
  const service = createForecastService(database)
  return [
    yearsRoute(service),
    unlockedYearsRoute(service),
    baseRoute(service),
    comprehensiveRoute(service),
    saveRoute(service),
    lastSaveRoute(service),
    ...excelImportRoutes(database),
    ...historyRoutes(database),
    ...noteRoutes(database),
    outlookRoute(database),
    budgetChangesRoute(database),
  ]
}
