import { expect, test } from '../../fixtures/suite'
import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'

const newYear = '2027-01-01T09:00:00Z'

test.afterEach(() => control.setClock({ now: usualTime }))

test('on 1 January 2027 week 53 of 2026 is open, earlier weeks are not, and 2027 is all open', async ({
  page,
  forecast,
  openForecast,
}) => {
  await control.setClock({ now: newYear })
  await openForecast({
    time: newYear,
    years: [2026, 2027],
    tab: 'details',
    search: '?year=2026&startWeek=50&endWeek=53',
  })
  await expect(forecast.input('absences-2', 52)).toHaveCount(0)
  await forecast.type('absences-2', 53, '4')
  await forecast.save().click()
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
  await forecast.choose(forecast.year(), '2027')
  await forecast.ready()
  await forecast.openTab('details')
  await expect(forecast.input('absences-2', 50)).toHaveCount(1)
})
