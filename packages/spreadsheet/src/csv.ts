// A list as text: reading, writing, and its columns by their headings. Fetched when a dialog of import opens or a list is written.
export { type CsvLine } from './csv/read-csv'
export { writeCsv } from './csv/write-csv'
export { readTable, type Column, type ListProblem, type TableRow } from './table/read-table'
