import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { PlainFailure } from './plain-failure.mjs'
import { runCommand } from './run-command.mjs'
import { say } from './say.mjs'

// The same order as e2e/fixtures/chromium.ts.
const systemPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser']

const playwrightOwn = () => {
  const require = createRequire(join(root, 'e2e', 'package.json'))
  const path = require('@playwright/test').chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The Chromium that the browser tests use: CHROMIUM, the system's, or Playwright's own. */
const findBrowser = () =>
  [process.env.CHROMIUM, ...systemPaths].find(path => path && existsSync(path)) ?? playwrightOwn()

const isDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** The font of the pages where they name a system's: in a wider one they are cut off on paper. */
const fonts = 'fonts-liberation'
const hasFonts = () => existsSync('/usr/share/fonts/truetype/liberation')

const env = { DEBIAN_FRONTEND: 'noninteractive' }
const updateLists = () => runCommand('apt-get', ['update'], { quiet: true, env })

const installPackages = async packages => {
  const asked = ['install', '-y', '--no-install-recommends', ...packages]
  const { code } = await runCommand('apt-get', asked, { quiet: true, env })
  return code === 0
}

const installFromDebian = async () => {
  await updateLists()
  // Debian has the headless shell since lately only.
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installPackages([name, fonts])) return
}

const installFromPlaywright = () =>
  runCommand(join(root, 'e2e', 'node_modules', '.bin', 'playwright'), ['install', 'chromium'], { quiet: true })

/** A browser that came some other way may have come without the font. */
const ensureFonts = async () => {
  if (hasFonts() || !isDebianAsRoot()) return
  say(`Installing ${fonts} …`)
  await updateLists()
  if (!(await installPackages([fonts]))) say(`${fonts} could not be installed: tests of what is printed may fail.`)
}

/** Finds a browser, or installs one where that is possible without asking. */
export const ensureBrowser = async () => {
  const there = findBrowser()
  if (there) {
    await ensureFonts()
    return there
  }
  say('Installing Chromium …')
  if (isDebianAsRoot()) await installFromDebian()
  if (!findBrowser()) await installFromPlaywright()
  const installed = findBrowser()
  if (installed) return installed
  throw new PlainFailure(
    'No Chromium was found and none could be installed: install Chromium with your system’s package manager, or set CHROMIUM to a Chromium or Chrome, and run the command again.',
  )
}
