import type { ModuleRecord, PublishedManifest, PublishedModule } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import { manifestOf } from './module-record'

/** `other`: other files were registered under this version before. */
type Outcome = 'added' | 'there-before' | 'other'

/** Adds a version, which never changes afterwards. */
export const addVersion = async (transaction: Transaction, record: ModuleRecord, now: Date): Promise<Outcome> => {
  await transaction.query('INSERT INTO module (id, licence_key) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', [
    record.id,
    record.licenceKey,
  ])
  const integrity = JSON.stringify(record.integrity)
  const { rowCount: added } = await transaction.query(
    `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (module_id, version) DO NOTHING`,
    [
      record.id,
      record.version,
      JSON.stringify(manifestOf(record)),
      record.container,
      record.manifestFile,
      integrity,
      JSON.stringify(record.builtAgainst),
      now,
    ],
  )
  const { rows } = await transaction.query<{ same: boolean }>(
    `SELECT container = $3 AND integrity = $4 AS same FROM module_version WHERE module_id = $1 AND version = $2`,
    [record.id, record.version, record.container, integrity],
  )
  if (rows[0]?.same !== true) return 'other'
  return added === 1 ? 'added' : 'there-before'
}

export const activateVersion = async (
  transaction: Transaction,
  { id, version, licenceKey }: Pick<ModuleRecord, 'id' | 'version' | 'licenceKey'>,
): Promise<void> => {
  await transaction.query('UPDATE module SET active_version = $2, licence_key = $3 WHERE id = $1', [
    id,
    version,
    licenceKey,
  ])
}

/** Nobody is offered the module any more; its versions stay. */
export const deactivateModule = async (transaction: Transaction, id: string): Promise<void> => {
  await transaction.query('UPDATE module SET active_version = NULL WHERE id = $1', [id])
}

/** Adds a version and makes it the active one, whatever the other modules have. */
export const registerVersion = async (transaction: Transaction, record: ModuleRecord, now: Date): Promise<void> => {
  await addVersion(transaction, record, now)
  await activateVersion(transaction, record)
}

/** What the active versions declare, as it was stored: an older program may have accepted what this one does not. */
export const listActiveManifests = async (transaction: Transaction) => {
  const { rows } = await transaction.query<{ moduleId: string; version: string; manifest: PublishedManifest }>(
    `SELECT m.id AS "moduleId", v.version, v.manifest
     FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`,
  )
  return rows
}

/** The active version of every module, in order of id. */
export const listActiveModules = async (read: Transaction['query']): Promise<PublishedModule[]> => {
  const { rows } = await read<{ module: PublishedModule }>({
    name: 'active-modules',
    text: `SELECT v.manifest || jsonb_build_object('version', v.version, 'container', v.container,
        'manifestUrl', '/modules/' || v.module_id || '/' || v.version || '/' || v.manifest_file,
        'integrity', v.integrity, 'builtAgainst', v.built_against) AS module
      FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`,
  })
  return rows.map(row => row.module)
}
