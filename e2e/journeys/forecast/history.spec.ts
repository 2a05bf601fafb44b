import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { storedForecast } from '../../fixtures/stored-forecast'
import { breakConnection } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'
import type { ForecastPage } from '../../pages/forecast-page'

const savesPath = /\/api\/forecast\/\d+\/unit\/\d+\/saves/
const weeks = '?startWeek=12&endWeek=17'

const list = 'Vad som har sparats'
const before = 'Före den äldsta ändringen'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** One cell typed and two pasted, saved. */
const saveThree = async (forecast: ForecastPage) => {
  await forecast.type('absences-2', 13, '7,5')
  await forecast.select('absences-3', 14)
  await forecast.paste('1\t2')
  await forecast.save().click()
  await expect(forecast.saveBar()).not.toHaveAttribute('data-unsaved', '')
}

test('a cell tells who changed it from what to what, and the forecast is looked at and taken back', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({ tab: 'details', search: weeks })
  await saveThree(forecast)

  await forecast.cell('absences-2', 13).getByRole('textbox').focus()
  await forecast.press('Alt+Enter')
  await forecast.why().getByRole('button', { name: 'Visa historik' }).click()
  const ofCell = forecast.why().getByRole('region', { name: 'Cellens historik' })
  await expect(ofCell.getByRole('listitem')).toHaveCount(1)
  await expect(ofCell).toContainText('0 → 7,5')
  await expect(ofCell).toContainText('Skrivet')
  await expect(ofCell).toContainText('Prov Person')
  await expectNoAxeViolations(page, '[data-part=explanation]')
  await forecast.press('Escape')
  await expect(forecast.why()).toHaveCount(0)

  await page.getByRole('button', { name: 'Historik', exact: true }).press('Enter')
  await expect(dialog(page, list).getByRole('listitem')).toHaveCount(1)
  await expect(dialog(page, list)).toContainText('2 celler klistrades in, 1 cell skrevs')
  await expectNoAxeViolations(page, '[role=dialog]')
  await dialog(page, list).getByRole('button', { name: before }).press('Enter')
  const past = dialog(page, before)
  await expect(past.getByRole('button', { name: 'Tillbaka till listan' })).toBeFocused()
  await expect(past.getByRole('status')).toHaveText('3 celler skiljer sig från hur prognosen är nu.')
  await expect(past.locator('td[data-differs]')).toHaveCount(3)
  await expect(past.locator('td[data-differs]').first()).toContainText('nu 7,5')
  await expectNoAxeViolations(page, '[role=dialog]')

  await past.getByRole('button', { name: 'Återställ' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await forecast.expectCells('absences-2', { 13: '0' })
  await forecast.expectCells('absences-3', { 14: '0', 15: '0' })
  await expect(forecast.saveBar()).toHaveAttribute('data-unsaved', '')
  expect((await storedForecast(place, person)).absence(2, 13)).toEqual([7.5])
  await forecast.undo().click()
  await forecast.expectCells('absences-2', { 13: '7,5' })
  await forecast.expectCells('absences-3', { 14: '1', 15: '2' })
  await expect(forecast.undo()).toBeEnabled()
})

test.describe('a telephone in the dark', () => {
  test.use({ viewport: { width: 390, height: 780 }, colorScheme: 'dark' })

  test('a history that cannot be fetched says so and is asked for again; the list and a past state fit', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ tab: 'details', search: weeks })
    await page.getByRole('textbox', { name: 'Semester' }).fill('3')
    await forecast.save().click()
    await expect(forecast.saveBar()).not.toHaveAttribute('data-unsaved', '')
    await breakConnection(page, savesPath)
    await page.getByRole('button', { name: 'Historik', exact: true }).click()
    await expect(dialog(page, list).getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await page.unroute(savesPath)
    await dialog(page, list).getByRole('button', { name: 'Försök igen' }).click()
    await expect(dialog(page, list).getByRole('listitem')).toHaveCount(1)
    await dialog(page, list).getByRole('button', { name: before }).click()
    await expect(dialog(page, before).getByRole('region', { name: 'Timmar då och nu' })).toBeVisible()
    await expect(dialog(page, before).locator('td[data-differs]').first()).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page, '[role=dialog]')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
