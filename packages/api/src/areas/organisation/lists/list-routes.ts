import {
  countyList,
  countyListQuery,
  departmentList,
  departmentListQuery,
  municipalityList,
  municipalityListQuery,
  unitList,
  unitListQuery,
} from '@veckovis/contracts/organisation'
import type { ZodType } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { listPlaces, type PlaceQuery } from './list-places'
import { countyPlaces, departmentPlaces, municipalityPlaces, unitPlaces, type PlaceList } from './place-list'

type Listed = { readonly url: string; readonly summary: string; readonly list: PlaceList; readonly answer: ZodType }

const listRoute = <Query extends ZodType<PlaceQuery>>(
  database: Database,
  { list, ...listed }: Listed & { readonly query: Query },
): AnyRoute =>
  defineRoute({
    ...listed,
    method: 'GET',
    access: keptBySuperAdmins,
    data: 'ordinary',
    handler: ({ actor, query }) => database.asUser(actor.userId, transaction => listPlaces(transaction, list, query)),
  })

export const listRoutes = (database: Database): AnyRoute[] => [
  listRoute(database, {
    url: '/county/list',
    summary: 'A page of the counties: searched, sorted and counted, with what lies in them',
    list: countyPlaces,
    query: countyListQuery,
    answer: countyList,
  }),
  listRoute(database, {
    url: '/municipality',
    summary: 'A page of the municipalities: searched, sorted and counted, with what lies in them',
    list: municipalityPlaces,
    query: municipalityListQuery,
    answer: municipalityList,
  }),
  listRoute(database, {
    url: '/department',
    summary: 'A page of the departments: searched, sorted and counted, with what lies in them',
    list: departmentPlaces,
    query: departmentListQuery,
    answer: departmentList,
  }),
  listRoute(database, {
    url: '/unit',
    summary: 'A page of the units: searched, sorted and counted',
    list: unitPlaces,
    query: unitListQuery,
    answer: unitList,
  }),
]
