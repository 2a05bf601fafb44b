import { join } from 'node:path'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { inspectFiles } from '../door/inspect-files'
import { refusalOf } from '../door/inspect-published'
import { isRefused, readPublishedVersion } from '../module-record'
import { addVersion, registeredSince } from '../module-repository'
import { openSigningKey, signRecord, type Signer } from '../signing/sign-versions'

type Publisher = Audited<AuditEvent<'module-published'>> & Signer & { readonly modulesFolder: string }

type Named = {
  readonly moduleId: string
  readonly version: string
  readonly reason: string
  /** Its files have come into the folder for this, and were inspected on the way. */
  readonly isBrought: boolean
  /** Of a program that came with one */
  readonly deployKey?: number
}

type PublishedNow = { readonly problem: string } | { readonly isPublished: true } | { readonly registeredAt: Date }

/**
 * Registers a version that lies in the folder, so that it can be loaded and chosen. Nobody gets it by that. Answers what
 * is wrong with it in one sentence, that it is published now, or since when it has been registered: then nothing was changed.
 */
export const publishVersion = async (
  transaction: Transaction,
  { moduleId, version, reason, isBrought, deployKey }: Named,
  { audit, modulesFolder, ...by }: Publisher,
): Promise<PublishedNow> => {
  const record = await readPublishedVersion(modulesFolder, moduleId, version)
  if (isRefused(record)) return { problem: record.detail }
  const registeredAt = await registeredSince(transaction, moduleId, version)
  if (registeredAt === undefined && !isBrought) {
    const refusal = refusalOf(record, await inspectFiles(join(modulesFolder, moduleId, version), record))
    if (refusal !== null) return { problem: refusal.detail }
  }
  const key = await openSigningKey(transaction, by)
  if (key === null)
    return {
      problem: `${moduleId} ${version}: the secret here opens no key that signs: use the one that the suite starts with`,
    }
  const added = await addVersion(transaction, record, by.now)
  if (added === 'other')
    return { problem: `${moduleId} ${version}: its files are not those that were registered under this version` }
  if (registeredAt !== undefined && !isBrought) return { registeredAt }
  if (added === 'added') {
    await signRecord(transaction, key, record, by)
    const event = {
      kind: 'module-registered',
      userId: null,
      subject: moduleId,
      details: { moduleId, version },
    } as const
    await by.securityLog.record(transaction, event)
  }
  const details = { version, reason, ...(deployKey !== undefined && { deployKey }) }
  await audit(transaction, { action: 'module-published', subject: `module/${moduleId}`, details })
  return { isPublished: true }
}
