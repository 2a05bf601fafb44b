import { namedList } from '@veckovis/contracts/diary'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import type { Access } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import { listAbsenceReasons, listSubstituteTypes } from './diary-repository'

/** The forecast names its further rows by these lists, the diary its items. */
const access: Access = { place: 'somewhere', permission: [permissionIds.diary, permissionIds.forecast] }

export const diaryRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/diary/absence-reasons',
    summary: 'Absence reasons with the ids of the forecast rows',
    access,
    data: 'ordinary',
    answer: namedList,
    handler: () => listAbsenceReasons(database),
  }),
  defineRoute({
    method: 'GET',
    url: '/diary/substitute-types',
    summary: 'Substitute types with the ids of the forecast rows',
    access,
    data: 'ordinary',
    answer: namedList,
    handler: () => listSubstituteTypes(database),
  }),
]
