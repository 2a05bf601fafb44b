import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  moduleRecord,
  publishedManifest,
  recordShape,
  type ModuleRecord,
  type PublishedManifest,
} from '@veckovis/contracts/modules'
import type { z } from 'zod'
import { fileProblems } from './module-files'

/** Why a version was not accepted. The rest of the suite goes on; the super admin's page and the log tell it. */
export type Refusal = {
  readonly moduleId: string
  readonly version: string
  /** record: what lies on the disk; activation: whether it goes with this suite and the other modules. */
  readonly step: 'record' | 'activation'
  readonly kind:
    | 'record-broken'
    | 'other-module'
    | 'damaged'
    | 'changed'
    | 'unsigned'
    | 'too-heavy'
    | 'no-such-call'
    | 'other-answer'
    | 'forbidden-code'
    | 'contract'
    | 'platform'
    | 'route-taken'
    | 'entry-taken'
  /** One sentence that names module and reason, for those who publish. */
  readonly detail: string
}

/** What the module says of itself, without what its build says of the files. */
export const manifestOf = (record: ModuleRecord): PublishedManifest =>
  publishedManifest.parse(Object.fromEntries(Object.entries(record).filter(([key]) => !(key in recordShape))))

const foldersIn = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Versions published before the contract was a range named the one that they speak; they never change. */
const withRange = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('contract' in value)) return value
  const { contract } = value
  return typeof contract === 'number' ? { ...value, contract: { from: contract, to: contract } } : value
}

const problemsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'the whole file'}: ${message}`).join('; ')

export type PublishedVersion = ModuleRecord | Refusal

export const isRefused = (read: PublishedVersion): read is Refusal => !('integrity' in read)

type Read = { readonly record: ModuleRecord; readonly publishedAt: number } | Refusal

type Place = Pick<Refusal, 'moduleId' | 'version'>

const inWords = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The record in a folder, if its files are those that it names. `place` is what the folder says of itself. */
const readWhole = async (folder: string, place: Place): Promise<Read> => {
  const file = join(folder, 'module-record.json')
  const broken = (reason: string): Refusal => ({
    ...place,
    step: 'record',
    kind: 'record-broken',
    detail: `${place.moduleId} ${place.version}: module-record.json is not a valid module record (${reason})`,
  })
  try {
    const { mtimeMs } = await stat(file)
    const parsed = moduleRecord.safeParse(withRange(JSON.parse(await readFile(file, 'utf8'))))
    if (!parsed.success) return broken(problemsOf(parsed.error))
    const problems = await fileProblems(folder, parsed.data)
    if (problems.length === 0) return { record: parsed.data, publishedAt: mtimeMs }
    const { id: moduleId, version } = parsed.data
    const detail = `${moduleId} ${version}: ${problems.join('; ')}`
    return { moduleId, version, step: 'record', kind: 'damaged', detail }
  } catch (error) {
    return broken(inWords(error))
  }
}

const nameIn = (read: Read): Place =>
  'record' in read ? { moduleId: read.record.id, version: read.record.version } : read

const readRecord = async (folder: string): Promise<Read> => {
  const place = { moduleId: basename(dirname(folder)), version: basename(folder) }
  const read = await readWhole(folder, place)
  const { moduleId: id, version } = nameIn(read)
  if (id === place.moduleId && version === place.version) return read
  const detail = `${place.moduleId} ${place.version}: the folder holds a record of ${id} ${version}; two modules may not have one name`
  return { ...place, step: 'record', kind: 'other-module', detail }
}

/** What a folder holds that was built elsewhere, whole and with the files of its record, or what is wrong with it. */
export const readBuiltFolder = async (folder: string): Promise<PublishedVersion> => {
  const read = await readWhole(folder, { moduleId: basename(dirname(folder)), version: basename(folder) })
  return 'record' in read ? read.record : read
}

/** One version below `<folder>/<module>/<version>`, whole and with the files of its record, or what is wrong with it. */
export const readPublishedVersion = async (
  folder: string,
  moduleId: string,
  version: string,
): Promise<PublishedVersion> => {
  const read = await readRecord(join(folder, moduleId, version))
  return 'record' in read ? read.record : read
}

export type Published = {
  readonly records: readonly ModuleRecord[]
  readonly refused: readonly Refusal[]
  /** Milliseconds since 1970 at which the version came to the folder, or was built once more */
  readonly publishedAt: ReadonlyMap<ModuleRecord, number>
}

/**
 * Every published version below `<folder>/<module>/<version>` whose files are those of its record, oldest first, and the
 * folders that hold no such version.
 */
export const readPublishedModules = async (folder: string): Promise<Published> => {
  const versions = (await Promise.all((await foldersIn(folder)).map(foldersIn))).flat()
  const read = await Promise.all(versions.map(readRecord))
  const found = read.flatMap(each => ('record' in each ? [each] : [])).sort((a, b) => a.publishedAt - b.publishedAt)
  return {
    records: found.map(({ record }) => record),
    refused: read.flatMap(each => ('kind' in each ? [each] : [])),
    publishedAt: new Map(found.map(({ record, publishedAt }) => [record, publishedAt])),
  }
}
