import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/suite'
import { CommandPage } from '../../pages/command-page'
import { fileOf, ImportPage } from '../../pages/import-page'

/** New values in two rows; week 2 has passed. */
const file = fileOf([
  ['Semester', 1000, 30, 31, null],
  ['Övertid', null, null, 5, null],
  ['Kaffe', 1, 2, 3, 4],
])

test('rows and weeks are chosen, differences stepped through and the effect read by keyboard alone; the import is a command like others', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  const palette = new CommandPage(page)
  await openForecast({ tab: 'details', search: '?startWeek=12&endWeek=17' })

  await test.step('by commands', async () => {
    await forecast.press('Control+k')
    await palette.search('nästa skillnad')
    await expect(palette.active()).toContainText('Ingen fil granskas just nu.')
    await palette.search('importera')
    await forecast.press('Enter')
    await expect(imports.region().getByRole('heading', { level: 2 })).toBeFocused()
    await forecast.press('Control+k')
    await palette.search('mall')
    const coming = page.waitForEvent('download')
    await forecast.press('Enter')
    expect((await coming).suggestedFilename()).toContain('Prognosmall-')
  })

  await test.step('a file that is dropped while the forecast is edited is compared with what stands there now', async () => {
    await imports.drop(file, 'prognos.xlsx')
    await expect(imports.take()).toHaveText('Importera 3 celler')
    await forecast.type('absences-2', 12, '30')
    await expect(imports.take()).toHaveText('Importera 2 celler')
    await forecast.undo().click()
    await expect(imports.take()).toHaveText('Importera 3 celler')
  })

  await test.step('by keyboard alone', async () => {
    await expectNoAxeViolationsInBothThemes(page, '[data-part=import]')
    await forecast.press('F8')
    await expect(imports.cell('absences-2', 12)).toBeFocused()
    await forecast.press('F8', 'F8')
    await expect(imports.cell('substitutes-overtime', 13)).toBeFocused()
    await forecast.press('Shift+F8')
    await expect(imports.cell('absences-2', 13)).toBeFocused()
    await forecast.tabTo(imports.row('Importera raden Övertid'))
    await forecast.press('Space')
    await expect(imports.take()).toContainText('2')
    await forecast.tabTo(imports.take())
    await forecast.press('Enter')
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '30', 13: '31' })
    await forecast.expectCells('substitutes-overtime', { 13: '0' })
  })
})
