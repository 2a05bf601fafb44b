import { areaNameUnit } from '@veckovis/contracts/area-name'
import { idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { generalError } from '../../http/general-error'
import type { Access } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import { readAreaNameUnit } from './area-name-unit-repository'

const reading: Access = {
  place: 'unit',
  permission: permissionIds.areaPermission,
  level: 'READ',
  licence: 'area-name',
}

export const areaNameUnitRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/area-name/unit/:unitId',
    summary: 'The unit and the years it has a forecast of',
    access: reading,
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath }),
    answer: areaNameUnit,
    handler: async ({ actor, unit }) => {
      const found = await database.asUser(actor.userId, transaction => readAreaNameUnit(transaction, unit.unitId))
      if (found === undefined) throw generalError({ code: 'not-found' })
      return found
    },
  }),
]
