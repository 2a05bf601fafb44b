import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/layout'
import { expectNoOverflow } from '../../fixtures/narrow-windows'
import { ResultsPage } from '../../pages/results-page'
import { addNeeds, openNeeds } from './needs-world'
import { openResources } from './resource-world'

test.beforeEach(() => test.slow())

const expectGood = async (page: Page) => {
  await expectNoAxeViolationsInBothThemes(page, 'main')
  await expectNoOverflow(page)
}

// The pages as they open are looked at with all others; here is what they are when they hold budgets and are used.
test.describe('no violations, and no sideways scrolling in the narrowest window', { tag: '@layout' }, () => {
  test('the needs list, both steps with and without errors, and a budget', async ({ page }) => {
    const { needs } = await openNeeds(page, {
      language: 'sv',
      before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Budget 2025' }),
    })
    await needs.listReady()
    await needs.create().first().click()
    await needs.wizardReady()
    await needs.next().click()
    await expect(needs.name()).toBeFocused()
    await expectGood(page)
    await needs.choose(needs.main().getByRole('combobox', { name: /^Kopiera från/ }), '2025 – Budget 2025')
    await needs.name().fill('Budget 2026')
    await expectGood(page)
    // The list, with the offer of what was begun.
    await needs.cancel().click()
    await expect(needs.main().getByRole('button', { name: 'Fortsätt' })).toBeVisible()
    await expectGood(page)
    await needs.main().getByRole('button', { name: 'Fortsätt' }).click()
    await needs.wizardReady()
    await needs.next().click()
    await needs.main().locator('summary').click()
    await expectGood(page)
    await needs.save().click()
    await expect(needs.notice(/är sparad$/)).toBeVisible()
    await expectGood(page)
  })

  test('the resource list, its four steps, a budget and the results', async ({ page }) => {
    const { resources } = await openResources(page, {
      before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
    })
    await expect(resources.create()).toBeVisible()
    await expectGood(page)
    await resources.create().click()
    await resources.fillFirstStep({ name: 'X', types: ['Fast budget'] })
    await expectGood(page)
    await resources.next().click()
    await resources.next().click()
    await expectGood(page)
    await resources.field('fixed').fill('10 000 000')
    await resources.next().click()
    await expect(resources.step('workers')).toBeVisible()
    await expectGood(page)
    await resources.next().click()
    await expect(resources.step('distribution')).toBeVisible()
    await expectGood(page)
    await resources.save().click()
    await expect(page.getByText('X är sparad')).toBeVisible()
    await expectGood(page)

    await page.goto('/results?year=2026')
    const shown = new ResultsPage(page)
    await expect(shown.staff()).toBeVisible()
    await expectGood(page)
    await shown.tab('efficiency').click()
    await expect(shown.chart()).toBeVisible()
    await expectGood(page)
  })
})
