import { copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'
import { passwordOf } from './data-folder.mjs'

// What a copy must not hold: it belongs to the running server, or is made again by a restored one.
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_stat_tmp', 'pg_wal'])

const unlessGone = async work => {
  try {
    await work
  } catch (error) {
    // A running server removes files while we walk; the write-ahead log brings the copy to one moment.
    if (error.code !== 'ENOENT') throw error
  }
}

const copyTree = async (from, to, skip = new Set()) => {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    if (skip.has(name)) continue
    const source = join(from, name)
    const target = join(to, name)
    const copy = async () => ((await lstat(source)).isDirectory() ? copyTree(source, target) : copyFile(source, target))
    await unlessGone(copy())
  }
}

const emptyFolders = async to => {
  for (const name of ['pg_replslot', 'pg_stat_tmp']) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
}

/** Copies a cluster that no server works on. */
export const copyAtRest = async (cluster, to) => {
  await copyTree(cluster, to, leftOut)
  await copyTree(join(cluster, 'pg_wal'), join(to, 'pg_wal'))
  await emptyFolders(to)
}

/**
 * Copies the cluster under a running server by PostgreSQL's own backup calls: start, copy the files, stop, copy the
 * write-ahead log that was written meanwhile. A restored copy stands as the database stood at the stop.
 */
export const copyWhileRunning = async (folder, cluster, port, to) => {
  const { Client } = createRequire(join(root, 'packages/api/package.json'))('pg')
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: passwordOf(folder),
    database: 'postgres',
  })
  await client.connect()
  try {
    // The slot keeps the log from being recycled while we copy; both end with this connection.
    await client.query(`SELECT pg_create_physical_replication_slot('veckovis_backup', true, true)`)
    await client.query(`SELECT pg_backup_start('veckovis', true)`)
    await copyTree(cluster, to, leftOut)
    const { rows } = await client.query('SELECT labelfile, spcmapfile FROM pg_backup_stop(false)')
    await writeFile(join(to, 'backup_label'), rows[0].labelfile, { mode: 0o600 })
    if (rows[0].spcmapfile.trim()) await writeFile(join(to, 'tablespace_map'), rows[0].spcmapfile, { mode: 0o600 })
    await copyTree(join(cluster, 'pg_wal'), join(to, 'pg_wal'))
  } finally {
    await client.end()
  }
  await emptyFolders(to)
}
