import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { expect as expectLayout, test as layoutTest } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { openStaff } from './staff-world'

const heads = [
  ...['Efternamn', 'Förnamn', 'Födelsedatum', 'Kön', 'Anställd från och med', 'Gäller från och med', 'Månadslön'],
  ...['Veckoarbetstid', 'Grundanställning (sysselsättningsgrad)', 'Aktuell sysselsättningsgrad'],
]
const list = (...rows: string[]) => `${heads.join(';')}\r\n${rows.join('\r\n')}\r\n`

const choose = async (page: Page, name: string, content: string | Buffer) => {
  await page.getByRole('button', { name: /^(Lägg in en lista|Import a list)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  return dialog
}

const mixed = list(
  'öberg;Åsa;1984-05-17;;;2030-01-01;33 000;;;',
  'Ek;Bo;1979-01-31;Man;2024-03-01;;28000;37,5;1;1',
  'Ek;Bo;1979-01-31;;;2031-01-01;29000;;;',
  'Öberg;Åsa;1990-02-02;Kvinna;2024-03-01;;28000;37,5;1;1',
  'Al;Eva;1980-01-01;Kvinna;2024-13-01;;28000;37,5;1,2;1',
)

test('a list of staff is shown field by field, chosen from and taken in; its own export then changes nothing', async ({
  page,
}) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  const dialog = await choose(page, 'personal.csv', mixed)
  await expect(dialog.getByText('Nya: 2. Ändras: 1. Oförändrade: 0. Kan inte läggas in: 1.')).toBeVisible()
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect(row('1984-05-17')).toContainText(/Månadslön från \S*2030\S*01\S*01: .*31.*500.* → .*33.*000/)
  await expect(row('Al, Eva')).toContainText('Rad 6, Anställd från och med: Ange ett giltigt datum')
  await expect(row('Al, Eva')).toContainText('Sysselsättningsgraden ska vara mellan 0 och 1,00')
  await expect(row('Al, Eva').getByRole('checkbox')).toHaveCount(0)
  await expect(row('Ek, Bo').getByRole('checkbox')).toBeChecked()
  await expect(row('1990-02-02')).toContainText('Någon annan på enheten heter så')
  await expect(row('1990-02-02').getByRole('checkbox')).not.toBeChecked()
  await expectNoAxeViolations(page, '[role=dialog]')
  await expect(dialog).toContainText('kan inte ångras i ett steg, för prognosen räknas om samtidigt')
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Ladda ner skälen' }).click()
  const reasons = await coming
  expect(reasons.suggestedFilename()).toBe('personal-skäl.csv')
  const [head, ...lines] = (await readFile(await reasons.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toBe('\ufeff"Rad";"Namn";"Födelsedatum";"Kolumn";"Skäl"')
  expect(lines).toEqual([
    expect.stringMatching(/^6;"Al, Eva";"1980-01-01";"Anställd från och med";"Ange ett giltigt datum/),
    expect.stringMatching(/^6;"Al, Eva";"1980-01-01";"Grundanställning.*";"Sysselsättningsgraden ska vara mellan/),
  ])
  await dialog.getByRole('button', { name: 'Lägg in 2 personer' }).click()
  await expect(page.getByText('Tillagda: 1.')).toBeVisible()
  await expect(page.getByText('Ändrade: 1.')).toBeVisible()
  await expect(staff.rows().getByRole('rowheader')).toHaveText(['Ek, Bo', 'Öberg, Åsa'])

  const { name, bytes } = await downloadList(page, 'Excel')
  const again = await choose(page, name, bytes)
  await expect(again.getByText('Nya: 0. Ändras: 0. Oförändrade: 2. Kan inte läggas in: 0.')).toBeVisible()
  await expect(again.getByRole('button', { name: /^Lägg in \d/ })).toHaveCount(0)
  await again.getByRole('button', { name: 'Välj en annan fil' }).click()
  await again
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.csv', mimeType: '', buffer: Buffer.from('Namn;Lön\r\na;1') })
  await expect(again.getByRole('alert')).toContainText('De här kolumnerna fattas: Efternamn, Förnamn, Födelsedatum')
})

layoutTest('the list and its preview hold their texts at every width', { tag: '@layout' }, async ({ page }) => {
  const { staff } = await openStaff(page)
  await staff.ready()
  const dialog = await choose(page, 'personal.csv', mixed)
  await expectLayout(dialog.getByText(/^Nya: 2/)).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expectLayout([width, await layoutFaults(page)]).toEqual([width, []])
  }
})
