import { buildWorkbook, rowsXml, type RawCell } from './build-workbook.fixture'

const sheetOf = (rows: readonly (readonly RawCell[])[], name = '2026') =>
  buildWorkbook({ sheets: [{ name, rows: rowsXml(rows) }] })

/** Labels that are the names of what every object has. */
export const namesOfObjects = () =>
  sheetOf([
    ['Vecka', 1, 2],
    ['__proto__', 8, 8],
    ['constructor', 7, 7],
    ['toString', 1, 1],
    ['Semester', 6, 5],
  ])

/** Where numbers belong: a formula with and without its value, days by both counts, a time, a truth and errors. */
export const noNumbers = (countsFrom1904 = false) =>
  buildWorkbook({
    countsFrom1904,
    sheets: [
      {
        name: '2026',
        rows: rowsXml([
          [
            { xml: '<f>1+1</f><v>2</v>' },
            { xml: '<f>1+1</f>' },
            { attributes: 's="1"', xml: '<v>44927</v>' },
            { attributes: 's="1"', xml: '<v>60</v>' },
            { attributes: 's="3"', xml: '<v>0.5</v>' },
            { attributes: 't="b"', xml: '<v>1</v>' },
            { attributes: 't="e"', xml: '<v>#DIV/0!</v>' },
            { attributes: 't="e"', xml: '<v>#N/A</v>' },
            { attributes: 's="2"', xml: '<v>0.85</v>' },
            { attributes: 't="str"', xml: '<f>A1</f><v>7,5</v>' },
          ],
        ]),
      },
    ],
  })
