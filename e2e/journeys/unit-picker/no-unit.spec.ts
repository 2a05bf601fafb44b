import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { UnitPickerPage } from '../../pages/unit-picker-page'

/** A person with a place and no unit that is chosen. */
const enterWithoutUnit = async (page: Page, path: string) => {
  const place = await makePlace({ years: [2026] })
  const roles = rolesOn(place, [2, 3, 4, 5, 100])
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: null })
  await enter(page, { person }, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return place
}

/** Every way in the page, below the header, to choose a unit. */
const ways = (page: Page) => page.getByRole('main').getByRole('button', { name: /Välj enhet/ })

for (const path of ['/planning', '/forecast', '/needs', '/resources', '/results', '/staff', '/schedule'])
  test(`${path} asks once for a unit, and calmly`, async ({ page }) => {
    await enterWithoutUnit(page, path)
    await expect(ways(page)).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  })

for (const path of ['/help', '/settings'])
  test(`${path} needs no unit and asks for none`, async ({ page }) => {
    await enterWithoutUnit(page, path)
    await expect(ways(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/[Ii]ngen (aktiv )?enhet/)).toHaveCount(0)
  })

test('while the person chooses in the picker nothing times out', async ({ page }) => {
  const place = await enterWithoutUnit(page, '/forecast')
  await ways(page).click()
  const picker = new UnitPickerPage(page)
  await expect(picker.dialog()).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(picker.dialog()).toHaveCount(0)
  await page.clock.runFor(4_000)
  await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(page.getByText(/inte tillgänglig/)).toBeVisible()
  await ways(page).click()
  await expect(picker.dialog()).toBeVisible()
  await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
  await picker.choose(place.unitName)
  await expect(page.getByRole('grid').first()).toBeVisible()
})
