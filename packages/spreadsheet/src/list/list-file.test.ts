import { readXlsx } from 'hucre/xlsx'
import { writeWorkbook } from '../workbook/writing/write-workbook'
import { readWorkbook } from '../workbook/reading/read-workbook'
import { listCsv } from './list-csv'
import type { ListFile } from './list-file'
import { listWorkbook } from './list-workbook'
import { listFileName } from './save-list'

const list: ListFile = {
  name: 'Enheter',
  narrowedBy: ['Åby', 'Aktiva'],
  day: '2026-11-22',
  sheets: [
    {
      name: 'Enheter',
      columns: [
        { heading: 'Namn' },
        { heading: 'Användare' },
        { heading: 'Skapad' },
        { heading: 'Grad', format: '0.00' },
      ],
      rows: [
        ['Norr', 3, { day: '2026-03-01' }, 0.75],
        ['=1+1', 0, { day: '1899-12-31' }, 1],
        ['+46 70', null, null, null],
        ['-a\u0007', 12_345, { day: '2024-02-29' }, 0],
        ["'=x", 1, { day: '1900-03-01' }, 0.5],
      ],
    },
  ],
  about: {
    name: 'Om listan',
    facts: [
      ['Dag', { day: '2026-11-22' }],
      ['Kommun', '@Åby'],
      ['Rader', 5],
    ],
  },
}

test('numbers are numbers, days are days and texts are texts whatever they begin with', async () => {
  const bytes = writeWorkbook(listWorkbook(list))
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['Enheter', 'Om listan'])
  expect(sheets[0]?.rows[0]).toEqual(['Namn', 'Användare', 'Skapad', 'Grad'])
  expect(sheets[0]?.rows.map(([name]) => name).slice(1)).toEqual(['Norr', '=1+1', '+46 70', '-a\ufffd', "'=x"])
  const read = readWorkbook(bytes)
  if (!read.ok) throw new Error(read.error.code)
  expect(read.value.sheets[0]?.rows.slice(1)).toEqual([
    ['Norr', 3, { kind: 'date', day: '2026-03-01' }, 0.75],
    ['=1+1', 0, '1899-12-31', 1],
    ['+46 70'],
    ['-a\ufffd', 12_345, { kind: 'date', day: '2024-02-29' }, 0],
    ["'=x", 1, { kind: 'date', day: '1900-03-01' }, 0.5],
  ])
  expect(read.value.sheets[1]?.rows).toEqual([
    ['Dag', { kind: 'date', day: '2026-11-22' }],
    ['Kommun', '@Åby'],
    ['Rader', 5],
  ])
})

test('as CSV: semicolons, a byte order mark, decimal commas, and a guard before what begins like a formula', () => {
  const [heading, norr, formula, phone] = listCsv(list).split('\r\n')
  expect(heading).toBe('\ufeff"Namn";"Användare";"Skapad";"Grad"')
  expect(norr).toBe('"Norr";3;"2026-03-01";0,75')
  expect(formula).toBe(`"'=1+1";0;"1899-12-31";1`)
  expect(phone).toBe(`"'+46 70";"";"";""`)
})

test.each([
  [[], 'Enheter 2026-11-22'],
  [['Åby', 'A/B'], 'Enheter, Åby, A_B 2026-11-22'],
  [['😀'.repeat(80)], `Enheter, ${'😀'.repeat(51)} 2026-11-22`],
])('narrowed by %j the file is called %s', (narrowedBy, name) =>
  expect(listFileName({ ...list, narrowedBy })).toBe(name),
)
