import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/grid-examples'

test('a hundred people by 53 weeks: those in sight, their places, their groups, and all of them on paper', async ({
  grid,
  page,
}) => {
  await grid.open('people')

  await test.step('the document holds those in sight, and says how many there are', async () => {
    const day = page.getByRole('grid', { name: 'Day' })
    await expect(day).toHaveAttribute('aria-rowcount', '61')
    await expect(page.getByRole('grid', { name: 'Night' })).toHaveAttribute('aria-rowcount', '41')
    expect(await page.locator('[data-row-id]').count()).toBeLessThan(60)
    expect(await page.locator('[role=gridcell]').count()).toBeLessThan(1_500)
    await expect(grid.row('day-50')).toHaveCount(0)
    for (const [top, rowId, index] of [
      [1_500, 'day-50', '51'],
      [3_200, 'night-40', '41'],
      [0, 'day-2', '3'],
    ] as const) {
      await grid.scrollDown(top)
      await expect(grid.row(rowId)).toBeInViewport()
      await expect(grid.row(rowId)).toHaveAttribute('aria-rowindex', index)
    }
    await expectNoAxeViolations(page)
  })

  await test.step('rows stand where they would with all of them in the document', async () => {
    await grid.open('people')
    const top = (rowId: string) => grid.row(rowId).evaluate((row: HTMLElement) => row.offsetTop)
    const first = await top('day-1')
    const height = await grid.row('day-1').evaluate((row: HTMLElement) => row.offsetHeight)
    await grid.scrollDown(1_500)
    await expect(grid.row('day-50')).toBeInViewport()
    expect((await top('day-50')) - first).toBe(49 * height)
    await grid.scrollDown(3_200)
    await expect(grid.row('night-40')).toBeInViewport()
    const whole = await page.locator('[data-part=sheet]').evaluate((sheet: HTMLElement) => sheet.offsetHeight)
    const head = await grid.weekHead(1).evaluate((element: HTMLElement) => element.offsetHeight)
    // A border of the frame is no row.
    expect(Math.abs(whole - head - 102 * height)).toBeLessThanOrEqual(1)
  })

  await test.step('the arrows go over the captions of the names, and a group that folds takes its people along', async () => {
    await grid.open('people')
    await grid.fold('Fold Day').click()
    await expect(grid.row('night-1')).toBeInViewport()
    await grid.name('night-1').click()
    await grid.press('ArrowUp')
    await expect(grid.fold('Fold Night')).toBeFocused()
    await grid.press('ArrowUp')
    await expect(grid.fold('Unfold Day')).toBeFocused()
    await grid.press('Enter', 'ArrowDown')
    await expect(grid.name('day-1')).toBeFocused()
  })

  await test.step('all people stand on paper', async () => {
    await grid.open('people')
    await page.emulateMedia({ media: 'print' })
    const tables = page.getByRole('table', { name: 'Night' })
    await expect(tables).toHaveCount(4)
    await expect(tables.first().getByRole('row')).toHaveCount(41)
  })
})

