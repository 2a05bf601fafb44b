import { expect, test } from '../../fixtures/suite'
import { answerWith, breakConnection, paths, recordCalls, withoutFrozenOverhead } from '../../fixtures/stub'
import { makePlace, rolesOn } from '../../fixtures/places'
import { control } from '../../fixtures/control'
import { enter } from '../../fixtures/session'
import { plain } from '../../fixtures/plain-text'
import { UnitPickerPage } from '../../pages/unit-picker-page'
import type { Page } from '@playwright/test'

const noUnit = async (page: Page, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2]), defaultUnitId: null })
  await enter(page, { person, language }, '/forecast')
  // From here on the page is waiting for a unit.
  await expect(page.locator('[data-part=forecast]')).toBeVisible({ timeout: 30_000 })
  return place
}

const timedOut = 'Användarsession eller aktiv enhet är inte tillgänglig. Vänligen logga in igen eller välj en enhet.'

test.describe('initialisation', () => {
  test('R-184 loading leads to tables, or to an error without tables', async ({ page, forecast, openForecast }) => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await openForecast({
      tables: false,
      before: () =>
        page
          .route(paths.comprehensive, async route => {
            await held
            await route.continue()
          })
          .then(() => undefined),
    })
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
    release()
    await forecast.ready()
    await page.unrouteAll()
    await answerWith(page, paths.comprehensive, 500, { message: 'X' })
    await page.reload()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
  })

  test('R-185 the page waits ten polls of 500 ms for a unit, calls nothing of one, and then gives up', async ({
    page,
    forecast,
  }) => {
    const calls = recordCalls(page)
    await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(4_000)
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(page.getByText(/inte tillgänglig/)).toBeVisible()
    expect(calls.filter(call => /\/(forecast|diary|budget)\//.test(call))).toEqual([])
  })

  test('R-185 a unit that is chosen after three seconds is loaded, and no error comes', async ({ page, forecast }) => {
    const calls = recordCalls(page)
    const place = await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(3_000)
    expect(calls.filter(call => call.includes('/forecast/'))).toEqual([])
    const picker = new UnitPickerPage(page)
    await picker.open()
    await picker.choose(place.unitName)
    await page.clock.runFor(500)
    await forecast.ready()
    await page.clock.runFor(5_000)
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    expect(calls).toContain(`GET /api/forecast/unit/${place.unitId}/years`)
  })

  test('R-186 without a unit the forecast stays uninitialised', async ({ page, forecast }) => {
    await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(6_000)
    await expect(page.getByText(/inte tillgänglig/)).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
  })

  test('R-520 the time-out is told on two lines', async ({ page, forecast }) => {
    await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(6_000)
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Användarsession' })
    await expect(alert).toBeVisible()
    expect(plain(await alert.textContent())).toContain(plain(timedOut).replace('. V', '.V').slice(0, 30))
    const [first, second] = [
      'Användarsession eller aktiv enhet är inte tillgänglig.',
      'Vänligen logga in igen eller välj en enhet.',
    ]
    const top = await alert.getByText(first, { exact: true }).boundingBox()
    const bottom = await alert.getByText(second, { exact: true }).boundingBox()
    expect(bottom?.y ?? 0).toBeGreaterThan(top?.y ?? Infinity)
  })

  test('R-157 a message of two sentences is shown on two lines', async ({ page, forecast }) => {
    await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(6_000)
    const first = page.getByText('Användarsession eller aktiv enhet är inte tillgänglig.', { exact: true })
    const second = page.getByText('Vänligen logga in igen eller välj en enhet.', { exact: true })
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
  })

  test('R-506 a retry without a unit asks for one and makes no call', async ({ page, forecast }) => {
    const calls = recordCalls(page)
    await noUnit(page)
    await expect(forecast.heading()).toHaveText('Prognos')
    await page.clock.runFor(6_000)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Försök igen/ })
      .click()
    await expect(page.getByText(/^Ingen aktiv enhet vald\./)).toBeVisible()
    expect(calls.filter(call => call.includes('/forecast/'))).toEqual([])
  })

  test('R-519 without a unit the person is asked to choose one', async ({ page, forecast }) => {
    await noUnit(page, 'en')
    await expect(forecast.heading()).toHaveText('Forecast')
    await page.clock.runFor(6_000)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Try again|Retry/ })
      .click()
    await expect(page.getByText(/Choose a unit\./).first()).toBeVisible()
  })
})

