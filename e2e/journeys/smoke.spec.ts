import { expect, test } from '../fixtures/journey'
import { usualTime } from '../fixtures/addresses'
import { plain } from '../fixtures/plain-text'
import { ForecastPage } from '../pages/forecast-page'
import { SignInPage } from '../pages/sign-in-page'
import { UnitPickerPage } from '../pages/unit-picker-page'
import { unitSwitchOf } from '../pages/frame-page'

/** The main job, by mouse and keyboard only, with a demo account on the demo data. */
test('a unit manager signs in, picks her unit, plans a week, saves, and finds it after a reload', async ({ page }) => {
  const forecast = new ForecastPage(page)
  const picker = new UnitPickerPage(page)
  await page.clock.install({ time: new Date(usualTime) })

  await page.goto('/')
  await new SignInPage(page).signIn({ email: 'chef@veckovis.example', password: 'Veckovis-2026!' }, { remember: true })
  await expect(forecast.heading()).toHaveText('Prognos')

  await picker.open()
  await picker.choose('Hemtjänst', 'Räkneexemplet')
  await expect(unitSwitchOf(page)).toContainText('Räkneexemplet')
  await forecast.ready()

  await page.goto('/forecast?year=2026&startWeek=1&endWeek=4')
  await expect.poll(async () => plain(await forecast.totalEfficiency().textContent())).toBe('96,8 %')
  await forecast.expectCells('budget-remaining', { 1: '-2 000', 2: '-10 500', 3: '-14 000', 4: '-18 000' })

  await page.goto('/forecast?year=2026&startWeek=12&endWeek=12')
  await forecast.expectCell('budget-staff-cost', 12, '100 000')
  await forecast.openTab('details')
  await forecast.type('substitutes-overtime', 12, '8')
  await forecast.openTab('efficiency')
  await forecast.expectCell('budget-staff-cost', 12, '104 000')
  await forecast.save().click()
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()

  await page.reload()
  await forecast.ready()
  await forecast.expectCell('budget-staff-cost', 12, '104 000')
  await forecast.openTab('details')
  await forecast.expectCell('substitutes-overtime', 12, '8')
})
