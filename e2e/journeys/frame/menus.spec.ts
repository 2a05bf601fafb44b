import { expect, test } from '../../fixtures/suite'
import { userMenuOf } from '../../pages/frame-page'

const looks = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const

test('a menu stands in the window, wide or narrow, and Escape leads back to its button', async ({
  page,
  openForecast,
  forecast,
}) => {
  await openForecast({ search: '?year=2026&startWeek=12&endWeek=13', tab: 'details' })
  const button = userMenuOf(page)
  const menu = page.getByRole('menu')
  for (const { width, theme } of looks)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme })
      await expect(forecast.sheet()).toBeVisible()
      await button.press('ArrowDown')
      await expect(menu.getByRole('menuitem').first()).toBeFocused()
      await expect(menu.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
      const { left, right } = await menu.evaluate(element => element.getBoundingClientRect().toJSON())
      expect(left).toBeGreaterThanOrEqual(8)
      expect(right).toBeLessThanOrEqual(width - 8)
      await page.keyboard.press('Escape')
      await expect(menu).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  await test.step('a press anywhere else closes it and is not swallowed', async () => {
    await button.click()
    await page.getByRole('tab').first().click()
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('the chosen tab is told from the other one in the colours of the system', async () => {
    await page.getByRole('tab').first().press('ArrowRight')
    await page.emulateMedia({ forcedColors: 'active' })
    const [chosen, other] = await page
      .getByRole('tab')
      .evaluateAll(tabs => tabs.map(tab => getComputedStyle(tab).borderBlockEndColor))
    expect(chosen).not.toBe(other)
  })
})
