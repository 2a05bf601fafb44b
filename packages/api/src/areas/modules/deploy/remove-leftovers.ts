import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const hour = 3_600_000

const rest = /^\.(?:sent|part)-[0-9a-f-]{36}$/

/**
 * Removes what a process that was killed while it published left beside the folder of modules (publish-archive.ts,
 * bring-folder.ts). What is younger than an hour may be of another process, which is at work. Answers the names.
 */
export const removeLeftovers = async (modulesFolder: string, now: Date): Promise<string[]> => {
  const [beside, own] = [dirname(modulesFolder), basename(modulesFolder)]
  const isOurs = (name: string) => name.startsWith(own) && rest.test(name.slice(own.length))
  const entries = (await readdir(beside, { withFileTypes: true })).filter(entry => entry.isDirectory())
  const names = entries.map(({ name }) => name).filter(isOurs)
  const removed: string[] = []
  for (const name of names) {
    const { mtimeMs } = await stat(join(beside, name))
    if (now.getTime() - mtimeMs < hour) continue
    await rm(join(beside, name), { recursive: true, force: true })
    removed.push(name)
  }
  return removed
}
