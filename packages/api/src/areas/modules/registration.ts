import { publishedManifest, type ModuleRecord, type PublishedManifest } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import type { SecurityLog } from '../../security/security-log'
import { activationRefusal } from './activation-rules'
import { replaceRegistrationFailures } from './failure-repository'
import type { Published, Refusal } from './module-record'
import { activateVersion, addVersion, deactivateModule, listActiveManifests } from './module-repository'

/** What was published may have any name. */
const nameOf = (text: string) => text.slice(0, 100)

type By = { readonly now: Date; readonly securityLog: Pick<SecurityLog, 'record'> }

/** Code that people's browsers will run from now on, or that was kept from them. */
const recordOutcome = (transaction: Transaction, securityLog: By['securityLog']) => ({
  added: ({ id: moduleId, version }: ModuleRecord) =>
    securityLog.record(transaction, {
      kind: 'module-registered',
      userId: null,
      subject: nameOf(moduleId),
      details: { moduleId: nameOf(moduleId), version: nameOf(version) },
    }),
  refused: ({ moduleId, version, kind }: Refusal) =>
    securityLog.record(transaction, {
      kind: 'module-refused',
      userId: null,
      subject: nameOf(moduleId),
      details: { moduleId: nameOf(moduleId), version: nameOf(version), kind },
    }),
})

/** Stores every version. Those whose files differ from what was registered under their name are refused. */
const addAll = async (transaction: Transaction, records: readonly ModuleRecord[], { now, securityLog }: By) => {
  const outcome = recordOutcome(transaction, securityLog)
  const accepted: ModuleRecord[] = []
  const refused: Refusal[] = []
  for (const record of records) {
    const { id, version } = record
    const added = await addVersion(transaction, record, now)
    if (added === 'added') await outcome.added(record)
    if (added !== 'other') accepted.push(record)
    else {
      const detail = `${id} ${version}: its files are not those that were registered under this version`
      refused.push({ moduleId: id, version, step: 'record', kind: 'changed', detail })
    }
  }
  return { accepted, refused }
}

/** A version that an older program accepted and this one does not may not stop the registry for everybody. */
const retireInvalid = async (transaction: Transaction) => {
  const active = new Map<string, PublishedManifest>()
  const refused: Refusal[] = []
  for (const { moduleId, version, manifest } of await listActiveManifests(transaction)) {
    const parsed = publishedManifest.safeParse(manifest)
    if (parsed.success) active.set(moduleId, parsed.data)
    else {
      await deactivateModule(transaction, moduleId)
      const detail = `${moduleId} ${version}: the registered manifest is not valid any more`
      refused.push({ moduleId, version, step: 'activation', kind: 'record-broken', detail })
    }
  }
  return { active, refused }
}

/** The versions of each module, newest first; the module that was published longest ago comes first. */
const candidatesByModule = (records: readonly ModuleRecord[]): ModuleRecord[][] => {
  const byModule = new Map<string, ModuleRecord[]>()
  for (const record of records) {
    const older = byModule.get(record.id) ?? []
    byModule.delete(record.id)
    byModule.set(record.id, [record, ...older])
  }
  return [...byModule.values()]
}

/**
 * Registers what is published and makes the newest version of each module the active one. A version that cannot be
 * accepted is left out and told; the one that was active stays, or the newest older one that can be.
 */
export const registerPublished = async (
  transaction: Transaction,
  { records, refused: unreadable }: Published,
  by: By,
): Promise<readonly Refusal[]> => {
  const { accepted, refused: changed } = await addAll(transaction, records, by)
  const { active, refused: retired } = await retireInvalid(transaction)
  const refused = [...unreadable, ...changed]
  for (const candidates of candidatesByModule(accepted)) {
    for (const candidate of candidates) {
      const refusal = activationRefusal(candidate, [...active.values()])
      if (refusal === null) {
        await activateVersion(transaction, candidate)
        active.set(candidate.id, candidate)
        break
      }
      refused.push(refusal)
      if (active.has(candidate.id)) break
    }
  }
  refused.push(...retired.filter(({ moduleId }) => !active.has(moduleId)))
  await replaceRegistrationFailures(transaction, refused, by.now)
  const outcome = recordOutcome(transaction, by.securityLog)
  for (const refusal of refused) await outcome.refused(refusal)
  return refused
}
