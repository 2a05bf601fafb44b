import { serialOfDay } from '../workbook/serial-day'
import type { CellDescription, WorkbookDescription } from '../workbook/writing/workbook-description'
import type { ListFile, ListSheet, ListValue } from './list-file'

const narrowest = 8
const widest = 48

const cellOf = (value: ListValue, format = '0'): CellDescription => {
  if (typeof value === 'number') return { value, format }
  if (value === null || typeof value === 'string') return { value }
  const serial = serialOfDay(value.day)
  // A day that a spreadsheet cannot count stands there as it is written.
  return serial === null ? { value: value.day } : { value: serial, format: 'yyyy-mm-dd' }
}

const lengthOf = (value: ListValue): number => {
  if (value === null) return 0
  const text = typeof value === 'object' ? value.day : String(value)
  return Math.max(...text.split('\n').map(line => line.length))
}

/** As wide as what stands in the column, within reason. */
const widthOf = (values: readonly ListValue[]): number =>
  Math.min(
    widest,
    values.reduce<number>((most, value) => Math.max(most, lengthOf(value) + 2), narrowest),
  )

const sheetOf = ({ name, columns, rows }: ListSheet) => ({
  name,
  columns: columns.map(({ heading }, index) => ({
    width: widthOf([heading, ...rows.map(row => row[index] ?? null)]),
  })),
  rows: [
    columns.map(({ heading }): CellDescription => ({ value: heading, look: { isBold: true, line: 'bottom' } })),
    ...rows.map(row => row.map((value, index) => cellOf(value, columns[index]?.format))),
  ],
  frozen: { rows: 1, columns: 1 },
})

/** A list as a workbook: what was asked for stands on a sheet of its own, so that the list can be read in again. */
export const listWorkbook = ({ name, sheets, about: { name: aboutName, facts } }: ListFile): WorkbookDescription => ({
  title: name,
  sheets: [
    ...sheets.map(sheetOf),
    {
      name: aboutName,
      columns: [{ width: widthOf(facts.map(([label]) => label)) }, { width: widthOf(facts.map(([, value]) => value)) }],
      rows: facts.map(([label, value]) => [{ value: label }, cellOf(value)]),
    },
  ],
})
