import { treeCounty, unitAnswer } from '@veckovis/contracts/organisation'
import { currentUser } from '@veckovis/contracts/session'
import { idInPath } from '@veckovis/contracts/wire'
import { isSuperAdmin, permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { generalError } from '../../http/general-error'
import { defineRoute, type AnyRoute } from '../../http/route'
import type { RowServices } from '../../http/row-by-row'
import { calendarRoutes } from './calendars/calendar-routes'
import { deletionRoutes } from './deletion/deletion-routes'
import { historyRoutes } from './history/history-routes'
import { importRoutes } from './import/import-routes'
import { listRoutes } from './lists/list-routes'
import { logoRoutes } from './logo/logo-routes'
import { moveRoutes } from './moves/move-routes'
import type { MoveNeeds } from './moves/move-units'
import { findUnit, findUser, keepLastUnit, listTree, listWholeTree } from './organisation-repository'
import { officialRoute } from './official/official-route'
import { recordRoutes } from './records/record-routes'
import { treeRoute } from './tree/tree-route'

const personRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/user/me',
    summary: 'The signed-in person with roles and the places in reach',
    access: 'signed-in',
    data: 'ordinary',
    answer: currentUser,
    handler: async ({ actor }) => {
      const [user, counties] = await Promise.all([
        findUser(database.readAs(actor.userId), actor.userId),
        listTree(database.read, actor.userId, isSuperAdmin(actor)),
      ])
      if (user === undefined) throw generalError({ code: 'unauthenticated' })
      return { ...user, counties }
    },
  })

/** What the area needs of others. */
export type OrganisationNeeds = MoveNeeds & Omit<RowServices, 'database'>

export const organisationRoutes = (database: Database, needs: OrganisationNeeds): AnyRoute[] => [
  personRoute(database),
  ...logoRoutes(database),
  ...calendarRoutes(database),
  defineRoute({
    method: 'GET',
    url: '/county',
    summary: 'Every place of the country, for a super admin',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: treeCounty.array(),
    handler: () => listWholeTree(database.read),
  }),
  defineRoute({
    method: 'GET',
    url: '/unit/:unitId',
    summary: 'Says that a unit was chosen, where the caller begins at the next sign-in',
    access: { place: 'unit' },
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    answer: unitAnswer,
    handler: async ({ actor, unit }) => {
      const found = await findUnit(database, unit.unitId)
      if (found === undefined) throw generalError({ code: 'forbidden' })
      await keepLastUnit(database, { userId: actor.userId, unitId: unit.unitId })
      return found
    },
  }),
  treeRoute(database),
  officialRoute(),
  ...listRoutes(database),
  ...recordRoutes(database),
  ...deletionRoutes(database),
  ...moveRoutes(database, needs),
  ...historyRoutes(database),
  ...importRoutes({ database, ...needs }),
]
