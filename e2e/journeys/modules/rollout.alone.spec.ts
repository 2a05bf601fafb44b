import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { complaintsOf, expect, test } from '../../fixtures/journey'
import { overflow } from '../../fixtures/narrow-windows'
import { enterAt, startTwoProcesses } from '../../fixtures/two-processes'
import { ModuleSettingsPage } from '../../pages/module-settings-page'

const [before, after] = ['Skapa behovsbudget', 'Gör en ny behovsbudget']
const button = (page: Page, name: string) => page.getByRole('button', { name }).first()

test('a version is rolled out to a municipality from the page: who works there gets it, others do not, and it is ended', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(240_000)
  const suite = await startTwoProcesses()
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' })
  const complaints = await complaintsOf(context)
  try {
    const version = await suite.publishChanged('mf-budget', 'n', code => code.replaceAll(before, after))
    await suite.modules('publish', 'mf-budget', version, '--reason', 'Nya ord')
    await enterAt(admin, suite.two, 'super@veckovis.example', '/settings/modules')
    const settings = new ModuleSettingsPage(admin)
    const budget = settings.module('Budget')
    await budget.getByText(/^Senaste versionerna/).click()
    await budget.getByRole('button', { name: `Rulla ut: ${version}` }).click()
    await settings.confirm('Rulla ut').click()
    await expect(settings.dialog()).toContainText('Välj minst en kommun eller enhet.')
    await settings.places().fill('Solna')
    await settings.places().press('Enter')
    await expect(settings.dialog().getByTitle('Solna')).toBeVisible()
    await settings.reason().fill('Solna prövar först')
    await expectNoAxeViolations(admin)
    await settings.password().fill('Veckovis-2026!')
    await settings.confirm('Rulla ut').click()
    await expect(budget).toContainText(`${version} rullas ut sedan`)

    const there = await context.newPage()
    const told = there.waitForResponse(/\/api\/modules\/loads$/)
    await enterAt(there, suite.one, 'chef@veckovis.example', '/needs')
    await expect(button(there, after)).toBeVisible()
    await there.clock.runFor(61_000)
    expect((await told).ok()).toBe(true)
    const elsewhere = await context.newPage()
    await enterAt(elsewhere, suite.one, 'ekonom@veckovis.example', '/needs', 'Gruppbostad 2')
    await expect(button(elsewhere, before)).toBeVisible()

    await admin.reload()
    await expect(budget).toContainText('Solna prövar först')
    await expect(budget.getByRole('definition').filter({ hasText: 'öppnad av 1 person, misslyckades' })).toBeVisible()
    await admin.setViewportSize({ width: 390, height: 800 })
    expect(await overflow(admin)).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(admin)
    await budget.getByRole('button', { name: 'Avsluta utrullningen' }).click()
    await settings.reason().fill('Nog prövat')
    await settings.confirm('Avsluta utrullningen').click()
    await expect(budget).not.toContainText('rullas ut sedan')
    const anew = await context.newPage()
    await enterAt(anew, suite.one, 'chef@veckovis.example', '/needs')
    await expect(button(anew, before)).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    await context.close()
    await suite.stop()
  }
})
