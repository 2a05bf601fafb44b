import { publishedManifest, type ModuleRecord, type PublishedManifest } from '@veckovis/contracts/modules'
import type { Transaction } from '../../db/database'
import { activationRefusal, type Neighbour, type Surroundings } from './activation/activation-rules'
import type { ServedOperation } from './door/calls/served-operations'
import { replaceRegistrationFailures } from './failure-repository'
import type { Published, Refusal } from './module-record'
import { activate, hadActive, holdActivations } from './activation/activation-repository'
import { addVersion, listActiveManifests, listOnlyByKey } from './module-repository'
import { listOverlapping } from './rollout/overlapping-rollouts'
import { listQuarantined } from './rollout/rollout-repository'
import { ensureKey, signRecord, type Signer } from './signing/sign-versions'
import { faultOfSignature, listUnsigned } from './signing/verify-versions'
import { readShellOffers } from './shell-offers'

/** What was published may have any name. */
const nameOf = (text: string) => text.slice(0, 100)

type By = Signer & {
  /** Of the shell that people get here */
  readonly shellFolder?: string | null
  /** Of the API here; absent: not compared */
  readonly operations?: readonly ServedOperation[] | null
  /** Whether the build of this very suite has made the version: an empty installation begins with these. */
  readonly isOfBuild: (record: ModuleRecord) => boolean
}

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

/**
 * Stores and signs every version. Refused are those whose files differ from what was registered under their name, and
 * those whose registered record is not what was signed.
 */
const addAll = async (transaction: Transaction, records: readonly ModuleRecord[], by: By) => {
  const key = await ensureKey(transaction, by)
  const outcome = recordOutcome(transaction, by.securityLog)
  const accepted: ModuleRecord[] = []
  const refused: Refusal[] = []
  for (const record of records) {
    const { id, version } = record
    const added = await addVersion(transaction, record, by.now)
    if (added === 'other') {
      const detail = `${id} ${version}: its files are not those that were registered under this version`
      refused.push({ moduleId: id, version, step: 'record', kind: 'changed', detail })
      continue
    }
    if (added === 'added') {
      await signRecord(transaction, key, record, by)
      await outcome.added(record)
    }
    const unsigned = await faultOfSignature(transaction, { moduleId: id, version }, by.signing)
    if (unsigned === null) accepted.push(record)
    else refused.push(unsigned)
  }
  return { accepted, refused }
}

/** What people have now and get no more, also where its files are not here; without what is refused for it before. */
const refuseServed = async (transaction: Transaction, refused: readonly Refusal[], { signing }: By) => {
  const isNamed = (other: Refusal) =>
    refused.some(({ moduleId, version }) => moduleId === other.moduleId && version === other.version)
  return (await listUnsigned(transaction, signing)).filter(other => !isNamed(other))
}

/** Those that people have had, and whether any module was registered before. */
const readBegun = async (transaction: Transaction) => {
  const { rows } = await transaction.query<{ id: string; hasBegun: boolean }>(
    `SELECT m.id, EXISTS (SELECT FROM module_activation a WHERE a.module_id = m.id AND a.version IS NOT NULL) AS "hasBegun"
     FROM module m`,
  )
  return { isFirst: rows.length === 0, begun: new Set(rows.filter(row => row.hasBegun).map(({ id }) => id)) }
}

type ActiveManifest = PublishedManifest & { readonly version: string }

