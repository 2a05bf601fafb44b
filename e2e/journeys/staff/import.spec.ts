import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { chooseList, mixedList } from './lists'
import { openStaff } from './staff-world'

test('a list of staff is shown field by field, chosen from and taken in; its own export has salaries and dated terms and changes nothing', async ({
  page,
}) => {
  const { staff, place } = await openStaff(page)
  await staff.ready()
  const dialog = await chooseList(page, 'personal.csv', mixedList)
  await expect(dialog.getByText('Nya: 2. Ändras: 1. Oförändrade: 0. Kan inte importeras: 1.')).toBeVisible()
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect(row('1984-05-17')).toContainText(/Månadslön från \S*2030\S*01\S*01: .*31\s?500[^→]* → .*33\s?000/)
  await expect(row('Al, Eva')).toContainText('Rad 6, Anställd från och med: Ange ett giltigt datum')
  await expect(row('Al, Eva')).toContainText('Sysselsättningsgraden ska vara mellan 0 och 1,00')
  await expect(row('Al, Eva').getByRole('checkbox')).toHaveCount(0)
  await expect(row('Ek, Bo').getByRole('checkbox')).toBeChecked()
  await expect(row('1990-02-02')).toContainText('Någon annan på enheten har samma namn')
  await expect(row('1990-02-02').getByRole('checkbox')).not.toBeChecked()
  await expectNoAxeViolations(page, '[role=dialog]')
  await expect(dialog).toContainText('kan inte ångras i ett steg, för prognosen räknas om samtidigt')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Ladda ner felraderna' }).click()
  const reasons = await coming
  expect(reasons.suggestedFilename()).toBe('personal-skäl.csv')
  const [head, ...lines] = (await readFile(await reasons.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe('\ufeff"Rad";"Namn";"Födelsedatum";"Kolumn";"Skäl"')
  expect(lines).toEqual([
    expect.stringMatching(/^6;"Al, Eva";"1980-01-01";"Anställd från och med";"Ange ett giltigt datum/),
    expect.stringMatching(/^6;"Al, Eva";"1980-01-01";"Grundanställning.*";"Sysselsättningsgraden ska vara mellan/),
  ])
  await dialog.getByRole('button', { name: 'Importera 2 personer' }).click()
  await expect(page.getByText('Tillagda: 1.')).toBeVisible()
  await expect(page.getByText('Ändrade: 1.')).toBeVisible()
  await expect(staff.rows().getByRole('rowheader')).toHaveText(['Ek, Bo', 'Öberg, Åsa'])

  const { name, bytes } = await downloadList(page, 'Excel')
  await expect(page.getByText('Filen har 2 rader.')).toBeVisible()
  expect(name).toMatch(new RegExp(`^Personal ${place.unitName} \\d{4}-\\d{2}-\\d{2}\\.xlsx$`))
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(sheet => sheet.name)).toEqual(['Personal', 'Anställningsvillkor', 'Om filen'])
  const [heads, ek, oberg] = sheets[0]?.rows ?? []
  const cell = (of: typeof ek, title: string) => of?.[heads?.indexOf(title) ?? -1]
  expect(ek?.slice(0, 2)).toEqual(['Ek', 'Bo'])
  expect([cell(oberg, 'Månadslön'), cell(oberg, 'Orsak till aktuell grad'), cell(oberg, 'Anteckningar')]).toEqual([
    31_500,
    'Föräldraledighet',
    'Körkort',
  ])
  expect(new Date(String(cell(ek, 'Födelsedatum'))).toISOString().slice(0, 10)).toBe('1979-01-31')
  // Both have a salary of today and one to come.
  expect(sheets[1]?.rows).toHaveLength(5)

  const again = await chooseList(page, name, bytes)
  await expect(again.getByText('Nya: 0. Ändras: 0. Oförändrade: 2. Kan inte importeras: 0.')).toBeVisible()
  await expect(again.getByRole('button', { name: /^Importera \d/ })).toHaveCount(0)
  await again.getByRole('button', { name: 'Välj en annan fil' }).click()
  await again
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.csv', mimeType: '', buffer: Buffer.from('Namn;Lön\r\na;1') })
  await expect(again.getByRole('alert')).toContainText('De här kolumnerna saknas: Efternamn, Förnamn, Födelsedatum')
})
