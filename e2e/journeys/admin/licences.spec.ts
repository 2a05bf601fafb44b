import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { resize } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/journey'
import { overflow } from '../../fixtures/narrow-windows'
import { makeManager, makePlace, type Place } from '../../fixtures/places'
import { callApi, enter, reloadIn, signInByApi } from '../../fixtures/session'
import { answerWith, breakConnection } from '../../fixtures/stub'
import { LicencesPage } from '../../pages/licences-page'

const open = async (page: Page, licences: string[] = []) => {
  const place = await makePlace({ licences })
  const person = await control.makeUser({ jobTitleId: 999, roles: [] })
  await enter(page, { person, place }, '/licences')
  return { place, settings: new LicencesPage(page) }
}

const registryOf = async (place: Place) => {
  const tokens = await signInByApi(await makeManager(place))
  const answer = await callApi(tokens, `/modules?unitId=${place.unitId}`)
  const { modules } = (await answer.json()) as { modules: { id: string }[] }
  return modules.map(({ id }) => id)
}

test('a super admin gives a licence, takes it back and gives one for a time to come', async ({ page }) => {
  const { place, settings } = await open(page)
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
    await expect(page.getByText('Licensen för Prognos är tilldelad.')).toBeVisible()
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
    await settings.confirm('Återkalla').click()
    await expect(settings.licence('Prognos')).toContainText('Ingen licens')
    await settings.undo().click()
    await expect(settings.licence('Prognos')).toContainText('Kommande')
  })
})

test('a licence is ended at once or after a last day, and nothing is overwritten that another super admin changed meanwhile', async ({
  page,
}) => {
  const other = await makePlace({ licences: ['forecast'] })
  const { place, settings } = await open(page, ['forecast'])
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

test('what cannot be read is told and can be tried again; the page speaks English', async ({ page }) => {
  const path = /\/api\/settings\/modules\/municipality/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const { settings } = await open(page, ['forecast'])
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await breakConnection(page, path)
  await main.getByRole('button', { name: 'Försök igen' }).click()
  await expect(main.getByRole('alert')).toContainText('Kontrollera anslutningen.')
  await page.unroute(path)
  const ofOne = /\/api\/settings\/modules\/municipality\/\d+$/
  await breakConnection(page, ofOne)
  await main.getByRole('button', { name: 'Försök igen' }).click()
  // The reason for the list of municipalities stays while it is asked for again, and reads the same.
  await expect(settings.municipality()).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('Kontrollera anslutningen.')
  await page.unroute(ofOne)
  await main.getByRole('button', { name: 'Försök igen' }).click()
  await expect(settings.end('Prognos')).toBeVisible()
  await reloadIn(page, 'en')
  await expect(page.getByRole('button', { name: 'End the licence for Forecast' })).toBeVisible()
  await expect(page.getByText(/until further notice/).first()).toBeVisible()
})

test('nothing of a question is cut off at any width, and axe finds nothing', { tag: '@layout' }, async ({ page }) => {
  const { settings } = await open(page, ['forecast'])
  await settings.end('Prognos').click()
  await settings.dialog().getByRole('radio', { name: 'Efter en sista dag' }).check()
  for (const width of [1280, 390]) {
    await resize(page, width)
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await expectNoAxeViolations(page)
})
