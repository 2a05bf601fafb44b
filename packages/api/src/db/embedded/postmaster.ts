import { spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OperatingUser } from './operating-user'

export type RunningPostmaster = { readonly pid: number; readonly port: number }

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What postmaster.pid says: process on line 1, port on line 4. Undefined without a live process behind it. */
export const readPostmaster = (cluster: string): RunningPostmaster | undefined => {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? { pid, port } : undefined
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

export type SpawnOptions = {
  readonly binaries: string
  readonly cluster: string
  readonly logFile: string
  readonly port: number
  readonly user: OperatingUser | undefined
  /** Extra settings, name to value. */
  readonly settings: Readonly<Record<string, string>>
}

/** Starts the server as a process of its own: it outlives a killed Node and is adopted by the next start. */
export const spawnPostmaster = ({ binaries, cluster, logFile, port, user, settings }: SpawnOptions): void => {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a')
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster, ...flags], {
    ...(user ?? {}),
    cwd: cluster,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
}

/** Asks for a fast shutdown and waits until the process is gone. */
export const stopPostmaster = async (pid: number, deadline = Date.now() + 20_000): Promise<void> => {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  while (isAlive(pid) && Date.now() < deadline) await pause(50)
}
