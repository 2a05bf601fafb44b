import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '@veckovis/api'

/** A PostgreSQL that forgets: nothing has to survive a test. */
const quickSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
}

const onDisk = '/var/tmp'
const inMemory = '/dev/shm'

/** More than the databases of a whole run take at one time. */
const roomNeeded = 2 * 1024 ** 3

/**
 * Memory that Linux lays out as a folder, where it has room and lets programs run: a copied database is six hundred
 * files, which cost several times as much on a disk.
 */
const quickFolder = async (): Promise<string> => {
  if (platform() !== 'linux') return onDisk
  const mounts = await readFile('/proc/mounts', 'utf8')
  const options = mounts
    .split('\n')
    .find(line => line.split(' ')[1] === inMemory)
    ?.split(' ')[3]
  if (options === undefined || options.split(',').includes('noexec')) return onDisk
  const { bavail, bsize } = await statfs(inMemory)
  return bavail * bsize >= roomNeeded ? inMemory : onDisk
}

/** A real PostgreSQL in a folder of its own, gone after `stop`. */
export const startQuickCluster = async (root: string): Promise<EmbeddedDatabase> => {
  const folder = await mkdtemp(join(await quickFolder(), 'veckovis-test-'))
  // The operating user of the database is another one when the tests run as root.
  await chmod(folder, 0o755)
  const embedded = await startEmbedded({ folder, apiFolder: join(root, 'packages/api'), settings: quickSettings })
  return {
    ...embedded,
    stop: async () => {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
