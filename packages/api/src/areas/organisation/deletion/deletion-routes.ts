import { placeObstacles } from '@veckovis/contracts/organisation'
import { doneAnswer } from '@veckovis/contracts/wire'
import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { requirePlace } from '../records/place-records'
import { refusingInWords } from '../records/place-failure'
import { placeParams } from '../records/record-routes'
import { deletePlace } from './delete-place'
import { listObstacles } from './place-obstacles'

const obstaclesRoute = (database: Database, kind: PlaceKind): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: `/${kind}/:id/obstacles`,
    summary: `What stands in the way of deleting a ${kind}, by name`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    params: placeParams,
    answer: placeObstacles,
    handler: ({ actor, params: { id } }) =>
      database.asUser(actor.userId, async transaction => {
        const place = await requirePlace(transaction.query, kind, id)
        const active = 'active' in place ? place.active : null
        return { active, obstacles: await listObstacles(transaction, kind, id) }
      }),
  })

const deleteRoute = (database: Database, kind: PlaceKind): AnyRoute =>
  defineRoute({
    method: 'DELETE',
    url: `/${kind}/:id`,
    summary: `Deletes a ${kind} that is closed, empty and without a history`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-deleted'] },
    takesVersion: true,
    params: placeParams,
    answer: doneAnswer,
    handler: async ({ actor, params, requireNewest, audit }) => {
      const asked = { id: params.id, requireNewest }
      await refusingInWords(() =>
        database.asUser(actor.userId, transaction => deletePlace(transaction, kind, asked, { audit })),
      )
      return { ok: true }
    },
  })

export const deletionRoutes = (database: Database): AnyRoute[] =>
  placeKinds.flatMap(kind => [obstaclesRoute(database, kind), deleteRoute(database, kind)])
