import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded, type EmbeddedDatabase } from '@veckovis/api'

/** A PostgreSQL that forgets: nothing has to survive a test. */
const quickSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
}

/** A real PostgreSQL in a folder of its own, gone after `stop`. */
export const startQuickCluster = async (root: string): Promise<EmbeddedDatabase> => {
  const folder = await mkdtemp('/var/tmp/veckovis-test-')
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
