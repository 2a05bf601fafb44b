import { readWorkbook } from '@veckovis/spreadsheet/corpus'

// Excel files that are put together for tests, hostile ones among them.
export {
  binaryWorkbook,
  bomb,
  buildWorkbook,
  cutSheet,
  endlessLink,
  hugeRange,
  longAttributes,
  lyingBomb,
  manyCells,
  millionRows,
  openDocument,
  openTags,
  pollutingComment,
  program,
  rowsXml,
  separatedValues,
  sharedTextBomb,
  textDocument,
  tooManyCells,
  tooManyTexts,
  webPage,
} from '@veckovis/spreadsheet/corpus'

/** What stands in a workbook that a program of ours wrote. */
export const readSheets = (bytes: Uint8Array) => {
  const read = readWorkbook(bytes)
  if (!read.ok) throw new Error(`No workbook that can be read: ${JSON.stringify(read.error)}`)
  return read.value.sheets
}
