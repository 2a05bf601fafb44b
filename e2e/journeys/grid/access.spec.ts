import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/grid-examples'

test('axe finds nothing in the examples, light and dark', async ({ grid, page }) => {
  for (const theme of ['light', 'dark'] as const)
    for (const example of ['groups', 'locked', 'errors'] as const) {
      await grid.open(example, theme)
      if (example === 'groups') {
        await grid.fold('Fold Evening').click()
        await grid.input('day-1', 13).click()
        await grid.press('Shift+ArrowDown')
      }
      await expectNoAxeViolations(page)
    }
})

test('what is said, and a walk without the mouse', async ({ grid, page }) => {
  await test.step('everything is said: headers, weeks, read-only, changed, invalid, notes', async () => {
    await grid.open('errors')
    const table = page.getByRole('grid', { name: 'Hours' })
    await expect(table).toHaveAttribute('aria-colcount', '28')
    await expect(table.getByRole('columnheader', { name: /^v\. 14/ })).toHaveAccessibleDescription('Good Friday 3/4')
    await expect(table.getByRole('columnheader', { name: /^v\. 12/ })).toHaveAttribute('aria-current', 'date')
    await expect(table.getByRole('columnheader', { name: /^v\. 16/ })).toHaveAccessibleDescription('Has a note')
    await expect(page.getByRole('textbox', { name: 'Hours 1, v. 14' })).toHaveAccessibleDescription(
      'Invalid: Above 1000',
    )
    await expect(page.getByRole('textbox', { name: 'Hours 1, v. 17' })).toHaveAccessibleDescription('Has a note')
    await expect(grid.cell('hours-1', 10)).toHaveAttribute('aria-readonly', 'true')
    await page.getByRole('textbox', { name: 'Hours 1, v. 15' }).click()
    await page.getByRole('textbox', { name: 'Hours 1, v. 15' }).fill('9')
    await grid.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Hours 1, v. 15' })).toHaveAccessibleDescription('Changed')
  })

  await test.step('the line below speaks up for ranges only', async () => {
    await grid.open('basic')
    await grid.input('hours-1', 13).click()
    await expect(grid.status()).toHaveAttribute('aria-live', 'off')
    await grid.press('Shift+ArrowRight')
    await expect(grid.status()).toHaveAttribute('aria-live', 'polite')
  })

  await test.step('a walk without the mouse: in, through, over the groups, out at once', async () => {
    await grid.open('groups')
    await page.getByRole('link', { name: '53 weeks' }).focus()
    await grid.press('Tab')
    await expect(grid.input('day-1', 12)).toBeFocused()
    await grid.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect(grid.input('evening-1', 12)).toBeFocused()
    await expect(grid.weekHead(12)).toHaveAttribute('data-active')
    await grid.press('Tab')
    await expect(grid.input('evening-1', 13)).toBeFocused()
    await grid.press('Escape', 'Tab')
    await expect(grid.after()).toBeFocused()
    await grid.press('Shift+Tab')
    await expect(grid.input('evening-1', 13)).toBeFocused()
    await grid.press('Escape', 'Shift+Tab')
    await expect(page.getByRole('link', { name: '53 weeks' })).toBeFocused()
  })
})

test.describe('zoomed to 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('the focus is never behind what is pinned', async ({ grid, page }) => {
    await grid.open('year')
    await grid.show(13)
    await grid.input('day-3', 13).focus()
    await grid.press('End', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+ArrowLeft')
    const head = page.locator('[data-corner]')
    await expect(async () => {
      const [corner, cell] = await Promise.all([head.boundingBox(), grid.cell('day-7', 1).boundingBox()])
      expect(cell?.x).toBeGreaterThanOrEqual((corner?.x ?? 0) + (corner?.width ?? 0) - 1)
      expect(cell?.y).toBeGreaterThanOrEqual((corner?.y ?? 0) + (corner?.height ?? 0) - 1)
    }).toPass()
    await expect(grid.cell('day-7', 1)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
