import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { brokenModules } from '../../fixtures/journey'
import { altered } from '../../fixtures/module-faults'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { changeAnswer } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'

test.use({ expectedComplaints: brokenModules })

type Module = { id: string; contributions?: { place: string; expose: string }[] }

const registryPath = /\/api\/modules(\?|$)/

/** As if the list that a module contributes to the start page were for this place. */
const contributeTo = (page: Page, place: string) =>
  changeAnswer<{ modules: Module[] }>(page, registryPath, ({ modules }) => {
    for (const { id, contributions = [] } of modules)
      for (const each of contributions) if (id === 'mf-staff' && each.expose === './start-page') each.place = place
  })

const title = 'Staff in the next eight weeks'
const said = 'No employment begins, ends or changes'
const placeOf = (page: Page, name: string) => page.locator(`[data-place="${name}"]`)

const enterAt = async (page: Page, path: string) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    ...{ jobTitleId: 1, roles: rolesOn(place, [1, 2, 3, 4, 5]), defaultUnitId: place.unitId },
  })
  await enter(page, { person, place, language: 'en' }, path)
}

test('a module stands in the page of another, which goes on when it fails', async ({ page, forecast }) => {
  const side = placeOf(page, 'forecast-side/1')
  const card = side.getByRole('region', { name: title, exact: true })
  await test.step('without a contribution the place takes no room', async () => {
    await enterAt(page, '/forecast')
    await forecast.ready()
    await expect(side).toBeEmpty()
    await expect(side).toBeHidden()
  })
  await test.step('a contribution stands in it, and the page of the module around it goes on', async () => {
    await contributeTo(page, 'forecast-side/1')
    await page.reload()
    await forecast.ready()
    await expect(card).toContainText(said)
    await page.getByRole('tab').last().click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expect(card).toContainText(said)
  })
  await test.step('one that fails is a line with a way to try again', async () => {
    await page.route(
      url => url.pathname.startsWith('/modules/mf-staff/') && url.pathname.includes('__federation_expose_start_page'),
      altered,
    )
    await page.reload()
    await forecast.ready()
    await expect(card).toContainText(/Cannot be shown right now\. Support code [A-Z]-[0-9A-Z]{6}/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await contributeTo(page, 'forecast-side/1')
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card).toContainText(said)
  })
})

test('the settings and the head have places too', async ({ page }) => {
  await enterAt(page, '/settings')
  const settings = placeOf(page, 'settings/1')
  const head = placeOf(page, 'unit-head/1')
  const header = page.getByRole('banner')
  await expect(page.getByRole('region', { name: 'Language' })).toBeVisible()
  await expect(head).toBeHidden()
  const before = (await header.boundingBox())?.height
  await contributeTo(page, 'settings/1')
  await page.reload()
  await expect(settings.getByRole('region', { name: title, exact: true })).toContainText(said)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await contributeTo(page, 'unit-head/1')
  await page.reload()
  await expect(head.getByRole('region', { name: title, exact: true })).toContainText(said)
  await expect(settings).toBeHidden()
  expect((await header.boundingBox())?.height).toBeGreaterThan(before ?? Infinity)
})
