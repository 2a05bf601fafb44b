import { absenceByWeek, absenceQuery } from '@veckovis/contracts/analytics'
import { scopesOf } from '@veckovis/domain/access'
import { rightOf, type PlaceAccess } from '../../http/admission/access'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { nationwide, ownUnits } from './analytics-access'
import type { ReadFrom } from './analytics-routes'
import { readAbsence } from './units/absence-by-week'
import { admitFilters } from './units/admit-filters'
import { askedUnits } from './units/list-units'

/** Sums of units, as the lists have them; never of people. One audit row for each read. */
const absenceRoute = ({ database, figures }: ReadFrom, list: 'units' | 'overview', access: PlaceAccess): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: `/analytics/${list}/absence`,
    summary: 'Hours of absence week by week of all the units that the filters leave, added up',
    access,
    data: 'special',
    audit: { reads: 'analytics-read' },
    query: absenceQuery,
    answer: absenceByWeek,
    handler: async ({ actor, query, now }) => {
      const own = list === 'overview' ? { own: scopesOf(actor, rightOf(ownUnits)) } : {}
      await admitFilters(database, { actor, query, now, ...own })
      const asOf = (await figures.asOf(now)).toISOString()
      const asked = askedUnits({ actor, query, now, ...own })
      const absence = await figures.read(actor.userId, transaction => readAbsence(transaction, asked))
      const question = questionOn(`analytics/${list}/absence`, { question: 'analytics', query: { ...query } })
      return { answer: { asOf, ...absence }, asked: question }
    },
  })

export const absenceRoutes = (from: ReadFrom): AnyRoute[] => [
  absenceRoute(from, 'units', nationwide),
  absenceRoute(from, 'overview', ownUnits),
]
