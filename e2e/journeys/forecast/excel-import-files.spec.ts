import {
  binaryWorkbook,
  bomb,
  cutSheet,
  endlessLink,
  hugeRange,
  longAttributes,
  lyingBomb,
  manyCells,
  millionRows,
  openDocument,
  openTags,
  pollutingComment,
  program,
  separatedValues,
  textDocument,
  tooManyCells,
  tooManyTexts,
  webPage,
} from '@veckovis/testing/workbooks'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../../fixtures/suite'
import { fileOf, ImportPage } from '../../pages/import-page'

const details = { tab: 'details', search: '?startWeek=12&endWeek=17' } as const

const otherFile = /Felaktig filtyp\. Endast Excel-filer/
const read = /är läst\. Inget är ändrat än\./

/** What the corpus holds, and what becomes of each. */
const corpus: readonly [string, () => Uint8Array, RegExp][] = [
  ['a comment that pollutes prototypes', pollutingComment, read],
  ['50 MB in 120 kB', bomb, /större än 50 MB när den packas upp/],
  ['an entry that says less than it is', lyingBomb, /skadad|större än 50 MB/],
  ['a million rows', millionRows, /fler än 20\s000 rader/],
  ['more cells than a thread has room for', tooManyCells, /fler än 1\s000\s000 celler/],
  ['more texts than a thread has room for', tooManyTexts, /fler än 1\s000\s000 celler/],
  ['a range as large as there is', hugeRange, read],
  ['a link over every cell', endlessLink, read],
  ['attributes of 60,000 characters', longAttributes, /är läst|skadad|Valideringsfel/],
  ['tags that do not end', openTags, /är läst|skadad|Valideringsfel/],
  ['a sheet that stops in the middle', cutSheet, /skadad/],
  ['a program', program, otherFile],
  ['a web page', webPage, otherFile],
  ['separated values', separatedValues, otherFile],
  ['a text document', textDocument, /Felaktig filtyp|skadad/],
  ['an OpenDocument', openDocument, otherFile],
  ['a binary workbook', binaryWorkbook, otherFile],
  ['nothing', () => new Uint8Array(), /Filen är tom/],
]

test('every file of the corpus is told for what it is, and the next good one is read', async ({
  page,
  forecast,
  openForecast,
}) => {
  test.setTimeout(180_000)
  const imports = new ImportPage(forecast)
  await openForecast(details)
  for (const [name, make, told] of corpus)
    await test.step(name, async () => {
      await imports.choose(make(), 'list.xlsx')
      await expect(imports.region()).toContainText(told, { timeout: 20_000 })
    })
  expect(await page.evaluate(() => 'c' in {} || 'polluted' in {})).toBe(false)
  const sheets = [{ name: '2026', rows: [['Vecka', 12]] }]
  await imports.choose(await writeXlsx({ sheets, encryption: { password: 'hemligt', spinCount: 1000 } }))
  await expect(imports.region()).toContainText('skyddad med lösenord')
  await imports.choose(fileOf([['Semester', null, 30]]))
  await expect(imports.take()).toHaveText('Ta in 1 cell')
  await forecast.expectCells('absences-2', { 12: '0' })
})

test('odd cells are told, a tab that is closed has changed nothing, and a million cells do not stop the page', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast(details)

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
      .getByText(/^Filens rader: 2 igenkända, 2 lämnas utanför$/)
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

const notKept = [
  [
    'sv',
    'Semester',
    'absences-2',
    'Webbläsaren kan inte behålla ändringarna. Spara för att inte förlora dem.',
    '1 ändrad cell',
  ],
  [
    'en',
    'Övertid',
    'substitutes-overtime',
    'The browser cannot keep the changes. Save so that they are not lost.',
    '1 changed cell',
  ],
] as const

test('where the browser keeps nothing more, the import comes in and the page says that it is not kept', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast(details)
  for (const [language, label, rowId, told, unsaved] of notKept)
    await test.step(language, async () => {
      if (language === 'en') await forecast.inLanguage(language)
      await forecast.openTab('details')
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await imports.choose(fileOf([[label, null, 30]]))
      await imports.take().click()
      await expect(imports.done()).toBeVisible()
      await forecast.expectCells(rowId, { 12: '30' })
      await expect(forecast.saveBar()).toContainText(unsaved)
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeInViewport()
      await forecast.save().click()
      await expect(forecast.save()).toBeDisabled()
      await expect(page.getByText(told)).toHaveCount(0)
    })
})
