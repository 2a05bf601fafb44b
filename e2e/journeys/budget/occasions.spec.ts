import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { entriesOf } from '../../fixtures/choices'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { enter } from '../../fixtures/session'

test('R-562 an economist keeps the calendar of follow-up: an occasion is added, changed, copied to the next year and deleted', async ({
  page,
}) => {
  test.slow()
  const place = await makePlace()
  const roles = rolesOn(place, [3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place }, '/settings/budget')
  const card = page.getByRole('main').getByRole('region', { name: 'Uppföljningstillfällen' })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Spara' })
  const table = card.getByRole('table')
  const choose = async (field: RegExp, option: string, within = dialog) => {
    await within.getByRole('combobox', { name: field }).click()
    await entriesOf(page).getByText(option, { exact: true }).click()
  }

  await test.step('what is missing is said in its field, and an occasion is added by keyboard', async () => {
    await expect(card).toContainText('2026 har inga tillfällen.')
    await card.getByRole('button', { name: 'Nytt tillfälle' }).press('Enter')
    await expect(dialog).toBeVisible()
    await save.press('Enter')
    await expect(dialog).toContainText('Fältet är obligatoriskt.')
    await dialog.getByLabel(/^Tillfälle/).fill('Mars')
    await choose(/^Period till och med/, 'mars')
    await dialog.getByLabel(/^Inlämnas senast/).fill('2026-04-20')
    await dialog.getByLabel(/^Gräns i procent/).fill('2')
    await dialog.getByLabel(/^Gräns i kronor/).fill('50 000')
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await save.press('Enter')
    await expect(dialog).toHaveCount(0)
    const row = table.getByRole('row', { name: /^Mars/ })
    await expect
      .poll(async () => plain(await row.textContent()))
      .toContain('januari–mars2026-04-202 % eller 50 000 kr0')
  })

  await test.step('a name that is taken is refused at its field, and another is taken', async () => {
    await card.getByRole('button', { name: 'Nytt tillfälle' }).click()
    await dialog.getByLabel(/^Tillfälle/).fill('Mars')
    await choose(/^Period till och med/, 'april')
    await dialog.getByLabel(/^Inlämnas senast/).fill('2026-05-20')
    await save.click()
    await expect(dialog).toContainText('Året har redan ett tillfälle med det namnet.')
    await expect(dialog.getByLabel(/^Tillfälle/)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel(/^Tillfälle/).fill('April')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveCount(3)
  })

  await test.step('it is changed, and the next year takes over both', async () => {
    await card.getByRole('button', { name: 'Ändra Mars' }).click()
    await dialog.getByLabel(/^Inlämnas senast/).fill('2026-04-24')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(table.getByRole('row', { name: /^Mars/ })).toContainText('2026-04-24')
    await choose(/^År/, '2027', card)
    await card.getByRole('button', { name: 'Kopiera tillfällena från 2026' }).click()
    await expect(table.getByRole('row', { name: /^Mars/ })).toContainText('2027-04-24')
    await expect(table.getByRole('row')).toHaveCount(3)
    await expectNoAxeViolationsInBothThemes(page, 'main')
  })

  await test.step('it fits on a telephone, and is deleted once that has been asked', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await card.getByRole('button', { name: 'Ta bort Mars' }).click()
    await expect(dialog).toContainText('Ta bort Mars?')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Ta bort', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(table.getByRole('row')).toHaveCount(2)
  })
})

test('R-562 a municipality without the licence of forecasts has no calendar of follow-up', async ({ page }) => {
  const place = await makePlace({ licences: ['budget'] })
  const roles = rolesOn(place, [3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place }, '/settings/budget')
  await expect(page.getByRole('region', { name: 'Sjuklön' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Uppföljningstillfällen' })).toHaveCount(0)
})
