import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { expectNoOverflow } from '../../fixtures/narrow-windows'
import { SchedulePage } from '../../pages/schedule-page'
import { chooseList, mixedList } from './lists'
import { openStaff } from './staff-world'

const dialog = '[role=dialog]'

test(
  'the view of a member, an edit with a refused value and a new member have no violations; these, the table, an imported list and the schedule do not scroll sideways',
  { tag: '@layout' },
  async ({ page }) => {
    test.slow()
    const { staff } = await openStaff(page)
    await test.step('the table', async () => {
      await staff.ready()
      await expectNoOverflow(page)
    })
    await test.step('a new member', async () => {
      await staff.add().click()
      await expect(staff.save()).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await staff.cancel().click()
    })
    await test.step('the view, and an edit with a refused value', async () => {
      await staff.open('Öberg')
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await expectNoOverflow(page)
      await staff.edit('basic').click()
      await expect(staff.save()).toBeVisible()
      await expectNoOverflow(page)
      await staff.cancel().click()
      await staff.edit('current').click()
      await staff.field('actualGrade').fill('2')
      await staff.save().click()
      await expect(staff.field('actualGrade')).toHaveAttribute('aria-invalid', 'true')
      await expectNoAxeViolationsInBothThemes(page, dialog)
      await staff.cancel().click()
      await page.getByRole('button', { name: 'Spara inte' }).click()
      await staff.close().click()
    })
    await test.step('a list and its preview hold their texts', async () => {
      const list = await chooseList(page, 'personal.csv', mixedList)
      await expect(list.getByText(/^Nya: 2/)).toBeVisible()
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await layoutFaults(page)]).toEqual([width, []])
      }
    })
    await test.step('the schedule', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/schedule')
      await new SchedulePage(page).ready()
      await expectNoOverflow(page)
    })
  },
)
