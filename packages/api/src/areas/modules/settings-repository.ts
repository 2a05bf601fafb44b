import type { SettingsModule } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import { listActivations } from './activation/activation-repository'
import { instantOf } from '../../db/instant-of'

/** Development makes a version per build; the latest tell enough. */
const mostVersions = 20

const modulesSql = `SELECT m.id, m.licence_key AS "licenceKey", m.active_version AS "activeVersion",
    coalesce((SELECT v.manifest -> 'title' FROM module_version v WHERE v.module_id = m.id
      ORDER BY v.version = m.active_version DESC NULLS LAST, v.registered_at DESC LIMIT 1),
      jsonb_build_object('sv', m.id, 'en', m.id)) AS title,
    (SELECT count(DISTINCT l.municipality_id)::int FROM licence l WHERE l.licence_key = m.licence_key
      AND l.valid_from <= $1 AND (l.valid_to IS NULL OR l.valid_to > $1)) AS licensed,
    coalesce((SELECT json_agg(json_build_object('version', latest.version, 'contract', latest.manifest -> 'contract',
        'registeredAt', ${instantOf('latest.registered_at')}))
      FROM (SELECT version, manifest, registered_at FROM module_version v WHERE v.module_id = m.id
        ORDER BY v.registered_at DESC, v.version = m.active_version DESC, v.version LIMIT $2) latest), '[]') AS versions
  FROM module m ORDER BY m.id`

export const listSettingsModules = async (read: Transaction['query'], now: Date): Promise<SettingsModule[]> => {
  const { rows } = await read<Omit<SettingsModule, 'activations'>>(modulesSql, [now, mostVersions])
  const activations = await listActivations(read, mostVersions)
  return rows.map(module => ({ ...module, activations: activations.get(module.id) ?? [] }))
}
