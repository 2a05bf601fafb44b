import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../../fixtures/suite'
import { fileOf, ImportPage } from '../../pages/import-page'

const details = { tab: 'details', search: '?startWeek=12&endWeek=17' } as const

/** The bytes of the file that the page exports. */
const exportedFrom = async (page: Page) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportera till Excel' }).click()
  return readFile(await (await coming).path())
}

test('an export is the year as it stands and brings only its changes back; rows, labels and weeks of a file have rules', async ({
  page,
  forecast,
  openForecast,
}) => {
  const imports = new ImportPage(forecast)
  await openForecast({ ...details, years: [2026, 2027], search: '?year=2026&startWeek=12&endWeek=17' })

  await test.step('an export is the whole year, what is not saved among it, and brings nothing new back', async () => {
    await forecast.type('absences-2', 14, '7,25')
    const bytes = await exportedFrom(page)
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
    await forecast.revert().click()
  })

  await test.step('three cells that are changed in an exported file are exactly what it brings back', async () => {
    const exported = await readXlsx(await exportedFrom(page))
    const changes: Record<string, number> = { Semester: 14, Övertid: 15, 'Min prognos': 53 }
    const rows = exported.sheets.flatMap(({ rows: all }) =>
      all.map(row => {
        const week = changes[String(row[0])]
        return week === undefined ? row : row.with(week, 7.5)
      }),
    )
    await imports.choose(await writeXlsx({ sheets: [{ name: '2026', rows }] }))
    await expect(imports.take()).toHaveText('Ta in 3 celler')
    await expect(imports.cell('absences-2', 14)).toContainText('7,5')
    await expect(imports.cell('substitutes-overtime', 15)).toContainText('7,5')
    await imports.take().click()
    await expect(imports.done()).toBeVisible()
    await forecast.expectCells('absences-2', { 13: '0', 14: '7,5', 15: '0' })
    await expect(forecast.saveBar()).toContainText('3 ändrade celler')
    await imports.close().click()
    await forecast.revert().click()
  })

  await test.step('which rows of a file count, by which label, and what of them conflicts, is shown on the page', async () => {
    await forecast.type('absences-2', 12, '8')
    await imports.choose(
      fileOf([
        ['  SEMESTER ', 1000, 30, null, null],
        ['overtid', null, 5, '7,5', '-'],
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
    await forecast.revert().click()
  })

  await test.step('text in a cell of hours is told at its cell', async () => {
    await imports.choose(fileOf([['Semester', 1, 30, '40 h', 'abc']]))
    await expect(imports.region().getByText('Valideringsfel: 2 fel i filen')).toBeVisible()
    for (const cell of ['D2', 'E2'])
      await expect(
        imports.region().getByRole('row', { name: new RegExp(`^${cell} .*Det går inte att läsa som timmar`) }),
      ).toBeVisible()
    await expect(imports.take()).toHaveCount(0)
    await imports.close().click()
  })

  await test.step('weeks that a year of 52 has not are told at their heads', async () => {
    await forecast.choose(forecast.year(), '2027')
    await expect(imports.region()).toHaveCount(0)
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
})
