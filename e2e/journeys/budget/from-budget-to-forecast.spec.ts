import { expect, test } from '../../fixtures/journey'
import { reloadIn } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { lockSaved, makeNeeds, makeResources, press, words } from './by-keyboard'
import { openResources } from './resource-world'

test('a unit without years gets one by hand, by keyboard alone, the needs in English and the resources in Swedish', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openResources(page, {
    language: 'en',
    path: '/needs',
    before: () => Promise.resolve(),
  })
  await makeNeeds(page, 'en')
  await lockSaved(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await reloadIn(page, 'sv')
  await press(page, page.getByRole('navigation').getByRole('link', { name: words.sv.resources }))
  await makeResources(page)
  await lockSaved(page)
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^(Till prognosen|Go to the forecast)$/ }))
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await page.goto('/forecast?year=2026&startWeek=1&endWeek=53&tab=details')
  await forecast.ready()
  for (const [week, required, budgeted] of [
    [1, '527,94', '652,25'],
    [9, '512,38', '633,02'],
    [27, '515,65', '637,07'],
    [53, '527,94', '652,25'],
  ] as const) {
    await forecast.expectCell('needs-total-required', week, required)
    await forecast.expectCell('staffing-budgeted-staff-hours', week, budgeted)
  }
  await forecast.openTab('efficiency')
  await expect(page.getByText(/85,0/).first()).toBeVisible()
})