test('keys, the focus and refused text reach people out of sight', async ({ grid, page }) => {
  await test.step('keys reach people who were never in sight, and come back', async () => {
    await grid.open('people')
    await grid.input('day-1', 14).click()
    await grid.press('Control+ArrowDown')
    await expect(grid.input('night-40', 14)).toBeFocused()
    await expect(grid.input('night-40', 14)).toBeInViewport({ ratio: 1 })
    await grid.press('Control+End')
    await expect(grid.input('night-40', 53)).toBeFocused()
    await expect(grid.input('night-40', 53)).toBeInViewport({ ratio: 1 })
    await grid.press('ArrowUp', '7', '7', 'Enter')
    await expect(grid.input('night-40', 53)).toBeFocused()
    await expect.poll(() => grid.values('night-39', 53)).toEqual(['77'])
    await grid.press('Control+Home')
    await expect(grid.cell('day-1', 1)).toBeFocused()
    await expect(grid.cell('day-1', 1)).toBeInViewport({ ratio: 1 })
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown')
    await expect(grid.cell('day-31', 1)).toBeFocused()
    await expect(grid.cell('day-31', 1)).toBeInViewport({ ratio: 1 })
  })

  await test.step('the focus stays in a person who is scrolled away, and Tab comes back there', async () => {
    await grid.open('people')
    await grid.input('day-3', 14).click()
    await grid.scrollDown(3_200)
    await expect(grid.row('night-40')).toBeInViewport()
    await expect(grid.input('day-3', 14)).toBeFocused()
    await grid.after().focus()
    await grid.press('Shift+Tab')
    await expect(grid.input('day-3', 14)).toBeFocused()
    await grid.press('4', '2', 'Enter')
    await expect(grid.input('day-4', 14)).toBeFocused()
    await expect(grid.input('day-4', 14)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => grid.values('day-3', 14)).toEqual(['42'])
  })

  await test.step('text that was refused stays while its person is out of sight', async () => {
    await grid.open('people')
    await grid.input('day-2', 14).click()
    await grid.press('m', 'a', 'n', 'y', 'Enter')
    await expect(grid.message()).toHaveText('"many" is not a number')
    await grid.scrollDown(3_200)
    await grid.input('night-30', 14).click()
    await expect.poll(() => grid.values('day-2', 14)).toEqual(['many'])
    await grid.scrollDown(0)
    await expect(grid.input('day-2', 14)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('ranges, copies and pastes reach over people out of sight', async ({ grid, page, context }) => {
  await test.step('a range reaches over them, who are selected as they come', async () => {
    await grid.open('people')
    await grid.input('day-2', 14).click()
    await grid.press('Control+Shift+ArrowDown')
    await expect(grid.status()).toHaveText('day-2 14: 99 × 1')
    await expect(grid.cell('night-40', 14)).toBeInViewport({ ratio: 1 })
    await grid.scrollDown(1_500)
    await expect(grid.cell('day-50', 14)).toHaveAttribute('aria-selected', 'true')
    await expect(grid.cell('day-50', 15)).not.toHaveAttribute('aria-selected', 'true')
    const [box, first] = await Promise.all([
      page.locator('[data-part=range]').boundingBox(),
      grid.cell('day-50', 14).boundingBox(),
    ])
    expect(box?.x).toBeCloseTo(first?.x ?? -1, 0)
    // From the second row to the last, with the line of the second group between.
    expect(Math.abs((box?.height ?? 0) - (100 * (first?.height ?? 0) + 98))).toBeLessThanOrEqual(1)
  })

  await test.step('Ctrl+A takes everybody, and a copy holds the rows that were never in the document', async () => {
    await grid.open('people')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await grid.input('day-1', 14).click()
    await grid.press('Control+a')
    await expect(grid.status()).toHaveText('day-1 14: 100 × 53')
    await grid.press('Control+c')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const lines = text.trimEnd().split(/\r?\n/)
    expect(lines).toHaveLength(100)
    expect(new Set(lines.map(line => line.split('\t').length))).toEqual(new Set([53]))
    await grid.scrollDown(3_200)
    await expect(grid.cell('night-40', 14)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('a paste and an undo reach them', async () => {
    await grid.open('people')
    await grid.input('day-1', 14).click()
    await grid.paste(Array.from({ length: 101 }, () => '941').join('\n'))
    await expect(grid.told()).toHaveText('paste: 100 taken, 1 outside, 0 read-only, 0 refused')
    await grid.press('Control+ArrowDown')
    await expect(grid.input('night-40', 14)).toBeFocused()
    await expect.poll(() => grid.values('night-40', 14)).toEqual(['941'])
    await grid.press('Control+z')
    await expect.poll(() => grid.values('night-40', 14)).not.toEqual(['941'])
  })

  await test.step('a drag beyond the lower edge scrolls on', async () => {
    await grid.open('people')
    await grid.cell('day-1', 14).hover()
    await page.mouse.down()
    const area = await page.locator('[data-part=scroller]').boundingBox()
    await page.mouse.move((area?.x ?? 0) + 400, (area?.y ?? 0) + (area?.height ?? 0) + 60, { steps: 6 })
    await expect(grid.status()).toHaveText(/^day-1 14: 100 × /, { timeout: 20_000 })
    await page.mouse.up()
  })
})
