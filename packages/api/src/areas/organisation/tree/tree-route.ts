import { placeTree } from '@veckovis/contracts/organisation'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { readPlaceTree } from './place-tree'

export const treeRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/place/tree',
    summary:
      'The organisation, closed places too: all of it for a super admin, else the own places of Users and what they lie in',
    access: { place: 'somewhere', permission: permissionIds.users },
    data: 'ordinary',
    answer: placeTree,
    handler: ({ actor }) => readPlaceTree(database.read, actor),
  })
