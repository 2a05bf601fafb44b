import type { Page } from '@playwright/test'
import { expect, test as base } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { unitSwitchOf } from '../../pages/frame-page'

// Scrollbars that take place, as with a mouse on Windows; the usual ones of these tests take none.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})
test.use({ viewport: { width: 1280, height: 700 } })

/** Of 0 to 255, at a place of the window where nothing stands. */
const lightness = async (page: Page, x: number): Promise<number> => {
  const picture = await page.screenshot({ clip: { x, y: 660, width: 2, height: 2 } })
  return page.evaluate(
    async bytes => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const context = new OffscreenCanvas(2, 2).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      return context?.getImageData(0, 0, 1, 1).data[0] ?? -1
    },
    [...picture],
  )
}

test('a page, whether it scrolls or not, stays where it is behind a dialog, the backdrop has the whole window, and afterwards it scrolls again', async ({
  page,
}) => {
  const place = await makePlace()
  await enter(page, { person: await makeManager(place), place }, '/help')
  for (const path of ['/help', '/schedule'])
    await test.step(path, async () => {
      if (path !== '/help') await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      await page.waitForLoadState('networkidle')
      const edges = () =>
        page.evaluate(() =>
          ['h1', 'main', 'header', 'nav'].map(name => {
            const box = document.querySelector(name)?.getBoundingClientRect()
            return [name, box?.left, box?.right]
          }),
        )
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
      expect(scrolls).toBe(path === '/help')
      const before = await edges()
      await unitSwitchOf(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await edges()).toEqual(before)
      // The strip of the scrollbar is as dark as the ground beside it, but for a rounding.
      const ground = await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().right ?? 0)
      const difference = async () => Math.abs((await lightness(page, 1277)) - (await lightness(page, ground - 4)))
      await expect.poll(difference).toBeLessThanOrEqual(2)
      await page.mouse.move(40, 690)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await edges()).toEqual(before)
      if (!scrolls) return
      const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop)
      expect(await scrolled()).toBe(0)
      await page.mouse.move(640, 450)
      await page.mouse.wheel(0, 600)
      await expect.poll(scrolled).toBeGreaterThan(100)
    })
})
