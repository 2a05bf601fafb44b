import { expect, test } from '../../fixtures/grid-examples'

test('weeks come as one scrolls, whole rows stand in any window, and a whole row is selected', async ({
  grid,
  page,
}) => {
  await grid.open('year')

  await test.step('only the weeks in sight stand in the document, and come as one scrolls', async () => {
    const weeks = page.locator('[data-row-id="day-1"] [role=gridcell][data-week]')
    expect(await weeks.count()).toBeLessThan(40)
    await expect(grid.cell('day-1', 53)).toHaveCount(0)
    await expect(page.getByRole('grid').first()).toHaveAttribute('aria-colcount', '55')
    for (const week of [53, 20, 34, 1]) {
      await grid.show(week)
      const [head, cell] = await Promise.all([
        grid.weekHead(week).boundingBox(),
        grid.cell('night-9', week).boundingBox(),
      ])
      expect(cell?.x).toBeCloseTo(head?.x ?? -1, 0)
      expect(cell?.width).toBeCloseTo(head?.width ?? -1, 0)
    }
  })

  await test.step('the sums stand at their place wherever the weeks are scrolled', async () => {
    for (const week of [1, 30, 53]) {
      await grid.show(week)
      const [head, sum] = await Promise.all([
        grid.page.locator('[data-head=sum]').boundingBox(),
        grid.cell('total-day', 'sum').boundingBox(),
      ])
      expect(sum?.x).toBeCloseTo(head?.x ?? -1, 0)
    }
  })

  await test.step('a whole row that is out of sight is selected as it comes', async () => {
    await grid.show(14)
    await grid.input('day-1', 14).click()
    await grid.press('Shift+Space')
    await expect(grid.status()).toHaveText('day-1 14: 1 × 53')
    await grid.show(53)
    await expect(grid.cell('day-1', 53)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('the last row in sight is a whole one, whatever the height of the window', async () => {
    const cutRows = () =>
      page.locator('[data-part=scroller]').evaluate(scroller => {
        const edge = scroller.getBoundingClientRect().top + scroller.clientTop + scroller.clientHeight
        const rows = [...scroller.querySelectorAll('[role=row]')].map(row => row.getBoundingClientRect())
        return rows.filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).length
      })
    for (const height of [800, 723, 700, 655, 610]) {
      await page.setViewportSize({ width: 1280, height })
      await expect.poll(cutRows).toBe(0)
    }
    const { scrollHeight, clientHeight } = await page
      .locator('[data-part=scroller]')
      .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
    // There is more below, and most of the room is used.
    expect(scrollHeight).toBeGreaterThan(clientHeight)
    expect(clientHeight).toBeGreaterThan(610 - 128 - 40)
  })
})

test('keys, refused text, pastes and the focus reach the weeks out of sight', async ({ grid }) => {
  await test.step('keys reach weeks that were never in sight', async () => {
    await grid.open('year')
    await grid.input('day-2', 14).click()
    await grid.press('Control+ArrowRight')
    await expect(grid.input('day-2', 53)).toBeFocused()
    await expect(grid.input('day-2', 53)).toBeInViewport({ ratio: 1 })
    await grid.press('Tab')
    await expect(grid.input('day-3', 12)).toBeFocused()
    await expect(grid.input('day-3', 12)).toBeInViewport({ ratio: 1 })
    await grid.press('Shift+Tab')
    await expect(grid.input('day-2', 53)).toBeFocused()
  })

  await test.step('the focus stays in a week that is scrolled away, and the keys go there', async () => {
    await grid.open('year')
    await grid.input('day-2', 14).click()
    await grid.show(53)
    await expect(grid.input('day-2', 14)).toBeFocused()
    await grid.press('4', '2', 'Enter')
    await expect(grid.input('day-3', 14)).toBeFocused()
    await expect(grid.input('day-3', 14)).toBeInViewport()
    await expect.poll(() => grid.values('day-2', 14)).toEqual(['42'])
  })

  await test.step('a paste and an undo reach the weeks out of sight', async () => {
    await grid.open('year')
    await grid.input('day-1', 12).click()
    await grid.paste(Array.from({ length: 42 }, () => '941').join('\t'))
    await expect(grid.told()).toHaveText('paste: 42 taken, 0 outside, 0 read-only, 0 refused')
    await grid.show(53)
    await expect.poll(() => grid.values('day-1', 53)).toEqual(['941'])
    await grid.press('Control+z')
    await expect.poll(() => grid.values('day-1', 53)).not.toEqual(['941'])
  })

  await test.step('text that was refused stays while its week is out of sight', async () => {
    await grid.open('year')
    await grid.input('day-2', 14).click()
    await grid.press('m', 'a', 'n', 'y', 'Enter')
    await expect(grid.message()).toHaveText('"many" is not a number')
    await grid.input('day-3', 15).click()
    await grid.press('Control+ArrowRight')
    await expect(grid.cell('day-3', 53)).toBeInViewport()
    await expect.poll(() => grid.values('day-2', 14)).toEqual(['many'])
    await grid.show(14)
    await expect(grid.input('day-2', 14)).toHaveAttribute('aria-invalid', 'true')
  })
})
