// An Excel file from a description of it. Weighs much: fetched when a button that writes one is hovered or focused.
export { writeWorkbook } from './workbook/writing/write-workbook'
export { type CellDescription, type CellLook, type WorkbookDescription } from './workbook/writing/workbook-description'
