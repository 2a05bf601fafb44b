import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/** The copy comes whole or not at all. Answers what is wrong with it. */
const copyWhole = async (record: ModuleRecord, from: string, modulesFolder: string): Promise<string[]> => {
  // Beside the published folder, in which everything is taken for a version.
  const half = `${modulesFolder}.part-${randomUUID()}`
  try {
    for (const name of filesOf(record, from)) {
      await mkdir(dirname(join(half, name)), { recursive: true })
      await copyFile(join(from, name), join(half, name))
    }
    const problems = await problemsIn(half, record)
    if (problems.length > 0) return problems
    await mkdir(join(modulesFolder, record.id), { recursive: true })
    await rename(half, join(modulesFolder, record.id, record.version))
    return []
  } finally {
    await rm(half, { recursive: true, force: true })
  }
}

/** The version lies in the folder that is served already: only the very same one is published under its name. */
const compareWithServed = async ({ id, version, integrity }: ModuleRecord, modulesFolder: string): Promise<Brought> => {
  const served = await readPublishedVersion(modulesFolder, id, version)
  if (isRefused(served)) return { problem: served.detail }
  if (hasSameFiles(served.integrity, integrity)) return { moduleId: id, version, isBrought: false }
  return { problem: `${id} ${version}: other files lie under this version in ${modulesFolder}` }
}

/**
 * Copies a version that was built elsewhere, a folder with its module-record.json, to where the suite serves it from, when
 * its files are those of its record, nothing is found in them and no others were registered under its name. It is registered afterwards
 * (publish.ts).
 */
export const bringFolder = async (transaction: Transaction, from: string, modulesFolder: string): Promise<Brought> => {
  await holdPublishing(transaction)
  const record = await readBuiltFolder(from)
  if (isRefused(record)) return { problem: record.detail }
  const { id: moduleId, version, integrity } = record
  const registered = await findVersion(transaction, moduleId, version)
  if (registered !== undefined && !hasSameFiles(registered.integrity, integrity))
    return { problem: `${moduleId} ${version}: its files are not those that were registered under this version` }
  if (existsSync(join(modulesFolder, moduleId, version))) return compareWithServed(record, modulesFolder)
  const problems = await copyWhole(record, from, modulesFolder)
  return problems.length === 0
    ? { moduleId, version, isBrought: true, wasRegistered: registered !== undefined }
    : { problem: `${moduleId} ${version}: ${listProblems(problems)}` }
}
