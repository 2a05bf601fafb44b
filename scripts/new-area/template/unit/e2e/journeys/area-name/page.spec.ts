import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'

const open = async (page: Page, years: number[], language: 'sv' | 'en' = 'sv') => {
  const place = await makePlace({ years, licences: ['area-name', 'forecast'] })
  await enter(page, { person: await makeManager(place, [9999]), place, language }, '/area-name-first-page')
  return place
}

const titles = [
  ['sv', 'Områdets titel'],
  ['en', 'Area title'],
] as const
for (const [language, title] of titles) {
  test(`the page stands in the navigation and shows the unit (${language})`, async ({ page }) => {
    const place = await open(page, [2026, 2027], language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: place.unitName })).toContainText('2026–2027')
    await expectNoAxeViolations(page)
  })
}

test('a unit without years says so', async ({ page }) => {
  await open(page, [])
  await expect(page.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
})

test('a failed read is told, and can be tried again', async ({ page }) => {
  const path = /\/api\/area-name\/unit\/\d+$/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const place = await open(page, [2026])
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
  await expect(page.getByRole('region', { name: place.unitName })).toBeVisible()
})

test('a municipality without a licence gets neither entry nor page', async ({ page }) => {
  const place = await makePlace({ licences: ['forecast'] })
  await enter(page, { person: await makeManager(place, [9999]), place, language: 'en' }, '/area-name-first-page')
  await expect(page.getByRole('main')).toContainText(/licence/)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Area title' })).toHaveCount(0)
})
