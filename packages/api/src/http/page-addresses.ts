import { plannedModulePaths, shellPaths } from '@veckovis/contracts/pages'
import { withoutTrailingSlashes } from '@veckovis/domain/text'
import type { Transaction } from '../db/database'

/** Whether a page stands at a path: one of the shell, of the plan, or of a registered module. */
export type PageAddresses = (path: string) => Promise<boolean>

const ownPaths = new Set<string>([...shellPaths, ...plannedModulePaths])

// Whatever the licence: who may open a module is the registry's answer, given after sign-in. A module answers for
// what lies below its routes too.
const moduleRouteSql = `SELECT EXISTS (
    SELECT FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version,
      jsonb_array_elements(v.manifest -> 'routes') AS route
    WHERE $1 = route ->> 'path' OR starts_with($1, (route ->> 'path') || '/')) AS found`

/** Asked again for every address that the shell does not have itself: pages are rare, and a stale answer misleads. */
export const createPageAddresses =
  (read: Transaction['query']): PageAddresses =>
  async asked => {
    const path = withoutTrailingSlashes(asked)
    if (ownPaths.has(path)) return true
    const { rows } = await read<{ found: boolean }>({ name: 'page-address', text: moduleRouteSql, values: [path] })
    return rows[0]?.found === true
  }
