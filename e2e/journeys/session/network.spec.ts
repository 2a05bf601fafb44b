import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { FramePage } from '../../pages/frame-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { readStorage } from '../../fixtures/storage'
import { paths } from '../../fixtures/stub'

// What fails on purpose here is reported.
test.use({ expectedComplaints: /^\[veckovis\] / })

const open = async (page: Page, path: string, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const tokens = await enter(page, { person, place, language }, path)
  return { place, person, tokens }
}

test('R-070 being offline is shown and goes with it, and each page asks again by itself, once, for what it did not reach', async ({
  page,
  context,
}) => {
  test.slow()
  const offline = page.getByText(/Du är offline\./)
  const goOffline = async () => {
    await context.setOffline(true)
    await expect(offline).toBeVisible()
  }
  await open(page, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await goOffline()
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  // The forecast asks again by code of its own, what the others ask is the platform's query cache.
  for (const [path, call] of [
    ['/forecast', /\/api\/forecast\//],
    ['/results', /\/api\/budget\//],
    ['/staff', /\/api\/staff\//],
  ] as const)
    await test.step(path, async () => {
      await page.route(call, route => route.abort())
      await page.goto(path)
      const retry = page.getByRole('main').getByRole('button', { name: 'Försök igen' })
      await expect(retry.first()).toBeVisible()
      await goOffline()
      await page.unrouteAll()
      const calls: string[] = []
      const gather = (request: Request) => void (call.test(request.url()) && calls.push(request.url()))
      page.on('request', gather)
      await context.setOffline(false)
      await expect(retry).toHaveCount(0, { timeout: 15_000 })
      page.off('request', gather)
      expect(calls.length).toBeGreaterThan(0)
      expect(new Set(calls).size).toBe(calls.length)
    })
})

test.describe('a chunk that fails', () => {
  /** Opens the help page and tells its files from those that are fetched later. */
  const openHelp = async (page: Page) => {
    const first = new Set<string>()
    const gather = (request: Request) => first.add(new URL(request.url()).pathname)
    page.on('request', gather)
    await open(page, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    await page.waitForLoadState('networkidle')
    page.off('request', gather)
    return (url: URL) => url.pathname.endsWith('.js') && !first.has(url.pathname)
  }

  test('R-071 R-072 reloads the page once and works, or shows an error, and reloads again after 60 seconds', async ({
    page,
  }) => {
    const isLater = await openHelp(page)
    await test.step('R-071 reloads the page once, and then works', async () => {
      // Until the page is asked for again: what a pointer on the entry fetched in vain, the visit itself asks for once more.
      let isReloading = false
      page.on('request', request => (isReloading ||= request.isNavigationRequest()))
      await page.route(isLater, route => (isReloading ? route.continue() : route.abort()))
      const loaded = page.waitForEvent('load')
      await new FramePage(page).entry('Startsida').click()
      await loaded
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startsida')
      // A part that is still on its way when the page is left counts as one that failed, and so as a reload.
      await page.waitForLoadState('networkidle')
    })
    await test.step('R-072 reloads once in 60 seconds, then shows an error, and after them once more', async () => {
      await page.clock.fastForward(61_000)
      await page.unrouteAll()
      await page.goto('/help')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.route(isLater, route => route.abort())
      const retry = page.getByRole('main').getByRole('button', { name: /Försök igen|Ladda om/ })
      await new FramePage(page).entry('Startsida').click()
      await expect.poll(() => loads).toBe(1)
      await expect(retry).toBeVisible()
      await page.clock.fastForward(45_000)
      const refused = page.waitForEvent('requestfailed')
      await retry.click()
      await refused
      await expect(retry).toBeVisible()
      expect(loads).toBe(1)
      await page.clock.fastForward(16_000)
      await retry.click()
      await expect.poll(() => loads).toBe(2)
      await expect(retry).toBeVisible()
      expect(loads).toBe(2)
    })
  })
})

test('R-522 R-523 the progress bar comes after 200 ms and fills in five seconds', async ({ page }) => {
  const bar = page.getByRole('progressbar')

  /** From the help page to the forecast, with time standing still and a part of it held back until it is released. */
  const holdForecast = async (part: RegExp, minute: string) => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(part, async route => {
      await held
      await route.continue()
    })
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    await page.clock.pauseAt(new Date(`2026-03-18T08:${minute}:00Z`))
    await new FramePage(page).entry('Prognos').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prognos')
    return release
  }
  await open(page, '/help')

  const goOn = async () => {
    await page.clock.resume()
    await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
    await page.unrouteAll()
  }

  await test.step('R-523 a load of 200 ms shows the bar, one of 199 not yet', async () => {
    const release = await holdForecast(/\/modules\/mf-forecast\//, '10')
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toBeVisible()
    release()
  })
  await goOn()

  await test.step('R-522 a pending load fills the bar in five seconds, evenly', async () => {
    const release = await holdForecast(/\/comprehensive$/, '15')
    await expect(page.locator('[data-part=forecast]')).toBeVisible({ timeout: 30_000 })
    // In steps shorter than the bar's own, so that it has just begun.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(bar).toHaveAttribute('aria-valuenow', '0', { timeout: 100 })
    }).toPass({ intervals: [0] })
    await page.clock.runFor(2_500)
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
    await page.clock.runFor(2_250)
    await expect(bar).toHaveAttribute('aria-valuenow', '95')
    await page.clock.runFor(250)
    await expect(bar).toHaveAttribute('aria-valuenow', '100')
    await expect(bar).toHaveAttribute('data-complete', 'false')
    release()
    await goOn()
    await expect(bar).toHaveCount(0)
  })
})

test('R-057 R-507 R-508 an error on the current user is told, keeps the tokens and offers a retry', async ({
  page,
}) => {
  const fail = (json: object) => page.route(paths.me, route => route.fulfill({ status: 500, json }))
  const retry = page.getByRole('button', { name: 'Try again' })
  await test.step('R-507 an error of the server carries its status and its message', async () => {
    await fail({ message: 'X' })
    await open(page, '/help', 'en')
    await expect(page.getByText('Error 500: X')).toBeVisible()
  })
  await test.step('R-508 an error without a message says that an error occurred', async () => {
    await fail({})
    await retry.click()
    await expect(page.getByText('Error 500: An error occurred')).toBeVisible()
  })
  await test.step('R-057 the tokens are kept, and a retry goes on', async () => {
    expect((await readStorage(page)).local.access_token).not.toBeNull()
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  })
})
