import { publishedManifest, type PublishedModule } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import { entrySql, listActiveModules, listModulesBefore } from '../module-repository'

/** The unit that is worked in, with its municipality. */
type Place = { readonly unitId: number; readonly municipalityId: number }

const rolledOutSql = `SELECT ${entrySql} AS module FROM module_rollout r
  JOIN module_version v ON v.module_id = r.module_id AND v.version = r.version
  WHERE r.ended_at IS NULL AND ($1 = ANY (r.unit_ids) OR $2 = ANY (r.municipality_ids))`

/** What a place gets before everybody; none that this program would not accept. */
const listRolledOut = async (read: Transaction['query'], { unitId, municipalityId }: Place) => {
  const { rows } = await read<{ module: PublishedModule }>({
    name: 'rolled-out-modules',
    text: rolledOutSql,
    values: [unitId, municipalityId],
  })
  const accepted = rows.filter(({ module }) => publishedManifest.safeParse(module).success)
  return new Map(accepted.map(({ module }) => [module.id, module]))
}

/** The modules of everybody, but for what is rolled out to the place: there the version of everybody is the one before. */
export const listModulesOf = async (
  read: Transaction['query'],
  now: Date,
  place: Place | undefined,
): Promise<PublishedModule[]> => {
  const active = await listActiveModules(read, now)
  if (place === undefined) return active
  const rolledOut = await listRolledOut(read, place)
  return active.map(module => {
    const instead = rolledOut.get(module.id)
    return instead === undefined ? module : { ...instead, versionBefore: module.version }
  })
}

/** The version before of each module that the place has. */
export const listBeforeOf = async (
  read: Transaction['query'],
  now: Date,
  place: Place | undefined,
): Promise<PublishedModule[]> => {
  const before = await listModulesBefore(read, now)
  const rolledOut = place === undefined ? new Map<string, PublishedModule>() : await listRolledOut(read, place)
  if (rolledOut.size === 0) return before
  const active = (await listActiveModules(read, now)).filter(({ id }) => rolledOut.has(id))
  return [...before.filter(({ id }) => !rolledOut.has(id)), ...active]
}
