// Files that no person would make, and some that people do: made here, so that each says what is wrong with it.
export { buildWorkbook, rowsXml } from './build-workbook.fixture'
export { namesOfObjects, noNumbers } from './awkward-sheets.fixture'
export {
  binaryWorkbook,
  bomb,
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
  separatedValues,
  sharedTextBomb,
  textDocument,
  tooManyCells,
  tooManyTexts,
  webPage,
} from './hostile-files.fixture'
// What the suite itself reads of a workbook, for tests of programs that write one.
export { readWorkbook } from '../workbook/reading/read-workbook'
