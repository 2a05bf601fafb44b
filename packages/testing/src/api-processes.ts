import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findAreas } from '@veckovis/api/find-areas'
import { build } from 'esbuild'
import { testSecret } from './test-secret'

const root = resolve(__dirname, '../../..')

/** One file, built from the sources as they are now: tests do not wait for a build, and never run an old one. */
const bundleApi = async (): Promise<string> => {
  const outfile = join(root, 'packages/testing/dist', `api-process-${process.pid}.cjs`)
  await build({
    entryPoints: [join(root, 'packages/api/src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@node-rs/*', '@zxcvbn-ts/*', 'pg-native', 'sharp'],
    plugins: [findAreas],
    logLevel: 'silent',
  })
  return outfile
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

const untilHealthy = async (child: ChildProcess, base: string, said: () => string): Promise<void> => {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`${base}/health`).then(
      answer => answer.ok,
      () => false,
    )
    if (isUp) return
    await pause(50)
  }
  throw new Error(`An API process did not start: ${said()}`)
}

const startOne = async (program: string, folder: string, databaseUrl: string) => {
  const port = await findFreePort()
  const env = {
    ...process.env,
    PERSON_REQUESTS_AT_ONCE: '1000',
    PERSON_REQUESTS_PER_MINUTE: '1000000',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATABASE_APP_URL: '',
    DATA_DIR: folder,
    SHELL_DIR: join(folder, 'page'),
    MODULES_DIR: join(folder, 'modules'),
    VECKOVIS_SECRET: testSecret,
    VECKOVIS_ROOT: root,
  }
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const base = `http://127.0.0.1:${port}/api`
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  /** As a machine that loses its power ends it. */
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await untilHealthy(child, base, () => errors).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { base, pid: child.pid, stop, kill }
}

/** The API as it runs in production, in processes of its own on one database; they tell the time of the machine. */
export const startApiProcesses = async (databaseUrl: string, count: number) => {
  const program = await bundleApi()
  const folder = await mkdtemp(join(tmpdir(), 'veckovis-processes-'))
  // Only the API is under proof, so an empty page does for the shell.
  await mkdir(join(folder, 'page'))
  await writeFile(join(folder, 'page/index.html'), '<!doctype html><title>Veckovis</title>')
  const processes: Awaited<ReturnType<typeof startOne>>[] = []
  const stop = async () => {
    await Promise.all(processes.map(one => one.stop()))
    await rm(folder, { recursive: true, force: true })
    await rm(program, { force: true })
  }
  try {
    for (let index = 0; index < count; index += 1) processes.push(await startOne(program, folder, databaseUrl))
  } catch (error) {
    await stop()
    throw error
  }
  /** One that is killed, and another in its place. Answers where it is asked. */
  const replaceKilled = async (index: number): Promise<string> => {
    await processes[index]?.kill()
    processes[index] = await startOne(program, folder, databaseUrl)
    return processes[index].base
  }
  return {
    bases: processes.map(({ base }) => base),
    pids: processes.map(({ pid }) => pid),
    stop,
    replaceKilled,
  }
}
