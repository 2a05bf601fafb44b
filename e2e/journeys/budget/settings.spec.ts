import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter, enterNext } from '../../fixtures/session'
import { plain } from '../../fixtures/plain-text'

test('an economist who approves budgets sets a value that holds from its day on, can be changed, and goes again', async ({
  page,
  context,
}) => {
  const place = await makePlace()
  const roles = rolesOn(place, [3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, '/settings')
  const main = page.getByRole('main')

  await test.step('the settings lead to those of the budget', async () => {
    await main.getByRole('link', { name: 'Budget settings' }).click()
    await expect(page).toHaveURL(/\/settings\/budget$/)
    await expect(main.getByRole('heading', { name: 'Full time, hours per week' })).toBeVisible()
  })

  const row = main.getByRole('listitem').filter({ hasText: 'Full time, hours per week' })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })

  await test.step('a value is checked, and stays in its dialog when it is saved offline', async () => {
    await row.getByRole('button', { name: 'New value for Full time, hours per week' }).click()
    await dialog.getByLabel(/^Valid from/).fill('2026-01-01')
    await save.click()
    await expect(dialog).toContainText('This field is required.')
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await dialog.getByLabel(/^Full time/).fill('0')
    await expect(dialog).toContainText('The value cannot be 0')
    await dialog.getByLabel(/^Full time/).fill('38,25')
    await context.setOffline(true)
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('The server could not be reached')
    await expect(dialog.getByLabel(/^Full time/)).toHaveValue('38,25')
    await context.setOffline(false)
  })

  await test.step('a value holds from its day on, and goes again', async () => {
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => plain(await row.textContent())).toContain('Applies to 202638,25 h')
    await row.getByRole('button', { name: 'Remove Full time, hours per week from 2026-01-01' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => plain(await row.textContent())).toContain('Applies to 202640,00 h')
  })
})

test('a unit manager has no way to them, and a super admin first meets the municipality of the active unit', async ({
  page,
}) => {
  const place = await makePlace()
  const roles = rolesOn(place, [3], 'APPROVE')
  const manager = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: place.unitId })
  await enter(page, { person: manager, place, language: 'en' }, '/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Appearance' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Budget settings' })).toHaveCount(0)
  await page.goto('/settings/budget')
  await expect(main.getByText(/changed by economists/)).toBeVisible()

  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  await enterNext(page, { person, language: 'en' }, '/settings/budget')
  await expect(main).toContainText(place.municipalityName)
  await expect(page.getByRole('heading', { name: 'Full time, hours per week' })).toBeVisible()
})
