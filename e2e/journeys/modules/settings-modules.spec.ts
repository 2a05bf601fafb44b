import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { chooseRows } from '../../fixtures/choices'
import { control } from '../../fixtures/control'
import { resize } from '../../fixtures/every-page'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter, enterNext, reloadIn } from '../../fixtures/session'
import { answerWith, changeAnswer } from '../../fixtures/stub'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/suite'
import { overflow } from '../../fixtures/narrow-windows'
import { FramePage } from '../../pages/frame-page'
import { ModuleSettingsPage } from '../../pages/module-settings-page'

test.use({ expectedComplaints: brokenModules })

const superAdmin = () => control.makeUser({ jobTitleId: 999, roles: [] })

type Options = { path?: string; language?: 'sv' | 'en' }

const open = async (page: Page, { path = '/settings/modules', language = 'sv' }: Options = {}) => {
  const person = await superAdmin()
  await enter(page, { person, place: await makePlace(), language }, path)
  return { person, settings: new ModuleSettingsPage(page) }
}

const overview = /\/api\/settings\/modules$/

test('the page of the installation leads a super admin to the modules with their versions, and these to the licences', async ({
  page,
}) => {
  const { settings } = await open(page, { path: '/settings/installation' })
  await page.getByRole('link', { name: 'Öppna moduler och versioner' }).click()
  await expect(page).toHaveURL(/\/settings\/modules$/)
  await expect(new FramePage(page).title()).toHaveText('Moduler och versioner')
  await expect(settings.region('Moduler').getByRole('heading', { name: 'Prognos' })).toBeVisible()
  await test.step('each module shows its active version and its versions', async () => {
    const forecast = settings
      .region('Moduler')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Prognos', exact: true }) })
    await expect(forecast.getByText('Aktiv', { exact: true }).first()).toBeVisible()
    await expect(forecast.getByText(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/).first()).toBeVisible()
    await forecast.getByText(/^Senaste versionerna/).click()
    await expect(forecast.getByText(/registrerad 18 mars 2026.*kontrakt 1/).first()).toBeVisible()
  })
  await test.step('the way to the licences is there as long as a module brings their page', async () => {
    await settings.toLicences().click()
    await expect(page).toHaveURL(/\/licences$/)
    await expect(new FramePage(page).title()).toHaveText('Licenser')
    await changeAnswer<{ modules: { id: string }[] }>(page, /\/api\/modules(\?|$)/, registry => {
      registry.modules = registry.modules.filter(({ id }) => id !== 'mf-admin')
    })
    await page.goto('/settings/modules')
    await expect(settings.module('Administration')).toBeVisible()
    await expect(settings.toLicences()).toHaveCount(0)
  })
})

