import {
  changedMeasure,
  measureHistory,
  measureOwners,
  measureSaved,
  measuresOfYear,
  newMeasure,
  overdueMeasures,
  overdueMeasuresQuery,
} from '@veckovis/contracts/outcome'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { measuresAccess } from './measures-access'
import { findUnitOfMeasure, listChanges, listMeasures } from './measures-repository'
import { addMeasure, changeMeasure } from './measures-service'
import { readOverdue } from './overdue-measures'
import { listOwners } from './owners'

const ofYear = z.strictObject({ unitId: idInPath, year: yearInPath })
const ofMeasure = z.strictObject({ id: idInPath })
const mostEvents = 200

const unitOf =
  (database: Database) =>
  (userId: number, { id }: z.output<typeof ofMeasure>) =>
    database.asUser(userId, transaction => findUnitOfMeasure(transaction, id))

const ofUnitRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/measures/unit/:unitId/:year',
    summary: 'The measures of a unit and year with the last note of each, by due day',
    access: measuresAccess('READ'),
    // A note is what a person wrote.
    data: 'special',
    audit: { reads: 'notes-read' },
    params: ofYear,
    answer: measuresOfYear,
    handler: async ({ caller: { userId, unitId }, params: { year } }) => ({
      answer: {
        measures: await database.asUser(userId, transaction => listMeasures(transaction, { unitId, year })),
      },
      asked: questionOn(`unit/${unitId}`, { question: 'notes', year }),
    }),
  }),
  defineRoute({
    method: 'GET',
    url: '/measures/owners/unit/:unitId',
    summary: 'Who may answer for measures of the unit: those who read its forecast',
    access: measuresAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    answer: measureOwners,
    handler: async ({ caller: { userId }, unit }) => ({
      people: await database.asUser(userId, transaction => listOwners(transaction, unit)),
    }),
  }),
]

const otherReads = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/measures/:id/history',
    summary: 'What became of a measure and what was written to it, newest first',
    access: measuresAccess('READ', 'record'),
    data: 'special',
    audit: { reads: 'notes-read' },
    placeOf: unitOf(database),
    params: ofMeasure,
    answer: measureHistory,
    handler: async ({ caller: { userId }, params: { id } }) => ({
      answer: { events: await database.asUser(userId, transaction => listChanges(transaction, id, mostEvents)) },
      asked: questionOn(`measure/${id}`, { question: 'notes' }),
    }),
  }),
  defineRoute({
    method: 'GET',
    url: '/measures/overdue',
    summary: 'Overdue measures that the caller answers for, in all units whose forecasts they read',
    access: { place: 'somewhere', permission: permissionIds.forecast, level: 'READ' },
    data: 'ordinary',
    query: overdueMeasuresQuery,
    answer: overdueMeasures,
    handler: ({ actor, now }) => database.asUser(actor.userId, transaction => readOverdue(transaction, actor, now)),
  }),
]

export const measuresRoutes = (database: Database): AnyRoute[] => [
  ...ofUnitRoutes(database),
  ...otherReads(database),
  defineRoute({
    method: 'POST',
    url: '/measures/unit/:unitId/:year',
    summary: 'Adds a planned measure, once for each requestId',
    access: measuresAccess('WRITE'),
    data: 'ordinary',
    audit: { writes: ['measure-added'] },
    params: ofYear,
    body: newMeasure,
    answer: measureSaved,
    handler: async ({ caller: { userId, at }, unit, audit, params: { year }, body, tag }) => {
      const saved = await addMeasure(database, { userId, at, unit, audit }, year, body)
      tag(saved)
      return saved
    },
  }),
  defineRoute({
    method: 'PATCH',
    url: '/measures/:id',
    summary: 'Changes a measure as a whole and adds a note; If-Match refuses a version that is not the newest',
    access: measuresAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['measure-changed'] },
    placeOf: unitOf(database),
    takesVersion: true,
    params: ofMeasure,
    body: changedMeasure,
    answer: measureSaved,
    handler: async ({ caller: { userId, at }, unit, audit, requireNewest, params: { id }, body, tag }) => {
      const saved = await changeMeasure(database, { userId, at, unit, audit }, { id, requireNewest }, body)
      tag(saved)
      return saved
    },
  }),
]
