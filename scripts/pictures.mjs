import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { address, pictureTime, setClock, signedInStorage, startTestSuite } from './pictures/suite.mjs'
import { shots } from './pictures/pages.mjs'
import { ensureBrowser } from './workspace/browser.mjs'
import { buildStale } from './workspace/build-stale.mjs'
import { reportsFolder, root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

// `pnpm pictures` takes them all into reports/pictures, which git ignores, to be looked at; `pnpm pictures forecast help`
// only those of the pages named. With --keep only the one per page and width that docs/pictures shows is taken, there.
const words = process.argv.slice(2)
const keeps = words.includes('--keep')
const folder = keeps ? join(root, 'docs', 'pictures') : join(reportsFolder, 'pictures')

const launch = async () => {
  const { chromium } = await import(pathToFileURL(join(root, 'e2e/node_modules/@playwright/test/index.mjs')).href)
  return chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
}

const settle = async (page, ready) => {
  await page.getByRole('heading').first().waitFor()
  if (ready) await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

const take = async (
  browser,
  { page: { path, isSignedIn, isToday = false, email, ready, prepare }, width, language, colorScheme, file },
) => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const time = isToday ? new Date() : pictureTime
    await setClock(time)
    await page.clock.install({ time })
    const storage = { activeLanguage: language, ...(isSignedIn ? await signedInStorage(email) : {}) }
    await page.addInitScript(items => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, storage)
    await page.goto(`${address}${path}`)
    await settle(page, ready)
    await prepare?.(page)
    // A window as high as the page: what is drawn only when seen is drawn, and what sticks stands where it belongs.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(height, page.viewportSize().height) })
    await page.clock.runFor(1_000)
    await page.waitForFunction(() => document.querySelector('[role="status"][aria-busy="true"]') === null)
    // WebP, which the browser itself can write: a third of the same picture as PNG.
    const session = await context.newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
    writeFileSync(join(folder, file), data, 'base64')
    say(file)
  } finally {
    await context.close()
  }
}

await runScript(async () => {
  const asked = words.filter(word => !word.startsWith('--'))
  const chosen = shots
    .filter(({ page }) => asked.length === 0 || asked.includes(page.name))
    .filter(({ isKept }) => isKept || !keeps)
  if (chosen.length === 0) throw new PlainFailure(`No such page: ${asked.join(', ')}.`)
  await buildStale()
  mkdirSync(folder, { recursive: true })
  const browser = await launch()
  const suite = await startTestSuite()
  try {
    for (const shot of chosen) await take(browser, shot)
  } finally {
    suite.stop()
    await browser.close()
  }
})
