import {
  accessPreview,
  activityChanged,
  countyChange,
  departmentActivity,
  unitActivity,
  unitMove,
  unitsMoved,
} from '@veckovis/contracts/organisation'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { refusingInWords } from '../records/place-failure'
import { placeParams } from '../records/record-routes'
import { checkCounty } from './check-county'
import { checkMove } from './check-move'
import { moveUnits, type MoveNeeds } from './move-units'
import { setActivity } from './set-activity'

const checkRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/unit/move/check',
    summary: 'Who would gain and lose which rights if units were moved into another department',
    access: keptBySuperAdmins,
    data: 'ordinary',
    work: 'long',
    body: unitMove,
    answer: accessPreview,
    handler: ({ actor, body }) => database.asUser(actor.userId, transaction => checkMove(transaction, body)),
  })

const countyCheckRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/municipality/:id/county/check',
    summary: 'Who would gain and lose which rights if a municipality came to lie in another county',
    access: keptBySuperAdmins,
    data: 'ordinary',
    isRead: true,
    params: placeParams,
    work: 'long',
    body: countyChange,
    answer: accessPreview,
    handler: ({ actor, params, body }) =>
      database.asUser(actor.userId, transaction => checkCounty(transaction, params.id, body)),
  })

const moveRoute = (database: Database, needs: MoveNeeds): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/unit/move',
    summary: 'Moves units into another department of their municipality, all of them or none; what they have stays',
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-moved'] },
    work: 'long',
    body: unitMove,
    answer: unitsMoved,
    handler: async ({ actor, body, audit }) => {
      const moved = await refusingInWords(() =>
        database.asUser(actor.userId, transaction => moveUnits(transaction, body, { audit, ...needs })),
      )
      return { moved }
    },
  })

const unitActivityRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/unit/activity',
    summary: 'Opens or closes units, all of them or none',
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    work: 'long',
    body: unitActivity,
    answer: activityChanged,
    handler: async ({ actor, body: { unitIds: ids, active }, audit }) => ({
      changed: await database.asUser(actor.userId, transaction =>
        setActivity(transaction, 'unit', { ids, active }, { audit }),
      ),
    }),
  })

const departmentActivityRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/department/activity',
    summary: 'Opens or closes departments, all of them or none',
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-changed'] },
    work: 'long',
    body: departmentActivity,
    answer: activityChanged,
    handler: async ({ actor, body: { departmentIds: ids, active }, audit }) => ({
      changed: await database.asUser(actor.userId, transaction =>
        setActivity(transaction, 'department', { ids, active }, { audit }),
      ),
    }),
  })

export const moveRoutes = (database: Database, needs: MoveNeeds): AnyRoute[] => [
  checkRoute(database),
  countyCheckRoute(database),
  moveRoute(database, needs),
  unitActivityRoute(database),
  departmentActivityRoute(database),
]
