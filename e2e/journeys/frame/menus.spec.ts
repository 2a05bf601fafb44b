import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/suite'
import { userMenuOf } from '../../pages/frame-page'

const looks = [
  { width: 1280, language: 'sv', theme: 'light' },
  { width: 390, language: 'en', theme: 'dark' },
] as const

// axe looks at every element several times: more work than any page gives.
test.beforeEach(() => test.slow())

looks.forEach(({ width, language, theme }) => {
  test(`at ${width} px a menu stands in the window, reads well, and Escape leads back to its button`, async ({
    page,
    openForecast,
    forecast,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await openForecast({ search: '?year=2026&startWeek=12&endWeek=13', language, tab: 'details' })
    await expect(forecast.sheet()).toBeVisible()
    const button = userMenuOf(page)
    const menu = page.getByRole('menu')
    await button.press('ArrowDown')
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await expect(menu.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    const { left, right } = await menu.evaluate(element => element.getBoundingClientRect().toJSON())
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(width - 8)
    await expectNoAxeViolations(page, '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    // A press anywhere else closes it and is not swallowed.
    await button.click()
    await page.getByRole('tab').first().click()
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab').first().press('ArrowRight')
    await page.emulateMedia({ forcedColors: 'active' })
    const [chosen, other] = await page
      .getByRole('tab')
      .evaluateAll(tabs => tabs.map(tab => getComputedStyle(tab).borderBlockEndColor))
    expect(chosen).not.toBe(other)
  })
})
