import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { readWorkbook } from '../reading/read-workbook'
import { writeWorkbook } from './write-workbook'
import type { CellDescription, SheetDescription } from './workbook-description'

const sheetOf = (rows: readonly (readonly CellDescription[])[], more: Partial<SheetDescription> = {}) => ({
  sheets: [{ name: '2026', columns: [{ width: 30 }, { width: 8 }], rows, ...more }],
})

const filesOf = (bytes: Uint8Array) =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]))

const partOf = (bytes: Uint8Array, path: string): string => {
  const part = filesOf(bytes).get(path)
  if (part === undefined) throw new Error(`no ${path}`)
  return part
}

const sheetXml = (bytes: Uint8Array) => partOf(bytes, 'xl/worksheets/sheet1.xml')

test('numbers, texts and empty cells are read back by another reader as they were', async () => {
  const rows = [
    [{ value: 'Vecka' }, { value: 1 }, { value: 2 }],
    [{ value: 'Övertid & <ö>' }, { value: -7.25, format: '#,##0.00' }, { value: null }],
  ]
  const { sheets } = await readXlsx(writeWorkbook(sheetOf(rows)))
  expect(sheets.map(({ name }) => name)).toEqual(['2026'])
  expect(sheets[0]?.rows[0]).toEqual(['Vecka', 1, 2])
  expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual(['Övertid & <ö>', -7.25])
  expect(sheets[0]?.rows[1]?.[2] ?? '').toBe('')
})

test.each(['=1+1', '+46 70', '-x', '@SUM(A1)', '\tx', '=cmd|/c calc!A1'])(
  'the text %j is a text for good, and no formula',
  async text => {
    const bytes = writeWorkbook(sheetOf([[{ value: text }]]))
    expect(sheetXml(bytes)).not.toContain('<f')
    expect(partOf(bytes, 'xl/styles.xml')).toContain('quotePrefix="1"')
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.rows[0]?.[0]).toBe(text)
  },
)

test('a formula is written with the value that it came to, which both readers take for the cell', async () => {
  const rows = [
    [{ value: 2 }, { value: 3, formula: 'A1+1', format: '#,##0.00' }],
    [{ value: 'Rätt & <riktigt>', formula: 'IF(A1<=2,"Rätt & <riktigt>","–")' }, { value: 'Rätt & <riktigt>' }],
    [{ value: '=A1' }],
  ]
  const bytes = writeWorkbook(sheetOf(rows))
  expect(sheetXml(bytes)).toMatch(/<c r="B1" s="\d+"><f>A1\+1<\/f><v>3<\/v><\/c>/)
  expect(sheetXml(bytes)).toMatch(
    /<c r="A2" s="\d+" t="str"><f>IF\(A1&lt;=2,[^<]*<\/f><v>Rätt &amp; &lt;riktigt&gt;<\/v><\/c>/,
  )
  expect(sheetXml(bytes).match(/<f>/g)).toHaveLength(2)
  const expected = [
    [2, 3],
    ['Rätt & <riktigt>', 'Rätt & <riktigt>'],
  ]
  const own = readWorkbook(bytes)
  expect(own.ok && own.value.sheets[0]?.rows.slice(0, 2)).toEqual(expected)
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]?.rows.slice(0, 2)).toEqual(expected)
})

test('a formula without a value is not written', () => {
  for (const value of [null, '']) expect(() => writeWorkbook(sheetOf([[{ value, formula: 'A1' }]]))).toThrow(RangeError)
})

test.each([
  ['a\u0000b', 'a\ufffdb'],
  ['\u0001', '\ufffd'],
  ['half \ud800', 'half \ufffd'],
  ['_x0041_', '_x0041_'],
  ['one\r\ntwo', 'one\ntwo'],
  ['__proto__', '__proto__'],
])('the text %j comes back as %j', async (text, read) => {
  const { sheets } = await readXlsx(writeWorkbook(sheetOf([[{ value: text }]])))
  expect(sheets[0]?.rows[0]?.[0]).toBe(read)
})

test('a number that is none is not written', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => writeWorkbook(sheetOf([[{ value }]]))).toThrow(RangeError)
})

test('only open cells of a protected sheet take input', () => {
  const rows = [[{ value: 'Semester' }, { value: 8, isOpen: true }, { value: 9 }]]
  const bytes = writeWorkbook(sheetOf(rows, { isProtected: true }))
  expect(sheetXml(bytes)).toContain('<sheetProtection sheet="1"')
  const styles = partOf(bytes, 'xl/styles.xml')
  const xfs = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf [^>]*?(?:\/>|>.*?<\/xf>)/g)].map(([xf]) => xf)
  const styleOf = (cell: string) => xfs[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheetXml(bytes))?.[1])]
  expect(styleOf('B1')).toContain('locked="0"')
  expect(styleOf('A1')).not.toContain('locked')
  expect(styleOf('C1')).not.toContain('locked')
  expect(styles).not.toMatch(/readingOrder/)
})

test('panes stay in sight, and paper is A4 on its side with the panes on each page', () => {
  const xml = sheetXml(writeWorkbook(sheetOf([[{ value: 'x' }]], { frozen: { rows: 1, columns: 1 } })))
  expect(xml).toContain('xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"')
  expect(xml).toContain('paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"')
  const order = ['<sheetPr>', '<dimension', '<sheetViews>', '<cols>', '<sheetData>', '<pageMargins', '<pageSetup']
  expect(order.map(part => xml.indexOf(part))).toEqual([...order.map(part => xml.indexOf(part))].sort((a, b) => a - b))
  expect(order.every(part => xml.includes(part))).toBe(true)
  const frozen = { rows: 2, columns: 28 }
  const wide = writeWorkbook(sheetOf([[{ value: 'x' }]], { frozen }))
  expect(sheetXml(wide)).toContain('topLeftCell="AC3"')
  expect(partOf(wide, 'xl/workbook.xml')).toContain('&apos;2026&apos;!$A:$AB,&apos;2026&apos;!$1:$2')
})

test('an empty cell has a look and holds nothing, not even a text without letters', () => {
  const bytes = writeWorkbook(sheetOf([[{ value: 'x' }, { value: null, isOpen: true }, { value: '' }]]))
  expect(sheetXml(bytes)).toMatch(/<c r="B1" s="\d+"\/><c r="C1" s="\d+"\/>/)
})

test('looks, formats, widths and comments are there', async () => {
  const look = { fill: 'd9d9d9', colour: '006100', isBold: true, alignment: 'right', line: 'top' } as const
  const bytes = writeWorkbook(
    sheetOf([[{ value: 'Semester' }, { value: 1.5, format: '#,##0.00', look, comment: 'Ring Åsa' }]]),
  )
  const workbook = await readXlsx(bytes, { readStyles: true })
  const cell = workbook.sheets[0]?.cells?.get('0,1')
  expect(cell?.style).toMatchObject({ numFmt: '#,##0.00', font: { bold: true }, alignment: { horizontal: 'right' } })
  expect(JSON.stringify(cell?.style?.fill)).toMatch(/D9D9D9/i)
  expect(JSON.stringify(cell?.comment)).toContain('Ring Åsa')
  expect(sheetXml(bytes)).toMatch(/<col min="1" max="1" width="30/)
})

test('a sheet of 40 rows and 54 weeks is small', () => {
  const rows = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 54 }, (_, week) => ({ value: row * 10.25 + week, isOpen: week > 10 })),
  )
  expect(writeWorkbook(sheetOf(rows)).length).toBeLessThan(25_000)
})
