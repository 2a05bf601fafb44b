import { strToU8, zipSync, type Zippable } from 'fflate'

const heading = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

type RawSheet = {
  readonly name: string
  /** What stands in sheetData, as XML. */
  readonly rows: string
  /** What the file claims to hold; nothing when left out. */
  readonly range?: string
  /** XML behind sheetData, such as hyperlinks or drawings */
  readonly more?: string
  readonly relations?: string
}

type RawWorkbook = {
  readonly sheets: readonly RawSheet[]
  readonly countsFrom1904?: boolean
  /** Further files by path */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** A cell as XML at its address: a number, a text, or what is given as raw XML with its attributes. */
export type RawCell = number | string | null | { readonly attributes?: string; readonly xml: string }

const cellXml = (cell: RawCell, row: number, column: number): string => {
  const at = `r="${letters(column)}${row}"`
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  return `<c ${at} ${cell.attributes ?? ''}>${cell.xml}</c>`
}

export const rowsXml = (rows: readonly (readonly RawCell[])[]): string =>
  rows
    .map((cells, at) => `<row r="${at + 1}">${cells.map((cell, c) => cellXml(cell, at + 1, c)).join('')}</row>`)
    .join('')

// Formats of the cells: 0 general, 1 a day, 2 percent, 3 a time of day.
const styles = `${heading}<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`

const sheetXml = ({ rows, range, more = '' }: RawSheet): string =>
  `${heading}<worksheet xmlns="${main}" xmlns:r="${office}">${range === undefined ? '' : `<dimension ref="${range}"/>`}<sheetData>${rows}</sheetData>${more}</worksheet>`

const sheetFiles = (sheets: readonly RawSheet[]): Zippable =>
  Object.fromEntries(
    sheets.flatMap((sheet, index): [string, Uint8Array][] => [
      [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(sheet))],
      ...(sheet.relations === undefined
        ? []
        : [
            [
              `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
              strToU8(`${heading}<Relationships xmlns="${relations}">${sheet.relations}</Relationships>`),
            ] as [string, Uint8Array],
          ]),
    ]),
  )

/** An .xlsx put together from its XML, so that what no program would write can stand in it. */
export const buildWorkbook = ({ sheets, countsFrom1904, files = {} }: RawWorkbook): Uint8Array<ArrayBuffer> => {
  const numbered = sheets.map(({ name }, index) => ({ name: escaped(name), number: index + 1 }))
  const types = numbered
    .map(
      ({ number }) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
    )
    .join('')
  const targets = numbered
    .map(
      ({ number }) =>
        `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )
    .join('')
  const names = numbered
    .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
    .join('')
  const hasTexts = 'xl/sharedStrings.xml' in files
  const properties = countsFrom1904 === true ? '<workbookPr date1904="1"/>' : ''
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${heading}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${types}${hasTexts ? `<Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/>` : ''}</Types>`,
    ),
    '_rels/.rels': strToU8(
      `${heading}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `${heading}<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${names}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${heading}<Relationships xmlns="${relations}">${targets}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/>${hasTexts ? `<Relationship Id="rIdTexts" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>` : ''}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(styles),
    ...sheetFiles(sheets),
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  })
}
