import type { Locator } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { makeTwoPlaces } from '../../fixtures/two-places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage } from '../../pages/frame-page'

const both = async () => {
  const { first, second } = await makeTwoPlaces()
  const roles = [first, second].flatMap(({ countyId }) =>
    [2].map(id => ({ id, levels: ['WRITE' as const], scope: { kind: 'county' as const, id: countyId } })),
  )
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: first.unitId })
  return { first, second, person }
}

/** Lines that the row of heads has room for, and so those of the tallest. */
const headLines = (table: Locator) =>
  table
    .locator('thead th')
    .first()
    .evaluate(head => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(head)
      const words = head.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)
      return Math.round(words / parseFloat(lineHeight))
    })

test('a row for each unit, with heads of three lines at most; one press opens its forecast, with the unit and the weeks set @layout', async ({
  page,
}) => {
  const { first, second, person } = await both()
  const table = page.getByRole('table', { name: 'Enheternas kommande veckor' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await (width === 390 ? enter(page, { person, place: first }, '/planning') : page.reload())
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect.poll(() => headLines(table)).toBeLessThanOrEqual(3)
  }
  await expect(table.getByRole('columnheader', { name: 'Över- och underbemanning, kostnad (kr)' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await table.getByRole('button', { name: 'Enhet', exact: true }).click()
  await expect(table.getByRole('columnheader', { name: 'Enhet', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await table.getByRole('link', { name: second.unitName }).click()
  await new ForecastPage(page).ready()
  await expect(page).toHaveURL(/\/forecast\?year=2026&startWeek=12&endWeek=15/)
  await expect(new FramePage(page).unitSwitch()).toContainText(second.unitName)
})
