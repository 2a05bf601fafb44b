import type { ModuleRecord } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import type { SecurityLog } from '../../../security/security-log'
import type { Signing } from './create-signing'
import { addKey, addSignature, holdKeys, readKeys, retireKey, type StoredKey } from './key-repository'
import type { OpenKey } from './sealed-key'
import { contentOf, hashOfCalls, versionSql, type SignedContent, type StoredVersion } from './signed-version'

export type Signer = {
  readonly signing: Signing
  readonly now: Date
  readonly securityLog: Pick<SecurityLog, 'record'>
}

type KeyEvent = { readonly change: 'made' | 'unreadable' | 'rotated' | 'revoked'; readonly keyId: string }

export const recordOfKey = (
  transaction: Transaction,
  { securityLog }: Pick<Signer, 'securityLog'>,
  details: KeyEvent,
) =>
  securityLog.record(transaction, {
    kind: 'signing-key',
    userId: null,
    subject: `signing-key/${details.keyId}`,
    details,
  })

/** The key that signs, whether the secret here opens it or not; undefined where there is none. */
export const signingKey = async (transaction: Transaction): Promise<StoredKey | undefined> =>
  [...(await readKeys(transaction)).values()].find(({ retiredAt }) => retiredAt === null)

/** A new key signs from now on, and no other one. */
export const replaceKey = async (transaction: Transaction, by: Signer): Promise<OpenKey> => {
  await holdKeys(transaction)
  const before = await signingKey(transaction)
  if (before !== undefined) await retireKey(transaction, before.id, by.now)
  const { id, sealed } = by.signing.make()
  await addKey(transaction, id, sealed, by.now)
  await recordOfKey(transaction, by, { change: 'made', keyId: id })
  const key = by.signing.open({ id, sealed, createdAt: by.now, retiredAt: null, revokedAt: null })
  if (key === null) throw new Error('The new key of the installation cannot be opened')
  return key
}

/** The key that signs, where the secret here opens it; it goes on signing until the end of the transaction. */
export const openSigningKey = async (transaction: Transaction, { signing }: Pick<Signer, 'signing'>) => {
  await holdKeys(transaction)
  const stored = await signingKey(transaction)
  return stored === undefined ? null : signing.open(stored)
}

const signContent = (
  transaction: Transaction,
  key: OpenKey,
  { content, calls }: { readonly content: SignedContent; readonly calls: unknown },
  { signing, now }: Signer,
) => {
  const { moduleId, version } = content
  const callsHash = hashOfCalls(calls)
  const signature = signing.sign(key, content, callsHash)
  return addSignature(transaction, { moduleId, version, keyId: key.id, signature, callsHash }, now)
}

/** The files of the record have been compared with its digests before. */
export const signRecord = (transaction: Transaction, key: OpenKey, record: ModuleRecord, by: Signer) =>
  signContent(transaction, key, { content: contentOf(record), calls: record.calls }, by)

/** With the first key of an installation what has been registered before is signed as it stands. */
const signStanding = async (transaction: Transaction, key: OpenKey, by: Signer): Promise<void> => {
  const { rows } = await transaction.query<StoredVersion & { calls: unknown }>(
    `SELECT ${versionSql}, v.calls FROM module_version v`,
  )
  for (const { calls, ...content } of rows) await signContent(transaction, key, { content, calls }, by)
}

/**
 * The key that signs. The first one is made here. After a change of the secret a new one is: what the former has signed
 * does not hold until somebody signs it anew (resign.ts), and the log says so.
 */
export const ensureKey = async (transaction: Transaction, by: Signer): Promise<OpenKey> => {
  await holdKeys(transaction)
  const keys = await readKeys(transaction)
  const current = [...keys.values()].find(({ retiredAt }) => retiredAt === null)
  const opened = current === undefined ? null : by.signing.open(current)
  if (opened !== null) return opened
  if (current !== undefined) await recordOfKey(transaction, by, { change: 'unreadable', keyId: current.id })
  const key = await replaceKey(transaction, by)
  if (keys.size === 0) await signStanding(transaction, key, by)
  return key
}
