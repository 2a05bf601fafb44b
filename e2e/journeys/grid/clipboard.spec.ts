import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/grid-examples'

const block = (height: number, width: number, text: (row: number, column: number) => string) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => text(row, column)).join('\t'),
  ).join('\r\n')

/** What a copy leaves on the clipboard, as text and as a table. */
const heldBy = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { text: await read('text/plain'), html: await read('text/html') }
  })

test('what is copied and cut, and what the clipboard then holds', async ({ grid, context }) => {
  await test.step('what is copied can be pasted elsewhere, and undone in one step', async () => {
    await grid.open('groups')
    await grid.input('day-1', 12).click()
    await grid.press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c')
    await grid.input('evening-2', 20).click()
    await grid.press('Control+v')
    await expect(grid.told()).toHaveText('paste: 6 taken, 0 outside, 0 read-only, 0 refused')
    expect(await grid.values('evening-2', 20, 21, 22)).toEqual(await grid.values('day-1', 12, 13, 14))
    expect(await grid.values('evening-3', 20, 21, 22)).toEqual(await grid.values('day-2', 12, 13, 14))
    await expect(grid.status()).toHaveText('evening-2 20: 2 × 3')
    await grid.press('Control+z')
    expect(await grid.values('evening-2', 20, 21, 22)).toEqual(['8', '9', '10'].map(() => expect.any(String)))
    expect(await grid.values('evening-2', 20)).toEqual(['8'])
  })

  await test.step('cutting clears what it has copied', async () => {
    await grid.open('basic')
    await grid.input('hours-1', 12).click()
    await grid.press('Shift+ArrowRight', 'Control+x')
    await expect.poll(() => grid.values('hours-1', 13)).toEqual(['0'])
    await grid.input('hours-2', 14).click()
    await grid.press('Control+v')
    expect(await grid.values('hours-2', 14, 15)).toEqual(['6', '7'])
  })

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('the clipboard holds text with tabs and a table', async () => {
    await grid.open('basic')
    await grid.input('hours-1', 12).click()
    await grid.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c')
    const held = await heldBy(grid.page)
    expect(held.text).toBe('6\t7\r\n10\t11\r\n')
    expect(held.html).toContain('<td>10</td>')
  })

  await test.step('a picture on the clipboard changes nothing, in one cell and in several', async () => {
    await grid.open('basic')
    await grid.page.evaluate(async () => {
      const canvas = new OffscreenCanvas(2, 2)
      canvas.getContext('2d')?.fillRect(0, 0, 2, 2)
      const picture = await canvas.convertToBlob({ type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    })
    await grid.input('hours-1', 13).click()
    await grid.press('Control+v', 'Shift+ArrowRight', 'Control+v')
    await expect(grid.status()).toHaveText('hours-1 13: 1 × 2')
    expect(await grid.values('hours-1', 13, 14)).toEqual(['7', '8'])
    await expect(grid.told()).toBeEmpty()
  })
})

test('what a paste writes, where, and what of it is told', async ({ grid }) => {
  await test.step('one value fills the range, and a block repeats in it', async () => {
    await grid.open('basic')
    await grid.drag(grid.cell('hours-1', 13), grid.cell('hours-2', 16))
    await grid.paste('3,5')
    expect(await grid.values('hours-2', 13, 16)).toEqual(['3,5', '3,5'])
    await grid.paste('1\t2')
    expect(await grid.values('hours-1', 13, 14, 15, 16)).toEqual(['1', '2', '1', '2'])
  })

  await test.step('a single value takes the place of the cell, and a wrong one stays open there', async () => {
    await grid.open('basic')
    await grid.input('hours-1', 13).click()
    await grid.paste('42')
    await expect.poll(() => grid.values('hours-1', 13)).toEqual(['42'])
    await grid.paste('many')
    await expect(grid.message()).toHaveText('"many" is not a number')
    await expect(grid.input('hours-1', 13)).toBeFocused()
    await expect.poll(() => grid.values('hours-1', 13)).toEqual(['many'])
  })

  await test.step('old weeks and sums in a range are left and counted', async () => {
    await grid.open('basic')
    await grid.drag(grid.cell('hours-1', 10), grid.cell('hours-1', 13))
    await grid.paste('1')
    await expect(grid.told()).toHaveText('paste: 2 taken, 0 outside, 2 read-only, 0 refused')
    expect(await grid.values('hours-1', 10, 11, 12, 13)).toEqual(['4', '5', '1', '1'])
  })

  await test.step('a block pasted while text is being edited goes to the range instead', async () => {
    await grid.open('basic')
    await grid.input('hours-1', 13).click()
    await grid.page.keyboard.type('12')
    await grid.paste('8\t9')
    expect(await grid.values('hours-1', 13, 14)).toEqual(['8', '9'])
  })

  await test.step('more cells than fit are counted and told', async () => {
    await grid.open('groups')
    await grid.input('day-1', 12).click()
    await grid.paste(block(60, 60, () => '5'))
    // 12 rows by 22 weeks are there; three of the rows are sums.
    await expect(grid.told()).toHaveText(/^paste: \d+ taken, 3336 outside, 66 read-only, 0 refused$/)
    await grid.show(33)
    await expect.poll(() => grid.values('night-3', 33)).toEqual(['5'])
  })
})
