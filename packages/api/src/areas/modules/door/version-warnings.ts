import { unofferedParts, type ModuleRecord, type PublishedManifest } from '@veckovis/contracts/modules'
import { join } from 'node:path'
import { isRefused, readPublishedVersion } from '../module-record'
import { compareCalls } from './calls/compare-calls'
import type { ServedOperation } from './calls/served-operations'
import { warningsIn } from './inspect-files'

type Here = {
  /** Of the versions that people have */
  readonly active: readonly { readonly moduleId: string; readonly manifest: PublishedManifest }[]
  readonly modulesFolder: string
  /** Of the API here; null: not compared */
  readonly operations: readonly ServedOperation[] | null
}

/** A page whose query or topic nobody offers shows that it cannot be read, or what is out of date. */
const ofOffers = (record: ModuleRecord, active: Here['active']): string[] => {
  const others = active.filter(({ moduleId }) => moduleId !== record.id)
  const manifests = others.map(({ manifest }) => manifest)
  const lacks = unofferedParts(record, manifests).map(
    ({ kind, name }) => `needs the ${kind} ${name}, which no active module offers`,
  )
  // Only what the version itself makes so: not what its neighbour lacked before.
  const before = active.filter(({ moduleId }) => moduleId === record.id).map(({ manifest }) => manifest)
  const takes = others.flatMap(({ moduleId, manifest }) => {
    const lackedBefore = unofferedParts(manifest, [...manifests, ...before]).map(({ name }) => name)
    return unofferedParts(manifest, [...manifests, record])
      .filter(({ name }) => !lackedBefore.includes(name))
      .map(({ kind, name }) => `does not offer the ${kind} ${name} any more, which ${moduleId} needs`)
  })
  return [...lacks, ...takes]
}

/** What may be meant so in a published version, and is looked at by those who publish. */
export const warningsOf = async (
  moduleId: string,
  version: string,
  { active, modulesFolder, operations }: Here,
): Promise<string[]> => {
  const record = await readPublishedVersion(modulesFolder, moduleId, version)
  if (isRefused(record)) return []
  const warnings = await warningsIn(join(modulesFolder, moduleId, version), record)
  const ofCalls = operations === null ? [] : compareCalls(record.calls, operations).warnings
  return [...warnings, ...ofCalls, ...ofOffers(record, active)]
}

export const warningLine = (moduleId: string, version: string) => (text: string) =>
  `Warning: ${moduleId} ${version}: ${text}`
