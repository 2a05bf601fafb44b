import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace/paths.mjs'

/** A file as another program writes it: some new values, one over a value that is there, one in a week that has passed. */
const workbook = async () => {
  const { writeXlsx } = await import(pathToFileURL(join(root, 'e2e/node_modules/hucre/dist/xlsx.mjs')).href)
  const rows = [
    ['Vecka', 2, 12, 13, 14, 15],
    ['Semester', 80, 40, 48.5, 60, 72],
    ['Timvikarie', null, 24, null, 30, 36],
    ['Min prognos', null, null, -8, null, 12],
    ['Kaffe', 1, 2, 3, 4, 5],
  ]
  return Buffer.from(await writeXlsx({ sheets: [{ name: '2026', rows }] }))
}

/** Looks at a file, and changes nothing. */
export const lookAtFile = async page => {
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('button', { name: /^(Importera från Excel|Import from Excel)$/ }).click()
  const region = page.locator('[data-part=import]')
  await region
    .locator('input[type=file]')
    .setInputFiles({ name: 'prognos.xlsx', mimeType: '', buffer: await workbook() })
  await region.getByRole('button', { name: /^(Importera|Import) \d/ }).waitFor()
}

/** What was imported before, opened: one import of the same file. */
export const showEarlier = async page => {
  await lookAtFile(page)
  const region = page.locator('[data-part=import]')
  await region.getByRole('button', { name: /^(Importera|Import) \d/ }).click()
  const overwrite = page.getByRole('dialog').getByRole('button', { name: /^(Skriv över|Overwrite)$/ })
  const done = region.getByText(/Import-ID: \d+|Import ID: \d+/)
  await overwrite.or(done).first().waitFor()
  if (await overwrite.isVisible()) await overwrite.click()
  await done.waitFor()
  await region.locator('summary').click()
}
