import type { Page } from '@playwright/test'
import {
  bomb,
  buildWorkbook,
  manyCells,
  pollutingComment,
  rowsXml,
  separatedValues,
  sharedTextBomb,
} from '@veckovis/testing/workbooks'
import { control } from '../../fixtures/control'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { makePlace, unique } from '../../fixtures/places'
import { enter, reloadIn } from '../../fixtures/session'

const openImport = async (page: Page) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [] })
  await enter(page, { person }, '/units')
  await page.getByRole('button', { name: 'Importera lista' }).click()
  return { place, dialog: page.getByRole('dialog') }
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })

const readers = (page: Page) => {
  const addresses: string[] = []
  page.on('request', request => {
    if (request.url().includes('.worker.')) addresses.push(request.url())
  })
  return addresses
}

test('an Excel file is read where the policy of the page lets no other code run, while the page answers, whatever the file is', async ({
  page,
}) => {
  const fetched = readers(page)
  const { place, dialog } = await openImport(page)

  await test.step('its rows go in by their numbers', async () => {
    const mark = unique()
    expect(fetched).toEqual([])
    const { municipalityName, departmentName, unitName } = place
    const rows = rowsXml([
      ['Kommun', 'Avdelning', 'Enhet'],
      [municipalityName, departmentName, `Åkern ${mark}`],
      [],
      [municipalityName, departmentName, unitName],
    ])
    await choose(page, 'enheter.xlsx', buildWorkbook({ sheets: [{ name: 'Blad1', rows }] }))
    await expect(dialog.getByText('enheter.xlsx är inläst.')).toBeVisible()
    expect(new Set(fetched).size).toBe(1)
    await dialog.getByRole('button', { name: 'Granska listan' }).click()
    await expect(dialog.getByRole('alert')).toContainText('1 rad kan importeras')
    await expect(dialog.getByRole('row', { name: /^4 Enheten finns redan i avdelningen/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Importera den giltiga raden' }).click()
    await expect(dialog.getByRole('alert')).toContainText('1 enhet har importerats')
  })
  await test.step('the page answers at once while a workbook of a million cells is read', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Importera lista' }).click()
    await page.evaluate(() => {
      const ticks = { last: performance.now(), longest: 0 }
      setInterval(() => {
        ticks.longest = Math.max(ticks.longest, performance.now() - ticks.last)
        ticks.last = performance.now()
      }, 10)
      Object.assign(window, { ticks })
    })
    await choose(page, 'stor.xlsx', manyCells())
    const paste = dialog.getByRole('textbox', { name: 'Klistra in listan' })
    await expect(dialog.getByText('stor.xlsx läses …')).toBeVisible()
    await paste.click()
    await expect(paste).toBeFocused()
    await expect(dialog.getByText(/Listan har fler än 5\s000 rader|Filen tog mer än 5 sekunder/)).toBeVisible()
    const longest = await page.evaluate(() => Reflect.get(window, 'ticks').longest as number)
    test.info().annotations.push({ type: 'longest pause of the page', description: `${Math.round(longest)} ms` })
  })
  await test.step('what is no workbook, or a hostile one, is told as what it is and does nothing to the page', async () => {
    await reloadIn(page, 'en')
    await page.getByRole('button', { name: 'Import a list' }).click()
    await choose(page, 'list.xlsx', separatedValues())
    await expect(dialog.getByText('has been read')).toBeVisible()
    await choose(page, 'list.xlsx', bomb())
    await expect(dialog.getByText('larger than 50 MB when it is unpacked')).toBeVisible()
    await choose(page, 'list.xlsx', sharedTextBomb())
    await expect(dialog.getByText(/more than 10\s000\s000 characters of text|took more than 5 seconds/)).toBeVisible()
    await choose(page, 'list.xlsx', pollutingComment())
    await expect(dialog.getByText('list.xlsx has been read.')).toBeVisible()
    expect(await page.evaluate(() => 'c' in {} || 'polluted' in {})).toBe(false)
  })
})

test.describe('a changed file', () => {
  test.use({ expectedComplaints: brokenModules })

  test('a reader that is another than the one that was published is not run', async ({ page }) => {
    await page.route('**/*.worker.*.js', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()};self.postMessage(1)` })
    })
    const { dialog } = await openImport(page)
    const rows = rowsXml([['Kommun', 'Avdelning', 'Enhet']])
    await choose(page, 'enheter.xlsx', buildWorkbook({ sheets: [{ name: 'Blad1', rows }] }))
    await expect(dialog.getByText('Programmet som läser Excel-filer gick inte att hämta.')).toBeVisible()
  })
})
