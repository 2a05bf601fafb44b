import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, type Place } from '../../fixtures/places'
import { callApi, enter, enterNext, reloadIn, signInByApi } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/suite'
import { overflow } from '../../fixtures/narrow-windows'
import { FramePage } from '../../pages/frame-page'
import { ModuleSettingsPage } from '../../pages/module-settings-page'

test.use({ expectedComplaints: brokenModules })

const superAdmin = () => control.makeUser({ jobTitleId: 999, roles: [] })

type Options = { licences?: string[]; path?: string; language?: 'sv' | 'en' }

const open = async (page: Page, { licences = [], path = '/settings/modules', language = 'sv' }: Options = {}) => {
  const place = await makePlace({ licences })
  await enter(page, { person: await superAdmin(), place, language }, path)
  return { place, settings: new ModuleSettingsPage(page) }
}

const registryOf = async (place: Place) => {
  const tokens = await signInByApi(await makeManager(place))
  const answer = await callApi(tokens, `/modules?unitId=${place.unitId}`)
  const { modules } = (await answer.json()) as { modules: { id: string }[] }
  return modules.map(({ id }) => id)
}

const overview = /\/api\/settings\/modules$/

test('the settings lead a super admin to the modules, whose licences are given, taken back and given for a time to come', async ({
  page,
}) => {
  const { place, settings } = await open(page, { path: '/settings' })
  await page.getByRole('link', { name: 'Öppna moduler och licenser' }).click()
  await expect(page).toHaveURL(/\/settings\/modules$/)
  await expect(new FramePage(page).title()).toHaveText('Moduler och licenser')
  await expect(settings.region('Moduler').getByRole('heading', { name: 'Prognos' })).toBeVisible()
  await test.step('each module shows its active version, its versions and how many hold a licence', async () => {
    const forecast = settings
      .region('Moduler')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Prognos', exact: true }) })
    await expect(forecast.getByText('Aktiv', { exact: true }).first()).toBeVisible()
    await expect(forecast.getByText(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/).first()).toBeVisible()
    await forecast.getByText(/^Senaste versionerna/).click()
    await expect(forecast.getByText(/registrerad 18 mars 2026.*kontrakt 1/).first()).toBeVisible()
  })
  await settings.choose(place.municipalityName)
  await test.step('a licence is given with a confirmation and the keyboard alone, and counts at once', async () => {
    await expect(settings.licence('Prognos')).toContainText('Ingen licens')
    await settings.give('Prognos').focus()
    await page.keyboard.press('Enter')
    await expect(settings.dialog()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings.dialog()).toHaveCount(0)
    await expect(settings.give('Prognos')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(settings.dialog()).toContainText(`${place.municipalityName} får tillgång till Prognos.`)
    await settings.confirm('Ge licens').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Licensen för Prognos är given.')).toBeVisible()
    await expect(settings.dialog()).toHaveCount(0)
    await expect(settings.licence('Prognos')).toContainText('från 18 mars 2026, tills vidare')
    expect(await registryOf(place)).toContain('mf-forecast')
    await page.keyboard.press('Tab')
    await expect(settings.undo()).toBeFocused()
  })
  await test.step('it can be taken back', async () => {
    await settings.undo().click()
    await expect(page.getByText('Ändringen är ångrad.')).toBeVisible()
    await expect(settings.licence('Prognos')).toContainText('Ingen licens')
    expect(await registryOf(place)).not.toContain('mf-forecast')
  })
  await test.step('a coming licence is shown as such and can be taken back, which can be undone', async () => {
    await settings.give('Prognos').click()
    await settings.dialog().getByLabel('Från och med').fill('2026-05-01')
    await settings.dialog().getByLabel('Till och med').fill('2026-04-30')
    await settings.confirm('Ge licens').click()
    await expect(settings.dialog()).toContainText('Sista dagen kan inte vara före den första')
    await settings.dialog().getByLabel('Till och med').fill('2026-12-31')
    await settings.confirm('Ge licens').click()
    await expect(settings.licence('Prognos')).toContainText('Kommande')
    await expect(settings.licence('Prognos')).toContainText('från 1 maj 2026 till 31 december 2026')
    expect(await registryOf(place)).not.toContain('mf-forecast')
    await settings.takeBack('Prognos').click()
    await settings.confirm('Ta tillbaka').click()
    await expect(settings.licence('Prognos')).toContainText('Ingen licens')
    await settings.undo().click()
    await expect(settings.licence('Prognos')).toContainText('Kommande')
  })
})

test('a licence is ended at once or after a last day, and nothing is overwritten that another super admin changed meanwhile', async ({
  page,
}) => {
  const other = await makePlace({ licences: ['forecast'] })
  const { place, settings } = await open(page, { licences: ['forecast'] })
  await settings.choose(place.municipalityName)
  await test.step('at once, and the end can be undone', async () => {
    await settings.end('Prognos').click()
    await settings.confirm('Avsluta licensen').click()
    await expect(page.getByText('Licensen för Prognos är avslutad.')).toBeVisible()
    await expect(settings.licence('Prognos')).toContainText('Avslutad')
    expect(await registryOf(place)).not.toContain('mf-forecast')
    await settings.undo().click()
    await expect(settings.licence('Prognos')).toContainText('tills vidare')
    expect(await registryOf(place)).toContain('mf-forecast')
  })
  await test.step('after a last day, which it holds to its end', async () => {
    await settings.end('Prognos').click()
    await settings.dialog().getByRole('radio', { name: 'Efter en sista dag' }).check()
    const lastDay = settings.dialog().getByRole('textbox', { name: 'Sista dag', exact: true })
    await lastDay.fill('2026-03-17')
    await settings.confirm('Avsluta licensen').click()
    await expect(settings.dialog()).toContainText('Ange i dag eller en senare dag')
    await lastDay.fill('2026-06-30')
    await settings.confirm('Avsluta licensen').click()
    await expect(settings.licence('Prognos')).toContainText('till 30 juni 2026')
    expect(await registryOf(place)).toContain('mf-forecast')
  })
  await test.step('what another super admin changed meanwhile is told and shown', async () => {
    await settings.choose(other.municipalityName)
    await expect(settings.licence('Prognos')).toContainText('tills vidare')
    await control.setLicence({
      municipalityId: other.municipalityId,
      licenceKey: 'forecast',
      validTo: '2026-12-31T23:00:00Z',
    })
    await settings.end('Prognos').click()
    await settings.confirm('Avsluta licensen').click()
    await expect(settings.dialog()).toContainText('Någon annan har ändrat licensen')
    await page.keyboard.press('Escape')
    await expect(settings.licence('Prognos')).toContainText('till 31 december 2026')
  })
})

test('a module that does not come up is listed with its support code, step and version; who met it neither sees the link nor reaches the page', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/settings')
  await expect(page.getByRole('region', { name: 'Språk' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Öppna moduler och licenser' })).toHaveCount(0)
  await page.goto('/settings/modules')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await page.route(/\/modules\/mf-forecast\//, route => route.fulfill({ status: 404, body: '' }))
  await page.goto('/forecast')
  await expect(page.getByRole('alert')).toContainText('Prognos kunde inte öppnas')
  const code = await page.getByText(/^[A-Z]-[0-9A-Z]{4,6}$/).textContent()
  await enterNext(page, { person: await superAdmin(), place }, '/settings/modules')
  await expect(
    new ModuleSettingsPage(page)
      .region('Senaste fel')
      .getByRole('row')
      .filter({ hasText: code ?? 'none' })
      .first(),
  ).toContainText(/mf-forecast .*Kunde inte hämtas/)
})

test('the page fetches no module, says what is wrong or missing, lists failures by pages and speaks English', async ({
  page,
}) => {
  const files: string[] = []
  await page.route(/\/modules\/mf-/, route => {
    files.push(route.request().url())
    return route.abort()
  })
  await answerWith(page, overview, 500, {
    statusCode: 500,
    code: 'server-error',
    message: 'Serverfel. Försök igen senare.',
  })
  const { settings } = await open(page, { licences: ['forecast'] })
  const modules = settings.region('Moduler')
  await test.step('a failure says what is wrong and a retry mends it', async () => {
    await expect(modules.getByRole('alert')).toContainText('Serverfel')
    await page.unroute(overview)
    await modules.getByRole('button', { name: 'Försök igen' }).click()
    await expect(modules.getByRole('heading', { name: 'Prognos' })).toBeVisible()
  })
  await test.step('the page works when no module can be fetched, and fetches none', async () => {
    await expect(settings.end('Prognos')).toBeVisible()
    expect(files).toEqual([])
  })
  await test.step('an installation without modules and failures says so', async () => {
    await answerWith(page, overview, 200, { modules: [], failures: [] })
    await page.reload()
    await expect(modules).toContainText('Inga moduler är publicerade')
    await expect(settings.region('Senaste fel')).toContainText('Inga fel har rapporterats')
    await page.unroute(overview)
  })
  await test.step('failures are listed ten at a time, or as many as are wanted', async () => {
    const failures = Array.from({ length: 26 }, (_, index) => ({
      id: index + 1,
      at: '2026-03-18T08:00:00Z',
      source: 'browser',
      moduleId: 'mf-staff',
      version: '1.0.0',
      step: 'mount',
      kind: 'broken',
      supportCode: `O-${index + 1}`,
      detail: '',
    }))
    await answerWith(page, overview, 200, { modules: [], failures })
    await page.reload()
    const codes = settings.region('Senaste fel').getByRole('cell', { name: /^O-\d+$/ })
    await expect(codes).toHaveCount(10)
    await page.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(codes.first()).toHaveText('O-11')
    await expect(page.getByText('11–20 av 26')).toBeVisible()
    await page.getByLabel('Rader per sida').selectOption('25')
    await expect(codes).toHaveCount(25)
    await page.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(codes).toHaveText(['O-26'])
    await page.unroute(overview)
  })
  await test.step('the page speaks English', async () => {
    await reloadIn(page, 'en')
    await expect(page.getByRole('region', { name: 'Licences', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'End the licence for Forecast' })).toBeVisible()
    await expect(page.getByText(/until further notice/).first()).toBeVisible()
  })
})

for (const width of [390, 1280])
  test(`at ${width} px nothing is cut off and axe finds nothing`, { tag: '@layout' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { settings } = await open(page, { licences: ['forecast'] })
    await expect(settings.end('Prognos')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
    await settings.end('Prognos').click()
    await expect(settings.dialog()).toBeVisible()
    await expectNoAxeViolations(page)
  })

const version = (name: string) => ({
  version: name,
  registeredAt: '2026-03-18T08:00:00Z',
  contract: { from: 1, to: 1 },
})
const activation = (name: string, way: string, reason: string) => ({
  at: '2026-03-18T08:00:00Z',
  version: name,
  way,
  reason,
  by: way === 'start' ? null : 'Maximiliana Wahlström-Abrahamsson',
})

/** Two versions of a module, which a suite that was only just built does not have. */
const withVersions = (page: Page) =>
  answerWith(page, /\/api\/settings\/modules$/, 200, {
    modules: [
      {
        id: 'mf-budget',
        title: { sv: 'Budget', en: 'Budget' },
        licenceKey: 'budget',
        activeVersion: '0.1.0-6a0a0002',
        versions: [version('0.1.0-6a0a0002'), version('0.1.0-6a0a0001')],
        activations: [
          activation('0.1.0-6a0a0002', 'promote', 'Listan över behovsbudgetar visar tidigare års timmar bredvid'),
          activation('0.1.0-6a0a0001', 'roll-back', 'Tom lista'),
          activation('0.1.0-6a0a0001', 'start', ''),
        ],
        licensed: 12,
      },
    ],
    failures: [],
  })

for (const width of [320, 390, 1280])
  test(
    `at ${width} px a version is chosen with a reason, and what stands in the way stays in the dialog`,
    {
      tag: '@layout',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await withVersions(page)
      const { settings } = await open(page, { language: width === 390 ? 'en' : 'sv' })
      for (const summary of [/^(Senaste versionerna|Latest versions)/, /^(Aktiveringar|Activations)/])
        await page.getByText(summary).click()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: /0\.1\.0-6a0a0001/ }).click()
      const send = settings.dialog().getByRole('button', { name: /^(Gör aktiv|Make active)$/ })
      await send.click()
      await expect(settings.dialog()).toContainText(/Ange ett skäl|Give a reason/)
      await settings.dialog().getByRole('textbox').fill('Tom lista')
      await send.click()
      // The server knows no such version.
      await expect(settings.dialog().getByRole('alert')).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await expectNoAxeViolations(page)
    },
  )
