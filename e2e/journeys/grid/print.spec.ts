import { expect, test } from '../../fixtures/grid-examples'

/** The sizes of the pages in points. */
const pageSizes = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  )

test('every week stands on paper in its quarter, uncut, without folded groups', async ({ grid, page }) => {
  await test.step('weeks of three quarters make three pages of A4 in landscape', async () => {
    await grid.open('groups')
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['842 × 595', '842 × 595', '842 × 595'])
  })

  await test.step('folded groups stay away on paper', async () => {
    await grid.open('groups')
    await grid.fold('Fold Evening').click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table')).toHaveCount(6)
    await expect(page.getByRole('table', { name: 'Evening' })).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('on paper every week stands in a block of a quarter, with its headers and sums', async () => {
    await grid.open('year')
    await page.emulateMedia({ media: 'print' })
    const tables = page.getByRole('table', { name: 'Evening' })
    await expect(tables).toHaveCount(4)
    await expect(tables.last().getByRole('columnheader')).toHaveCount(16)
    await expect(tables.last().getByRole('columnheader', { name: /^v\. 53/ })).toBeVisible()
    await expect(
      tables
        .first()
        .getByRole('row', { name: /^Evening 2/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('9')
    const weeks = await page.locator('[data-part=paper] thead th:not([data-summary])').allTextContents()
    expect(new Set(weeks.filter(text => text.startsWith('v. '))).size).toBe(53)
    await page.emulateMedia({ media: 'screen' })
    await expect(tables).toHaveCount(0)
    await expect(grid.input('day-1', 13)).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  await test.step('nothing of a year is cut off at the edges of its pages', async () => {
    expect(new Set(pageSizes(await page.pdf({ preferCSSPageSize: true })))).toEqual(new Set(['842 × 595']))
    // What A4 in landscape leaves between its margins.
    await page.setViewportSize({ width: 1047, height: 718 })
    await page.emulateMedia({ media: 'print' })
    const cells = page.locator('[data-part=paper] :is(th, td)')
    const cut = await cells.evaluateAll(
      all =>
        all.filter(cell => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > 1048).length,
    )
    expect(cut).toBe(0)
  })
})
