import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'

const holder = (place: Place) =>
  control.makeUser({ jobTitleId: 0, roles: rolesOn(place, [9999]), defaultUnitId: place.unitId })

const open = async (page: Page, language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ licences: ['area-name', 'forecast'] })
  await enter(page, { person: await holder(place), place, language }, '/area-name-first-page')
  return place
}

const titles = [
  ['sv', 'Områdets titel'],
  ['en', 'Area title'],
] as const
for (const [language, title] of titles) {
  test(`the page stands in the navigation and shows the places (${language})`, async ({ page }) => {
    const place = await open(page, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('row', { name: `${place.municipalityName} 1`, exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

test('a failed read is told, and can be tried again', async ({ page }) => {
  const path = /\/api\/area-name\/places$/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const place = await open(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
  await expect(page.getByRole('row', { name: `${place.municipalityName} 1`, exact: true })).toBeVisible()
})

test('a municipality without a licence gets neither entry nor page', async ({ page }) => {
  const place = await makePlace({ licences: ['forecast'] })
  await enter(page, { person: await holder(place), place, language: 'en' }, '/area-name-first-page')
  await expect(page.getByRole('main')).toContainText(/licence/)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Area title' })).toHaveCount(0)
})
