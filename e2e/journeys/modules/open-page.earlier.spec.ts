import type { Page } from '@playwright/test'
import { usualTime } from '../../fixtures/addresses'
import { everyPage, openPage, settle } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/journey'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage, unitSwitchOf, userMenuOf } from '../../pages/frame-page'
import { ModuleSettingsPage } from '../../pages/module-settings-page'
import { NeedsPage } from '../../pages/needs-page'
import { SignInPage } from '../../pages/sign-in-page'
import { StaffPage } from '../../pages/staff-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

// The server of these projects gives the shell of an earlier commit, as a page has it that was open when the suite was
// renewed, on the API and the modules of now; or the modules of then, as an installation has them until somebody promotes
// the new ones, in the shell and on the API of now (scripts/checks/earlier-shell).

/** A failure page, a notice of what could not be read, a line of what the page lacks. */
const failures = /kunde inte|gick inte att|inte förstår|inte tillgänglig/

const isMissing = async (page: Page) => {
  await settle(page)
  return page.getByRole('heading', { name: 'Sidan finns inte', level: 1 }).isVisible()
}

/** The page stands, and nothing on it says that something is wrong. */
const standsWell = async (page: Page) => {
  await settle(page)
  await expect(page.getByText(failures), page.url()).toHaveCount(0)
}

const signIn = async (page: Page, email: string) => {
  await page.clock.install({ time: new Date(usualTime) })
  await page.goto('/')
  await new SignInPage(page).signIn({ email, password: 'Veckovis-2026!' }, { remember: true })
  await expect(userMenuOf(page)).toBeVisible()
}

test('anyone who has an earlier shell or earlier modules signs in, plans and saves, and finds every area', async ({
  page,
}, { retry }) => {
  test.setTimeout(180_000)
  const forecast = new ForecastPage(page)
  const frame = new FramePage(page)
  const picker = new UnitPickerPage(page)
  // A second try must have something to save as well.
  const hours = String(8 + retry)
  await signIn(page, 'chef@veckovis.example')
  await expect(forecast.heading()).toHaveText('Prognos')
  await picker.open()
  await picker.choose('Hemtjänst', 'Räkneexemplet')
  await forecast.ready()
  await page.goto('/forecast?year=2026&startWeek=12&endWeek=12')
  await forecast.openTab('details')
  await forecast.type('substitutes-overtime', 12, hours)
  await forecast.save().click()
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
  await page.reload()
  await forecast.ready()
  await forecast.openTab('details')
  await forecast.expectCell('substitutes-overtime', 12, hours)
  await standsWell(page)

  // A unit with staff and budgets.
  await picker.open()
  await picker.choose('Hemtjänst', 'Hemtjänst Bergshamra')
  await expect(unitSwitchOf(page)).toContainText('Bergshamra')
  await frame.entry('Startsida').click()
  await expect(frame.title()).toHaveText('Startsida')
  await standsWell(page)
  await frame.go({ parent: 'Budget', entry: 'Behovsbudget' })
  await new NeedsPage(page).listReady()
  await standsWell(page)
  await frame.entry('Personal').click()
  await new StaffPage(page).ready()
  await standsWell(page)
  for (const path of ['/schedule', '/resources', '/diary', '/diary/plan']) {
    await openPage(page, path)
    await standsWell(page)
  }
  await userMenuOf(page).click()
  await frame.menuItem('Inställningar').click()
  await expect(page.getByRole('region', { name: 'Språk' })).toBeVisible()
  await standsWell(page)
})

test('a super admin with an earlier shell or earlier modules reads every page', async ({ page }) => {
  test.setTimeout(180_000)
  const answered = page.waitForResponse(response => new URL(response.url()).pathname === '/api/modules')
  await signIn(page, 'super@veckovis.example')
  const { modules } = (await (await answered).json()) as { modules: { routes: { path: string }[] }[] }
  const hasLicences = modules.some(({ routes }) => routes.some(({ path }) => path === '/licences'))
  for (const path of ['/help', ...everyPage.superAdmin]) {
    // Modules of before 2026-11-27 have no such page, and the shell says so.
    if (path === '/licences' && !hasLicences) continue
    await openPage(page, path)
    // Shells of before 2026-11-28 have no such page, and say so.
    if (path === '/settings/installation' && (await isMissing(page))) continue
    await standsWell(page)
  }
  await openPage(page, '/settings/modules')
  await expect(new ModuleSettingsPage(page).module('Prognos')).toBeVisible()
})
