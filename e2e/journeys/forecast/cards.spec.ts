import type { Page } from '@playwright/test'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

const firstFour = '?year=2026&startWeek=1&endWeek=4'

const summaryText = async (page: Page) => plain(await page.locator('[data-part=cards]').textContent())

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

const trends = [
  ['from 77,5 to 96,8 %', 1, 4, 'uppåt'],
  ['from 119,8 to 58,7 %', 4, 5, 'nedåt'],
  ['of one week', 2, 2, 'oförändrad'],
] as const
for (const [what, startWeek, endWeek, word] of trends) {
  test(`R-148 the arrow of an efficiency ${what} says ${word}`, async ({ page, openForecast }) => {
    await openForecast({ search: `?year=2026&startWeek=${startWeek}&endWeek=${endWeek}` })
    await expect(page.locator('[data-part=cards]').getByRole('img')).toHaveAccessibleName(`Trend: ${word}`)
  })
}

test('the remaining budget of a range has the one since the start of the year beside it', async ({
  page,
  openForecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=3&endWeek=4' })
  await expect
    .poll(() => summaryText(page))
    .toMatch(/Kvarvarande budget, v\. 3–4.*-7 500 kr.*Från årets början-18 000 kr/)
})
