import { createHash } from 'node:crypto'
import type { ModuleRecord, PublishedManifest, PublishedModule } from '@veckovis/contracts/modules'
import { manifestOf } from '../module-record'
import { canonicalJson } from './canonical-json'

/** What a signature is made of, as it stands in the database. */
export type SignedContent = Pick<
  ModuleRecord,
  'version' | 'container' | 'manifestFile' | 'integrity' | 'builtAgainst'
> & {
  readonly moduleId: string
  readonly manifest: PublishedManifest
}

export type StoredSignature = {
  readonly keyId: string
  /** base64 */
  readonly signature: string
  /** Null: the version has no recorded calls */
  readonly callsHash: string | null
}

export type StoredVersion = SignedContent & { readonly signatures: readonly StoredSignature[] }

/** Of a version `v`: all that the registry tells of it, with its signatures. */
export const versionSql = `v.module_id AS "moduleId", v.version, v.container, v.manifest_file AS "manifestFile", v.manifest,
  v.integrity, v.built_against AS "builtAgainst", (SELECT coalesce(json_agg(json_build_object('keyId', s.key_id,
    'signature', translate(encode(s.signature, 'base64'), E'\\n', ''), 'callsHash', s.calls_hash)), '[]')
    FROM module_signature s WHERE s.module_id = v.module_id AND s.version = v.version) AS signatures`

/** What an older server kept in a manifest that is of the record. No page reads it, and it is neither signed nor served. */
const isOfRecord = new Set(['versionBefore', 'calls', 'firstPage', 'usedTypes'])

const servedManifest = (manifest: PublishedManifest): PublishedManifest =>
  Object.fromEntries(Object.entries(manifest).filter(([name]) => !isOfRecord.has(name))) as PublishedManifest

/** One entry of the registry, made of a row that was verified. */
export const entryOf = (stored: SignedContent): PublishedModule => {
  const { moduleId, version, container, manifestFile, manifest, integrity, builtAgainst } = stored
  const manifestUrl = `/modules/${moduleId}/${version}/${manifestFile}`
  return { ...servedManifest(manifest), version, container, manifestUrl, integrity, builtAgainst }
}

export const hashOfCalls = (calls: unknown): string | null =>
  calls === undefined || calls === null ? null : createHash('sha256').update(canonicalJson(calls)).digest('base64url')

/** The first line says what is signed, so that no signature of anything else passes for one of this. */
export const signedText = (content: SignedContent, callsHash: string | null): string => {
  const { moduleId, version, container, manifestFile, manifest, integrity, builtAgainst } = content
  const signed = {
    moduleId,
    version,
    container,
    manifestFile,
    manifest: servedManifest(manifest),
    integrity,
    builtAgainst,
  }
  return `veckovis module version 1\n${canonicalJson({ ...signed, callsHash })}`
}

export const contentOf = (record: ModuleRecord): SignedContent => {
  const { id: moduleId, version, container, manifestFile, integrity, builtAgainst } = record
  return { moduleId, version, container, manifestFile, manifest: manifestOf(record), integrity, builtAgainst }
}
