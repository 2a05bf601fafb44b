import { expect, test } from '../../fixtures/suite'
import { answerWith, paths, recordCalls } from '../../fixtures/stub'
import { makePlace, rolesOn } from '../../fixtures/places'
import { control } from '../../fixtures/control'
import { enter, reloadIn } from '../../fixtures/session'
import { UnitPickerPage } from '../../pages/unit-picker-page'

test('R-184 R-498 R-499 R-500 R-501 R-502 R-514 R-517 loading leads to tables, or to an error without tables', async ({
  page,
  forecast,
  openForecast,
}) => {
  const calls = recordCalls(page)
  let release = () => undefined as void
  const held = new Promise<void>(resolve => (release = resolve))
  const { place } = await openForecast({
    tables: false,
    before: () =>
      page
        .route(paths.comprehensive, async route => {
          await held
          await route.continue()
        })
        .then(() => undefined),
  })
  const main = page.getByRole('main')

  await test.step('R-184 the page is busy until the tables are there', async () => {
    await expect(main.locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
    release()
    await forecast.ready()
  })
  await test.step('R-498 R-499 R-500 R-501 R-502 what it asks for', () => {
    expect(calls).toEqual(
      expect.arrayContaining([
        `GET /api/forecast/unit/${place.unitId}/years`,
        'GET /api/diary/absence-reasons',
        'GET /api/diary/substitute-types',
        `GET /api/forecast/unit/${place.unitId}/2026/comprehensive`,
        `GET /api/forecast/unit/${place.unitId}?year=2026`,
      ]),
    )
  })

  const errors = [
    ['R-184 R-514 500', paths.comprehensive, 500, { message: 'X' }, ['Serverfel.', 'Försök igen senare.']],
    ['R-517 no base data', paths.base, 200, null, ['Prognosens grunddata saknas.']],
  ] as const
  for (const [what, path, status, answer, texts] of errors)
    await test.step(`${what} is told`, async () => {
      await page.unrouteAll()
      await answerWith(page, path, status, answer)
      await page.reload()
      await expect(main.getByRole('alert')).toBeVisible()
      for (const text of texts) await expect(main).toContainText(text)
      await expect(forecast.grids()).toHaveCount(0)
    })
})

test('R-157 R-185 R-186 R-506 R-519 R-520 the page waits for a unit, gives up, and loads one that is chosen', async ({
  page,
  forecast,
}) => {
  const calls = recordCalls(page)
  const unitCalls = () => calls.filter(call => /\/(forecast|diary|budget)\//.test(call))
  const place = await makePlace({ years: [2026], hasNeighbour: true })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2]), defaultUnitId: null })
  await enter(page, { person }, '/forecast')
  const retry = page.getByRole('main').getByRole('button', { name: /Försök igen|Try again|Retry/ })
  /** From here on the page is waiting for a unit. */
  const waits = async (heading: string) => {
    await expect(page.locator('[data-part=forecast]')).toBeVisible({ timeout: 30_000 })
    await expect(forecast.heading()).toHaveText(heading)
  }

  await test.step('R-185 R-186 it waits ten polls of 500 ms, calls nothing of a unit, and then gives up', async () => {
    await waits('Prognos')
    // The clock runs on by itself, too: that nothing is said earlier stands in initialisation.test.
    await page.clock.runFor(5_500)
    await expect(page.getByText(/inte tillgänglig/)).toBeVisible()
    await expect(forecast.grids()).toHaveCount(0)
    expect(unitCalls()).toEqual([])
  })
  await test.step('R-157 R-520 its two sentences are told on two lines', async () => {
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Användarsession' })
    const first = alert.getByText('Användarsession eller aktiv enhet är inte tillgänglig.', { exact: true })
    const second = alert.getByText('Vänligen logga in igen eller välj en enhet.', { exact: true })
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
    const [top, bottom] = [await first.boundingBox(), await second.boundingBox()]
    expect(bottom?.y ?? 0).toBeGreaterThan(top?.y ?? Infinity)
  })
  await test.step('R-506 a retry without a unit asks for one and makes no call', async () => {
    await retry.click()
    await expect(page.getByText(/^Ingen aktiv enhet vald\./)).toBeVisible()
    expect(unitCalls()).toEqual([])
  })
  await test.step('R-519 without a unit the person is asked to choose one', async () => {
    await reloadIn(page, 'en')
    await waits('Forecast')
    await page.clock.runFor(6_000)
    await retry.click()
    await expect(page.getByText(/Choose a unit\./).first()).toBeVisible()
  })
  await test.step('R-185 a unit that is chosen after three seconds is loaded, and no error comes', async () => {
    await reloadIn(page, 'sv')
    await waits('Prognos')
    await page.clock.runFor(3_000)
    expect(unitCalls()).toEqual([])
    const picker = new UnitPickerPage(page)
    await picker.open()
    await picker.choose(place.unitName)
    await page.clock.runFor(500)
    await forecast.ready()
    await page.clock.runFor(5_000)
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    expect(calls).toContain(`GET /api/forecast/unit/${place.unitId}/years`)
  })
})
