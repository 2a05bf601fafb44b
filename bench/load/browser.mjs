import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureBrowser } from '../../scripts/workspace/browser.mjs'
import { root } from '../../scripts/workspace/paths.mjs'

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test')

/** The slow machine and the slow line of all our figures. */
export const conditions = { cpu: 4, megabits: 9, latency: 60 }

export const launchBrowser = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })

const bytesPerSecond = (conditions.megabits * 1_000_000) / 8

const throttle = async page => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
}

// In the page: the moment at which a frame with the awaited element was handed to the screen.
const watch = () => {
  window.veckovisPainted = selector =>
    new Promise(resolve => {
      const look = () => {
        if (document.querySelector(selector) === null) return requestAnimationFrame(look)
        return requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }
      look()
    })
  window.addEventListener('click', event => (window.veckovisClicked = event.timeStamp), { capture: true })
}

/** A page with an empty cache, the throttled machine, and a watch on what is painted. */
export const openThrottledPage = async (browser, { storage = {} } = {}) => {
  const context = await browser.newContext({
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(watch)
  await context.addInitScript(items => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  const page = await context.newPage()
  await throttle(page)
  return page
}

/** Milliseconds since the start of the document at which the element was painted. */
export const paintedAt = (page, selector) => page.evaluate(wanted => window.veckovisPainted(wanted), selector)

/** Milliseconds from the last click to the frame with the element. */
export const paintedAfterClick = async (page, selector) => {
  const painted = await paintedAt(page, selector)
  return painted - (await page.evaluate(() => window.veckovisClicked))
}

/** Scripts and style sheets, and the page itself, which holds the sign-in form, that were there at that moment: compressed bytes of the bodies, as they came. */
export const codeUntil = (page, moment = Infinity) =>
  page.evaluate(
    until =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter(
          entry =>
            entry.responseEnd <= until &&
            (entry.entryType === 'navigation' || /\.(js|css)$/.test(new URL(entry.name).pathname)),
        )
        .map(entry => ({ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize })),
    Number.isFinite(moment) ? moment : Number.MAX_SAFE_INTEGER,
  )
