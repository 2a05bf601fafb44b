import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { PlanPage } from '../../pages/plan-page'
import { openDiary, vacationOf } from './diary-world'

const weekdays = [1, 2, 3, 4, 5]
const entries = (staffId: number) => [
  vacationOf(staffId, { from: '2026-03-16', to: '2026-04-03', weekdays }),
  vacationOf(staffId, { reason: 1, from: '2026-03-25', to: '2026-03-26' }),
  vacationOf(staffId),
]
const path = '/diary/plan'

for (const language of ['sv', 'en'] as const)
  test(`the year and a month of the plan have no violations: ${language}`, async ({ page }) => {
    test.slow()
    await openDiary(page, { language, ids: [1, 2], entries, path, staff: ['Åsa', 'Bo'] })
    const plan = new PlanPage(page)
    await plan.ready()
    const cell = plan.cell(plan.row(/Åsa/), 13)
    await cell.click()
    await page.keyboard.press('Space')
    await expect(cell).toHaveAccessibleDescription(
      language === 'sv'
        ? 'Vald. Semester, väntar, 40 timmar, Korttidssjukfrånvaro, väntar, 16 timmar'
        : 'Selected. Vacation, waiting, 40 hours, Short term illness, waiting, 16 hours',
    )
    await expectNoAxeViolationsInBothThemes(page)
    await cell.press('Enter')
    await plan
      .dialog()
      .getByRole('button', { name: /^(Korttidssjukfrånvaro|Short term illness)/ })
      .press('Enter')
    await expect(plan.dialog()).toContainText(language === 'sv' ? 'Korttidssjukfrånvaro' : 'Short term illness')
    await page.keyboard.press('Escape')
    await expect(cell).toBeFocused()
    await page.goto(`${path}?year=2026&month=3`)
    await plan.ready()
    await expect(plan.cell(plan.row(/Åsa/), 25, 'day')).toHaveText(/16$/)
    await expectNoAxeViolationsInBothThemes(page)
  })

test('days of a month that is selected by the pointer begin an entry, and a reader begins none', async ({ page }) => {
  await openDiary(page, {
    language: 'en',
    level: 'WRITE',
    entries,
    path: `${path}?year=2026&month=7`,
    staff: ['Åsa', 'Bo'],
  })
  const plan = new PlanPage(page)
  await plan.ready()
  const row = plan.row(/Bo/)
  await plan.cell(row, 6, 'day').click()
  await plan.cell(row, 8, 'day').click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Absence' }).click()
  await expect(plan.dialog().getByLabel(/^From/)).toHaveValue('2026-07-06')
  await expect(plan.dialog().getByLabel(/^To/)).toHaveValue('2026-07-08')
  await plan.dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('main')).not.toContainText('A approves')
})

for (const width of [390, 320])
  test.describe(`${width} px`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height: 780 } })

    test('the plan does not scroll the page sideways', async ({ page }) => {
      await openDiary(page, { ids: [1, 2], entries, path, staff: ['Åsa', 'Bo'] })
      const plan = new PlanPage(page)
      await plan.ready()
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await overflow()).toBeLessThanOrEqual(0)
    })
  })
