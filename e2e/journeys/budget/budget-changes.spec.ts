import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { overflow } from '../../fixtures/narrow-windows'
import { rolesOn } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { enter } from '../../fixtures/session'
import { makeBudgetPlace } from './resource-world'

test('R-547 a locked budget gets a dated addition, which the follow-up counts until it is withdrawn', async ({
  page,
}) => {
  test.slow()
  const { place, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  const { id } = await activeResource((await lockedNeeds()).id)
  await lock(id)
  const person = await control.makeUser({ roles: rolesOn(place, [2, 3], 'APPROVE'), defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, `/resources/${id}`)
  const card = page.getByRole('main').getByRole('region', { name: 'Changes of the budget' })
  const dialog = page.getByRole('dialog')
  const steps = page.getByRole('region', { name: 'What the deviation is made of' }).getByRole('table').first()

  await test.step('it is added by keyboard, and stands in the list', async () => {
    await page.getByRole('button', { name: 'New change' }).press('Enter')
    await dialog.getByLabel(/^From/).fill('2026-07-01')
    await dialog.getByLabel(/^Kronor/).fill('184 000')
    await dialog.getByLabel(/^Reason/).fill('More places for the summer')
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('row', { name: /2026-07-01/ })
    await expect.poll(async () => plain(await row.textContent())).toContain('SEK +184 000')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the follow-up counts it as its first step, with its reason', async () => {
    await page.goto('/follow-up?year=2026')
    await expect(steps.getByRole('row', { name: /^Budget with changes/ })).toBeVisible()
    const first = steps.getByRole('row', { name: /Changed budget/ })
    expect(plain(await first.getByRole('cell').first().textContent()).replace('−', '-')).toBe('-184 000')
    await page.getByText('Why?').click()
    await expect(page.getByRole('list', { name: 'Changes of the budget' })).toContainText('More places for the summer')
  })

  await test.step('withdrawn it stays in the list, and counts no longer', async () => {
    await page.goto(`/resources/${id}`)
    await card.getByRole('button', { name: 'Withdraw the change from 2026-07-01' }).click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByRole('row', { name: /2026-07-01/ })).toContainText('Withdrawn')
    await page.goto('/follow-up?year=2026')
    await expect(steps.getByRole('row', { name: /^Budget/ }).first()).toBeVisible()
    await expect(steps.getByRole('row', { name: /Changed budget/ })).toHaveCount(0)
  })
})
