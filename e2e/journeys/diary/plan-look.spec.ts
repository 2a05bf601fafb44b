import type { Locator } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { makeManager } from '../../fixtures/places'
import { enterNext } from '../../fixtures/session'
import { expectNoOverflow } from '../../fixtures/narrow-windows'
import { PlanPage } from '../../pages/plan-page'
import { openDiary, vacationOf } from './diary-world'

const weekdays = [1, 2, 3, 4, 5]
const entries = (staffId: number) => [
  vacationOf(staffId, { from: '2026-03-16', to: '2026-04-03', weekdays }),
  vacationOf(staffId, { reason: 1, from: '2026-03-25', to: '2026-03-26' }),
  vacationOf(staffId),
]
const path = '/diary/plan'

test('the year and a month of the plan have no violations; days that are selected by the pointer begin an entry, and who may not approve reads of no approving', async ({
  page,
}) => {
  test.slow()
  const { place } = await openDiary(page, { ids: [1, 2], entries, path, staff: ['Åsa', 'Bo'] })
  const plan = new PlanPage(page)
  const cell = plan.cell(plan.row(/Åsa/), 13)
  await test.step('the year', async () => {
    await plan.ready()
    await cell.click()
    await page.keyboard.press('Space')
    await expect(cell).toHaveAccessibleDescription(
      'Vald. Semester, väntar, 40 timmar, Korttidssjukfrånvaro, väntar, 16 timmar',
    )
    await expectNoAxeViolationsInBothThemes(page)
    await cell.press('Enter')
    await plan
      .dialog()
      .getByRole('button', { name: /^Korttidssjukfrånvaro/ })
      .press('Enter')
    await expect(plan.dialog()).toContainText('Korttidssjukfrånvaro')
    await page.keyboard.press('Escape')
    await expect(cell).toBeFocused()
  })
  await test.step('a month', async () => {
    await page.goto(`${path}?year=2026&month=3`)
    await plan.ready()
    await expect(plan.cell(plan.row(/Åsa/), 25, 'day')).toHaveText(/16$/)
    await expectNoAxeViolationsInBothThemes(page)
  })
  await test.step('days of a month that is selected by the pointer begin an entry', async () => {
    const person = await makeManager(place, [1])
    await enterNext(page, { person, place, language: 'en' }, `${path}?year=2026&month=7`)
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
})

/** What has the focus, where the buttons that stay at the foot of the dialog lie over it. */
const hiddenBy = (save: Locator) =>
  save.evaluate(button => {
    const [buttons, focused] = [button.parentElement, document.activeElement]
    if (!buttons || !focused) return 'nothing has the focus'
    const isCovered = focused.getBoundingClientRect().bottom > buttons.getBoundingClientRect().top
    return isCovered && !buttons.contains(focused) ? focused.outerHTML : null
  })

/** By the keys from the focused cell: the dialog of an absence in week 14 of the second person. */
const goThroughDialog = async (plan: PlanPage) => {
  const cell = plan.cell(plan.row(/Bo/), 14)
  await expect(cell).toBeFocused()
  await plan.press('Enter')
  const save = plan.dialog().getByRole('button', { name: 'Spara', exact: true })
  await expect(save).toBeFocused()
  await expect(save).toBeInViewport({ ratio: 1 })
  const title = plan.dialog().getByText('Ny post: Frånvaro', { exact: true })
  await expect(title).toBeInViewport({ ratio: 1 })
  for (let step = 0; step < 24; step += 1) {
    await plan.press('Shift+Tab')
    expect(await hiddenBy(save)).toBeNull()
  }
  await plan.press('Escape')
  await expect(plan.dialog()).toHaveCount(0)
  await expect(cell).toBeFocused()
}

test(
  'the dialog of an absence begins at its button with the title in sight, and the plan does not scroll the page sideways',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openDiary(page, { ids: [1, 2, 4], entries, path: `${path}?year=2026`, staff: ['Åsa', 'Bo'] })
    const plan = new PlanPage(page)
    await plan.ready()
    await plan.tabTo(plan.grid().getByRole('gridcell'))
    await plan.press('ArrowRight', 2)
    // The second size finds the focus where the first has left it.
    for (const [width, height] of [
      [1280, 500],
      [390, 660],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await goThroughDialog(plan)
      })
    await expectNoOverflow(page)
  },
)
