import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter, reloadIn } from '../../fixtures/session'
import { ResultsPage } from '../../pages/results-page'
import { openNeeds, addNeeds } from './needs-world'
import { openResources } from './resource-world'

const languages = ['sv', 'en'] as const

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/**
 * Nothing is found in an ordinary window, and the narrowest does not scroll sideways. A language changes the widths; what
 * axe looks at is the same in both.
 */
const goodIn = (page: Page, language: 'sv' | 'en') => async () => {
  if (language === 'sv') await expectNoAxeViolationsInBothThemes(page, 'main')
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test.beforeEach(() => test.slow())

for (const language of languages)
  test.describe(language, { tag: '@layout' }, () => {
    test('the needs list, both steps with and without errors, and a budget have no violations', async ({ page }) => {
      const expectGood = goodIn(page, language)
      const { needs } = await openNeeds(page, {
        language,
        before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Budget 2025' }),
      })
      await needs.listReady()
      await expectGood()
      await needs.create().first().click()
      await needs.wizardReady()
      await needs.next().click()
      await expect(needs.name()).toBeFocused()
      await expectGood()
      await needs.choose(
        needs.main().getByRole('combobox', { name: /^(Kopiera från|Copy from)/ }),
        '2025 – Budget 2025',
      )
      await needs.name().fill('Budget 2026')
      await expectGood()
      await needs.next().click()
      await needs.main().locator('summary').click()
      await expectGood()
      await needs.save().click()
      await expect(needs.notice(/(är sparad|is saved)$/)).toBeVisible()
      await expectGood()
    })

    test('the resource list, its four steps, a budget and the results have no violations', async ({ page }) => {
      const expectGood = goodIn(page, language)
      const { resources } = await openResources(page, {
        language,
        before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
      })
      await expect(resources.create()).toBeVisible()
      await expectGood()
      await resources.create().click()
      await resources.fillFirstStep({ name: 'X', types: [language === 'sv' ? 'Fast budget' : 'Fixed budget'] })
      await expectGood()
      await resources.next().click()
      await resources.next().click()
      await expectGood()
      await resources.field('fixed').fill('10 000 000')
      await resources.next().click()
      await expect(resources.step('workers')).toBeVisible()
      await expectGood()
      await resources.next().click()
      await expect(resources.step('distribution')).toBeVisible()
      await expectGood()
      await resources.save().click()
      await expect(page.getByText(/^X (är sparad|is saved)$/)).toBeVisible()
      await expectGood()

      await page.goto('/results?year=2026')
      const shown = new ResultsPage(page)
      await expect(shown.staff()).toBeVisible()
      await expectGood()
      await shown.tab('efficiency').click()
      await expect(shown.chart()).toBeVisible()
      await expectGood()
    })
  })

test('the settings and the dialog of a value have no violations', { tag: '@layout' }, async ({ page }) => {
  const place = await makePlace()
  const roles = rolesOn(place, [3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  await enter(page, { person, place }, '/settings/budget')
  const change = page.getByRole('button', { name: /^(Nytt värde för|New value for)/ }).first()
  for (const language of languages)
    await test.step(language, async () => {
      if (language === 'en') await reloadIn(page, language)
      await expect(change).toBeVisible()
      await goodIn(page, language)()
      await change.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Spara|Save)$/ })
        .click()
      await expect(page.getByRole('dialog')).toContainText(/obligatoriskt|is required/)
      if (language === 'sv') await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    })
})
