import { pdfPages, withoutSpaces } from '../../fixtures/pdf-pages'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

/** The captions of the tables of the sheet, by tab. */
const captions = {
  efficiency: ['Totalt', 'Kvarvarande budget', 'Underskott/överskott', 'Vad det betyder'],
  details: ['Bemanning', 'Vikarier (extratid)', 'Frånvaro', 'Behov'],
} as const

test('every printed sheet of both tabs says where, when and how many; tables, quarters and the title are of what is printed', async ({
  page,
  forecast,
  openForecast,
}) => {
  test.slow()
  const { place } = await openForecast({
    search: '?year=2026&startWeek=1&endWeek=53',
    // What CSS would take for its own.
    departmentName: String.raw`"A" \ B`,
  })
  for (const tab of ['efficiency', 'details'] as const)
    await test.step(`no table of the tab ${tab} stands alone`, async () => {
      await forecast.openTab(tab)
      await expect(page.locator('[data-part=chart] svg [data-chart-week]')).toHaveCount(53)
      const sheets = await pdfPages(page)
      expect(sheets.length).toBeGreaterThanOrEqual(4)
      sheets.forEach((text, index) => {
        for (const said of [
          `${place.municipalityName} · ${place.departmentName} · ${place.unitName}`,
          'Prognos · 2026, v. 1–53',
          '2026-03-18',
          `Sida ${index + 1} av ${sheets.length}`,
        ])
          expect(text).toContain(withoutSpaces(said))
      })
      // A table begins with the head of its weeks; the quarters follow each other, each whole on its sheet.
      const tables = sheets.map(
        text => captions[tab].filter(caption => text.includes(withoutSpaces(`${caption} Rad`))).length,
      )
      expect(tables.filter(count => count > 0)).toEqual([4, 4, 4, 4])
    })

  await test.step('a quarter ends in its own sum, and the last one also in that of the year', async () => {
    await page.emulateMedia({ media: 'print' })
    const tables = page.getByRole('table', { name: 'Frånvaro' })
    await expect(tables).toHaveCount(4)
    const heads = async (index: number) =>
      (await tables.nth(index).locator('thead [data-summary]').allTextContents()).map(plain)
    expect(await heads(0)).toEqual(['Summav. 1–v. 13', 'Genomsnittv. 1–v. 13'])
    expect(await heads(3)).toEqual([
      'Summav. 40–v. 53',
      'Genomsnittv. 40–v. 53',
      'Summav. 1–v. 53',
      'Genomsnittv. 1–v. 53',
    ])
    const illness = async (index: number) => {
      const cells = await tables
        .nth(index)
        .getByRole('row', { name: /^Korttidssjukfrånvaro/ })
        .getByRole('cell')
        .allTextContents()
      return cells.slice(index === 3 ? 14 : 13).map(plain)
    }
    expect(await illness(0)).toEqual(['70', '5,38'])
    expect(await illness(1)).toEqual(['0', '0'])
    expect(await illness(3)).toEqual(['0', '0', '70', '1,32'])
    await page.emulateMedia({ media: null })
  })

  await test.step('the document is called by what is printed while it is, for browsers that print the title', async () => {
    await forecast.chooseWeeks(3, 9)
    await expect(page.locator('[data-part=chart] svg [data-chart-week]')).toHaveCount(7)
    const titleWhile = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const { title } = document
        dispatchEvent(new Event('afterprint'))
        return title
      })
    expect(plain(await titleWhile())).toBe(
      `Prognos · 2026, v. 3–9 – ${place.municipalityName} · ${place.departmentName} · ${place.unitName}`,
    )
    await expect(page).toHaveTitle('Prognos – Veckovis')
  })
})
