import { join } from 'node:path'
import { isRefused, readPublishedVersion } from '../module-record'
import { compareCalls } from './calls/compare-calls'
import type { ServedOperation } from './calls/served-operations'
import { warningsIn } from './inspect-files'

type Here = {
  readonly modulesFolder: string
  /** Of the API here; null: not compared */
  readonly operations: readonly ServedOperation[] | null
}

/** What may be meant so in a published version, and is looked at by those who publish. */
export const warningsOf = async (
  moduleId: string,
  version: string,
  { modulesFolder, operations }: Here,
): Promise<string[]> => {
  const record = await readPublishedVersion(modulesFolder, moduleId, version)
  if (isRefused(record)) return []
  const warnings = await warningsIn(join(modulesFolder, moduleId, version), record)
  const ofCalls = operations === null ? [] : compareCalls(record.calls, operations).warnings
  return [...warnings, ...ofCalls]
}

export const warningLine = (moduleId: string, version: string) => (text: string) =>
  `Warning: ${moduleId} ${version}: ${text}`
