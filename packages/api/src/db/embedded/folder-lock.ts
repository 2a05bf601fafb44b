import { createHash } from 'node:crypto'
import { existsSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../errors'

/** A name that the system forgets by itself when its process ends, also by kill -9; a lock file would stay. */
const lockName = (folder: string): string => {
  const name = `veckovis-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`
  if (platform() === 'linux') return `\0${name}`
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const listen = (name: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy())
    server.once('error', reject)
    server.listen(name, () => {
      server.unref()
      resolve(server)
    })
  })

const isAnswered = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(name)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

/** Where the name is a file (macOS), one that nobody answers belongs to a process that was killed. */
const listenOnce = async (name: string): Promise<Server> => {
  try {
    return await listen(name)
  } catch (error) {
    if (!isInUse(error) || !existsSync(name) || (await isAnswered(name))) throw error
    rmSync(name)
    return listen(name)
  }
}

/** One process at a time works in the folder. Answers how to let go. Throws StartError when another one does. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  try {
    const server = await listenOnce(lockName(folder))
    return () => new Promise(resolve => server.close(() => resolve()))
  } catch (error) {
    if (!isInUse(error)) throw error
    throw new StartError(
      `The data folder ${folder} is in use by another running Veckovis; stop that one, or choose another folder with DATA_DIR.`,
    )
  }
}
