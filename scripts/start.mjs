import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildStale } from './workspace/build-stale.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { requireNode } from './workspace/node-version.mjs'
import { root } from './workspace/paths.mjs'
import { runScript } from './workspace/plain-failure.mjs'

const neededToRun = folder => folder === 'packages/api' || folder === 'shell' || folder.startsWith('mf-')

/**
 * The server tells address and accounts, or in one sentence why it cannot start. It runs in a process group of its
 * own: ctrl-C reaches it once, through us, and it ends its database in order.
 */
const serve = flags =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [join(root, 'packages/api/dist/main.mjs'), ...flags], {
      cwd: root,
      env: { ...process.env, VECKOVIS_ROOT: root },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    const pass = () => server.kill('SIGTERM')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
    server.on('error', reject)
    server.on('exit', code => resolve(code ?? 1))
  })

await runScript(async () => {
  requireNode()
  await ensureInstalled()
  await buildStale({ only: neededToRun })
  process.exitCode = await serve(process.argv.slice(2))
})
