import type { Page } from '@playwright/test'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

const firstFour = '?year=2026&startWeek=1&endWeek=4'

const summaryText = async (page: Page) => plain(await page.locator('.mf-forecast-summary').textContent())

test('R-147 the cards of the range and of its budget are on the efficiency tab', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: firstFour })
  await expect.poll(() => summaryText(page)).toContain('Total effektivitet')
  for (const text of ['Kvarvarande budget, v. 1–4', '-18 000 kr', '-219,12 tim', '250,00 kr', 'PO-pålägg 2026']) {
    expect(await summaryText(page)).toContain(text)
  }
  const basis = page.getByRole('region', { name: 'Budgetunderlag' })
  expect(plain(await basis.textContent())).toMatch(/5 200 000 kr.*20 800 tim.*Årsarbetare.*Låst/)
  await forecast.openTab('details')
  await expect(basis).toHaveCount(0)
})

test('R-148 an arrow tells whether the efficiency goes up, down or stays level', async ({ page, openForecast }) => {
  await openForecast({ search: firstFour })
  const arrow = page.locator('.mf-forecast-summary').getByRole('img')
  await expect(arrow).toHaveAccessibleName('Trend: uppåt')
})

test('a range without a change has a level arrow', async ({ page, openForecast }) => {
  await openForecast({ search: '?year=2026&startWeek=2&endWeek=2' })
  await expect(page.locator('.mf-forecast-summary').getByRole('img')).toHaveAccessibleName('Trend: oförändrad')
})

test('the remaining budget of a range has the one since the start of the year beside it', async ({
  page,
  openForecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=3&endWeek=4' })
  await expect
    .poll(() => summaryText(page))
    .toMatch(/Kvarvarande budget, v\. 3–4.*-7 500 kr.*Från årets början-18 000 kr/)
})
