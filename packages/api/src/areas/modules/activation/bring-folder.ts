import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import type { Transaction } from '../../../db/database'
import { inspectFiles, listProblems } from '../door/inspect-files'
import { fileProblems, hasSameFiles } from '../module-files'
import { isRefused, readBuiltFolder, readPublishedVersion } from '../module-record'
import { findVersion, holdPublishing } from '../module-repository'

type Brought =
  | ({ readonly moduleId: string; readonly version: string } & (
      | { readonly isBrought: false }
      /** The files of a version that was registered before may have been lost. */
      | { readonly isBrought: true; readonly wasRegistered: boolean }
    ))
  | { readonly problem: string }

/** Of the copy: the folder that it was made of may change meanwhile. */
const problemsIn = async (copy: string, record: ModuleRecord): Promise<string[]> => {
  const problems = await fileProblems(copy, record)
  if (problems.length > 0) return problems
  return (await inspectFiles(copy, record)).problems.map(({ text }) => text)
}

/** What the record names, and the compressed copy of each file that has one: nothing else of the folder is published. */
export const filesOf = ({ integrity }: ModuleRecord, from: string): string[] => [
  'module-record.json',
  ...Object.keys(integrity).flatMap(name => (existsSync(join(from, `${name}.br`)) ? [name, `${name}.br`] : [name])),
]

/** What a folder holds, as a copy beside the published versions, with what is wrong with it. */
export type CopiedFolder =
  | { readonly problem: string }
  | {
      readonly record: ModuleRecord
      /** Null: the very same files lie in the folder that is served, and nothing was copied or inspected */
      readonly copy: string | null
      readonly problems: readonly string[]
    }

/** Beside the published folder, in which everything is taken for a version. */
const besideIn = (modulesFolder: string): string => `${modulesFolder}.part-${randomUUID()}`

const isServed = async (record: ModuleRecord, modulesFolder: string): Promise<boolean> => {
  const { id, version, integrity } = record
  if (!existsSync(join(modulesFolder, id, version))) return false
  const served = await readPublishedVersion(modulesFolder, id, version)
  return !isRefused(served) && hasSameFiles(served.integrity, integrity)
}

/**
 * Hands over a copy of what was built elsewhere, a folder with its module-record.json, read and inspected, which is gone
 * afterwards unless it took its place (takeCopy). It takes seconds: nothing is held meanwhile where no transaction is begun yet.
 */
export const withCopy = async <T>(
  from: string,
  modulesFolder: string,
  work: (copied: CopiedFolder) => Promise<T>,
): Promise<T> => {
  const record = await readBuiltFolder(from)
  if (isRefused(record)) return work({ problem: record.detail })
  if (await isServed(record, modulesFolder)) return work({ record, copy: null, problems: [] })
  const copy = besideIn(modulesFolder)
  try {
    for (const name of filesOf(record, from)) {
      await mkdir(dirname(join(copy, name)), { recursive: true })
      await copyFile(join(from, name), join(copy, name))
    }
    return await work({ record, copy, problems: await problemsIn(copy, record) })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** The same files, built again with types of now: by these they are compared with the shell from here on. */
const renewTypes = async (served: ModuleRecord, { id, version, usedTypes }: ModuleRecord, modulesFolder: string) => {
  if (usedTypes === undefined || isDeepStrictEqual(served.usedTypes, usedTypes)) return
  const file = join(modulesFolder, id, version, 'module-record.json')
  const record: object = JSON.parse(await readFile(file, 'utf8'))
  const renewed = besideIn(modulesFolder)
  await writeFile(renewed, `${JSON.stringify({ ...record, usedTypes }, null, 2)}\n`)
  await rename(renewed, file)
}

/** The version lies in the folder that is served already: only the very same one is published under its name. */
const compareWithServed = async (record: ModuleRecord, modulesFolder: string): Promise<Brought> => {
  const { id, version, integrity } = record
  const served = await readPublishedVersion(modulesFolder, id, version)
  if (isRefused(served)) return { problem: served.detail }
  if (!hasSameFiles(served.integrity, integrity))
    return { problem: `${id} ${version}: other files lie under this version in ${modulesFolder}` }
  await renewTypes(served, record, modulesFolder)
  return { moduleId: id, version, isBrought: false }
}

/**
 * The copy takes its place in the folder that the suite serves, whole, when nothing is wrong with it and no other files were
 * registered or lie under its name. It is registered afterwards (publish.ts).
 */
export const takeCopy = async (
  transaction: Transaction,
  copied: CopiedFolder,
  modulesFolder: string,
): Promise<Brought> => {
  await holdPublishing(transaction)
  if ('problem' in copied) return copied
  const { record, copy, problems } = copied
  const { id: moduleId, version, integrity } = record
  const registered = await findVersion(transaction, moduleId, version)
  if (registered !== undefined && !hasSameFiles(registered.integrity, integrity))
    return { problem: `${moduleId} ${version}: its files are not those that were registered under this version` }
  if (existsSync(join(modulesFolder, moduleId, version))) return compareWithServed(record, modulesFolder)
  if (problems.length > 0) return { problem: `${moduleId} ${version}: ${listProblems(problems)}` }
  if (copy === null)
    return { problem: `${moduleId} ${version}: its files were removed while it was published; publish it again` }
  await mkdir(join(modulesFolder, moduleId), { recursive: true })
  await rename(copy, join(modulesFolder, moduleId, version))
  return { moduleId, version, isBrought: true, wasRegistered: registered !== undefined }
}
