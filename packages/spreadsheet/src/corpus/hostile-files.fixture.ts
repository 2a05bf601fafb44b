import { strToU8, zipSync } from 'fflate'
import { buildWorkbook, rowsXml } from './build-workbook.fixture'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const plainRows = rowsXml([
  ['Vecka', 1, 2],
  ['Semester', 8, 7.5],
])

const sheet = (
  rows: string,
  more: { readonly range?: string; readonly more?: string; readonly relations?: string } = {},
) => ({
  name: '2026',
  rows,
  ...more,
})

/** A comment at `__proto__` in a small workbook: an old reader wrote it into every object of the page (CVE-2023-30533). */
export const pollutingComment = () =>
  buildWorkbook({
    sheets: [
      sheet(plainRows, {
        relations: `<Relationship Id="rId1" Type="${office}/comments" Target="../comments1.xml"/>`,
      }),
    ],
    files: {
      'xl/comments1.xml': `<comments xmlns="${main}"><authors><author>x</author></authors><commentList><comment ref="__proto__" authorId="0"><text><t>polluted</t></text></comment><comment ref="constructor" authorId="0"><text><t>polluted</t></text></comment></commentList></comments>`,
    },
  })

/** 50 MB of zeros behind some 50 kB: refused by what its entries say. */
export const bomb = () =>
  buildWorkbook({ sheets: [sheet(plainRows)], files: { 'xl/media/image1.png': new Uint8Array(50_000_001) } })

/** Rows of a sheet that say less than they are: an entry claims to be 200 bytes unpacked. */
export const lyingBomb = () => {
  const rows = `${plainRows}${' '.repeat(20_000_000)}`
  const bytes = buildWorkbook({ sheets: [sheet(rows)] })
  const view = new DataView(bytes.buffer)
  const nameAt = (at: number, name: string) => new TextDecoder().decode(bytes.subarray(at, at + name.length)) === name
  const path = 'xl/worksheets/sheet1.xml'
  const [local, central] = [0x04034b50, 0x02014b50]
  for (let at = 0; at < bytes.length - 46; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === local && nameAt(at + 30, path)) view.setUint32(at + 22, 200, true)
    if (signature === central && nameAt(at + 46, path)) view.setUint32(at + 24, 200, true)
  }
  return bytes
}

/** A million rows with a number each, some 150 kB packed. */
export const millionRows = () =>
  buildWorkbook({
    sheets: [sheet('<row><c><v>1</v></c></row>'.repeat(1_000_000))],
  })

const rowOfCells = (count: number) => `<row>${'<c><v>1</v></c>'.repeat(count)}</row>`

/** As many cells as are read at most, which takes seconds. */
export const manyCells = () => buildWorkbook({ sheets: [sheet(rowOfCells(100).repeat(9900))] })

/** More cells than fit into a page's memory, in one row. */
export const tooManyCells = () => buildWorkbook({ sheets: [sheet(rowOfCells(1_000_001))] })

/** As many shared texts, each one used by nothing. */
export const tooManyTexts = () =>
  buildWorkbook({
    sheets: [sheet(plainRows)],
    files: { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${'<si><t>a</t></si>'.repeat(1_000_001)}</sst>` },
  })

/** One text of some size in as many cells as are read, some 150 kB packed: a hundred million characters for the page. */
export const sharedTextBomb = (characters = 200) =>
  buildWorkbook({
    sheets: [sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(5000))],
    files: { 'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${'a'.repeat(characters)}</t></si></sst>` },
  })

/** A few cells in a sheet that says it is as large as one can be, with a space at the far end. */
export const hugeRange = () =>
  buildWorkbook({
    sheets: [
      sheet(`${plainRows}<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>`, {
        range: 'A1:XFD1048576',
      }),
    ],
  })

/** A link over every cell there is: a reader that goes through them does not come back. */
export const endlessLink = () =>
  buildWorkbook({
    sheets: [sheet(plainRows, { more: '<hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>' })],
  })

/** Attributes of 60,000 characters, which regular expressions go through again and again. */
export const longAttributes = () => {
  const long = ' x'.repeat(30_000)
  return buildWorkbook({
    sheets: [
      sheet(
        `<row r="1" spans="${long}"><c r="A1" ph="${long}" t="inlineStr"><is><t>Vecka</t></is></c><c r="B1"${long}><v>1</v></c></row>`,
      ),
    ],
  })
}

/** Tags that begin and never end. */
export const openTags = () => buildWorkbook({ sheets: [sheet(`${plainRows}${'<c '.repeat(60_000)}`)] })

/** A sheet that stops in the middle. */
export const cutSheet = () => {
  const whole = buildWorkbook({ sheets: [sheet(plainRows)] })
  return whole.subarray(0, Math.floor(whole.length * 0.7))
}

export const textDocument = () =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<document/>') })

export const openDocument = () =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8('<office:document-content/>'),
  })

export const binaryWorkbook = () =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.bin': new Uint8Array(8) })

export const program = () => new Uint8Array([0x4d, 0x5a, 0x90, 0x00, ...new Uint8Array(600)])

export const webPage = () => strToU8('<html><table><tr><td>Vecka</td><td>1</td></tr></table></html>')

export const separatedValues = () => strToU8('\ufeffVecka;1;2\r\nSemester;8;7,5\r\n')
