import { publishedManifest, type ModuleRecord, type PublishedManifest } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import { activationRefusal } from './activation-rules'
import { replaceRegistrationFailures } from './failure-repository'
import type { Published, Refusal } from './module-record'
import { activateVersion, addVersion, deactivateModule, listActiveManifests } from './module-repository'

/** Stores every version. Those whose files differ from what was registered under their name are refused. */
const addAll = async (transaction: Transaction, records: readonly ModuleRecord[], now: Date) => {
  const added: ModuleRecord[] = []
  const refused: Refusal[] = []
  for (const record of records) {
    const { id, version } = record
    if (await addVersion(transaction, record, now)) added.push(record)
    else {
      const detail = `${id} ${version}: its files are not those that were registered under this version`
      refused.push({ moduleId: id, version, step: 'record', kind: 'changed', detail })
    }
  }
  return { added, refused }
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
  now: Date,
): Promise<readonly Refusal[]> => {
  const { added, refused: changed } = await addAll(transaction, records, now)
  const { active, refused: retired } = await retireInvalid(transaction)
  const refused = [...unreadable, ...changed]
  for (const candidates of candidatesByModule(added)) {
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
  await replaceRegistrationFailures(transaction, refused, now)
  return refused
}
