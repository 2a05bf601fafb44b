import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesByRequest, type NamesByRequest } from '@veckovis/contracts/modules'

/**
 * What the shell that is served here has of the shared packages, as its build wrote it down; null where no shell is served,
 * or one whose build is older than that.
 */
export const readShellOffers = async (shellFolder: string | null | undefined): Promise<NamesByRequest | null> => {
  if (shellFolder === null || shellFolder === undefined) return null
  try {
    return namesByRequest.parse(JSON.parse(await readFile(join(shellFolder, 'offers.json'), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
