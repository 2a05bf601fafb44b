import { writeCsv } from '../csv/write-csv'
import type { ListFile } from './list-file'

/** The list alone as CSV; days as YYYY-MM-DD. */
export const listCsv = ({ sheets: [{ columns, rows }] }: ListFile): string =>
  writeCsv([
    columns.map(({ heading }) => heading),
    ...rows.map(row => row.map(value => (value === null ? '' : typeof value === 'object' ? value.day : value))),
  ])
