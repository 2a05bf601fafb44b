import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { storedForecast } from '../../fixtures/stored-forecast'
import { answerWith, breakConnection, recordCalls } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'
import { fileOf, ImportPage } from '../../pages/import-page'

const importPath = /\/api\/forecast\/excel-import$/
const month = '?startWeek=12&endWeek=17'
const details = { tab: 'details', search: month } as const

/** New values in two rows; week 2 has passed. */
const file = fileOf([
  ['Semester', 1000, 30, 31, null],
  ['Övertid', null, null, 5, null],
  ['Kaffe', 1, 2, 3, 4],
])

const postsOf = (calls: readonly string[]) => calls.filter(call => call.startsWith('POST') && call.includes('excel'))

const savedText = async (page: Page, press: () => Promise<void>) => {
  const coming = page.waitForEvent('download')
  await press()
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('R-152 R-255 R-257 R-272 a file is looked at and taken in as one step of undo, told with its id, sent once, and lasts when saved', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  const { place, person } = await openForecast(details)

  await test.step('R-152 its values stand in the forecast, unsaved', async () => {
    await imports.button().click()
    await expect(imports.region()).toContainText('Inget är importerat för 2026 tidigare.')
    await imports.choose(file)
    await expect(imports.cell('absences-2', 12)).toContainText('30')
    await expect(imports.cell('absences-2', 12)).toContainText('nu 0')
    await expect(imports.region()).toContainText('1 cell i veckor som har passerat (v. 2)')
    await expect(imports.region()).toContainText('Filens rader: 2 igenkända, 1 utelämnas')
    await forecast.expectCells('absences-2', { 12: '0', 13: '0' })
    await imports.take().click()
  })

  await test.step('R-272 the import is told as saved, with its id, and stands in the list', async () => {
    await expect(imports.region()).toContainText(
      /Data har importerats och importen är sparad\. Import-ID: \d+\. Spara prognosen för att behålla ändringarna\./,
    )
    const [id] = /\d+/.exec((await imports.done().textContent()) ?? '') ?? []
    await imports.region().getByText('1 tidigare import').click()
    await expect(imports.region().getByRole('listitem')).toHaveText(new RegExp(`^Import ${id}, .+, Prov Person$`))
  })

  await test.step('R-152 it is one step of undo', async () => {
    await forecast.expectCells('absences-2', { 12: '30', 13: '31', 14: '0' })
    await forecast.expectCells('substitutes-overtime', { 13: '5' })
    await expect(forecast.saveBar()).toContainText('3 ändrade celler')
    expect((await storedForecast(place, person)).absence(2, 12, 13)).toEqual([0, 0])
    await forecast.undo().click()
    await forecast.expectCells('absences-2', { 12: '0', 13: '0' })
    await expect(forecast.save()).toBeDisabled()
  })

  await test.step('R-255 an import is sent once, however often the button is pressed', async () => {
    await imports.close().click()
    const calls = recordCalls(page)
    await imports.choose(file)
    await imports.take().dblclick()
    await expect(imports.done()).toBeVisible()
    expect(postsOf(calls)).toHaveLength(1)
  })

  await test.step('R-257 what was imported lasts once it is saved, and its cells are told as imported', async () => {
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.save().click()
    const request = await sent
    const body = request.postDataJSON() as { absences: { id: number; origins?: Record<string, string> }[] }
    expect(body.absences).toMatchObject([{ id: 2, origins: { 12: 'imported', 13: 'imported' } }])
    // The button is disabled already while the save is on its way.
    expect((await request.response())?.status()).toBe(200)
    await expect(forecast.save()).toBeDisabled()
    const stored = await storedForecast(place, person)
    expect([stored.absence(2, 2, 12, 13, 14), stored.substitute(5, 13)]).toEqual([[40, 30, 31, 0], [5]])
  })
})

test('R-248 R-249 R-275 which files are taken, which are refused with their reasons, and the template', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  const { place } = await openForecast(details)

  await test.step('R-249 any other file is refused: chosen', async () => {
    await imports.choose(file, 'prognos.csv')
    await expect(page.getByRole('alert').filter({ hasText: /Felaktig filtyp\.\s*Endast Excel-filer/ })).toBeVisible()
    await expect(imports.take()).toHaveCount(0)
  })

  await test.step('an empty file to fill in is given for the unit and the year, and brings only what is filled in', async () => {
    const template = await savedText(page, () =>
      imports.region().getByRole('button', { name: 'Ladda ner en tom mall' }).click(),
    )
    expect(template.name).toBe(`Prognosmall-${place.unitName}-2026.xlsx`)
    const { sheets } = await readXlsx(template.bytes)
    const rows = sheets[0]?.rows ?? []
    expect(rows[0]?.slice(0, 2)).toEqual(['Vecka', 1])
    expect(rows.map(([label]) => label)).toContain('Semester')
    await imports.choose(template.bytes)
    await expect(imports.region()).toContainText('Valideringsfel')
  })

  await test.step('R-248 .xlsx and .xls are taken, by whatever letters', async () => {
    for (const name of ['prognos.xlsx', 'PROGNOS.XLS']) {
      await imports.choose(file, name)
      await expect(imports.region()).toContainText(`${name} är läst. Inget är ändrat än.`)
      await expect(imports.take()).toBeVisible()
    }
  })

  await test.step('R-275 a file with errors is refused whole, with each at its cell, the good rows in sight and the reasons as a file', async () => {
    await imports.choose(
      fileOf([
        ['Semester', null, 30, -1],
        ['Övertid', null, 5],
        ['overtime', null, 6],
        ['=1+1', 1],
      ]),
    )
    await expect(imports.region().getByText('Valideringsfel: 2 fel i filen')).toBeVisible()
    await expect(
      imports.region().getByRole('row', { name: /^D2 Semester Timmar kan inte vara negativa/ }),
    ).toBeVisible()
    await expect(imports.region().getByRole('row', { name: /^A4 overtime Raden finns redan på rad 3/ })).toBeVisible()
    await expect(imports.cell('absences-2', 12)).toContainText('30')
    await expect(imports.take()).toHaveCount(0)
    await expectNoAxeViolations(page)
    const reasons = await savedText(page, () =>
      imports.region().getByRole('button', { name: 'Ladda ner felraderna' }).click(),
    )
    expect(reasons.name).toBe('import-skäl.csv')
    expect(reasons.bytes.toString('utf8')).toContain(`5;"";"'=1+1"`)
    await imports.choose(fileOf([['Semester', null, 30]], '2025'))
    await expect(imports.region()).toContainText('Valideringsfel: Bladet heter 2025, och här visas 2026.')
  })
})

