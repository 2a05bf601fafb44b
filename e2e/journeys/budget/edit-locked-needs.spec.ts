import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { ForecastPage } from '../../pages/forecast-page'
import { NeedsPage } from '../../pages/needs-page'
import { ResourcesPage } from '../../pages/resources-page'
import { openResources } from './resource-world'

const lockedNeeded = 'Låst behovsbudget och resursbudget krävs för att visa prognosdata'

const editLocked = async (page: Page, change: (needs: NeedsPage) => Promise<void>) => {
  const needs = new NeedsPage(page)
  await page.goto('/needs')
  await needs.action('Behov 2026', /^Redigera/).click()
  await expect(needs.dialog()).toContainText('Tills den är låst visar prognosen inga siffror')
  await needs.dialog().getByRole('button', { name: 'Ändra budgeten' }).click()
  await needs.wizardReady()
  await change(needs)
  await needs.next().click()
  await needs.save().click()
  await expect(needs.notice('Behov 2026 är sparad')).toBeVisible()
}

const expectLockedNeeded = async (page: Page, address: string) => {
  const forecast = new ForecastPage(page)
  await page.goto(address)
  await expect(page.getByRole('main').getByText(lockedNeeded, { exact: true })).toBeVisible()
  await expect(forecast.year()).toBeVisible()
  await expect(forecast.grids()).toHaveCount(0)
  await expect(forecast.summary()).toHaveCount(0)
  await expect(forecast.fillIn()).toBeDisabled()
}

const runResourceSteps = async (page: Page) => {
  const resources = new ResourcesPage(page)
  await page.goto('/resources')
  await resources.create().click()
  await resources.fillFirstStep({ types: ['Fast budget', 'Ersättning per timme', 'Ersättning per rum'] })
  await resources.next().click()
  await resources.field('fixed').fill('1 000 000')
  await resources.field('perHour').fill('420')
  await resources.field('perRoom').fill('450 000')
  await resources.next().click()
  await resources.next().click()
  await resources.save().click()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Aktivera / }).click()
  await main.getByRole('button', { name: /^Lås / }).click()
  await resources.inDialog('Lås budgeten').click()
  await resources.inDialog('Till prognosen').click()
}

test('R-349 after the edit of a locked needs budget the forecast waits for the resource steps, and follows the edit', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await openResources(page, { path: '/needs' })
  await expectLockedNeeded(page, '/forecast?year=2026')
  await editLocked(page, async needs => {
    await needs.efficiency().fill('90')
    await needs.rooms(1).fill('20')
  })
  await expectLockedNeeded(page, '/forecast?year=2026')
  await expectLockedNeeded(page, '/forecast')

  await runResourceSteps(page)
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Mål 90,0/)
      .first(),
  ).toBeVisible()
  // 12 510 hours of the zones and 20 rooms instead of 10: 39 446. The last hundredths go to the earlier of like weeks.
  await page.goto('/forecast?year=2026&startWeek=1&endWeek=53&tab=details')
  await forecast.ready()
  await forecast.expectCells('needs-total-required', { 1: '801,65', 9: '778,01', 27: '782,98', 53: '801,64' })
})
