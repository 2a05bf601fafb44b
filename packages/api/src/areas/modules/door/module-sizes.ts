import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModuleSizes } from '@veckovis/contracts/modules'
import { z } from 'zod'
import { partsOf } from './module-parts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What a browser fetches of a file: its compressed copy, where there is one. */
const bytesOf = async (file: string): Promise<number> => {
  try {
    return (await stat(`${file}.br`)).size
  } catch (error) {
    if (!isMissing(error)) throw error
    return (await stat(file)).size
  }
}

/** What of a record, which was read whole when the version was registered, says which files are fetched together. */
const recordOfFiles = z.object({
  integrity: z.record(z.string(), z.string()),
  manifestFile: z.string(),
  firstPage: z.array(z.string()).optional(),
})

/** Bytes that a registered version weighs on the wire; null where its files do not lie in this folder as its record says. */
export const sizesOf = async (folder: string): Promise<ModuleSizes | null> => {
  try {
    const read = recordOfFiles.safeParse(JSON.parse(await readFile(join(folder, 'module-record.json'), 'utf8')))
    if (!read.success) return null
    const record = read.data
    const parts = partsOf(record, await readFile(join(folder, record.manifestFile), 'utf8'))
    const weigh = async (name: string) => {
      const files = parts.find(part => part.name === name)?.files
      if (files === undefined || files.length === 0) return null
      const sizes = await Promise.all(files.map(file => bytesOf(join(folder, file))))
      return sizes.reduce((sum, bytes) => sum + bytes, 0)
    }
    const [entry, firstPage, whole] = [await weigh('entry'), await weigh('first page'), await weigh('whole module')]
    return entry === null ? null : { entry, firstPage, whole: whole ?? entry }
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null
    throw error
  }
}