test('R-249 R-250 R-251 R-254 conflicts are given up, overwritten, merged or decided one by one, and sent on the answer alone', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  const { place } = await openForecast(details)
  await forecast.type('absences-2', 12, '8')
  const calls = recordCalls(page)

  await test.step('R-249 any other file is refused: dropped', async () => {
    await imports.drop(file, 'prognos.csv')
    await expect(page.getByRole('alert').filter({ hasText: /Felaktig filtyp\.\s*Endast Excel-filer/ })).toBeVisible()
    await expect(imports.take()).toHaveCount(0)
  })

  await test.step('R-254 giving up changes and sends nothing, and says so', async () => {
    await imports.choose(file)
    await imports.take().click()
    await imports.answer('Avbryt').click()
    await expect(page.getByText('Excel-import avbruten av användaren.')).toBeVisible()
    await expect(imports.region()).toHaveCount(0)
    await forecast.expectCells('absences-2', { 12: '8', 13: '0' })
    expect(postsOf(calls)).toEqual([])
  })

  await test.step('R-250 nothing is sent before the person has answered, and then the file once', async () => {
    await imports.drop(file, 'prognos.xlsx')
    await imports.take().click()
    await expect(imports.dialog()).toContainText('1 cell har redan ett värde')
    expect(postsOf(calls)).toEqual([])
    const sent = page.waitForRequest(importPath)
    await imports.answer('Skriv över').click()
    expect((await sent).postDataJSON()).toEqual({
      data: {
        '2026': {
          rows: [
            ['Semester', 1000, 30, 31],
            ['Övertid', null, null, 5],
          ],
        },
      },
      unitId: place.unitId,
    })
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '30', 13: '31' })
  })

  await test.step('R-251 conflicts are overwritten, merged, or decided one by one', async () => {
    await imports.close().click()
    await forecast.undo().click()
    await forecast.type('absences-2', 13, '9')
    await imports.choose(file)
    await imports.take().click()
    await expect(imports.answer('Avbryt')).toBeFocused()
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await imports.answer('Slå samman').click()
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '8', 13: '9' })
    await forecast.expectCells('substitutes-overtime', { 13: '5' })

    await imports.close().click()
    await imports.choose(file)
    await imports.take().click()
    const cell = (week: number) => imports.dialog().getByRole('group', { name: `Semester, vecka ${week}` })
    await cell(12).getByRole('radio', { name: 'Använd filens' }).check()
    await cell(13).getByRole('radio', { name: 'Behåll' }).check()
    await imports.answer('Importera med valen').click()
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '30', 13: '9' })
  })
})

test('R-273 R-274 answers that fail or come late are told, and nothing has changed', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast({ ...details, years: [2026, 2027] })

  await test.step('an answer that comes when another year is shown is taken into neither forecast, and told', async () => {
    let leave = () => {}
    const isLeft = new Promise<void>(resolve => (leave = resolve))
    await page.route(importPath, async route => {
      await isLeft
      await route.continue()
    })
    await imports.choose(file)
    await imports.take().click()
    await forecast.choose(forecast.year(), '2027')
    await expect(imports.region()).toHaveCount(0)
    leave()
    await expect(page.getByText(/^Import \d+ är sparad, men prognosen visades inte längre/)).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '0', 13: '0' })
    await expect(forecast.save()).toBeDisabled()
    await forecast.choose(forecast.year(), '2026')
    await forecast.expectCells('absences-2', { 12: '0', 13: '0' })
    await expect(forecast.save()).toBeDisabled()
    await page.unroute(importPath)
  })

  await test.step('R-273 a failure shows its message, and nothing has changed', async () => {
    await breakConnection(page, importPath)
    await imports.choose(file)
    await imports.take().click()
    await expect(imports.region().getByRole('alert').filter({ hasText: 'Importen misslyckades.' })).toBeVisible()
    await forecast.expectCells('absences-2', { 12: '0' })
    await page.unroute(importPath)
  })

  await test.step('R-274 a failure that the server explains shows its words, and the next try goes through', async () => {
    const told = { code: 'rate-limited', message: 'Enheten har importerat för ofta i dag.', details: { seconds: 60 } }
    await answerWith(page, importPath, 429, told)
    await imports.take().click()
    await expect(imports.region().getByRole('alert').filter({ hasText: told.message })).toBeVisible()
    await page.unroute(importPath)
    await imports.take().click()
    await expect(imports.done()).toBeVisible()
  })
})
