import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './errors'
import type { Environment } from './env'

const fileIn = (folder: string) => join(folder, 'secret')

/** The secret of the environment, or the one that was made once and is kept in the folder. */
export const readSecret = async (folder: string, given: string | undefined): Promise<string> => {
  if (given !== undefined) return given
  const file = fileIn(folder)
  await mkdir(folder, { recursive: true })
  if (!existsSync(file)) await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
}

/** The secret by which a running suite opens the keys that sign. None is made: it would be another one than the suite's. */
export const findSigningSecret = async (
  folder: string,
  { signingSecret, secret }: Pick<Environment, 'signingSecret' | 'secret'>,
): Promise<string> => {
  const given = signingSecret ?? secret
  if (given !== undefined) return given
  try {
    return (await readFile(fileIn(folder), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new StartError(
      'The keys that sign modules are opened by the secret of the suite: set SIGNING_SECRET or VECKOVIS_SECRET, or DATA_DIR, to its own.',
    )
  }
}
