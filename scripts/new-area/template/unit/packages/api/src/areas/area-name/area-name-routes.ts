import {
  areaNameItem,
  areaNameItemChanges,
  areaNameItemRemoved,
  areaNameItems,
  newAreaNameItem,
} from '@veckovis/contracts/area-name'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import type { Access } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import { changeItem, createItem, removeItem } from './area-name-changes'
import { areaNameError } from './area-name-error'
import { findItem, listItems, unitOfItem } from './area-name-repository'

const access = (level: 'READ' | 'WRITE', from?: 'record'): Access => ({
  place: 'unit',
  permission: permissionIds.areaPermission,
  level,
  licence: 'area-name',
  ...(from && { from }),
})

const unitParams = z.strictObject({ unitId: idInPath })
const itemParams = z.strictObject({ id: idInPath })

const placeOf =
  (database: Database) =>
  (userId: number, { id }: z.output<typeof itemParams>) =>
    unitOfItem(database.readAs(userId), id)

const listRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/area-name/unit/:unitId',
    summary: 'The items of a unit, and whether the caller may change them',
    access: access('READ'),
    data: 'ordinary',
    params: unitParams,
    answer: areaNameItems,
    handler: async ({ caller, may }) => ({
      write: may('WRITE'),
      items: await listItems(database.readAs(caller.userId), caller.unitId),
    }),
  })

const readRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/area-name/:id',
    summary: 'An item with its version',
    access: access('READ', 'record'),
    data: 'ordinary',
    answersVersion: true,
    placeOf: placeOf(database),
    params: itemParams,
    answer: areaNameItem,
    handler: async ({ caller, params }) => {
      const item = await findItem(database.readAs(caller.userId), params.id)
      if (item === undefined) throw areaNameError({ code: 'not-found' })
      return item
    },
  })

const createRoute = (database: Database) =>
  defineRoute({
    method: 'POST',
    url: '/area-name/unit/:unitId',
    summary: 'Adds an item, once for each requestId',
    access: access('WRITE'),
    data: 'ordinary',
    audit: { writes: ['area-name-created'] },
    answersVersion: true,
    params: unitParams,
    body: newAreaNameItem,
    answer: areaNameItem,
    handler: ({ caller, audit, body }) =>
      database.asUser(caller.userId, transaction => createItem(transaction, { unitId: caller.unitId, audit }, body)),
  })

const changeRoute = (database: Database) =>
  defineRoute({
    method: 'PATCH',
    url: '/area-name/:id',
    summary: 'Changes an item; If-Match refuses a version that is not the newest',
    access: access('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['area-name-changed'] },
    placeOf: placeOf(database),
    takesVersion: true,
    answersVersion: true,
    params: itemParams,
    body: areaNameItemChanges,
    answer: areaNameItem,
    handler: ({ caller, audit, params, requireNewest, body }) =>
      database.asUser(caller.userId, transaction =>
        changeItem(transaction, { audit }, { id: params.id, requireNewest }, body),
      ),
  })

const removeRoute = (database: Database) =>
  defineRoute({
    method: 'DELETE',
    url: '/area-name/:id',
    summary: 'Removes an item; If-Match refuses a version that is not the newest',
    access: access('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['area-name-removed'] },
    placeOf: placeOf(database),
    takesVersion: true,
    params: itemParams,
    answer: areaNameItemRemoved,
    handler: ({ caller, audit, params, requireNewest }) =>
      database.asUser(caller.userId, transaction =>
        removeItem(transaction, { audit }, { id: params.id, requireNewest }),
      ),
  })

export const areaNameRoutes = (database: Database): AnyRoute[] =>
  [listRoute, readRoute, createRoute, changeRoute, removeRoute].map(make => make(database))
