// A list as text: reading, writing, and its columns by their headings. Fetched when a dialog of import opens or a list is written.
export { readCsv, type CsvLine } from './csv/read-csv'
export { writeCsv } from './csv/write-csv'
export { readRows, type ListProblem } from './table/read-rows'
export { readTable, type Column, type TableRow } from './table/read-table'
export { type CsvProblem } from './csv/csv-problem'
