import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { recordCalls } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'

const exportButton = (page: Page) => page.getByRole('button', { name: 'Exportera till Excel' })

const download = async (page: Page) => {
  const coming = page.waitForEvent('download')
  await exportButton(page).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('R-010 R-153 R-276 R-277 R-282 R-283 the forecast is given as an Excel file, and its failure is told', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast({ tab: 'details' })

  const file =
    await test.step('R-276 an export calls nothing, and its code comes when the button is looked for', async () => {
      const scripts: string[] = []
      page.on('request', request => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      const calls = recordCalls(page)
      await exportButton(page).hover()
      await expect.poll(() => scripts.length).toBeGreaterThan(0)
      const given = await download(page)
      expect(calls.filter(call => !call.includes('/api/modules'))).toEqual([])
      return given
    })

  await test.step('R-282 the person is told that the forecast was exported', async () => {
    await expect(page.getByText('Prognosen har exporterats till Excel.')).toBeVisible()
  })

  await test.step('R-010 R-153 the file opens in another reader of workbooks, with what is on the page', async () => {
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK')
    const { sheets } = await readXlsx(file.bytes)
    const [sheet] = sheets
    expect(sheet?.rows[0]?.slice(0, 3)).toEqual(['Vecka', 1, 2])
    const vacation = sheet?.rows.find(([label]) => label === 'Semester')
    await expect(forecast.cell('absences-2', 12)).toHaveText(String(vacation?.[12]).replace('.', ','))
  })

  await test.step('R-277 the file is named by municipality, department, unit and day', () => {
    const { municipalityName, departmentName, unitName } = place
    expect(file.name).toMatch(/^Prognos-.*-\d{4}-\d{2}-\d{2}\.xlsx$/)
    expect(file.name).toContain(`Prognos-${municipalityName}-${departmentName}-${unitName}-`)
  })

  await test.step('R-283 the person is told when the export fails', async () => {
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('no room')
      }
    })
    await exportButton(page).click()
    await expect(page.getByText('Prognosen kunde inte exporteras.')).toBeVisible()
  })
})
