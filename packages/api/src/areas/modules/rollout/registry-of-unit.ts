import { publishedManifest, type PublishedModule } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import { listActiveModules, listModulesBefore, type IsGenuine } from '../module-repository'
import { entryOf, versionSql, type StoredVersion } from '../signing/signed-version'

/** The unit that is worked in, with its municipality. */
type Place = { readonly unitId: number; readonly municipalityId: number }

type Asked = { readonly place: Place | undefined; readonly isGenuine: IsGenuine }

const rolledOutSql = `SELECT ${versionSql} FROM module_rollout r
  JOIN module_version v ON v.module_id = r.module_id AND v.version = r.version
  WHERE r.ended_at IS NULL AND ($1 = ANY (r.unit_ids) OR $2 = ANY (r.municipality_ids))`

/** What a place gets before everybody; none that this program would not accept, and none that is not genuine. */
const listRolledOut = async (
  read: Transaction['query'],
  { unitId, municipalityId }: Place,
  isGenuine: IsGenuine,
): Promise<ReadonlyMap<string, PublishedModule>> => {
  const { rows } = await read<StoredVersion>({
    name: 'rolled-out-modules',
    text: rolledOutSql,
    values: [unitId, municipalityId],
  })
  const modules = rows.filter(isGenuine).map(entryOf)
  const accepted = modules.filter(module => publishedManifest.safeParse(module).success)
  return new Map(accepted.map(module => [module.id, module]))
}

/** The modules of everybody, but for what is rolled out to the place: there the version of everybody is the one before. */
export const listModulesOf = async (
  read: Transaction['query'],
  now: Date,
  { place, isGenuine }: Asked,
): Promise<PublishedModule[]> => {
  const active = await listActiveModules(read, now, isGenuine)
  if (place === undefined) return active
  const rolledOut = await listRolledOut(read, place, isGenuine)
  return active.map(module => {
    const instead = rolledOut.get(module.id)
    return instead === undefined ? module : { ...instead, versionBefore: module.version }
  })
}

/** The version before of each module that the place has. */
export const listBeforeOf = async (
  read: Transaction['query'],
  now: Date,
  { place, isGenuine }: Asked,
): Promise<PublishedModule[]> => {
  const before = await listModulesBefore(read, now, isGenuine)
  const none: ReadonlyMap<string, PublishedModule> = new Map()
  const rolledOut = place === undefined ? none : await listRolledOut(read, place, isGenuine)
  if (rolledOut.size === 0) return before
  const active = (await listActiveModules(read, now, isGenuine)).filter(({ id }) => rolledOut.has(id))
  return [...before.filter(({ id }) => !rolledOut.has(id)), ...active]
}
