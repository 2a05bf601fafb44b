import type { RegisteredModule } from '@veckovis/contracts'
import type { Transaction } from '../../db/database'
import { manifestOf, type ModuleRecord } from './module-record'

/** Adds a version, which never changes afterwards, and makes it the active one. */
export const registerVersion = async (transaction: Transaction, record: ModuleRecord, now: Date): Promise<void> => {
  await transaction.query(
    'INSERT INTO module (id, licence_key) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET licence_key = excluded.licence_key',
    [record.id, record.licenceKey],
  )
  await transaction.query(
    `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (module_id, version) DO NOTHING`,
    [
      record.id,
      record.version,
      JSON.stringify(manifestOf(record)),
      record.container,
      record.manifestFile,
      JSON.stringify(record.integrity),
      JSON.stringify(record.builtAgainst),
      now,
    ],
  )
  await transaction.query('UPDATE module SET active_version = $2 WHERE id = $1', [record.id, record.version])
}

/** The active version of every module, in order of id. */
export const listActiveModules = async (read: Transaction['query']): Promise<RegisteredModule[]> => {
  const { rows } = await read<{ module: RegisteredModule }>({
    name: 'active-modules',
    text: `SELECT v.manifest || jsonb_build_object('version', v.version, 'container', v.container,
        'manifestUrl', '/modules/' || v.module_id || '/' || v.version || '/' || v.manifest_file,
        'integrity', v.integrity, 'builtAgainst', v.built_against) AS module
      FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`,
  })
  return rows.map(row => row.module)
}
