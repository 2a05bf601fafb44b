import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesByRequest, offeredTypes, type NamesByRequest, type OfferedTypes } from '@veckovis/contracts/modules'
import { z } from 'zod'

const sharedVersions = z.record(z.string(), z.string())

/** What a shell has of the shared packages. */
export type ShellOffers = {
  /** Null of a shell whose build is older than that. */
  readonly names: NamesByRequest | null
  /** Null of a shell whose build is older than that. */
  readonly versions: Readonly<Record<string, string>> | null
  /** Null of a shell whose build is older than that. */
  readonly types: OfferedTypes | null
}

const readBeside = async <Read>(shellFolder: string, file: string, schema: z.ZodType<Read>): Promise<Read | null> => {
  try {
    return schema.parse(JSON.parse(await readFile(join(shellFolder, file), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What the shell that is served here has, as its build wrote it down; where no shell is served nothing is known. */
export const readShellOffers = async (shellFolder: string | null | undefined): Promise<ShellOffers> => {
  if (shellFolder === null || shellFolder === undefined) return { names: null, versions: null, types: null }
  const [names, versions, types] = await Promise.all([
    readBeside(shellFolder, 'offers.json', namesByRequest),
    readBeside(shellFolder, 'shared-versions.json', sharedVersions),
    readBeside(shellFolder, 'shared-types.json', offeredTypes),
  ])
  return { names, versions, types }
}
