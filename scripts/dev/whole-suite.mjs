import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { buildStale } from '../workspace/build-stale.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { memberFolders, root } from '../workspace/paths.mjs'
import { say } from '../workspace/say.mjs'

const isProgram = folder => folder === 'packages/api' || folder === 'shell' || folder.startsWith('mf-')

const startServer = () =>
  spawn(process.execPath, [join(root, 'packages/api/dist/main.mjs'), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, VECKOVIS_ROOT: root },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })

const stopServer = server =>
  new Promise(resolve => {
    if (server.exitCode !== null) return resolve()
    server.on('exit', resolve)
    server.kill('SIGTERM')
  })

const sourcesChanged = () =>
  new Promise(resolve => {
    const watchers = memberFolders()
      .flatMap(folder => ['src', 'locales', 'migrations'].map(name => join(root, folder, name)))
      .filter(existsSync)
      .map(folder => watch(folder, { recursive: true }, () => changed()))
    let quiet
    const changed = () => {
      clearTimeout(quiet)
      // An editor writes a file in several steps.
      quiet = setTimeout(() => {
        for (const watcher of watchers) watcher.close()
        resolve()
      }, 150)
    }
  })

const rebuild = async () => {
  try {
    return await buildStale({ only: isProgram })
  } catch (error) {
    say(error.message)
    return []
  }
}

/** The suite with development builds, rebuilt and started again when a source changes. Reload the page to see it. */
export const runWholeSuite = async () => {
  await ensureInstalled()
  await buildStale({ only: isProgram })
  let server = startServer()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopServer(server).then(() => process.exit(0)))
  for (;;) {
    await sourcesChanged()
    const built = await rebuild()
    if (built.length === 0) continue
    // A new version of a remote is registered when the server starts.
    await stopServer(server)
    server = startServer()
    say(`Rebuilt ${built.join(', ')}: reload the page.`)
  }
}
