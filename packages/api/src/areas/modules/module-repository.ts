import {
  publishedManifest,
  type ModuleRecord,
  type PublishedManifest,
  type PublishedModule,
} from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import { listedSince } from '../../http/listed-modules'
import { activate } from './activation/activation-repository'
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

/** When the version was registered; undefined for one that is not. */
export const registeredSince = async (
  transaction: Transaction,
  moduleId: string,
  version: string,
): Promise<Date | undefined> => {
  const { rows } = await transaction.query<{ at: Date }>(
    'SELECT registered_at AS at FROM module_version WHERE module_id = $1 AND version = $2',
    [moduleId, version],
  )
  return rows[0]?.at
}

/** Adds a version and makes it the active one, whatever the other modules have. */
export const registerVersion = async (transaction: Transaction, record: ModuleRecord, now: Date): Promise<void> => {
  await addVersion(transaction, record, now)
  const { id: moduleId, version } = record
  await activate(transaction, { moduleId, version, way: 'start', reason: '', userId: null, now })
}

/** What the active versions declare, as it was stored: an older program may have accepted what this one does not. */
export const listActiveManifests = async (transaction: Transaction) => {
  const { rows } = await transaction.query<{ moduleId: string; version: string; manifest: PublishedManifest }>(
    `SELECT m.id AS "moduleId", v.version, v.manifest
     FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`,
  )
  return rows
}

/** What the registry tells of a version `v`. A manifest is kept as it was built, whatever it says of itself. */
const entrySql = `(v.manifest - 'versionBefore') || jsonb_build_object('version', v.version, 'container', v.container,
  'manifestUrl', '/modules/' || v.module_id || '/' || v.version || '/' || v.manifest_file,
  'integrity', v.integrity, 'builtAgainst', v.built_against)`

// The version that was active last, that was left for another and not taken back by a roll-back, and that is still served.
const beforeSql = `WITH ended AS (
    SELECT module_id, version, id, lead(at) OVER each AS at, lead(way) OVER each AS way
    FROM module_activation WINDOW each AS (PARTITION BY module_id ORDER BY id)),
  before AS (
    SELECT DISTINCT ON (e.module_id) e.module_id, e.version FROM ended e JOIN module m ON m.id = e.module_id
    WHERE e.version <> m.active_version AND e.at > $1 AND e.way IN ('start', 'promote') ORDER BY e.module_id, e.id DESC)`

/** The active version of every module, in order of id, each with the version before it that can take its place. */
export const listActiveModules = async (read: Transaction['query'], now: Date): Promise<PublishedModule[]> => {
  const { rows } = await read<{ module: PublishedModule }>({
    name: 'active-modules',
    text: `${beforeSql} SELECT ${entrySql} || jsonb_strip_nulls(jsonb_build_object('versionBefore', b.version)) AS module
      FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version
      LEFT JOIN before b ON b.module_id = m.id ORDER BY m.id`,
    values: [listedSince(now)],
  })
  return rows.map(row => row.module)
}

/** The version before the active one of each module that has one, in order of id; none that this program would not accept. */
export const listModulesBefore = async (read: Transaction['query'], now: Date): Promise<PublishedModule[]> => {
  const { rows } = await read<{ module: PublishedModule }>({
    name: 'modules-before',
    text: `${beforeSql} SELECT ${entrySql} AS module FROM before b
      JOIN module_version v ON v.module_id = b.module_id AND v.version = b.version ORDER BY b.module_id`,
    values: [listedSince(now)],
  })
  return rows.map(row => row.module).filter(module => publishedManifest.safeParse(module).success)
}

/** What was registered of a version, as it was stored. */
export type RegisteredVersion = Pick<ModuleRecord, 'version' | 'integrity' | 'builtAgainst'> & {
  readonly moduleId: string
  readonly manifest: unknown
}

export const findVersion = async (
  transaction: Transaction,
  moduleId: string,
  version: string,
): Promise<RegisteredVersion | undefined> => {
  const { rows } = await transaction.query<RegisteredVersion>(
    `SELECT module_id AS "moduleId", version, manifest, integrity, built_against AS "builtAgainst" FROM module_version
     WHERE module_id = $1 AND version = $2`,
    [moduleId, version],
  )
  return rows[0]
}
