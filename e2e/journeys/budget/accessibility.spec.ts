import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ResultsPage } from '../../pages/results-page'
import { openNeeds, addNeeds } from './needs-world'
import { openResources } from './resource-world'

const languages = ['sv', 'en'] as const

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Nothing is found in an ordinary window, nor in the narrowest, which does not scroll sideways. */
const expectGood = async (page: Page) => {
  await expectNoAxeViolationsInBothThemes(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test.beforeEach(() => test.slow())

for (const language of languages)
  test.describe(language, { tag: '@layout' }, () => {
    test('the needs list, both steps with and without errors, and a budget have no violations', async ({ page }) => {
      const { needs } = await openNeeds(page, {
        language,
        before: (place, person) => addNeeds(person, place, { year: 2025, name: 'Budget 2025' }),
      })
      await needs.listReady()
      await expectGood(page)
      await needs.create().first().click()
      await needs.wizardReady()
      await needs.next().click()
      await expect(needs.name()).toBeFocused()
      await expectGood(page)
      await needs.choose(
        needs.main().getByRole('combobox', { name: /^(Kopiera från|Copy from)/ }),
        '2025 – Budget 2025',
      )
      await needs.name().fill('Budget 2026')
      await expectGood(page)
      await needs.next().click()
      await needs.main().locator('summary').click()
      await expectGood(page)
      await needs.save().click()
      await expect(needs.notice(/(är sparad|is saved)$/)).toBeVisible()
      await expectGood(page)
    })

    test('the resource list, its four steps and a budget have no violations', async ({ page }) => {
      const { resources } = await openResources(page, {
        language,
        before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
      })
      await expect(resources.create()).toBeVisible()
      await expectGood(page)
      await resources.create().click()
      await resources.fillFirstStep({ name: 'X', types: [language === 'sv' ? 'Fast budget' : 'Fixed budget'] })
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
      await expect(page.getByText(/^X (är sparad|is saved)$/)).toBeVisible()
      await expectGood(page)
    })

    test('the results have no violations', async ({ page }) => {
      await openResources(page, {
        language,
        path: '/results?year=2026',
        before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
      })
      const shown = new ResultsPage(page)
      await expect(shown.staff()).toBeVisible()
      await expectGood(page)
      await shown.tab('efficiency').click()
      await expect(shown.chart()).toBeVisible()
      await expectGood(page)
    })

    test('the settings and the dialog of a value have no violations', async ({ page }) => {
      const place = await makePlace()
      const roles = rolesOn(place, [3], 'APPROVE')
      const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
      await enter(page, { person, place, language }, '/settings/budget')
      const change = page.getByRole('button', { name: /^(Nytt värde för|New value for)/ }).first()
      await expect(change).toBeVisible()
      await expectGood(page)
      await change.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Spara|Save)$/ })
        .click()
      await expect(page.getByRole('dialog')).toContainText(/obligatoriskt|is required/)
      await expectNoAxeViolationsInBothThemes(page)
    })
  })

/** The text that a field points to as its error. */
const expectTiedError = async (field: Locator, text: string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text))
}

test('each step of the needs takes the focus with its heading, and errors belong to their fields', async ({ page }) => {
  const { needs } = await openNeeds(page, { path: '/needs/new' })
  await needs.wizardReady()
  await needs.addZone().click()
  await needs.next().click()
  for (const field of [needs.name(), needs.timeType(), needs.efficiency(), needs.zoneOf(1), needs.hours(1)])
    await expectTiedError(field, 'This field is required')
  await needs.months().first().fill('x')
  await needs.months().first().blur()
  await expectTiedError(needs.months().first(), '0–100')
  await page.reload()
  await needs.wizardReady()
  await needs.main().getByRole('button', { name: 'Discard' }).click()
  await needs.fillExample()
  await needs.next().click()
  await expect(needs.main().getByRole('heading', { name: 'Review and save' })).toBeFocused()
  await needs.back().click()
  await expect(needs.main().getByRole('heading', { name: 'Fill in the needs of the year' })).toBeFocused()
})

test('each step of the resources takes the focus with its heading, and errors belong to their fields', async ({
  page,
}) => {
  const { resources } = await openResources(page, { path: '/resources/new' })
  await resources.next().click()
  await expectTiedError(resources.field('name'), 'obligatoriskt')
  await resources.fillFirstStep()
  await resources.next().click()
  await expect(resources.step('amounts')).toBeFocused()
  await resources.field('fixed').fill('0')
  await resources.next().click()
  await expectTiedError(resources.field('fixed'), 'får inte vara 0')
  await resources.field('fixed').fill('10 000 000')
  await resources.next().click()
  await expect(resources.step('workers')).toBeFocused()
  await resources.next().click()
  await expect(resources.step('distribution')).toBeFocused()
  await resources.back().click()
  await expect(resources.step('workers')).toBeFocused()
})
