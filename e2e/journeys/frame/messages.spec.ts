import { expect, test } from '../../fixtures/suite'
import { paths } from '../../fixtures/stub'
import { tellMessage } from '../../fixtures/told-message'

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
  await tellMessage(page)
  const topOf = async () => (await next.boundingBox())?.y ?? -1
  const bottomOfMessage = () =>
    page.locator('[data-part=notifications]').evaluate(element => element.getBoundingClientRect().bottom)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect.poll(async () => (await topOf()) - (await bottomOfMessage())).toBeGreaterThanOrEqual(0)
  await next.click()
  await expect(page.getByRole('combobox', { name: 'Vecka', exact: true })).toHaveValue('13')
})

test('a failure is not told any more once what failed was taken: a save without a connection, one that the server refused, and a paste', async ({
  page,
  context,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=20' })
  const failure = page.locator('[data-part=notifications]').getByRole('alert')
  await test.step('a paste', async () => {
    await forecast.select('absences-1', 12)
    await forecast.paste('sjuk\tsjuk')
    await expect(failure).toBeVisible()
    await forecast.paste('1\t2')
    await forecast.expectCells('absences-1', { 12: '1', 13: '2' })
    await expect(failure).toHaveCount(0)
  })
  await test.step('a save', async () => {
    await forecast.type('absences-2', 20, '8')
    await context.setOffline(true)
    await page.keyboard.press('Control+s')
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
})
