import { excelImportAnswer, excelImportList, excelImportRequest } from '@veckovis/contracts/forecast'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { forecastAccess } from '../forecast-access'
import { importsOf, recordImport } from './excel-import-service'

const importRoute = (database: Database) =>
  defineRoute({
    method: 'POST',
    url: '/forecast/excel-import',
    summary: 'Keeps the rows of a workbook as they were read; the forecast itself is not touched',
    access: forecastAccess('WRITE', 'body'),
    data: 'special',
    audit: { writes: ['excel-imported', 'excel-import-repeated'] },
    body: excelImportRequest,
    answer: excelImportAnswer,
    handler: async ({ caller, audit, body: { data } }) => {
      const { userId } = caller
      return { id: await database.asUser(userId, transaction => recordImport(transaction, { ...caller, audit }, data)) }
    },
  })

const importsRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/forecast/excel-import/unit/:unitId/year/:year',
    summary: 'Earlier imports of a unit and year, newest first',
    access: forecastAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: excelImportList,
    handler: ({ actor, unit, params }) =>
      database.asUser(actor.userId, transaction => importsOf(transaction, unit.unitId, params.year)),
  })

export const excelImportRoutes = (database: Database): AnyRoute[] => [importRoute(database), importsRoute(database)]
