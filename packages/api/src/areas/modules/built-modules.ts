import { readFile } from 'node:fs/promises'
import type { ModuleRecord } from '@veckovis/contracts/modules'
import { z } from 'zod'

const builtModules = z.array(z.object({ id: z.string(), version: z.string() }))

/**
 * Whether the build of this suite has made a version, as it wrote down beside the program and not in the folder of modules,
 * which others may write to. Without such a record nothing was.
 */
export const readBuiltModules = async (file: string): Promise<(record: ModuleRecord) => boolean> => {
  try {
    const built = builtModules.parse(JSON.parse(await readFile(file, 'utf8')))
    return record => built.some(({ id, version }) => id === record.id && version === record.version)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return () => false
    throw error
  }
}
