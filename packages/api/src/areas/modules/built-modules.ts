import { readFile } from 'node:fs/promises'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import { z } from 'zod'
import { hasSameFiles } from './module-files'

/** `integrity` is absent where an earlier build wrote it down. */
const builtModules = z.array(
  z.object({ id: z.string(), version: z.string(), integrity: z.record(z.string(), z.string()).optional() }),
)

/**
 * Whether the build of this suite has made a version with these files, as it wrote down beside the program and not in the folder of modules,
 * which others may write to. Without such a record nothing was.
 */
export const readBuiltModules = async (file: string): Promise<(record: ModuleRecord) => boolean> => {
  try {
    const built = builtModules.parse(JSON.parse(await readFile(file, 'utf8')))
    return record =>
      built.some(
        ({ id, version, integrity }) =>
          id === record.id &&
          version === record.version &&
          (integrity === undefined || hasSameFiles(integrity, record.integrity)),
      )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return () => false
    throw error
  }
}
