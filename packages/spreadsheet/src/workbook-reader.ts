// What stands in an Excel file. Small: the program that reads is a file of its own, fetched with the first workbook.
export { openWorkbook } from './workbook/reading/open-workbook'
export { type WorkbookContent } from './workbook/reading/workbook-content'
export type { WorkbookProblem } from './workbook/reading/workbook-problem'
