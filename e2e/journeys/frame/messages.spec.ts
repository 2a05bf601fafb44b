import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/suite'
import { control } from '../../fixtures/control'
import { everyPage, walk } from '../../fixtures/every-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'

const long = 'Prognosen kunde inte sparas. Dina ändringar finns kvar. Servern svarade inte. Försök igen om en stund.'

/** Has the platform of the page itself tell something, as its modules do: no page can be made to fail in one way. */
const tell = async (page: Page, text: string) => {
  const host = 'globalThis.__FEDERATION__.__INSTANCES__[0]'
  const told = JSON.stringify(text)
  await page.evaluate(`${host}.loadShare('@veckovis/platform').then(platform => platform().notify.error(${told}))`)
  await expect(page.locator('[data-part=notifications]').getByRole('alert')).toBeVisible()
}

/** What the message on the page covers. */
const covered = (page: Page) =>
  page.evaluate(text => {
    const region = document.querySelector('[data-part=notifications]')
    if (region === null) return ['no place for messages']
    const shown = region.firstElementChild
    if (shown === null) return [`no message ${text}`]
    const message = shown.getBoundingClientRect()
    const kinds = 'button, a, input, select, [role=gridcell], [role=columnheader], [data-head], th, td, dd, h2, p'
    const isOver = (box: DOMRect) =>
      box.width > 0 &&
      box.height > 0 &&
      box.left < message.right - 1 &&
      box.right > message.left + 1 &&
      box.top < message.bottom - 1 &&
      box.bottom > message.top + 1
    return [...document.querySelectorAll(kinds)]
      .filter(
        element => !region.contains(element) && element.checkVisibility() && isOver(element.getBoundingClientRect()),
      )
      .map(element => `${element.tagName} ${element.textContent?.slice(0, 30)}`)
  }, long)

for (const width of [1280, 390])
  test(`a message covers no sum, week or button of any page at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await walk(page, everyPage.manager, async each => {
      await tell(each, long)
      return covered(each)
    })
    expect(found).toEqual([])
  })

test('nor of the pages of a super admin', async ({ page }) => {
  test.slow()
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  await enter(page, { person, place }, '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await walk(page, everyPage.superAdmin, async each => {
      await tell(each, long)
      return covered(each)
    })
    expect(found).toEqual([])
  }
})

test('in a narrow window that has been scrolled the ways to other weeks stand below the message', async ({
  page,
  forecast,
  openForecast,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openForecast({ search: '?startWeek=9&endWeek=17', tables: false })
  const next = page.getByRole('button', { name: 'Nästa vecka', exact: true })
  await forecast.openTab('details')
  await page.getByRole('region', { name: 'Frånvaro' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await tell(page, long)
  const topOf = async () => (await next.boundingBox())?.y ?? -1
  const bottomOfMessage = () =>
    page.locator('[data-part=notifications]').evaluate(element => element.getBoundingClientRect().bottom)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect.poll(async () => (await topOf()) - (await bottomOfMessage())).toBeGreaterThanOrEqual(0)
  await next.click()
  await expect(page.getByRole('combobox', { name: 'Vecka', exact: true })).toHaveValue('13')
})

test('a failed save is not told any more when the connection is back, and the save then succeeds', async ({
  page,
  context,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details' })
  await forecast.type('absences-2', 20, '8')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  const failure = page.locator('[data-part=notifications]').getByRole('alert')
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await expect(failure).toHaveCount(0)
  await page.route(paths.save, route => route.fulfill({ status: 500, json: { message: 'X' } }))
  await page.keyboard.press('Control+s')
  await expect(failure).toBeVisible()
  await page.unrouteAll()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('a refused paste is not told any more after one that was taken', async ({ page, forecast, openForecast }) => {
  await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=17' })
  await forecast.select('absences-1', 12)
  await forecast.paste('sjuk\tsjuk')
  const failure = page.locator('[data-part=notifications]').getByRole('alert')
  await expect(failure).toBeVisible()
  await forecast.paste('1\t2')
  await forecast.expectCells('absences-1', { 12: '1', 13: '2' })
  await expect(failure).toHaveCount(0)
})
