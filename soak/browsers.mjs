// A manager's walk in Firefox and in WebKit, which Playwright does not drive on Debian: node soak/browsers.mjs
import { existsSync } from 'node:fs'
import { startSuite } from '../bench/load/suite.mjs'
import { PlainFailure, runScript } from '../scripts/workspace/plain-failure.mjs'
import { runCommand } from '../scripts/workspace/run-command.mjs'
import { openFirefox } from './browsers/firefox.mjs'
import { walk } from './browsers/walk.mjs'
import { openWebkit } from './browsers/webkit.mjs'
import { say } from './say.mjs'

// A year that lies ahead: every week is open.
const year = new Date().getFullYear() + 1
const needed = new Map([
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/xvfb-run', 'xvfb'],
])

const ensureBrowsers = async () => {
  const missing = [...needed].filter(([file]) => !existsSync(file)).map(([, name]) => name)
  if (missing.length === 0) return
  say(`Installing ${missing.join(', ')} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update'], { quiet: true, env })
  const { code } = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    quiet: true,
    env,
  })
  if (code !== 0) throw new PlainFailure(`Install ${missing.join(', ')} with Debian's apt-get, then run this again.`)
}

await runScript(async () => {
  await ensureBrowsers()
  let failed = 0
  for (const open of [openFirefox, openWebkit]) {
    const suite = await startSuite({ port: 4860, years: [year] })
    try {
      const browser = await open()
      try {
        const failures = await walk(browser, suite, year)
        say(`${browser.name}: ${failures.length === 0 ? 'the whole walk holds' : `${failures.length} failures`}`)
        for (const failure of failures) say(`WRONG: ${failure}`)
        failed += failures.length
      } finally {
        await browser.close()
      }
    } finally {
      await suite.stop()
    }
  }
  process.exitCode = failed === 0 ? 0 : 1
})
