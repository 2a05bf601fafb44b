import {
  countyChanges,
  countyRecord,
  departmentRecord,
  municipalityChanges,
  municipalityRecord,
  newCounty,
  newDepartment,
  newMunicipality,
  newUnit,
  openPlaceChanges,
  unitChanges,
  unitRecord,
  unitRecordQuery,
} from '@veckovis/contracts/organisation'
import { idInPath } from '@veckovis/contracts/wire'
import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import { z, type ZodType } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { changePlace } from './change-place'
import { createPlace } from './create-place'
import type { NewPlaces, PlaceChanges } from './place-fields'
import { refusingInWords } from './place-failure'
import { answerOf, requirePlace } from './place-records'

export const placeParams = z.strictObject({ id: idInPath })

type Calls<Kind extends PlaceKind> = {
  readonly made: ZodType<NewPlaces[Kind]>
  readonly changes: ZodType<PlaceChanges[Kind]>
  readonly record: ZodType
}

const calls: { readonly [Kind in PlaceKind]: Calls<Kind> } = {
  county: { made: newCounty, changes: countyChanges, record: countyRecord },
  municipality: { made: newMunicipality, changes: municipalityChanges, record: municipalityRecord },
  department: { made: newDepartment, changes: openPlaceChanges, record: departmentRecord },
  unit: { made: newUnit, changes: unitChanges, record: unitRecord },
}

const noQuery = z.strictObject({})

const readRoute = (database: Database, kind: PlaceKind): AnyRoute =>
  defineRoute({
    method: 'GET',
    // GET /unit/{id} says that a unit was chosen; its record stands beside it.
    url: kind === 'unit' ? '/unit/:id/record' : `/${kind}/:id`,
    summary: `A ${kind} with its version`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    answersVersion: true,
    params: placeParams,
    query: kind === 'unit' ? unitRecordQuery : noQuery,
    answer: calls[kind].record,
    handler: async ({ params, query }) => {
      const record = await requirePlace(database.read, kind, params.id)
      return 'code' in query && query.code === 'true' ? record : answerOf(record)
    },
  })

const createRoute = <Kind extends PlaceKind>(database: Database, kind: Kind): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: `/${kind}`,
    summary: `Makes a ${kind}, once for each requestId`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-created'] },
    answersVersion: true,
    body: calls[kind].made,
    answer: calls[kind].record,
    handler: ({ actor, body, audit }) =>
      refusingInWords(() =>
        database.asUser(actor.userId, async transaction =>
          answerOf(await createPlace(transaction, kind, body, { audit })),
        ),
      ),
  })

const changeRoute = <Kind extends PlaceKind>(database: Database, kind: Kind): AnyRoute =>
  defineRoute({
    method: 'PATCH',
    url: `/${kind}/:id`,
    summary: `Changes a ${kind}; If-Match refuses a version that is not the newest`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    takesVersion: true,
    answersVersion: true,
    params: placeParams,
    body: calls[kind].changes,
    answer: calls[kind].record,
    handler: ({ actor, params, body, requireNewest, audit }) => {
      const sent = { id: params.id, requireNewest, changes: body }
      return refusingInWords(() =>
        database.asUser(actor.userId, async transaction =>
          answerOf(await changePlace(transaction, kind, sent, { audit })),
        ),
      )
    },
  })

export const recordRoutes = (database: Database): AnyRoute[] =>
  placeKinds.flatMap(kind => [readRoute, createRoute, changeRoute].map(make => make(database, kind)))
