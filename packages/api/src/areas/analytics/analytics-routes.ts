import { clientList, clientsQuery, unitList, unitsQuery, userList, usersQuery } from '@veckovis/contracts/analytics'
import { scopesOf } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import { rightOf } from '../../http/admission/access'
import type { Actor } from '../../http/admission/actor'
import { defineRoute, type AnyRoute, type Question } from '../../http/route'
import { nationwide, ownUnits } from './analytics-access'
import { readClients } from './clients/list-clients'
import { admitFilters } from './units/admit-filters'
import { listUnits } from './units/list-units'
import { readUsers } from './users/list-users'
import type { FiguresSource } from './figures-source'

/** Who may read is asked of the database, and what they read of the source of the figures. */
export type ReadFrom = { readonly database: Database; readonly figures: FiguresSource }

/** Each read leaves an audit row: which list, and what was asked of it. Figures of few people are kept back. */
const audited = { data: 'special', audit: { reads: 'analytics-read' } } as const

const questionOf = (list: string, query: object): Question => ({
  subject: `analytics/${list}`,
  details: { question: 'analytics', query: { ...query } },
})

/** Of how many rows is worth a page: the rest of it belongs to the page. */
const pageOf = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Row[] => rows.slice((page - 1) * pageSize, page * pageSize)

const clientsRoute = ({ database, figures }: ReadFrom) =>
  defineRoute({
    ...audited,
    method: 'GET',
    url: '/analytics/clients',
    summary: 'A page of the clients with the total rows over all that the filters leave',
    access: nationwide,
    query: clientsQuery,
    answer: clientList,
    handler: async ({ actor, query, now }) => {
      await admitFilters(database, { actor, query, now })
      const asOf = (await figures.asOf(now)).toISOString()
      const { rows, ...list } = await figures.read(actor.userId, t => readClients(t, { query, now }))
      const answer = { asOf, ...list, rows: pageOf(rows, query) }
      return { answer, asked: questionOf('clients', query) }
    },
  })

const usersRoute = ({ database, figures }: ReadFrom) =>
  defineRoute({
    ...audited,
    method: 'GET',
    url: '/analytics/users',
    summary: 'A page of the people who use the suite with the total row over all that the filters leave',
    access: nationwide,
    query: usersQuery,
    answer: userList,
    handler: async ({ actor, query, now }) => {
      await admitFilters(database, { actor, query, now })
      const asOf = (await figures.asOf(now)).toISOString()
      const list = await figures.read(actor.userId, t => readUsers(t, { query, now }, query))
      return { answer: { asOf, ...list }, asked: questionOf('users', query) }
    },
  })

const unitsRoute = ({ database, figures }: ReadFrom) =>
  defineRoute({
    ...audited,
    method: 'GET',
    url: '/analytics/units',
    summary:
      'A page of the units with both total rows over all that the filters leave, for weeks of one year or several',
    access: nationwide,
    query: unitsQuery,
    answer: unitList,
    handler: async ({ actor, query, now }) => {
      await admitFilters(database, { actor, query, now })
      const asOf = (await figures.asOf(now)).toISOString()
      const list = await listUnits(work => figures.read(actor.userId, work), { actor, query, now })
      return { answer: { asOf, ...list }, asked: questionOf('units', query) }
    },
  })

/** Where the caller reads forecasts, one unit or many; null for the whole country. */
const ownPlaces = (actor: Actor) => scopesOf(actor, rightOf(ownUnits))

const overviewRoute = ({ database, figures }: ReadFrom) =>
  defineRoute({
    ...audited,
    method: 'GET',
    url: '/analytics/overview',
    summary: 'The same of the units in licensed municipalities whose forecasts the caller reads',
    access: ownUnits,
    query: unitsQuery,
    answer: unitList,
    handler: async ({ actor, query, now }) => {
      const own = ownPlaces(actor)
      await admitFilters(database, { actor, query, now, own })
      const asOf = (await figures.asOf(now)).toISOString()
      const list = await listUnits(work => figures.read(actor.userId, work), { actor, query, now, own })
      return { answer: { asOf, ...list }, asked: questionOf('overview', query) }
    },
  })

export const analyticsRoutes = (from: ReadFrom): AnyRoute[] => [
  clientsRoute(from),
  usersRoute(from),
  unitsRoute(from),
  overviewRoute(from),
]
