import { lyingBomb, manyCells, pollutingComment, program } from '@veckovis/testing/workbooks'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../../fixtures/suite'
import { fileOf, ImportPage } from '../../pages/import-page'

const details = { tab: 'details', search: '?startWeek=12&endWeek=17' } as const

/** Each kind of what becomes of a file; the whole corpus is read in packages/spreadsheet. */
const corpus: readonly [string, () => Uint8Array, RegExp][] = [
  ['a comment that pollutes prototypes', pollutingComment, /är läst\. Inget är ändrat än\./],
  ['an entry that says less than it is', lyingBomb, /skadad|större än 50 MB/],
  ['a program', program, /Felaktig filtyp\. Endast Excel-filer/],
]

test('files are told for what they are, odd cells too, a tab that is closed has changed nothing, and a million cells do not stop the page', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast(details)

  for (const [name, make, told] of corpus)
    await test.step(`${name}, and the next file is read`, async () => {
      await imports.choose(make(), 'list.xlsx')
      await expect(imports.region()).toContainText(told)
    })
  expect(await page.evaluate(() => 'c' in {} || 'polluted' in {})).toBe(false)

  await test.step('a file with a password', async () => {
    const sheets = [{ name: '2026', rows: [['Vecka', 12]] }]
    await imports.choose(await writeXlsx({ sheets, encryption: { password: 'hemligt', spinCount: 1000 } }))
    await expect(imports.region()).toContainText('skyddad med lösenord')
  })

  await test.step('labels of objects, dates, logical values and errors are told at their cells', async () => {
    await imports.choose(
      fileOf([
        ['Semester', null, { attributes: 't="b"', xml: '<v>1</v>' }, { attributes: 't="e"', xml: '<v>#DIV/0!</v>' }, 4],
        ['Övertid', null, { attributes: 's="1"', xml: '<v>46000</v>' }, '1 234,5'],
        ['__proto__', 1, 2],
        ['constructor', 1, 2],
      ]),
    )
    const row = (name: RegExp) => imports.region().getByRole('row', { name })
    await expect(row(/^C2 Semester Här står sant eller falskt/)).toBeVisible()
    await expect(row(/^D2 Semester Formeln gav felet #DIV\/0!/)).toBeVisible()
    await expect(row(/^C3 Övertid Här står ett datum/)).toBeVisible()
    await expect(imports.cell('substitutes-overtime', 13)).toContainText(/1\s234,5/)
    await imports
      .region()
      .getByText(/^Filens rader: 2 igenkända, 2 utelämnas$/)
      .click()
    await expect(row(/^4 __proto__ Ingen rad i prognosen heter så/)).toBeVisible()
  })

  await test.step('a tab that is closed before the answer has changed and sent nothing', async () => {
    await imports.choose(fileOf([['Semester', null, 30]]))
    await expect(imports.take()).toBeVisible()
    await page.reload()
    await forecast.ready()
    await expect(imports.region()).toHaveCount(0)
    await forecast.expectCells('absences-2', { 12: '0' })
    await imports.button().click()
    await expect(imports.region()).toContainText('Inget är importerat för 2026 tidigare.')
  })

  await test.step('the page answers within 200 ms while a workbook of a million cells is read, and the reading is given up', async () => {
    await imports.choose(manyCells())
    await expect(imports.region().getByText('prognos.xlsx läses …')).toBeVisible()
    const longest = await page.evaluate(async () => {
      const { performance: clock } = window
      let [last, most] = [clock.now(), 0]
      for (let turn = 0; turn < 40; turn += 1) {
        await new Promise(resolve => requestAnimationFrame(resolve))
        most = Math.max(most, clock.now() - last)
        last = clock.now()
      }
      return most
    })
    test.info().annotations.push({ type: 'longest pause of the page', description: `${Math.round(longest)} ms` })
    await imports.cancel().click()
    await expect(page.getByText('Excel-import avbruten av användaren.')).toBeVisible()
    await expect(imports.region()).toHaveCount(0)
  })
})

test('where the browser keeps nothing more, the import comes in and the page says that it is not kept', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  const told = 'Webbläsaren kan inte behålla ändringarna. Spara för att inte förlora dem.'
  await openForecast(details)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await imports.choose(fileOf([['Semester', null, 30]]))
  await imports.take().click()
  await expect(imports.done()).toBeVisible()
  await forecast.expectCells('absences-2', { 12: '30' })
  await expect(forecast.saveBar()).toContainText('1 ändrad cell')
  await expect(page.getByRole('alert').filter({ hasText: told })).toBeInViewport()
  await forecast.save().click()
  await expect(forecast.save()).toBeDisabled()
  await expect(page.getByText(told)).toHaveCount(0)
})
