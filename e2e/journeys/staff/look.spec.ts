import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { SchedulePage } from '../../pages/schedule-page'
import { chooseList, mixedList } from './lists'
import { openStaff } from './staff-world'

for (const language of ['sv', 'en'] as const)
  test(`table, view, an edit with a refused value, a new member and the schedule have no violations, ${language}`, async ({
    page,
  }) => {
    test.slow()
    const { staff } = await openStaff(page, { language })
    await staff.ready()
    await expectNoAxeViolationsInBothThemes(page)
    await staff.add().click()
    await expect(staff.save()).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page)
    await staff.cancel().click()
    await staff.open('Öberg')
    await expectNoAxeViolationsInBothThemes(page)
    await staff.edit('current').click()
    await staff.field('actualGrade').fill('2')
    await staff.save().click()
    await expectNoAxeViolationsInBothThemes(page)
    await page.goto('/schedule')
    await new SchedulePage(page).ready()
    await expectNoAxeViolationsInBothThemes(page)
  })

const expectNoOverflow = async (page: Page) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect([width, Math.max(0, await overflow())]).toEqual([width, 0])
  }
}

test(
  'neither page nor dialog scrolls sideways, and a list and its preview hold their texts',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    const { staff } = await openStaff(page)
    await staff.ready()
    await expectNoOverflow(page)
    await staff.open('Öberg')
    await expectNoOverflow(page)
    await staff.edit('basic').click()
    await expect(staff.save()).toBeVisible()
    await expectNoOverflow(page)
    await page.goto('/schedule')
    await new SchedulePage(page).ready()
    await expectNoOverflow(page)

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/staff')
    const dialog = await chooseList(page, 'personal.csv', mixedList)
    await expect(dialog.getByText(/^Nya: 2/)).toBeVisible()
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await layoutFaults(page)]).toEqual([width, []])
    }
  },
)
