import {
  publishedManifest,
  type ModuleRecord,
  type PublishedManifest,
  type PublishedModule,
} from '@veckovis/contracts/modules'
import { versionBefore, type EarlierVersion } from '@veckovis/domain/modules'
import type { Transaction } from '../../db/database'
import { listedSince } from '../../http/listed-modules'
import { activate } from './activation/activation-repository'
import { earlierSql } from './health/earlier-versions'
import { manifestOf } from './module-record'
import { ensureKey, signRecord, type Signer } from './signing/sign-versions'
import { entryOf, versionSql, type StoredVersion } from './signing/signed-version'

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
    `INSERT INTO module_version (module_id, version, manifest, container, manifest_file, integrity, built_against, registered_at, calls)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (module_id, version) DO NOTHING`,
    [
      record.id,
      record.version,
      JSON.stringify(manifestOf(record)),
      record.container,
      record.manifestFile,
      integrity,
      JSON.stringify(record.builtAgainst),
      now,
      record.calls === undefined ? null : JSON.stringify(record.calls),
    ],
  )
  const { rows } = await transaction.query<{ same: boolean }>(
    `SELECT container = $3 AND integrity = $4 AS same FROM module_version WHERE module_id = $1 AND version = $2`,
    [record.id, record.version, record.container, integrity],
  )
  if (rows[0]?.same !== true) return 'other'
  return added === 1 ? 'added' : 'there-before'
}

/** One at a time brings files under the names of versions, whichever process it is. */
export const holdPublishing = (transaction: Transaction): Promise<unknown> =>
  transaction.query('SELECT pg_advisory_xact_lock(4600041)')

/** The version of a module that was registered last; undefined for a module without any. */
export const newestVersion = async (transaction: Transaction, moduleId: string): Promise<string | undefined> => {
  const { rows } = await transaction.query<{ version: string }>(
    'SELECT version FROM module_version WHERE module_id = $1 ORDER BY registered_at DESC, version DESC LIMIT 1',
    [moduleId],
  )
  return rows[0]?.version
}

/** Nobody was given them yet, and they may be of a deploy key of the module: no start gives them to people. */
export const listOnlyByKey = async (transaction: Transaction) => {
  const { rows } = await transaction.query<{ moduleId: string; version: string }>(
    `SELECT v.module_id AS "moduleId", v.version FROM module_version v
     WHERE v.module_id IN (SELECT k.module_id FROM module_deploy_key k)
       AND NOT EXISTS (SELECT FROM module_activation a WHERE a.module_id = v.module_id AND a.version = v.version)`,
  )
  return rows
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

/** Adds a version, signed, and makes it the active one, whatever the other modules have. */
export const registerVersion = async (transaction: Transaction, record: ModuleRecord, by: Signer): Promise<void> => {
  const { now } = by
  const key = await ensureKey(transaction, by)
  if ((await addVersion(transaction, record, now)) === 'added') await signRecord(transaction, key, record, by)
  const { id: moduleId, version } = record
  await activate(transaction, { moduleId, version, way: 'start', reason: '', userId: null, now })
}

/** What the active versions declare, as it was stored: an older program may have accepted what this one does not. */
export const listActiveManifests = async (transaction: Pick<Transaction, 'query'>) => {
  const { rows } = await transaction.query<{ moduleId: string; version: string; manifest: PublishedManifest }>(
    `SELECT m.id AS "moduleId", v.version, v.manifest
     FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY m.id`,
  )
  return rows
}

/** Whether a row is what was signed. */
export type IsGenuine = (stored: StoredVersion) => boolean

const servedSql = `${earlierSql}, served AS (
    SELECT module_id, jsonb_agg(version ORDER BY id DESC) AS versions FROM earlier WHERE at > $1 GROUP BY module_id)`

/** Of the versions that people had and that are still served. */
const nameBefore = (earlier: readonly EarlierVersion[] | null) =>
  earlier === null ? undefined : versionBefore(earlier)?.version

/**
 * The active version of every module, in order of id, each with the version before it that can take its place; none that
 * is not genuine.
 */
export const listActiveModules = async (
  read: Transaction['query'],
  now: Date,
  isGenuine: IsGenuine,
): Promise<PublishedModule[]> => {
  const { rows } = await read<StoredVersion & { earlier: EarlierVersion[] | null }>({
    name: 'active-modules',
    text: `${servedSql} SELECT ${versionSql}, s.versions AS earlier
      FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version
      LEFT JOIN served s ON s.module_id = m.id ORDER BY m.id`,
    values: [listedSince(now)],
  })
  return rows.filter(isGenuine).map(({ earlier, ...stored }) => {
    const before = nameBefore(earlier)
    return before === undefined ? entryOf(stored) : { ...entryOf(stored), versionBefore: before }
  })
}

/**
 * The version before the active one of each module that has one, in order of id; none that this program would not accept
 * and none that is not genuine.
 */
export const listModulesBefore = async (
  read: Transaction['query'],
  now: Date,
  isGenuine: IsGenuine,
): Promise<PublishedModule[]> => {
  const { rows: served } = await read<{ id: string; earlier: EarlierVersion[] }>(
    `${servedSql} SELECT module_id AS id, versions AS earlier FROM served`,
    [listedSince(now)],
  )
  const before = served.flatMap(({ id, earlier }) => {
    const version = nameBefore(earlier)
    return version === undefined ? [] : [{ id, version }]
  })
  const { rows } = await read<StoredVersion>(
    `SELECT ${versionSql} FROM module_version v
     JOIN unnest($1::text[], $2::text[]) AS before (id, version) ON before.id = v.module_id AND before.version = v.version
     ORDER BY v.module_id`,
    [before.map(({ id }) => id), before.map(({ version }) => version)],
  )
  return rows
    .filter(isGenuine)
    .map(entryOf)
    .filter(module => publishedManifest.safeParse(module).success)
}

/** What was registered of a version, as it was stored. */
export type RegisteredVersion = Pick<ModuleRecord, 'version' | 'integrity' | 'builtAgainst'> & {
  readonly moduleId: string
  readonly manifest: unknown
  readonly calls: unknown
}

export const findVersion = async (
  transaction: Transaction,
  moduleId: string,
  version: string,
): Promise<RegisteredVersion | undefined> => {
  const { rows } = await transaction.query<RegisteredVersion>(
    `SELECT module_id AS "moduleId", version, manifest, integrity, built_against AS "builtAgainst", calls
     FROM module_version WHERE module_id = $1 AND version = $2`,
    [moduleId, version],
  )
  return rows[0]
}
