import { expect, test } from '../../fixtures/journey'
import { ForecastPage } from '../../pages/forecast-page'
import { lockSaved, makeNeeds, makeResources, press, words } from './by-keyboard'
import { openResources } from './resource-world'

for (const language of ['sv', 'en'] as const)
  test(`a unit without years gets one by hand, by keyboard alone, ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    await openResources(page, {
      language,
      path: '/needs',
      before: () => Promise.resolve(),
    })
    await makeNeeds(page, language)
    await lockSaved(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await press(page, page.getByRole('navigation').getByRole('link', { name: words[language].resources }))
    await makeResources(page)
    await lockSaved(page)
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^(Till prognosen|Go to the forecast)$/ }))
    const forecast = new ForecastPage(page)
    await forecast.ready()
    for (const [week, required, budgeted] of [
      [1, '527,94', '652,25'],
      [9, '512,38', '633,02'],
      [27, '515,65', '637,07'],
      [53, '527,94', '652,25'],
    ] as const) {
      await page.goto(`/forecast?year=2026&startWeek=${week}&endWeek=${week}&tab=details`)
      await forecast.ready()
      await expect(forecast.cell('needs-total-required', week)).toHaveText(required)
      await expect(forecast.cell('staffing-budgeted-staff-hours', week)).toHaveText(budgeted)
    }
    await forecast.openTab('efficiency')
    await expect(page.getByText(/85,0/).first()).toBeVisible()
  })
