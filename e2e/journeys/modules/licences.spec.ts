import type { Page } from '@playwright/test'
import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, type Place } from '../../fixtures/places'
import { callApi, enter } from '../../fixtures/session'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

const forecastKey = 'forecast'
const notLicensed = 'Den här delen ingår inte i er licens'

/** Every request for a file of a module from now on. */
const recordModuleFiles = (page: Page) => {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/modules/')) files.push(pathname)
  })
  return files
}

const endLicence = (place: Place, licenceKey = forecastKey) =>
  control.setLicence({
    municipalityId: place.municipalityId,
    licenceKey,
    validTo: new Date(Date.parse(usualTime) - 1).toISOString(),
  })

const giveLicence = (place: Place) =>
  control.setLicence({ municipalityId: place.municipalityId, licenceKey: forecastKey })

const nextMinute = (page: Page) => page.clock.runFor(61_000)

test('R-026 what a customer has no licence for is never fetched; a licence that is given or ends is in the running session', async ({
  page,
  forecast,
}) => {
  const place = await makePlace({ years: [2026, 2027], licences: ['diary'] })
  const person = await makeManager(place)
  const files = recordModuleFiles(page)
  const tokens = await enter(page, { person, place }, '/planning')
  const frame = new FramePage(page)
  const closed = page.getByRole('heading', { name: notLicensed })

  await test.step('without a licence not a byte of that module is fetched', async () => {
    await expect(frame.entry('Hjälp')).toBeVisible()
    await expect(frame.entry('Prognos')).toHaveCount(0)
    await page.goto('/forecast')
    await expect(closed).toBeVisible()
    await expect(frame.title()).toHaveText('Ingår inte i licensen')
    await nextMinute(page)
    await frame.entry('Hjälp').click()
    await expect(frame.title()).toHaveText('Hjälp')
    expect(files.filter(file => !file.startsWith('/modules/mf-diary/'))).toEqual([])
    const answer = await callApi(tokens, `/forecast/unit/${place.unitId}/years`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'not-licensed' })
    const registry = await (await callApi(tokens, `/modules?unitId=${place.unitId}`)).text()
    expect(registry).not.toContain('/modules/mf-forecast')
  })

  await test.step('with no licence at all the frame works, and the start page says why it is empty', async () => {
    await endLicence(place, 'diary')
    await page.goto('/planning')
    await expect(page.getByRole('heading', { name: /Er kommun har ingen licens/ })).toBeVisible()
    await frame.entry('Hjälp').click()
    await expect(frame.title()).toHaveText('Hjälp')
    await frame.entry('Startsida').click()
    await expect(frame.title()).toHaveText('Startsida')
  })

  await test.step('a licence that is given shows within a minute, and the page that was closed opens', async () => {
    await page.goto('/forecast')
    await expect(closed).toBeVisible()
    await giveLicence(place)
    await nextMinute(page)
    await expect(frame.entry('Prognos')).toBeVisible()
    await forecast.ready()
  })

  await test.step('one that ends: the entry goes, the page says so, nothing is reloaded', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'))
    await endLicence(place)
    await nextMinute(page)
    await expect(closed).toBeVisible()
    await expect(frame.entry('Prognos')).toHaveCount(0)
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.locator('body[data-same-document]')).toHaveCount(1)
    await expect(page).toHaveURL(/\/forecast/)
  })

  await test.step('a call that is refused for want of a licence has the open page say so at once', async () => {
    await giveLicence(place)
    await page.reload()
    await forecast.ready()
    await endLicence(place)
    await forecast.choose(forecast.year(), '2027')
    await expect(closed).toBeVisible()
  })
})

test('with something unsaved when the licence ends the person is asked first, and nothing is lost', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast({ tab: 'details' })
  const frame = new FramePage(page)
  const dialog = page.getByRole('dialog', { name: 'Osparade ändringar' })
  const endWhileDirty = async () => {
    await forecast.type('absences-2', 20, '7')
    await endLicence(place)
    await nextMinute(page)
    await expect(dialog).toBeVisible()
  }
  const openAnew = async () => {
    await giveLicence(place)
    await page.goto('/forecast')
    await forecast.ready()
    await forecast.openTab('details')
  }

  await test.step('who stays keeps the work and is not asked every minute', async () => {
    await endWhileDirty()
    await dialog.getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(frame.entry('Prognos')).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '7')
    await nextMinute(page)
    await expect(frame.entry('Prognos')).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '7')
    await frame.entry('Hjälp').click()
    await dialog.getByRole('button', { name: 'Spara inte' }).click()
    await expect(frame.title()).toHaveText('Hjälp')
    await page.goBack()
    await expect(page.getByRole('heading', { name: notLicensed })).toBeVisible()
  })

  await test.step('who does not want to save is shown that the licence ended', async () => {
    await openAnew()
    await endWhileDirty()
    await dialog.getByRole('button', { name: 'Spara inte' }).click()
    await expect(page.getByRole('heading', { name: notLicensed })).toBeVisible()
  })

  await test.step('a save is refused by the server, says so, and loses nothing', async () => {
    await openAnew()
    await endWhileDirty()
    await dialog.getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: notLicensed })).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '7')
  })
})

test('a change of unit asks for the licences of the other municipality', async ({ page }) => {
  const licensed = await makePlace({ years: [2026] })
  const without = await makePlace({ licences: [] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: [licensed, without].map(({ countyId }) => ({
      id: 2,
      levels: ['READ'],
      scope: { kind: 'county', id: countyId },
    })),
  })
  await enter(page, { person, place: licensed }, '/help')
  const frame = new FramePage(page)
  await expect(frame.entry('Prognos')).toBeVisible()
  await frame.unitSwitch().click()
  const picker = page.getByRole('dialog')
  await picker
    .getByRole('button', { name: /Provlän/ })
    .filter({ hasText: without.municipalityName.slice(-8) })
    .click()
  await picker.getByRole('button', { name: without.unitName }).click()
  await expect(frame.entry('Prognos')).toHaveCount(0)
})
