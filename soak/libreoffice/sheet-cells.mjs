import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { root } from '../../scripts/workspace/paths.mjs'
import { PlainFailure } from '../../scripts/workspace/plain-failure.mjs'

const sheetPath = 'xl/worksheets/sheet1.xml'

/** The same reader of workbooks as the browser tests have: another one than the suite's own. */
const readRows = async bytes => {
  const file = createRequire(join(root, 'e2e/package.json')).resolve('hucre/xlsx')
  const { readXlsx } = await import(pathToFileURL(file).href)
  const { sheets } = await readXlsx(bytes)
  return sheets[0].rows
}

const letters = column =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** The workbook with other hours in some cells, written into its XML: nothing else of the file is touched. */
export const withHours = async (bytes, changes) => {
  const rows = await readRows(bytes)
  const files = unzipSync(bytes)
  let xml = strFromU8(files[sheetPath])
  for (const { label, week, hours } of changes) {
    const [row, column] = [rows.findIndex(([name]) => name === label), rows[0].indexOf(week)]
    const cell = new RegExp(`(<c r="${letters(column)}${row + 1}"[^>]*>)(?:<v>[^<]*</v>)?</c>`)
    if (row < 0 || column < 0 || !cell.test(xml))
      throw new PlainFailure(`LibreOffice's file has no cell for ${label} in week ${week}`)
    xml = xml.replace(cell, `$1<v>${hours}</v></c>`)
  }
  return zipSync({ ...files, [sheetPath]: strToU8(xml) })
}

/** What a spreadsheet shows of the sheet beside its cells. */
export const looksOf = bytes => {
  const files = unzipSync(bytes)
  const xml = strFromU8(files[sheetPath])
  return {
    isProtected: xml.includes('<sheetProtection'),
    isLandscape: xml.includes('orientation="landscape"'),
    hasNotes: Object.keys(files).some(path => path.includes('comments')),
  }
}
