import { join } from 'node:path'
import { modulePartsAnswer, type ModuleParts } from '@veckovis/contracts/modules'
import { permissionIds } from '@veckovis/domain/access'
import type { Database, Transaction } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { sizesOf } from '../door/module-sizes'

// What was registered was checked then; of what is missing nothing is said.
const partsSql = `SELECT m.id, v.version, v.manifest ->> 'owner' AS owner,
    coalesce(jsonb_path_query_array(v.manifest, '$.routes[*].path'), '[]') AS routes,
    coalesce(jsonb_path_query_array(v.manifest, '$.contributions[*].place'), '[]') AS places,
    v.manifest -> 'uses' AS uses,
    CASE WHEN v.calls IS NOT NULL THEN jsonb_path_query_array(v.calls, '$[*].call') END AS calls
  FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`

const listParts = async (read: Transaction['query'], modulesFolder: string | null): Promise<ModuleParts[]> => {
  const { rows } = await read<Omit<ModuleParts, 'sizes'>>(partsSql)
  const weighed = async (parts: Omit<ModuleParts, 'sizes'>) => ({
    ...parts,
    sizes: modulesFolder === null ? null : await sizesOf(join(modulesFolder, parts.id, parts.version)),
  })
  return Promise.all(rows.map(weighed))
}

type PartsServices = {
  readonly database: Database
  /** Null where no files are served */
  readonly modulesFolder: string | null
}

export const partsRoute = ({ database, modulesFolder }: PartsServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/settings/modules/parts',
    summary: 'What the active versions of modules offer and need',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: modulePartsAnswer,
    handler: async () => ({ modules: await listParts(database.read, modulesFolder) }),
  })
