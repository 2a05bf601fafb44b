import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { storedForecast } from '../../fixtures/stored-forecast'
import { expect, test } from '../../fixtures/suite'
import type { ForecastPage } from '../../pages/forecast-page'
import { ImportPage } from '../../pages/import-page'

/** Goes there by Tab from wherever the focus is, and presses. */
const pressOn = async (forecast: ForecastPage, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toBeVisible()
  await forecast.tabTo(target, key)
  await forecast.press('Enter')
}

/** In the sheet Tab goes from cell to cell until Escape has let go of it; the buttons stand above. */
const pressAbove = async (forecast: ForecastPage, target: Locator) => {
  await forecast.press('Escape')
  await pressOn(forecast, target, 'Shift+Tab')
}

const exported = async (page: Page, forecast: ForecastPage) => {
  const coming = page.waitForEvent('download')
  await pressAbove(forecast, page.getByRole('button', { name: 'Exportera till Excel' }))
  return readXlsx(await readFile(await (await coming).path()))
}

/** As she does at home: one cell typed over, one new, in the columns of their weeks. */
const edited = async ({ sheets }: Awaited<ReturnType<typeof exported>>, changes: Record<string, [number, number]>) => {
  const rows = sheets.flatMap(({ rows: all }) =>
    all.map(row => {
      const change = changes[String(row[0])]
      return change === undefined ? row : row.with(...change)
    }),
  )
  return Buffer.from(await writeXlsx({ sheets: [{ name: '2026', rows }] }))
}

/** What became of the cell that has the focus, told where its "Varför?" is; the newest change first. */
const historyOfCell = async (forecast: ForecastPage, changes: readonly RegExp[]) => {
  await forecast.press('Alt+Enter')
  await pressOn(forecast, forecast.why().getByRole('button', { name: 'Visa historik' }))
  const lines = forecast.why().getByRole('region', { name: 'Cellens historik' }).getByRole('listitem')
  await expect(lines).toHaveText([...changes])
  await forecast.press('Escape')
  await expect(forecast.why()).toHaveCount(0)
}

const saveByKey = async (page: Page, forecast: ForecastPage) => {
  await forecast.press('Control+s')
  await expect(page.getByText('Prognosen har uppdaterats').first()).toBeVisible()
  await expect(forecast.save()).toBeDisabled()
}

test('a month of work takes no mouse: typed, filled, pasted, saved, exported, imported and looked back at', async ({
  page,
  forecast,
  openForecast,
}) => {
  test.setTimeout(120_000)
  const imports = new ImportPage(forecast)
  // As the page opens by itself: no weeks chosen, no tab.
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => console.error(`a ${kind} in a journey without a mouse`), true)
  })
  const { place, person } = await openForecast()

  await test.step('typed, filled, copied to the next row and taken back there', async () => {
    await forecast.press('Alt+t')
    await expect(forecast.focused()).toBeFocused()
    await forecast.press('Alt+PageDown')
    await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
    await expect(forecast.focused()).toBeFocused()
    await forecast.walkTo('absences-2', 13)
    await page.keyboard.type('24,5')
    await forecast.press('Enter', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Control+r')
    await forecast.expectCells('absences-2', { 13: '24,5', 15: '24,5', 16: '0' })
    await forecast.press('Control+c', 'ArrowDown', 'Control+v')
    await forecast.expectCells('absences-3', { 13: '24,5', 15: '24,5' })
    await forecast.press('Control+z')
    await forecast.expectCells('absences-3', { 13: '0', 15: '0' })
    await saveByKey(page, forecast)
  })

  await test.step('a cell tells what became of it', async () => {
    await forecast.walkTo('absences-2', 13)
    await historyOfCell(forecast, [/0 → 24,5.*Skrivet|Skrivet.*0 → 24,5/s])
  })

  await test.step('exported, changed elsewhere, and looked at again', async () => {
    const workbook = await exported(page, forecast)
    const labels = await page.evaluate(
      ids => ids.map(id => document.querySelector(`[data-row-id="${id}"] [role=rowheader]`)?.textContent ?? ''),
      ['absences-2', 'substitutes-overtime'],
    )
    const [vacation = '', overtime = ''] = labels
    const buffer = await edited(workbook, { [vacation]: [13, 30], [overtime]: [14, 7.25] })
    await pressOn(forecast, imports.button(), 'Shift+Tab')
    await expect(imports.region().getByRole('heading', { level: 2 })).toBeFocused()
    const choosing = page.waitForEvent('filechooser')
    await pressOn(forecast, imports.region().getByLabel('Välj en Excel-fil'))
    await (await choosing).setFiles({ name: 'prognos.xlsx', mimeType: '', buffer })
    await expect(imports.take()).toContainText('2')
  })

  await test.step('stepped through and taken in, with the values of the file over hers', async () => {
    await forecast.press('F8')
    await expect(imports.cell('substitutes-overtime', 14)).toBeFocused()
    await forecast.press('F8')
    await expect(imports.cell('absences-2', 13)).toBeFocused()
    await pressOn(forecast, imports.take())
    await pressOn(forecast, imports.answer('Skriv över'))
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 13: '30', 14: '24,5' })
    await forecast.expectCells('substitutes-overtime', { 14: '7,25' })
    expect((await storedForecast(place, person)).absence(2, 13)).toEqual([24.5])
    await saveByKey(page, forecast)
  })

  await test.step('there after a reload, and told as imported', async () => {
    await page.reload()
    await forecast.ready()
    await forecast.press('Alt+t')
    await expect(forecast.focused()).toBeFocused()
    if ((await forecast.tab('details').getAttribute('aria-selected')) !== 'true') await forecast.press('Alt+PageDown')
    await forecast.expectCells('absences-2', { 13: '30', 14: '24,5', 15: '24,5' })
    await expect(forecast.focused()).toBeFocused()
    await forecast.walkTo('absences-2', 13)
    await historyOfCell(forecast, [/Importerat/, /Skrivet/])
    const stored = await storedForecast(place, person)
    expect([stored.absence(2, 13, 14, 15), stored.substitute(5, 14)]).toEqual([[30, 24.5, 24.5], [7.25]])
  })
})
