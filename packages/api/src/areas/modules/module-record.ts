import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleManifest, type ModuleManifest } from '@veckovis/contracts'
import { z } from 'zod'
import { StartError } from '../../errors'

/** module-record.json: what a build writes beside its files. */
const moduleRecord = z.object({
  ...moduleManifest.shape,
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.+_-]*$/),
  container: z.string().min(1),
  manifestFile: z.string().regex(/^[A-Za-z0-9._-]+$/),
  integrity: z.record(z.string(), z.string()),
  builtAgainst: z.record(z.string(), z.string()),
})
export type ModuleRecord = z.infer<typeof moduleRecord>

export const manifestOf = (record: ModuleRecord): ModuleManifest =>
  moduleManifest.parse(
    Object.fromEntries(Object.keys(moduleManifest.shape).map(key => [key, record[key as keyof ModuleManifest]])),
  )

const foldersIn = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter(entry => entry.isDirectory()).map(entry => join(folder, entry.name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

const readRecord = async (folder: string) => {
  const file = join(folder, 'module-record.json')
  const parsed = moduleRecord.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new StartError(`${file} is not a valid module record: ${z.prettifyError(parsed.error)}`)
  return { record: parsed.data, publishedAt: (await stat(file)).mtimeMs }
}

/** Every published version below `<folder>/<module>/<version>`, oldest first. */
export const readPublishedModules = async (folder: string): Promise<ModuleRecord[]> => {
  const versions = (await Promise.all((await foldersIn(folder)).map(foldersIn))).flat()
  const records = await Promise.all(versions.map(readRecord))
  return records.sort((a, b) => a.publishedAt - b.publishedAt).map(({ record }) => record)
}
