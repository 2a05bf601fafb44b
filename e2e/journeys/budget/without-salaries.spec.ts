import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { openResources, type BudgetPlace } from './resource-world'

const withoutSalaries = { seesSalaries: false } as const

/** Four beside the one at 30 000 kronor: 32 020 on average. */
const ofFive = async ({ place, lockedNeeds }: BudgetPlace) => {
  for (const salary of [31_010, 32_020, 33_030, 34_040])
    await control.makeStaffMember({ unitId: place.unitId, salary, weeklyHours: 37 })
  await lockedNeeds()
}

test('without the right to see salaries a budget is made with the rounded mean, and a hire moves no figure', async ({
  page,
}) => {
  const { resources, place } = await openResources(page, {
    ...withoutSalaries,
    path: '/resources/new',
    before: ofFive,
  })
  await resources.fillFirstStep()
  await resources.next().click()
  await resources.field('fixed').fill('10 000 000')
  const main = page.getByRole('main')
  await expect(main.getByText('Enhetens snittlön, avrundad', { exact: true })).toBeVisible()
  expect(plain(await main.textContent())).toContain('32 000 kr/mån')
  expect(plain(await main.textContent())).not.toContain('32 020')
  await expect(resources.balance()).toContainText('avrundad till hela hundra kronor')
  await resources.why('annualWorkerCost').click()
  await expect(page.getByRole('dialog')).toContainText('Enhetens snittlön, avrundad')
  await expectNoAxeViolations(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await resources.next().click()
  await resources.next().click()
  const hours = await resources.figure('hours').textContent()
  await resources.save().click()
  await expect(page).toHaveURL(/\/resources\/\d+\?saved$/)
  expect(await resources.figure('hours').textContent()).toBe(hours)
  await control.makeStaffMember({ unitId: place.unitId, salary: 61_000, weeklyHours: 37 })
  await page.reload()
  await expect(resources.figure('hours')).toHaveText(hours ?? '')
})

test('where fewer than five are paid a budget is made, saved and locked without its figures', async ({ page }) => {
  const { resources } = await openResources(page, { ...withoutSalaries, language: 'en', path: '/resources/new' })
  const why = 'fewer than five people are paid in the unit'
  await resources.fillFirstStep({ types: ['Fixed budget'] })
  await resources.next().click()
  await resources.field('fixed').fill('10 000 000')
  await resources.next().click()
  await expect(resources.balance()).toContainText(why)
  await resources.next().click()
  await resources.save().click()
  await expect(page.getByText('Resurser 2026 is saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(why)
  await expectNoAxeViolations(page, 'main')
  await page.getByRole('button', { name: 'Activate Resurser 2026' }).click()
  await page.getByRole('button', { name: 'Lock Resurser 2026' }).click()
  const dialog = resources.dialog()
  await expect(dialog).toContainText('the exact mean pay of the unit')
  await expect(resources.inDialog('Lock budget')).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await resources.inDialog('Lock budget').click()
  await expect(dialog).toContainText('The budget is locked')
})
