import type { Page } from '@playwright/test'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

const firstFour = '?year=2026&startWeek=1&endWeek=4'

const summaryText = async (page: Page) => plain(await page.locator('[data-part=cards]').textContent())

const trend = (page: Page) => page.locator('[data-part=cards]').getByRole('img')

test('R-147 R-148 the cards of the range, of its budget and of its trend are on the efficiency tab', async ({
  page,
  forecast,
  openForecast,
}) => {
  await test.step('R-147 the cards of the range and of its budget are on the efficiency tab', async () => {
    await openForecast({ search: firstFour })
    await expect.poll(() => summaryText(page)).toContain('Total effektivitet')
    for (const text of ['Kvarvarande budget, v. 1–4-18 000 kr', '-219,12 tim', '250,00 kr', 'PO-pålägg 2026']) {
      expect(await summaryText(page)).toContain(text)
    }
    const basis = page.getByRole('region', { name: 'Budgetunderlag' })
    expect(plain(await basis.textContent())).toMatch(/5 200 000 kr.*20 800 tim.*Årsarbetare.*Låst/)
    await forecast.openTab('details')
    await expect(basis).toHaveCount(0)
    await forecast.openTab('efficiency')
  })

  await test.step('R-148 the arrow of an efficiency from 77,5 to 96,8 % points up', async () => {
    await expect(trend(page)).toHaveAccessibleName('Trend: uppåt')
  })

  await test.step('what is left of the year is the same in every range, with the running remainders under it', async () => {
    // 5 200 000 - 418 000 of weeks 1 to 4 - 49 × 100 000: a year of 53 weeks.
    expect(await summaryText(page)).toMatch(/Kvar av årets budget(Varför\?)?-118 000 kr/)
    await forecast.chooseWeeks(3, 4)
    await expect
      .poll(() => summaryText(page))
      .toMatch(/-118 000 kr.*Kvarvarande budget, v\. 3–4.*-7 500 kr.*Från årets början-18 000 kr/)
    await forecast.openTab('details')
    await expect(page.getByText('Kvar av årets budget').locator('xpath=..')).toContainText(/118.000 kr/)
    await forecast.openTab('efficiency')
  })

  await test.step('R-148 from 119,8 to 58,7 % it points down, and of one week nowhere', async () => {
    await forecast.chooseWeeks(4, 5)
    await expect(trend(page)).toHaveAccessibleName('Trend: nedåt')
    await forecast.chooseWeeks(2, 2)
    await expect(trend(page)).toHaveAccessibleName('Trend: oförändrad')
  })
})
