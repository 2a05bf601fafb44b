import { areaNamePlaces } from '@veckovis/contracts/area-name'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import type { Access } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import { listAreaNamePlaces } from './area-name-places-repository'

const reading: Access = { place: 'somewhere', permission: permissionIds.areaPermission }

export const areaNamePlacesRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/area-name/places',
    summary: 'The municipalities with units in reach',
    access: reading,
    data: 'ordinary',
    answer: areaNamePlaces,
    handler: ({ actor }) => database.asUser(actor.userId, listAreaNamePlaces),
  }),
]
