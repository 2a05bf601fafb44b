import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/grid-examples'

test('marks of days are said and drawn, and days stand in blocks on paper', async ({ grid, page }) => {
  await grid.open('plan')

  await test.step('the marks of a day are said, whether the cell is read or typed into', async () => {
    await expect(grid.day('plan-1', 18)).toHaveAccessibleDescription('Leave')
    await expect(grid.day('plan-1', 15)).toHaveAccessibleDescription('Work, Course')
    const input = grid.day('plan-1', 16).getByRole('textbox', { name: 'Alma, Tue' })
    await expect(input).toHaveAccessibleDescription('Work')
    await input.click()
    await input.fill('6')
    await grid.press('Enter')
    await expect(input).toHaveAccessibleDescription('Changed. Work')
    await expectNoAxeViolations(page)
  })

  await test.step('marks differ by their pattern where the colours are the person’s own, and on paper they are named', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const look = (day: number) =>
      grid
        .day('plan-1', day)
        .locator('[data-pattern]')
        .last()
        .evaluate(mark => {
          const { backgroundImage, borderTopColor } = getComputedStyle(mark)
          return { backgroundImage, borderTopColor }
        })
    const [leave, course, work] = await Promise.all([look(18), look(15), look(16)])
    expect(leave.backgroundImage).toContain('repeating-linear-gradient')
    expect(course.backgroundImage).toContain('radial-gradient')
    expect(work.backgroundImage).toBe('none')
    expect(new Set([leave, course, work].map(({ borderTopColor }) => borderTopColor)).size).toBe(1)

    await page.emulateMedia({ media: 'print', forcedColors: 'none' })
    await expect(page.getByRole('row', { name: /^Alma/ }).nth(1).getByText('Leave')).toBeVisible()
  })

  await test.step('on paper, in blocks of whole weeks', async () => {
    await page.emulateMedia({ media: 'print' })
    const tables = page.getByRole('table', { name: 'Plan' })
    await expect(tables).toHaveCount(2)
    await expect(tables.first().getByRole('columnheader')).toHaveCount(16)
  })
})
