import { expect, test } from '../../fixtures/suite'
import { unitSwitchOf } from '../../pages/frame-page'

test('behind a dialog the page does not scroll, and afterwards it does again', async ({ page, openForecast }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openForecast()
  const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop)
  await page.mouse.move(640, 300)
  await unitSwitchOf(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.mouse.move(40, 490)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await scrolled()).toBe(0)
  await page.mouse.move(640, 450)
  await page.mouse.wheel(0, 600)
  await expect.poll(scrolled).toBeGreaterThan(100)
})
