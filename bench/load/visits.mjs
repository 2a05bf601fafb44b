import { codeUntil, openThrottledPage, paintedAfterClick, paintedAt } from './browser.mjs'

const emailField = 'input[name="email"]:not(:disabled)'
const forecastCell = '[role="grid"] [data-week]'
// The head of the schedule's table, or what stands there when nobody works in the unit yet.
const schedule = '[data-toolbar="schedule"] ~ :not([aria-busy])'
const help = 'main nav'

const linkTo = (page, path) => page.locator(`nav a[href="${path}"]`).first()

/** Sign-in page, cold, until a key typed into the e-mail field stays there. */
const firstVisit = async (page, { address }) => {
  await page.goto(`${address}/login`, { waitUntil: 'commit' })
  const time = await paintedAt(page, emailField)
  await page.locator(emailField).press('x')
  const typed = await page.locator(emailField).inputValue()
  if (typed !== 'x') throw new Error('the e-mail field took no key when it should have')
  const files = await codeUntil(page, time)
  await page.waitForLoadState('networkidle')
  return { time, files, allFiles: await codeUntil(page) }
}

/** From the press of "sign in" to the first cells of the forecast. */
const firstForecast = async (page, { person }) => {
  await page.locator(emailField).fill(person.email)
  await page.locator('input[name="password"]').fill(person.password)
  await page.locator('form button[type="submit"]').click()
  const time = await paintedAfterClick(page, forecastCell)
  return { time, files: await codeUntil(page) }
}

const change = async (page, path, selector) => {
  const link = linkTo(page, path)
  await link.hover()
  await page.waitForLoadState('networkidle')
  await link.click()
  return paintedAfterClick(page, selector)
}

const settle = page => page.waitForLoadState('networkidle')

/** Between two modules that were both open before: the slower half of the way there and back counts as well. */
const warmNavigation = async page => {
  const hasSecond = (await linkTo(page, '/schedule').count()) > 0
  const [path, selector] = hasSecond ? ['/schedule', schedule] : ['/help', help]
  await change(page, path, selector)
  await settle(page)
  await change(page, '/forecast', forecastCell)
  await settle(page)
  const there = await change(page, path, selector)
  await settle(page)
  const back = await change(page, '/forecast', forecastCell)
  return { there: { time: there, files: [] }, back: { time: back, files: [] } }
}

/** The forecast opened by its address by somebody who is signed in, nothing in the cache. */
const coldForecast = async (browser, suite) => {
  const page = await openThrottledPage(browser, { storage: await suite.signIn() })
  await page.goto(`${suite.address}/forecast`, { waitUntil: 'commit' })
  const time = await paintedAt(page, forecastCell)
  const files = await codeUntil(page, time)
  await page.context().close()
  return { time, files }
}

/** One round of every measurement on one suite. */
export const visitOnce = async (browser, suite) => {
  await suite.refresh()
  const page = await openThrottledPage(browser)
  const first = await firstVisit(page, suite)
  const forecast = await firstForecast(page, suite)
  await settle(page)
  const warm = await warmNavigation(page)
  await page.context().close()
  return {
    firstVisit: { time: first.time, files: first.files },
    signInReady: { time: first.time, files: first.allFiles },
    firstForecast: forecast,
    warmThere: warm.there,
    warmBack: warm.back,
    coldForecast: await coldForecast(browser, suite),
  }
}
