import type { CellKind, ExportCell, ExportTable } from './export-table'
import { writeZip } from './zip-stream'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kindOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of styles below. */
const styleOf: Readonly<Record<CellKind | 'heading', number>> = {
  text: 0,
  count: 0,
  heading: 1,
  percent: 2,
  number: 3,
  money: 4,
}

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML cannot hold is left out. */
const escaped = (text: string) =>
  text

    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, sign => entities[sign] ?? sign)

/** A text is never a formula: it stands in the cell as text. */
const cell = (value: ExportCell, style: number): string => {
  if (value === null) return `<c/>`
  return typeof value === 'number'
    ? `<c s="${style}"><v>${value}</v></c>`
    : `<c t="inlineStr"${style === styleOf.heading ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const row = (cells: readonly ExportCell[], styleAt: (place: number) => number) =>
  `<row>${cells.map((value, place) => cell(value, styleAt(place))).join('')}</row>`

const sheetHead = `${declaration}<worksheet xmlns="${main}">`
const frozen =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
const widths = (count: number) => `<cols><col min="1" max="${count}" width="18" customWidth="1"/></cols>`

async function* tableSheet({ columns, rows }: ExportTable): AsyncGenerator<string> {
  yield `${sheetHead}${frozen}${widths(columns.length)}<sheetData>`
  yield row(
    columns.map(({ heading }) => heading),
    () => styleOf.heading,
  )
  const stylesOf = columns.map(({ kind }) => styleOf[kind])
  for await (const some of rows) yield some.map(cells => row(cells, place => stylesOf[place] ?? 0)).join('')
  yield '</sheetData></worksheet>'
}

const notesSheet = ({ notes }: ExportTable) => [
  `${sheetHead}${widths(2)}<sheetData>${notes.map(note => row(note, place => (place === 0 ? styleOf.heading : 0))).join('')}</sheetData></worksheet>`,
]

/** Excel takes 31 characters, and not all of them. */
const sheetName = (name: string) => escaped(name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31))

const workbook = ({ name, notesName }: ExportTable) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/><sheet name="${sheetName(notesName)}" sheetId="2" r:id="rId2"/></sheets></workbook>`

const contentTypes = `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOf}.sheet.main+xml"/>${[1, 2].map(place => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${kindOf}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${kindOf}.styles+xml"/></Types>`

const related = (list: readonly (readonly [kind: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${list.map(([kind, target], place) => `<Relationship Id="rId${place + 1}" Type="${relations}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** A workbook of two sheets, the table and what was asked for, while its rows are read. */
export const writeWorkbook = (table: ExportTable): AsyncGenerator<Buffer> =>
  writeZip([
    { name: '[Content_Types].xml', content: [contentTypes] },
    { name: '_rels/.rels', content: [related([['officeDocument', 'xl/workbook.xml']])] },
    { name: 'xl/workbook.xml', content: [workbook(table)] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        related([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['worksheet', 'worksheets/sheet2.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [styles] },
    { name: 'xl/worksheets/sheet1.xml', content: tableSheet(table) },
    { name: 'xl/worksheets/sheet2.xml', content: notesSheet(table) },
  ])
