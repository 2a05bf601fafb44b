import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const hour = 3_600_000

const rest = /^\.(?:sent|part)-[0-9a-f-]{36}$/

/**
 * Removes what a process that was killed while it published left beside the folder of modules (publish-archive.ts,
 * bring-folder.ts). What is younger than an hour may be of another process, which is at work. Answers the names. What
 * cannot be removed, as another process was first or the disk may not be written, stays and is told to `onKept`: no start
 * depends on it.
 */
export const removeLeftovers = async (
  modulesFolder: string,
  now: Date,
  onKept: (failure: unknown) => void,
): Promise<string[]> => {
  const [beside, own] = [dirname(modulesFolder), basename(modulesFolder)]
  const isOurs = (name: string) => name.startsWith(own) && rest.test(name.slice(own.length))
  const removed: string[] = []
  try {
    for (const name of (await readdir(beside)).filter(isOurs)) {
      const { mtimeMs } = await stat(join(beside, name))
      if (now.getTime() - mtimeMs < hour) continue
      await rm(join(beside, name), { recursive: true, force: true })
      removed.push(name)
    }
  } catch (failure) {
    onKept(failure)
  }
  return removed
}
