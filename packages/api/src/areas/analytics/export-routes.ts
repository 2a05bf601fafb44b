import {
  clientsExportQuery,
  unitsExportQuery,
  usersExportQuery,
  type ExportFormat,
} from '@veckovis/contracts/analytics'
import { scopesOf, type Scope } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { z, type ZodType } from 'zod'
import { rightOf, type PlaceAccess } from '../../http/admission/access'
import type { Actor } from '../../http/admission/actor'
import { languageOf, type Language } from '../../http/language'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { nationwide, ownUnits } from './analytics-access'
import type { ReadFrom } from './analytics-routes'
import type { FiguresSource } from './figures-source'
import { clientsTable, unitsTable, usersTable } from './export/list-tables'
import type { ExportTable } from './export/export-table'
import { tableFile } from './export/send-table'
import { admitFilters } from './units/admit-filters'

type Listed = 'clients' | 'users' | 'units' | 'overview'

type Asked<Query> = {
  readonly actor: Actor
  readonly query: Query
  readonly now: Date
  readonly asOf: Date
  readonly language: Language
  readonly own?: readonly Scope[] | null
}

type Exported<Query extends { readonly format: ExportFormat }> = {
  readonly list: Listed
  readonly access: PlaceAccess
  readonly query: ZodType<Query>
  readonly table: (figures: FiguresSource, asked: Asked<Query>) => Promise<ExportTable>
}

/** A file of the whole list, and one audit row that says so before it goes. */
const exportRoute = <Query extends { readonly format: ExportFormat; readonly activeUnitId?: number | undefined }>(
  { database, figures }: ReadFrom,
  { list, access, query: schema, table }: Exported<Query>,
): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: `/analytics/${list}/export`,
    summary: 'The whole list with its total rows, what was asked for and how old it is, as an Excel or a CSV file',
    access,
    data: 'special',
    audit: { reads: 'analytics-exported' },
    query: schema,
    answer: z.string(),
    handler: async ({ actor, query, request, reply, now }) => {
      const own = list === 'overview' ? { own: scopesOf(actor, rightOf(ownUnits)) } : {}
      await admitFilters(database, { actor, query, now, ...own })
      const language = languageOf(request.headers['accept-language'])
      const made = await table(figures, { actor, query, now, asOf: await figures.asOf(now), language, ...own })
      const fileName = `analytics-${list}-${toIsoDate(calendarDateInStockholm(now))}`
      const answer = tableFile(reply, query.format, fileName, made)
      return { answer, asked: questionOn(`analytics/${list}`, { question: 'export', query: { ...query } }) }
    },
  })

export const exportRoutes = (from: ReadFrom): AnyRoute[] => [
  exportRoute(from, { list: 'clients', access: nationwide, query: clientsExportQuery, table: clientsTable }),
  exportRoute(from, { list: 'users', access: nationwide, query: usersExportQuery, table: usersTable }),
  exportRoute(from, { list: 'units', access: nationwide, query: unitsExportQuery, table: unitsTable }),
  exportRoute(from, { list: 'overview', access: ownUnits, query: unitsExportQuery, table: unitsTable }),
]
