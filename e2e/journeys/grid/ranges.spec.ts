import { expect, test } from '../../fixtures/grid-examples'

test('ranges by keys', async ({ grid }) => {
  await test.step('Shift with arrows, Home, End and Ctrl reaches over the groups', async () => {
    await grid.open('groups')
    await grid.input('day-2', 14).click()
    await grid.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown')
    await expect(grid.status()).toHaveText('day-2 14: 4 × 2')
    await expect(grid.selected()).toHaveCount(8)
    await expect(grid.input('day-2', 14)).toBeFocused()
    await grid.press('Shift+End')
    await expect(grid.status()).toHaveText('day-2 14: 4 × 20')
    await grid.press('Shift+Home')
    await expect(grid.status()).toHaveText('day-2 14: 4 × 7')
    await grid.press('Control+Shift+ArrowDown', 'Control+Shift+ArrowRight')
    await expect(grid.status()).toHaveText('day-2 14: 11 × 20')
    await grid.press('Escape')
    await expect(grid.status()).toHaveText('day-2 14: 1 × 1')
  })

  await test.step('Shift+Space takes the row, Ctrl+Space the week, Ctrl+A everything', async () => {
    await grid.open('groups')
    await grid.input('day-2', 14).click()
    await grid.press('Shift+Space')
    await expect(grid.status()).toHaveText('day-2 14: 1 × 26')
    await grid.press('Shift+ArrowDown')
    await expect(grid.status()).toHaveText('day-2 14: 2 × 26')
    await grid.press('Escape', 'Control+Space')
    await expect(grid.status()).toHaveText('day-2 14: 12 × 1')
    await grid.press('Control+a')
    await expect(grid.status()).toHaveText('day-2 14: 12 × 26')
    await expect(grid.page.locator('[role=gridcell][data-week]:not([aria-selected=true])')).toHaveCount(0)
    await grid.show(33)
    await expect(grid.page.locator('[role=gridcell][data-week]:not([aria-selected=true])')).toHaveCount(0)
    await expect.poll(() => grid.values('day-2', 14)).toEqual(['12'])
  })

  await test.step('the other end of the range is scrolled into sight', async () => {
    await grid.open('year')
    await grid.input('day-1', 13).click()
    await grid.press('Control+Shift+ArrowRight', 'Control+Shift+ArrowDown')
    await expect(grid.cell('total-night', 53)).toBeInViewport({ ratio: 1 })
    const pinned = await grid.cell('total-night', 'sum').boundingBox()
    const last = await grid.cell('total-night', 53).boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((pinned?.x ?? 0) + 1)
  })
})

test('ranges by mouse', async ({ grid }) => {
  await test.step('a drag, and Shift with a press', async () => {
    await grid.open('groups')
    await grid.drag(grid.cell('day-1', 13), grid.cell('evening-2', 15))
    await expect(grid.status()).toHaveText('day-1 13: 6 × 3')
    await expect(grid.input('day-1', 13)).toBeFocused()
    await grid.cell('day-3', 17).click({ modifiers: ['Shift'] })
    await expect(grid.status()).toHaveText('day-1 13: 3 × 5')
    await grid.cell('total-day', 14).click()
    await expect(grid.status()).toHaveText('total-day 14: 1 × 1')
  })

  await test.step('the box of the range covers exactly its cells', async () => {
    await grid.open('groups')
    await grid.drag(grid.cell('day-1', 13), grid.cell('evening-2', 15))
    const first = await grid.cell('day-1', 13).boundingBox()
    const last = await grid.cell('evening-2', 15).boundingBox()
    if (!first || !last) throw new Error('The cells are on the page')
    await expect(async () => {
      const box = await grid.page.locator('[data-part=range]').boundingBox()
      expect(box?.x).toBeCloseTo(first.x, 0)
      expect(Math.abs((box?.y ?? 0) - first.y)).toBeLessThanOrEqual(1)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(last.x + last.width, 0)
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - last.y - last.height)).toBeLessThanOrEqual(1)
    }).toPass()
  })

  await test.step('week headers take columns, row headers rows, the corner everything', async () => {
    await grid.open('groups')
    await grid.drag(grid.weekHead(13), grid.weekHead(15))
    await expect(grid.status()).toHaveText('day-1 13: 12 × 3')
    await grid.weekHead(18).click({ modifiers: ['Shift'] })
    await expect(grid.status()).toHaveText('day-1 13: 12 × 6')
    await grid.drag(grid.name('day-2'), grid.name('evening-1'))
    await expect(grid.status()).toHaveText('day-2 label: 4 × 26')
    await grid.page.locator('[data-corner]').click()
    await expect(grid.status()).toHaveText('day-1 8: 12 × 26')
  })

  await test.step('a drag beyond the edge scrolls on', async () => {
    await grid.open('year')
    await grid.drag(grid.cell('day-1', 13), grid.cell('day-3', 'sum'), { release: false })
    await expect(grid.cell('day-3', 53)).toHaveAttribute('aria-selected', 'true', { timeout: 20_000 })
    await grid.page.mouse.up()
  })
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a tap selects, and on a calculated cell asks about it', async ({ grid }) => {
    await grid.open('groups')
    await grid.input('day-1', 13).tap()
    await expect(grid.status()).toHaveText('day-1 13: 1 × 1')
    await grid.cell('total-day', 13).tap()
    await expect(grid.told()).toHaveText('asked about total-day 13')
  })
})