const loadErrors = [
  [
    'R-512',
    404,
    /Ingen prognosdata hittades för enheten och året\.|Det finns ingen prognosdata/,
    /Kontakta administratören\./,
  ],
  ['R-513', 403, /Du saknar behörighet till enhetens prognosdata\./, null],
  ['R-514', 500, /Serverfel\./, /Försök igen senare\./],
] as const
for (const [id, status, first, second] of loadErrors) {
  test(`${id} a load that answers ${status} is told`, async ({ page, forecast, openForecast }) => {
    await openForecast({
      tables: false,
      before: () => answerWith(page, paths.comprehensive, status, { statusCode: status, code: 'x', message: 'X' }),
    })
    await expect(page.getByRole('main')).toContainText(first)
    if (second) await expect(page.getByRole('main')).toContainText(second)
    await expect(forecast.grids()).toHaveCount(0)
  })
}

test('a load that answers 503 is told as a server error', async ({ page, openForecast }) => {
  await openForecast({ tables: false, before: () => answerWith(page, paths.comprehensive, 503, { message: 'X' }) })
  await expect(page.getByRole('main')).toContainText(/Serverfel\./)
})

test('R-484 a forbidden forecast says that the permission is missing', async ({ page, openForecast }) => {
  await openForecast({ tables: false, before: () => answerWith(page, paths.comprehensive, 403, { message: 'X' }) })
  await expect(page.getByRole('main')).toContainText('Du saknar behörighet till enhetens prognosdata.')
})

test('R-515 a load without a connection is told', async ({ page, openForecast }) => {
  await openForecast({ tables: false, before: () => breakConnection(page, paths.comprehensive) })
  await expect(page.getByRole('main')).toContainText(/Kontrollera anslutningen\./)
})

test('R-516 missing comprehensive data has its own message', async ({ page, openForecast }) => {
  await openForecast({ tables: false, before: () => answerWith(page, paths.comprehensive, 200, null) })
  await expect(page.getByRole('main')).toContainText('Prognosens detaljdata saknas.')
})

test('R-517 missing base data has its own message', async ({ page, openForecast }) => {
  await openForecast({ tables: false, before: () => answerWith(page, paths.base, 200, null) })
  await expect(page.getByRole('main')).toContainText('Prognosens grunddata saknas.')
})

test('R-518 a unit without forecast years is told', async ({ page, openForecast }) => {
  await openForecast({ tables: false, years: [] })
  await expect(page.getByRole('main')).toContainText(/Det finns inga prognosår för enheten\./)
  await expect(page.getByRole('main')).toContainText(/Kontakta administratören\./)
})

test.describe('calls of the page', () => {
  const calls = [
    ['R-498', 'the years', (unit: number) => `GET /api/forecast/unit/${unit}/years`],
    ['R-499', 'the absence reasons', () => 'GET /api/diary/absence-reasons'],
    ['R-500', 'the substitute types', () => 'GET /api/diary/substitute-types'],
    ['R-501', 'the comprehensive forecast', (unit: number) => `GET /api/forecast/unit/${unit}/2026/comprehensive`],
    ['R-502', 'the base forecast', (unit: number) => `GET /api/forecast/unit/${unit}?year=2026`],
  ] as const
  for (const [id, what, call] of calls) {
    test(`${id} opening the forecast asks for ${what}`, async ({ page, openForecast }) => {
      const seen = recordCalls(page)
      const { place } = await openForecast()
      expect(seen).toContain(call(place.unitId))
    })
  }

  test('R-496 payroll overhead as a list is accepted', async ({ page, openForecast, forecast }) => {
    await openForecast({
      before: async () => {
        await withoutFrozenOverhead(page)
        await answerWith(page, /\/budget\/po-values$/, 200, [{ year: 2026, value: 41.25 }])
      },
    })
    await expect(forecast.grids().first()).toBeVisible()
    await expect.poll(async () => plain(await forecast.payrollOverhead().textContent())).toContain('41,25 %')
  })

  test('R-497 payroll overhead as a map is accepted', async ({ page, openForecast, forecast }) => {
    await openForecast({
      before: async () => {
        await withoutFrozenOverhead(page)
        await answerWith(page, /\/budget\/po-values$/, 200, { '2026': 41.25 })
      },
    })
    await expect(forecast.grids().first()).toBeVisible()
    await expect.poll(async () => plain(await forecast.payrollOverhead().textContent())).toContain('41,25 %')
  })
})
