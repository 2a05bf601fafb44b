import { requireNode } from './workspace/node-version.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

await runScript(async () => {
  requireNode()
  await ensureInstalled()
  // Only now are the packages there that these two need.
  const { ensureBrowser } = await import('./workspace/browser.mjs')
  const { runChecks } = await import('./checks/run-checks.mjs')
  say(`Browser: ${await ensureBrowser()}`)
  await runChecks()
})