/** A version that an older program accepted and this one does not may not stop the registry for everybody. */
const retireInvalid = async (transaction: Transaction, now: Date) => {
  const active = new Map<string, ActiveManifest>()
  const refused: Refusal[] = []
  for (const { moduleId, version, manifest } of await listActiveManifests(transaction)) {
    const parsed = publishedManifest.safeParse(manifest)
    if (parsed.success) active.set(moduleId, { ...parsed.data, version })
    else {
      const detail = `${moduleId} ${version}: the registered manifest is not valid any more`
      await activate(transaction, { moduleId, version: null, way: 'retire', reason: detail, userId: null, now })
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

/** The newest version that can be accepted becomes the active one of a module that has none. */
const activateNewest = async (
  transaction: Transaction,
  candidates: readonly ModuleRecord[],
  {
    active,
    now,
    offers,
    rolledOut,
  }: {
    readonly active: Map<string, ActiveManifest>
    readonly now: Date
    readonly offers: Surroundings
    readonly rolledOut: readonly Neighbour[]
  },
): Promise<Refusal[]> => {
  const refused: Refusal[] = []
  for (const candidate of candidates) {
    const { id: moduleId, version } = candidate
    const wasActive = await hadActive(transaction, moduleId, version)
    const refusal = activationRefusal({ ...candidate, wasActive }, [...active.values(), ...rolledOut], offers)
    if (refusal === null) {
      await activate(transaction, { moduleId, version, way: 'start', reason: '', userId: null, now })
      active.set(moduleId, candidate)
      return refused
    }
    refused.push(refusal)
  }
  return refused
}

/** Whoever published hears at once of what could not be promoted; what is active already is none of that. */
const refusalOfNewer = async (
  transaction: Transaction,
  newest: ModuleRecord,
  held: ActiveManifest | undefined,
  { neighbours, offers }: { readonly neighbours: readonly Neighbour[]; readonly offers: Surroundings },
): Promise<Refusal[]> => {
  if (newest.version === held?.version) return []
  const wasActive = await hadActive(transaction, newest.id, newest.version)
  const refusal = activationRefusal({ ...newest, wasActive }, neighbours, offers)
  return refusal === null ? [] : [refusal]
}

type Named = { readonly moduleId: string; readonly version: string }

const isAmong = (named: readonly Named[], { id, version }: ModuleRecord): boolean =>
  named.some(each => each.moduleId === id && each.version === version)

/**
 * Registers what is published. A module that has an active version keeps it, whatever is newer: which one people get is
 * somebody's choice (activation/choose-version.ts) and outlives every start, also that of a process with older files.
 * One that had one, and has none any more, gets the newest version that can be accepted. One that nobody has had waits to
 * be promoted, whatever lies in its folder, but for what the build has made where no module was registered before. What
 * cannot be accepted is told.
 */
export const registerPublished = async (
  transaction: Transaction,
  { records, refused: unreadable }: Pick<Published, 'records' | 'refused'>,
  by: By,
): Promise<readonly Refusal[]> => {
  await holdActivations(transaction)
  const offers = { ...(await readShellOffers(by.shellFolder)), operations: by.operations ?? null }
  const { isFirst, begun } = await readBegun(transaction)
  const mayBegin = (record: ModuleRecord) => begun.has(record.id) || (isFirst && by.isOfBuild(record))
  const { accepted, refused: changed } = await addAll(transaction, records, by)
  const { active, refused: retired } = await retireInvalid(transaction, by.now)
  const refused = [...unreadable, ...changed, ...(await refuseServed(transaction, changed, by))]
  const [quarantined, byKey] = [await listQuarantined(transaction.query), await listOnlyByKey(transaction)]
  const rolledOut = await listOverlapping(transaction, 'everybody')
  const isKept = (record: ModuleRecord) =>
    isAmong(quarantined, record) || (isAmong(byKey, record) && !by.isOfBuild(record))
  for (const candidates of candidatesByModule(accepted)) {
    const [newest] = candidates
    if (newest === undefined) continue
    const held = active.get(newest.id)
    const beginning = held === undefined ? candidates.filter(each => mayBegin(each) && !isKept(each)) : []
    if (beginning.length > 0)
      refused.push(...(await activateNewest(transaction, beginning, { active, now: by.now, offers, rolledOut })))
    else {
      const neighbours = [...active.values(), ...rolledOut]
      refused.push(...(await refusalOfNewer(transaction, newest, held, { neighbours, offers })))
    }
  }
  refused.push(...retired.filter(({ moduleId }) => !active.has(moduleId)))
  await replaceRegistrationFailures(transaction, refused, by.now)
  const outcome = recordOutcome(transaction, by.securityLog)
  for (const refusal of refused) await outcome.refused(refusal)
  return refused
}
