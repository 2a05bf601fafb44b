import type { Browser, Page } from '@playwright/test'
import { entriesOf } from '../../fixtures/choices'
import { brokenModules, complaintsOf, expect, test } from '../../fixtures/journey'
import { demoPassword, enterAt, nextMinute, signInAt, startTwoProcesses } from '../../fixtures/two-processes'
import { FramePage } from '../../pages/frame-page'
import { ModuleSettingsPage } from '../../pages/module-settings-page'

test.use({ expectedComplaints: brokenModules })

/** Says something else on the list of needs, be it empty or not, and throws where it is opened on the page of results. */
const saysAndThrows = (code: string) =>
  code
    .replaceAll('Skapa behovsbudget', 'Gör en ny behovsbudget')
    .replaceAll('Det finns ingen behovsbudget ännu', 'Här finns ingen behovsbudget ännu')
    .replace(
      /=\(0,(\w+)\.createRemoteApp\)\(\{namespace:"mf-budget",/,
      '=(made=>{const app=(0,$1.createRemoteApp)(made);return{...app,mount:given=>location.pathname==="/results"?Promise.reject(new Error("thrown on purpose")):app.mount(given)}})({namespace:"mf-budget",',
    )

/** Browsers of their own: people on one origin would share what they keep. */
const openBrowsers = (browser: Browser) => {
  const opened: { readonly close: () => Promise<void>; readonly complaints: readonly string[] }[] = []
  return {
    openPage: async () => {
      const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm' })
      opened.push({ close: () => context.close(), complaints: await complaintsOf(context, brokenModules) })
      return context.newPage()
    },
    complaints: () => opened.flatMap(({ complaints }) => complaints),
    close: () => Promise.all(opened.map(({ close }) => close())),
  }
}

/** What the browser of somebody tells the server when a version did not come up. */
const failsFor = async (address: string, email: string, version: string) => {
  const { access_token } = await signInAt(address, email)
  const report = { moduleId: 'mf-budget', version, step: 'mount', kind: 'broken', supportCode: 'O-AB12' }
  const { ok } = await fetch(`${address}/api/modules/failures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
  expect(ok).toBe(true)
}

/** Takes the one place that is called so, once the list shows it and nothing that it showed before. */
const choosePlace = async (page: Page, name: string, within: RegExp) => {
  const field = page.getByRole('dialog').getByLabel('Kommuner och enheter')
  await field.click()
  await expect(entriesOf(page).first()).toBeVisible()
  await field.fill(name)
  await expect(entriesOf(page).filter({ hasNotText: name })).toHaveCount(0)
  const entry = entriesOf(page).filter({ hasText: within })
  await expect(entry).toHaveCount(1)
  await entry.click()
  await expect(page.getByRole('dialog').getByTitle(name, { exact: true })).toBeVisible()
  await field.press('Tab')
  await expect(entriesOf(page)).toHaveCount(0)
}

test('R-021 a super admin rolls a version out to a municipality, which gets it alone; when it fails too often it stops by itself, the page and the security log say so, and who had it gets the former one back', async ({
  page: chef,
  browser,
}) => {
  test.setTimeout(360_000)
  const suite = await startTwoProcesses()
  const { openPage, complaints, close } = openBrowsers(browser)
  const step = async (page: Page) => {
    await new FramePage(page).entry('Resursbudget').click()
    await expect(new FramePage(page).title()).toHaveText('Resursbudget')
    await new FramePage(page).entry('Behovsbudget').click()
    await expect(new FramePage(page).title()).toHaveText('Behovsbudget')
  }
  const former = (page: Page) => page.getByRole('button', { name: 'Skapa behovsbudget' }).first()
  const formerEmpty = (page: Page) => page.getByRole('heading', { name: 'Det finns ingen behovsbudget ännu' })
  const rolledOut = (page: Page) => page.getByRole('button', { name: 'Gör en ny behovsbudget' }).first()
  try {
    const elsewhere = await openPage()
    await enterAt(chef, suite.one, 'chef@veckovis.example', '/needs')
    await enterAt(elsewhere, suite.one, 'ekonom@veckovis.example', '/needs', 'Gruppbostad 10')
    await expect(former(chef)).toBeVisible()
    await expect(formerEmpty(elsewhere)).toBeVisible()
    const version = await suite.publishChanged('mf-budget', 'r', saysAndThrows)
    expect(await suite.modules('publish', 'mf-budget', version, '--reason', 'Nya ord')).toContain('is published')

    // Chosen on the other process, with the password.
    const admin = await openPage()
    await enterAt(admin, suite.two, 'super@veckovis.example', '/settings/modules')
    const settings = new ModuleSettingsPage(admin)
    const budget = settings.module('Budget')
    await budget.getByText(/^Senaste versionerna/).click()
    await budget.getByRole('button', { name: `Rulla ut: ${version}`, exact: true }).click()
    await choosePlace(admin, 'Solna', /^SolnaKommun i /)
    await settings.reason().fill('Prövas av Solna')
    await settings.password().fill('Fel-2026!')
    await settings.confirm('Rulla ut').click()
    await expect(settings.dialog()).toContainText('Det är inte ditt nuvarande lösenord.')
    await settings.password().fill(demoPassword)
    await settings.confirm('Rulla ut').click()
    await expect(settings.dialog()).toHaveCount(0)
    await expect(budget).toContainText(`${version} rullas ut sedan`)
    await expect(budget.getByRole('definition').filter({ hasText: /^Solna$/ })).toBeVisible()
    await expect(budget).toContainText('Prövas av Solna')

    // The municipality gets it at the next step, and nobody elsewhere does.
    await nextMinute(chef)
    await nextMinute(elsewhere)
    await step(chef)
    await expect(rolledOut(chef)).toBeVisible()
    await step(elsewhere)
    await expect(formerEmpty(elsewhere)).toBeVisible()

    // It throws for who opens the results first: they get the former one, and their browsers tell.
    const colleague = await openPage()
    const told = colleague.waitForResponse(/\/api\/modules\/failures$/)
    await enterAt(colleague, suite.one, 'admin@veckovis.example', '/results')
    await told
    await expect(new FramePage(colleague).title()).toHaveText('Budgetresultat')
    await colleague.getByRole('button', { name: 'Budget', exact: true }).click()
    await new FramePage(colleague).entry('Behovsbudget').click()
    await expect(former(colleague)).toBeVisible()
    for (const email of ['las', 'ekonom', 'super', 'utan'])
      await failsFor(suite.two, `${email}@veckovis.example`, version)

    // It is stopped, as the page and the security log say.
    await admin.reload()
    await expect(budget).toContainText(`Utrullningen av ${version} stoppades av sig själv`)
    await expect(budget).toContainText('Ingen får den.')
    await expect(budget.getByRole('button', { name: 'Avsluta utrullningen' })).toHaveCount(0)
    await budget.getByRole('link', { name: 'Allt som har gjorts med modulen' }).click()
    const events = admin.getByRole('table', { name: 'Säkerhetshändelser, de senaste först' }).getByRole('row')
    const event = (kind: string, words: string) => events.filter({ hasText: kind }).filter({ hasText: words })
    await expect(event('Modul nekad', 'misslyckades för ofta')).toContainText(version)
    await expect(event('Modulversion aktiverad', 'utrullad på prov')).toContainText(version)

    // Who had it gets the former one back at the next step.
    await nextMinute(chef)
    await step(chef)
    await expect(former(chef)).toBeVisible()
    await expect(rolledOut(chef)).toHaveCount(0)
    expect(complaints()).toEqual([])
  } finally {
    await close()
    await suite.stop()
  }
})
