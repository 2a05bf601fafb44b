import type { ModuleRecord } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import { forgetUnsigned } from '../failure-repository'
import { isRefused, readPublishedVersion } from '../module-record'
import { signRecord, type Signer } from './sign-versions'
import type { OpenKey } from './sealed-key'
import { contentOf, hashOfCalls, signedText, versionSql, type StoredVersion } from './signed-version'

export type Resigned = {
  readonly signed: readonly string[]
  /** What is registered and could not be compared with its files, each in one sentence */
  readonly left: readonly string[]
}

type Row = StoredVersion & { readonly calls: unknown }

/** Whether the database holds what the build has written beside its files. */
const isAsBuilt = ({ calls, ...content }: Row, record: ModuleRecord): boolean =>
  signedText(content, hashOfCalls(calls)) === signedText(contentOf(record), hashOfCalls(record.calls))

/**
 * Signs every registered version with the present key whose files are whole and whose row is what its record says. A row
 * alone proves nothing: what has no files here stays as it is.
 */
export const resignVersions = async (
  transaction: Transaction,
  { key, modulesFolder, ...by }: Signer & { readonly key: OpenKey; readonly modulesFolder: string },
): Promise<Resigned> => {
  const { rows } = await transaction.query<Row>(
    `SELECT ${versionSql}, v.calls FROM module_version v ORDER BY v.module_id, v.registered_at, v.version`,
  )
  const signed: string[] = []
  const left: string[] = []
  for (const row of rows) {
    const { moduleId, version } = row
    const name = `${moduleId} ${version}`
    const record = await readPublishedVersion(modulesFolder, moduleId, version)
    if (isRefused(record)) left.push(record.detail)
    else if (!isAsBuilt(row, record)) left.push(`${name}: what is registered differs from its module-record.json`)
    else {
      await signRecord(transaction, key, record, by)
      await forgetUnsigned(transaction, { moduleId, version })
      signed.push(name)
    }
  }
  return { signed, left }
}
