import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { plain } from '../../fixtures/plain-text'

const economist = 4

const openSettings = async (
  page: Page,
  { jobTitleId = economist, level = 'APPROVE' as 'WRITE' | 'APPROVE', path = '/settings/budget' } = {},
) => {
  const place: Place = await makePlace()
  const roles = rolesOn(place, [3], level)
  const person = await control.makeUser({ jobTitleId, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, path)
  return { place, person, main: page.getByRole('main') }
}

test('an economist who approves budgets comes from the settings to those of the budget', async ({ page }) => {
  const { main } = await openSettings(page, { path: '/settings' })
  await main.getByRole('link', { name: 'Budget settings' }).click()
  await expect(page).toHaveURL(/\/settings\/budget$/)
  await expect(main.getByRole('heading', { name: 'Full time, hours per week' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a unit manager has no way to them, and the page says whose they are', async ({ page }) => {
  const { main } = await openSettings(page, { jobTitleId: 1, path: '/settings' })
  await expect(main.getByRole('region', { name: 'Appearance' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Budget settings' })).toHaveCount(0)
  await page.goto('/settings/budget')
  await expect(main.getByText(/changed by economists/)).toBeVisible()
})

test('a value holds from its day on, can be changed, and goes again', async ({ page }) => {
  const { main } = await openSettings(page)
  const row = main.getByRole('listitem').filter({ hasText: 'Full time, hours per week' })
  await row.getByRole('button', { name: 'New value for Full time, hours per week' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Valid from/).fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('This field is required.')
  await dialog.getByLabel(/^Full time/).fill('0')
  await expect(dialog).toContainText('The value cannot be 0')
  await dialog.getByLabel(/^Full time/).fill('38,25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => plain(await row.textContent())).toContain('Applies to 202638,25 h')
  await row.getByRole('button', { name: 'Remove Full time, hours per week from 2026-01-01' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => plain(await row.textContent())).toContain('Applies to 202640,00 h')
})

test('a super admin first meets the municipality of the active unit', async ({ page }) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, '/settings/budget')
  await expect(page.getByRole('main')).toContainText(place.municipalityName)
  await expect(page.getByRole('heading', { name: 'Full time, hours per week' })).toBeVisible()
})
