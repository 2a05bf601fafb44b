import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../../fixtures/suite'
import { fileOf, ImportPage } from '../../pages/import-page'

const details = { tab: 'details', search: '?startWeek=12&endWeek=17' } as const

test('which rows of a file count, by which label, and what of them conflicts, is shown on the page', async ({
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast(details)
  await forecast.type('absences-2', 12, '8')
  await imports.choose(
    fileOf([
      ['  SEMESTER ', 1000, 30, null, null],
      ['overtid', null, 5, '7,5', 'x'],
      ['Hourly  substitute', null, null, 3, null],
      ['needs-my-forecast', null, -2, null, null],
      ['Frånvaro', 1, 2, 3, 4],
      ['', 1, 2, 3, 4],
      ['Övrig frånvaro'],
      ['Utlånad resurs', 'ja', 'nej'],
      ['Kaffe', 1, 2, 3, 4],
      ['Lön per timme', 250],
    ]),
  )
  await expect(imports.take()).toHaveText('Ta in 5 celler')
  await imports
    .region()
    .getByText(/^Filens rader: 5 igenkända, 5 lämnas utanför$/)
    .click()
  for (const text of [
    /^2 SEMESTER Känns igen som Semester$/,
    /^3 overtid Känns igen som Övertid$/,
    /^4 Hourly\s+substitute Känns igen som Timvikarie$/,
    /^5 needs-my-forecast Känns igen som Min prognos$/,
    /^6 Frånvaro Känns igen som Frånvaro$/,
    /^7 \(ingen rubrik\) Första cellen är tom\.$/,
    /^8 Övrig frånvaro Raden har bara en cell\.$/,
    /^9 Utlånad resurs Raden har inga tal\.$/,
    /^10 Kaffe Ingen rad i prognosen heter så\.$/,
    /^11 Lön per timme Uppgifter om budgeten tas inte in\.$/,
  ])
    await expect(imports.region().getByRole('row', { name: text })).toBeVisible()
  await imports.take().click()
  await expect(imports.dialog()).toContainText('1 cell har redan ett värde')
  await imports.answer('Slå ihop').click()
  await expect(imports.done()).toBeVisible()
  await forecast.expectCells('absences-2', { 12: '8' })
  await forecast.expectCells('substitutes-overtime', { 12: '5', 13: '7,5', 14: '0' })
  await forecast.expectCells('substitutes-hourly-substitute', { 13: '3' })
  await forecast.expectCells('needs-my-forecast', { 12: '-2' })
})

test('weeks that a year of 52 has not are told at their heads', async ({ forecast, openForecast }) => {
  const imports = new ImportPage(forecast)
  await openForecast({ tab: 'details', years: [2027], search: '?year=2027&startWeek=12&endWeek=17' })
  const rows = [
    ['Vecka', 0, 12, 53, 54],
    ['Semester', 1, 2, 3, 4],
  ]
  await imports.choose(await writeXlsx({ sheets: [{ name: '2027', rows }] }))
  await expect(imports.region().getByText('Valideringsfel: 3 fel i filen')).toBeVisible()
  for (const [cell, week] of [
    ['B1', 0],
    ['D1', 53],
    ['E1', 54],
  ] as const)
    await expect(
      imports.region().getByRole('row', { name: new RegExp(`^${cell} .*Året har ingen vecka ${week}\\.$`) }),
    ).toBeVisible()
  await expect(imports.take()).toHaveCount(0)
})

test('an export is the whole year as it stands on the page, what is not saved among it, and brings nothing new back', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast(details)
  await forecast.type('absences-2', 14, '7,25')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportera till Excel' }).click()
  const bytes = await readFile(await (await coming).path())
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['2026'])
  const rows = sheets[0]?.rows ?? []
  expect(rows[0]).toEqual(['Vecka', ...Array.from({ length: 53 }, (_, index) => index + 1)])
  expect(rows.find(([label]) => label === 'Semester')?.[14]).toBe(7.25)
  expect(rows.slice(-8).map(([label]) => label)).toEqual([
    ...['Kvarvarande budget', 'År', 'Årsbudget', 'Lön per timme', 'Kvar för schema', 'Timmar'],
    ...['Timmar för schema', 'Låst'],
  ])
  await imports.choose(bytes)
  await expect(imports.region()).toContainText('Det finns inget att ta in.')
  await expect(imports.take()).toHaveCount(0)
})
