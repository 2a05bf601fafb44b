import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'

const open = async (page: Page, ids: number[], jobTitleId = 1) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId, roles: rolesOn(place, ids), defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, '/help')
  const frame = new FramePage(page)
  await expect(frame.entry('Help')).toBeVisible()
  return frame
}

const singles = [
  ['R-077 ', 1, 'Diary', '/diary'],
  ['R-083 ', 5, 'Staff', '/staff'],
] as const
for (const [id, permission, name, path] of singles) {
  test(`${id}${name} needs permission ${permission} and leads to ${path}`, async ({ page, browser }) => {
    const frame = await open(page, [permission])
    await frame.entry(name).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const other = await browser.newPage()
    const without = await open(other, [2])
    await expect(without.entry('Forecast')).toBeVisible()
    await expect(without.entry(name)).toHaveCount(0)
    await other.close()
  })
}

const children = [
  ['R-080', 'Budget', 'Needs Budget', '/needs'],
  ['R-081', 'Budget', 'Resources Budget', '/resources'],
] as const
for (const [id, parent, name, path] of children) {
  test(`${id} ${parent} has the link ${name}`, async ({ page }) => {
    const frame = await open(page, [3])
    await frame.parent(parent).click()
    await frame.entry(name).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('R-090 the links of Analytics lead to their pages', async ({ page }) => {
  const frame = await open(page, [], 999)
  for (const path of ['/clients', '/analytics-users', '/analytics-units']) {
    const parent = frame.parent('Analytics')
    if ((await parent.getAttribute('aria-expanded')) !== 'true') await parent.click()
    await frame.navigation().locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('R-094 the active link below a parent is marked', async ({ page }) => {
  const frame = await open(page, [3])
  await frame.parent('Budget').click()
  await frame.entry('Needs Budget').click()
  await expect(frame.entry('Needs Budget')).toHaveAttribute('aria-current', 'page')
  await expect(frame.entry('Resources Budget')).not.toHaveAttribute('aria-current', 'page')
})
