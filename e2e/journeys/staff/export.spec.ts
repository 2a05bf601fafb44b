import { readXlsx } from 'hucre/xlsx'
import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { openStaff } from './staff-world'

const members = [{}, { firstName: 'Bo', lastName: 'Ek', notes: '', birthday: '1979-01-31' }]

test('whoever may change staff takes the list along with salaries and dated terms', async ({ page }) => {
  const { staff, place } = await openStaff(page, { members })
  await staff.ready()
  const { name, bytes } = await downloadList(page, 'Excel')
  await expect(page.getByText('2 rader står i filen.')).toBeVisible()
  expect(name).toMatch(new RegExp(`^Personal ${place.unitName} \\d{4}-\\d{2}-\\d{2}\\.xlsx$`))
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(sheet => sheet.name)).toEqual(['Personal', 'Anställningsvillkor', 'Om filen'])
  const [heads, ek, oberg] = sheets[0]?.rows ?? []
  const cell = (row: typeof ek, head: string) => row?.[heads?.indexOf(head) ?? -1]
  expect(ek?.slice(0, 2)).toEqual(['Ek', 'Bo'])
  expect([cell(oberg, 'Månadslön'), cell(oberg, 'Orsak till aktuell grad'), cell(oberg, 'Anteckningar')]).toEqual([
    31_500,
    'Föräldraledighet',
    'Körkort',
  ])
  expect(new Date(String(cell(ek, 'Födelsedatum'))).toISOString().slice(0, 10)).toBe('1979-01-31')
  expect(sheets[1]?.rows).toHaveLength(3)
})

test('whoever may only see staff takes it along without salaries, reasons and notes', async ({ page }) => {
  const { staff } = await openStaff(page, { members, level: 'READ', language: 'en' })
  await staff.ready()
  const { bytes } = await downloadList(page, 'CSV')
  const text = bytes.toString('utf8')
  expect(text.split('\r\n')[0]).toContain('"Last name";"First name"')
  expect(text).not.toMatch(/Salary|31500|Parental|Körkort/i)
})