test('how long the pages of a module took for people is shown by version, on a phone too', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/forecast')
  const told = page.waitForRequest(/\/api\/modules\/measures$/)
  await expect(page.getByRole('grid').first()).toBeVisible()
  // A person who looks elsewhere ends the pause in which measures are collected.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await told
  await enterNext(page, { person: await superAdmin(), place }, '/settings/modules')
  const forecast = new ModuleSettingsPage(page).module('Prognos')
  await forecast.getByText(/^Uppmätta tider per version/).click()
  await expect(
    forecast
      .getByRole('row')
      .filter({ hasText: /\d\s(ms|s)\s\(\d+ mätning/ })
      .first(),
  ).toBeVisible()
  await test.step('and what its active version offers and needs', async () => {
    await forecast.getByText('Vad den erbjuder och behöver').click()
    for (const path of ['/forecast', '/follow-up'])
      await expect(forecast.getByText(path, { exact: true })).toBeVisible()
    await expect(
      forecast
        .getByRole('definition')
        .filter({ hasText: /^start [\d,]+\skB, första sidan [\d,]+\skB, allt [\d,]+\skB$/ }),
    ).toBeVisible()
    await expect(forecast.getByText('@veckovis/forecast', { exact: true })).toBeVisible()
    await expect(forecast.getByText('@veckovis/platform', { exact: true })).toBeVisible()
  })
  await expectNoAxeViolations(page)
  await resize(page, 390)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a module that does not come up is listed with its support code, step and version; who met it neither sees the link nor reaches the page', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makeManager(place), place }, '/settings')
  await expect(page.getByRole('region', { name: 'Språk' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Öppna moduler och versioner' })).toHaveCount(0)
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
  const { settings } = await open(page)
  const modules = settings.region('Moduler')
  await test.step('a failure says what is wrong and a retry mends it', async () => {
    await expect(modules.getByRole('alert')).toContainText('Serverfel')
    await page.unroute(overview)
    await modules.getByRole('button', { name: 'Försök igen' }).click()
    await expect(modules.getByRole('heading', { name: 'Prognos' })).toBeVisible()
  })
  await test.step('the page works when no module can be fetched, and fetches none', async () => {
    await expect(settings.toLicences()).toBeVisible()
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
    await chooseRows(page.getByLabel('Rader per sida'), 25)
    await expect(codes).toHaveCount(25)
    await page.getByRole('button', { name: 'Nästa sida' }).click()
    await expect(codes).toHaveText(['O-26'])
    await page.unroute(overview)
  })
  await test.step('the page speaks English', async () => {
    await reloadIn(page, 'en')
    await expect(page.getByRole('region', { name: 'Latest failures', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Give and end the licences of municipalities' })).toBeVisible()
  })
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

const health = (before: string | null) => ({
  modules: [
    {
      id: 'mf-budget',
      before,
      rollout: { version: '0.1.0-6a0a0003', since: '2026-03-18T08:00:00.000Z', municipalities: 1, units: 2 },
      quarantined: [],
      versions: [
        { version: '0.1.0-6a0a0002', loads: 40, failures: 8, health: 'unhealthy', wasRolledBack: false },
        { version: '0.1.0-6a0a0001', loads: 1, failures: 0, health: 'unknown', wasRolledBack: before === null },
      ],
    },
  ],
})

test('each version says how it fares, and the way back where it leads, or why it leads nowhere', async ({ page }) => {
  const healthCall = /\/api\/settings\/modules\/health$/
  await withVersions(page)
  await answerWith(page, healthCall, 200, health('0.1.0-6a0a0001'))
  const { settings } = await open(page)
  const modules = settings.region('Moduler')
  await page.getByText(/^Senaste versionerna/).click()
  await expect(modules).toContainText('Misslyckas ofta: öppnad av 40 personer, misslyckades för 8 personer')
  await expect(modules).toContainText('öppnad av 1 person, misslyckades för 0 personer')
  await expect(modules).toContainText('0.1.0-6a0a0003 rullas ut sedan')
  await expect(modules).toContainText('till 1 kommun och 2 enheter')
  await expect(modules).toContainText('Går tillbaka till 0.1.0-6a0a0001: den senaste version')
  await page.getByRole('button', { name: 'Gå tillbaka till föregående version' }).click()
  await expect(settings.dialog()).toContainText('0.1.0-6a0a0002 tas ur bruk och 0.1.0-6a0a0001 blir aktiv igen')
  await page.keyboard.press('Escape')
  await page.unroute(healthCall)
  await answerWith(page, healthCall, 200, health(null))
  await reloadIn(page, 'en')
  await expect(modules.or(settings.region('Modules'))).toContainText('There is no version to go back to')
  await expect(page.getByRole('button', { name: 'Go back to the previous version' })).toHaveCount(0)
})

test(
  'a version is chosen with a reason and the password, what stands in the way stays in the dialog, and nothing is cut off at any width',
  {
    tag: '@layout',
  },
  async ({ page }) => {
    await withVersions(page)
    await answerWith(page, /\/api\/settings\/modules\/health$/, 200, health('0.1.0-6a0a0001'))
    const { person, settings } = await open(page)
    const holds = async () => {
      for (const width of [1280, 390, 320]) {
        await resize(page, width)
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await expectNoAxeViolations(page)
    }
    for (const summary of [/^Senaste versionerna/, /^Aktiveringar/]) await page.getByText(summary).click()
    await holds()
    await page.getByRole('button', { name: /0\.1\.0-6a0a0001/ }).click()
    const send = settings.dialog().getByRole('button', { name: 'Aktivera', exact: true })
    await send.click()
    await expect(settings.dialog()).toContainText('Fältet är obligatoriskt.')
    await settings.reason().fill('Tom lista')
    await settings.password().fill('Fel-2026!')
    await send.click()
    await expect(settings.dialog()).toContainText('Det är inte ditt nuvarande lösenord.')
    await settings.password().fill(person.password)
    await send.click()
    // The server knows no such version.
    await expect(settings.dialog().getByRole('alert')).toBeVisible()
    await holds()
  },
)
