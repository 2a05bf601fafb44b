import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import { unpackWithin } from './unpack-within'

const digestOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Whether two builds have the same files. */
export const hasSameFiles = (one: ModuleRecord['integrity'], other: ModuleRecord['integrity']): boolean => {
  const sorted = (integrity: ModuleRecord['integrity']) => JSON.stringify(Object.entries(integrity).sort())
  return sorted(one) === sorted(other)
}

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

const hasDigest = async (content: Promise<Buffer>, digest: string): Promise<boolean> => {
  try {
    return digestOf(await content) === digest
  } catch {
    // What cannot be read or unpacked is not the file that was built; which file it is, is said by the caller.
    return false
  }
}

/** A copy that holds more than the file is not one of it, however small it is itself. */
const unpackedCopy = async (file: string, copy: string): Promise<Buffer> => {
  const { size } = await stat(file)
  return unpackWithin(await readFile(copy), size)
}

const problemOf = async (folder: string, name: string, digest: string, isCompressed: boolean) => {
  const file = join(folder, name)
  if (!(await hasDigest(readFile(file), digest))) return `${name} is not the file that its digest was made of`
  const copy = `${name}.br`
  if (isCompressed && !(await hasDigest(unpackedCopy(file, join(folder, copy)), digest)))
    return `${copy} does not hold ${name}`
  return undefined
}

/** What a browser runs or draws by. */
export const isCode = (name: string) => /\.(?:[cm]?js|css)$/.test(name)

/**
 * What is wrong with the files of a published version: each one that is missing or not what its digest says, each
 * compressed copy that holds something else, and code without a digest, which a browser would refuse one by one.
 */
export const fileProblems = async (
  folder: string,
  { integrity, manifestFile }: Pick<ModuleRecord, 'integrity' | 'manifestFile'>,
): Promise<string[]> => {
  const present = await filesIn(folder)
  const digests = new Map(Object.entries(integrity))
  const problems = await Promise.all(
    [...digests].map(([name, digest]) => problemOf(folder, name, digest, present.includes(`${name}.br`))),
  )
  const bare = [...new Set([manifestFile, ...present.filter(isCode)])].filter(name => !digests.has(name))
  return [...problems.filter(problem => problem !== undefined), ...bare.map(name => `${name} has no digest`)]
}
