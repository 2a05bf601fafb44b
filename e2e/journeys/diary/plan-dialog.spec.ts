import { expect, test } from '../../fixtures/layout'
import { PlanPage } from '../../pages/plan-page'
import { openDiary } from './diary-world'

for (const [width, height] of [
  [1280, 500],
  [390, 660],
] as const)
  test.describe(`a window of ${width} × ${height}`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height } })

    for (const language of ['sv', 'en'] as const)
      test(`the dialog of an absence begins at its button with the title in sight: ${language}`, async ({ page }) => {
        await openDiary(page, { language, ids: [1, 4], path: '/diary/plan?year=2026', staff: ['Åsa', 'Bo'] })
        const plan = new PlanPage(page)
        await plan.ready()
        await plan.tabTo(plan.grid().getByRole('gridcell'))
        await plan.press('ArrowRight', 2)
        const cell = plan.cell(plan.row(/Bo/), 14)
        await expect(cell).toBeFocused()
        await plan.press('Enter')
        const save = plan.dialog().getByRole('button', { name: /^(Spara|Save)$/ })
        await expect(save).toBeFocused()
        await expect(save).toBeInViewport({ ratio: 1 })
        const title = plan.dialog().getByText(/^(Ny post: Frånvaro|New item: Absence)$/)
        await expect(title).toBeInViewport({ ratio: 1 })

        // What the keys come to is not left behind the buttons that stay.
        const hidden = () =>
          save.evaluate(button => {
            const [buttons, focused] = [button.parentElement, document.activeElement]
            if (!buttons || !focused) return 'nothing has the focus'
            const isCovered = focused.getBoundingClientRect().bottom > buttons.getBoundingClientRect().top
            return isCovered && !buttons.contains(focused) ? focused.outerHTML : null
          })
        for (let step = 0; step < 24; step += 1) {
          await plan.press('Shift+Tab')
          expect(await hidden()).toBeNull()
        }
        await plan.press('Escape')
        await expect(plan.dialog()).toHaveCount(0)
        await expect(cell).toBeFocused()
      })
  })
