import { join } from 'node:path'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import type { Published, Refusal } from '../module-record'
import { inspectFiles, listProblems, type Findings } from './inspect-files'

/** What the door says against a version, or null. */
export const refusalOf = (
  { id: moduleId, version }: Pick<ModuleRecord, 'id' | 'version'>,
  { problems }: Findings,
): Refusal | null => {
  const [first] = problems
  if (first === undefined) return null
  const detail = `${moduleId} ${version}: ${listProblems(problems.map(({ text }) => text))}`
  return { moduleId, version, step: 'record', kind: first.kind, detail }
}

type By = { readonly modulesFolder: string; readonly isOfBuild: (record: ModuleRecord) => boolean }

/** Under these names something is registered: with other files it is refused for that, and with the same it was inspected. */
const registeredNames = async (read: Transaction['query']): Promise<Set<string>> => {
  const { rows } = await read<{ name: string }>(`SELECT module_id || '/' || version AS name FROM module_version`)
  return new Set(rows.map(({ name }) => name))
}

/**
 * What is published, without those that are not registered yet and may not be: they are among the refused. What the build
 * of this very suite has made was weighed and read by that, and is not inspected at each first start.
 */
export const inspectPublished = async (
  read: Transaction['query'],
  published: Published,
  { modulesFolder, isOfBuild }: By,
): Promise<Published> => {
  const known = await registeredNames(read)
  const records: ModuleRecord[] = []
  const refused: Refusal[] = [...published.refused]
  for (const record of published.records) {
    const { id, version } = record
    const isKnown = known.has(`${id}/${version}`) || isOfBuild(record)
    const refusal = isKnown ? null : refusalOf(record, await inspectFiles(join(modulesFolder, id, version), record))
    if (refusal === null) records.push(record)
    else refused.push(refusal)
  }
  return { ...published, records, refused }
}
