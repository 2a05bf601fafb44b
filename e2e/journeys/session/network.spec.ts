import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { FramePage } from '../../pages/frame-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

// What fails on purpose here is reported.
test.use({ expectedComplaints: /^\[veckovis\] / })

const open = async (page: Page, path: string, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const tokens = await enter(page, { person, place, language }, path)
  return { place, person, tokens }
}

test('R-070 being offline is shown, and goes when the connection is back', async ({ page, context }) => {
  await open(page, '/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await context.setOffline(true)
  await expect(page.getByText(/Du är offline\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/Du är offline\./)).toHaveCount(0)
})

for (const [path, call] of [
  ['/forecast', /\/api\/forecast\//],
  ['/needs', /\/api\/need\//],
  ['/resources', /\/api\/budget\//],
  ['/results', /\/api\/budget\//],
  ['/staff', /\/api\/staff\//],
  ['/schedule', /\/api\/schedule\//],
] as const)
  test(`what ${path} did not reach is asked for again by itself, once, when the network is back`, async ({
    page,
    context,
  }) => {
    await page.route(call, route => route.abort())
    await open(page, path)
    const retry = page.getByRole('main').getByRole('button', { name: 'Försök igen' })
    await expect(retry.first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/Du är offline\./)).toBeVisible()
    await page.unrouteAll()
    const calls: string[] = []
    page.on('request', request => void (call.test(request.url()) && calls.push(request.url())))
    await context.setOffline(false)
    await expect(retry).toHaveCount(0, { timeout: 15_000 })
    expect(calls.length).toBeGreaterThan(0)
    expect(new Set(calls).size).toBe(calls.length)
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

  test('R-071 reloads the page once, and then works', async ({ page }) => {
    const isLater = await openHelp(page)
    // Until the page is asked for again: what a pointer on the entry fetched in vain, the visit itself asks for once more.
    let isReloading = false
    page.on('request', request => (isReloading ||= request.isNavigationRequest()))
    await page.route(isLater, route => (isReloading ? route.continue() : route.abort()))
    const loaded = page.waitForEvent('load')
    await new FramePage(page).entry('Startsida').click()
    await loaded
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startsida')
  })

  test('R-072 reloads once in 60 seconds, then shows an error, and after them once more', async ({ page }) => {
    const isLater = await openHelp(page)
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

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar')

  /** On the help page, with time standing still and the code of the forecast held back until it is released. */
  const holdForecast = async (page: Page) => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/modules\/mf-forecast\//, async route => {
      await held
      await route.continue()
    })
    await open(page, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    await page.clock.pauseAt(new Date('2026-03-18T08:05:00Z'))
    await new FramePage(page).entry('Prognos').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prognos')
    return release
  }

  test('R-522 a pending load fills the bar in five seconds, evenly', async ({ page }) => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(/\/comprehensive$/, async route => {
      await held
      await route.continue()
    })
    await open(page, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    await page.clock.pauseAt(new Date('2026-03-18T08:05:00Z'))
    await new FramePage(page).entry('Prognos').click()
    await expect(page.locator('[data-part=forecast]')).toBeVisible({ timeout: 30_000 })
    // In steps shorter than the bar's own, so that it has just begun.
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '0', { timeout: 100 })
    }).toPass({ intervals: [0] })
    await page.clock.runFor(2_500)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '50')
    await page.clock.runFor(2_250)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '95')
    await page.clock.runFor(250)
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '100')
    await expect(bar(page)).toHaveAttribute('data-complete', 'false')
    release()
    await page.clock.resume()
    await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
    await expect(bar(page)).toHaveCount(0)
  })

  test('R-523 a load of less than 200 ms shows no bar', async ({ page }) => {
    const release = await holdForecast(page)
    await page.evaluate(() => {
      Object.assign(window, { bars: 0 })
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) Object.assign(window, { bars: 1 })
      }).observe(document.body, { childList: true, subtree: true })
    })
    const bars = () => page.evaluate((): unknown => Reflect.get(window, 'bars'))
    await page.clock.runFor(190)
    release()
    await expect(page.locator('[data-part=forecast]')).toBeVisible({ timeout: 30_000 })
    expect(await bars()).toBe(0)
  })

  test('R-523 a load of 200 ms shows the bar, one of 199 not yet', async ({ page }) => {
    const release = await holdForecast(page)
    await page.clock.runFor(199)
    await expect(bar(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar(page)).toBeVisible()
    release()
  })
})

test.describe('calls', () => {
  const collect = (page: Page) => {
    const requests: { url: URL; method: string; headers: Record<string, string> }[] = []
    page.on('request', request => {
      if (['fetch', 'xhr'].includes(request.resourceType()))
        requests.push({ url: new URL(request.url()), method: request.method(), headers: request.headers() })
    })
    return requests
  }

  test('R-485 every call goes to the API base', async ({ page, baseURL }) => {
    const requests = collect(page)
    await open(page, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    const outside = requests.filter(
      ({ url }) => url.origin !== baseURL || !/^\/(api|modules|assets)\//.test(url.pathname),
    )
    expect(outside.map(({ url }) => url.href)).toEqual([])
  })

  test('R-486 every call carries the access token', async ({ page }) => {
    const requests = collect(page)
    const { tokens } = await open(page, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    const calls = requests.filter(({ url }) => url.pathname.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(4)
    for (const { headers } of calls) expect(headers.authorization).toBe(`Bearer ${tokens.access_token}`)
  })

  test('R-490 only GET, POST, PATCH and DELETE are in use', async ({ page }) => {
    const requests = collect(page)
    await open(page, '/forecast?tab=details')
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.click()
    await cell.fill('8')
    await cell.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    const methods = new Set(requests.map(({ method }) => method))
    expect([...methods].filter(method => !['GET', 'POST', 'PATCH', 'DELETE'].includes(method))).toEqual([])
  })

  test('R-488 bodies are JSON', async ({ page }) => {
    await open(page, '/forecast?tab=details')
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.click()
    await cell.fill('8')
    await cell.press('Enter')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await page.keyboard.press('Control+s')
    expect((await sent).headers()['content-type']).toMatch(/^application\/json/)
  })

  test('R-507 an error of the server carries its status and its message', async ({ page }) => {
    await page.route(/\/api\/user\/me$/, route => route.fulfill({ status: 500, json: { message: 'X' } }))
    await open(page, '/help', 'en')
    await expect(page.getByText('Error 500: X')).toBeVisible()
  })

  test('R-508 an error without a message says that an error occurred', async ({ page }) => {
    await page.route(/\/api\/user\/me$/, route => route.fulfill({ status: 500, json: {} }))
    await open(page, '/help', 'en')
    await expect(page.getByText('Error 500: An error occurred')).toBeVisible()
  })

  test('R-035 numbers are grouped in the Swedish way', async ({ page }) => {
    await page.route(/\/comprehensive$/, async route => {
      const response = await route.fetch()
      const body = (await response.json()) as { budget: { annualSalary: number } }
      body.budget.annualSalary = 52 * 1_234_567
      await route.fulfill({ response, json: body })
    })
    await open(page, '/forecast?startWeek=1&endWeek=4', 'en')
    await expect(page.locator('[data-row-id="budget-incoming"] [data-week="1"]')).toHaveText(/^1\s234\s567$/)
  })
})
