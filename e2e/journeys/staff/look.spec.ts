import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { SchedulePage } from '../../pages/schedule-page'
import { openStaff } from './staff-world'

for (const language of ['sv', 'en'] as const) {
  test.describe(language, () => {
    test.beforeEach(() => test.slow())

    test('table, view and an edit with a refused value have no violations', async ({ page }) => {
      const { staff } = await openStaff(page, { language })
      await staff.ready()
      await expectNoAxeViolationsInBothThemes(page)
      await staff.open('Öberg')
      await expectNoAxeViolationsInBothThemes(page)
      await staff.edit('current').click()
      await staff.field('actualGrade').fill('2')
      await staff.save().click()
      await expectNoAxeViolationsInBothThemes(page)
    })

    test('a new member and the schedule have no violations', async ({ page }) => {
      const { staff } = await openStaff(page, { language })
      await staff.ready()
      await staff.add().click()
      await expect(staff.save()).toBeVisible()
      await expectNoAxeViolationsInBothThemes(page)
      await page.goto('/schedule')
      await new SchedulePage(page).ready()
      await expectNoAxeViolationsInBothThemes(page)
    })
  })
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [390, 320]) {
  test.describe(`${width} px`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height: 780 } })

    test('neither page nor dialog scrolls sideways', async ({ page }) => {
      const { staff } = await openStaff(page)
      await staff.ready()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await staff.open('Öberg')
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await staff.edit('basic').click()
      await expect(staff.save()).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.goto('/schedule')
      await new SchedulePage(page).ready()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })
}
