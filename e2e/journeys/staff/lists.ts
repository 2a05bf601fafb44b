import type { Page } from '@playwright/test'

const heads = [
  ...['Efternamn', 'Förnamn', 'Födelsedatum', 'Kön', 'Anställd från och med', 'Gäller från och med', 'Månadslön'],
  ...['Veckoarbetstid', 'Grundanställning (sysselsättningsgrad)', 'Aktuell sysselsättningsgrad'],
]
const listOf = (...rows: string[]) => `${heads.join(';')}\r\n${rows.join('\r\n')}\r\n`

/** Opens the import of a list and gives it this file. */
export const chooseList = async (page: Page, name: string, content: string | Buffer) => {
  await page.getByRole('button', { name: /^(Importera lista|Import a list)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  return dialog
}

/** Rows that are new, changed, doubtful and refused. */
export const mixedList = listOf(
  'öberg;Åsa;1984-05-17;;;2030-01-01;33 000;;;',
  'Ek;Bo;1979-01-31;Man;2024-03-01;;28000;37,5;1;1',
  'Ek;Bo;1979-01-31;;;2031-01-01;29000;;;',
  'Öberg;Åsa;1990-02-02;Kvinna;2024-03-01;;28000;37,5;1;1',
  'Al;Eva;1980-01-01;Kvinna;2024-13-01;;28000;37,5;1,2;1',
)
