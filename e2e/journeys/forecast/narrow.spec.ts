import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { layoutFaults } from '../../fixtures/layout-faults'
import { expect, test } from '../../fixtures/suite'
import { CommandPage } from '../../pages/command-page'
import { fileOf, ImportPage } from '../../pages/import-page'
import { NotePage } from '../../pages/note-page'

/** New values in two rows; week 2 has passed. */
const file = fileOf([
  ['Semester', 1000, 30, 31, null],
  ['Övertid', null, null, 5, null],
  ['Kaffe', 1, 2, 3, 4],
])

test(
  'at 390 px the palette, the differences of a file, a note and the chart keep to the window',
  { tag: '@layout' },
  async ({ page, forecast, openForecast }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=17' })

    await test.step('the palette keeps to the window and goes to a week', async () => {
      const palette = new CommandPage(page)
      await palette.button().click()
      await expect(palette.option('fillRight')).toContainText('Fönstret är för smalt för tabellen.')
      await expectNoAxeViolations(page, 'dialog')
      expect(await layoutFaults(page)).toEqual([])
      await palette.search('vecka 15')
      await palette.option('week-15').click()
      await expect(page.getByRole('combobox', { name: 'Vecka', exact: true })).toHaveValue('15')
      await expect(forecast.sheet().getByRole('textbox').first()).toBeFocused()
    })

    await test.step('the differences are a list that keeps to the window', async () => {
      const imports = new ImportPage(forecast)
      await imports.choose(file)
      await expect(imports.region()).toContainText('0 blir 30')
      await expectNoAxeViolations(page, '[data-part=import]')
      expect(await layoutFaults(page)).toEqual([])
      await imports.row('Semester').uncheck()
      await expect(imports.take()).toHaveText('Importera 1 cell')
      await imports.take().click()
      await expect(imports.done()).toBeVisible()
      await forecast.revert().click()
      await expect(forecast.save()).toBeDisabled()
    })

    await test.step('the note is a sheet at the bottom of the window', async () => {
      const note = new NotePage(forecast)
      await page.goto('/forecast?startWeek=1&endWeek=4')
      await note.openWeek(4)
      const box = await note.dialog().boundingBox()
      expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844])
    })

    await test.step('the chart fits', async () => {
      const chart = page.locator('[data-part=chart]')
      await page.goto('/forecast')
      await chart.scrollIntoViewIfNeeded()
      await expect(chart.locator('svg [data-chart-week]')).toHaveCount(52)
      expect(await forecast.overflow()).toBeLessThanOrEqual(0)
      await chart.locator('[data-chart-week="50"]').hover()
      const { x = -1, width = 0 } = (await chart.getByRole('tooltip').boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
      expect(await forecast.overflow()).toBeLessThanOrEqual(0)
    })
  },
)
