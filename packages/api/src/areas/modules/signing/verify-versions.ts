import type { Transaction } from '../../../db/database'
import type { Refusal } from '../module-record'
import type { Signing } from './create-signing'
import { readKeys, type InstallationKeys } from './key-repository'
import { hashOfCalls, versionSql, type StoredVersion } from './signed-version'

type Named = { readonly moduleId: string; readonly version: string }

type By = { readonly signing: Signing; readonly keys: InstallationKeys }

const unsigned = ({ moduleId, version }: Named, fault: string): Refusal => ({
  moduleId,
  version,
  step: 'record',
  kind: 'unsigned',
  detail: `${moduleId} ${version}: its record ${fault}; pnpm modules resign signs those whose files are whole`,
})

type WithCalls = StoredVersion & { readonly calls: unknown }

/** Of a whole row: its calls have to be those whose hash was signed. */
const faultOfRow = ({ calls, signatures, ...content }: WithCalls, { signing, keys }: By): string | null => {
  const callsHash = hashOfCalls(calls)
  const ofTheseCalls = signatures.filter(signature => signature.callsHash === callsHash)
  if (signatures.length > 0 && ofTheseCalls.length === 0) return 'is not what was signed'
  return signing.faultOf({ ...content, signatures: ofTheseCalls }, keys)
}

/** What is registered under a name without a signature that holds; null for what holds, and for what is not registered. */
export const faultOfSignature = async (
  transaction: Transaction,
  { moduleId, version }: Named,
  signing: Signing,
): Promise<Refusal | null> => {
  const keys = await readKeys(transaction)
  const { rows } = await transaction.query<WithCalls>(
    `SELECT ${versionSql}, v.calls FROM module_version v WHERE v.module_id = $1 AND v.version = $2`,
    [moduleId, version],
  )
  const [row] = rows
  const fault = row === undefined ? null : faultOfRow(row, { signing, keys })
  return fault === null ? null : unsigned({ moduleId, version }, fault)
}

/** Of the versions that people have now, everybody or some places, those without a signature that holds. */
export const listUnsigned = async (transaction: Transaction, signing: Signing): Promise<Refusal[]> => {
  const keys = await readKeys(transaction)
  const { rows } = await transaction.query<StoredVersion>(
    `SELECT ${versionSql} FROM module_version v JOIN module m ON m.id = v.module_id
     WHERE v.version = m.active_version OR EXISTS (SELECT FROM module_rollout r
       WHERE r.module_id = v.module_id AND r.version = v.version AND r.ended_at IS NULL)
     ORDER BY v.module_id, v.version`,
  )
  return rows.flatMap(row => {
    const fault = signing.faultOf(row, keys)
    return fault === null ? [] : [unsigned(row, fault)]
  })
}
