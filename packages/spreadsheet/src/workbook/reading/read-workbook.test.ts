import { CFB, utils, write } from '@e965/xlsx'
import * as older from 'sheetjs-style'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import * as corpus from '../../corpus/corpus.fixture'
import { writeWorkbook } from '../writing/write-workbook'
import { readWorkbook } from './read-workbook'
import type { CellContent } from './workbook-content'

const sheetsOf = (bytes: Uint8Array) => {
  const reading = readWorkbook(bytes)
  if (!reading.ok) throw new Error(JSON.stringify(reading.error))
  return reading.value.sheets
}

const text = (content: string): CellContent => content
const number = (value: number): CellContent => value

const plain = [
  [text('Vecka'), number(1), number(2)],
  [text('Semester'), number(8), number(7.5)],
]

test('what was written is read, labels and numbers at their places', () => {
  const bytes = writeWorkbook({
    sheets: [
      {
        name: '2026',
        columns: [],
        rows: [
          [{ value: 'Vecka' }, { value: 1 }, { value: 2 }],
          [],
          [{ value: '' }, { value: null }, { value: -7.25 }],
        ],
      },
    ],
  })
  expect(sheetsOf(bytes)).toEqual([
    {
      name: '2026',
      isHidden: false,
      hiddenRows: [],
      cellsOutside: 0,
      rows: [[text('Vecka'), number(1), number(2)], [], [null, null, number(-7.25)]],
    },
  ])
})

test.each(['biff8', 'biff5'] as const)('the older format %s is read', bookType => {
  const book = utils.book_new()
  const rows = [
    ['Vecka', 1, 2],
    ['Timvikarie', 8.5, true],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '2026')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType }))
  const [sheet] = sheetsOf(bytes)
  expect(sheet?.name).toBe('2026')
  expect(sheet?.rows).toEqual([
    [text('Vecka'), number(1), number(2)],
    [text('Timvikarie'), number(8.5), { kind: 'truth', value: true }],
  ])
})

test.each([
  ['newer', utils, write],
  ['older', older.utils, older.write],
])('what the %s library of many programs writes is read', (_, tools, writeBook) => {
  const book = tools.book_new()
  tools.book_append_sheet(book, tools.aoa_to_sheet(plain), '2026')
  const bytes = new Uint8Array(writeBook(book, { type: 'array', bookType: 'xlsx' }))
  expect(sheetsOf(bytes)).toMatchObject([{ name: '2026', rows: plain }])
})

test('letters beyond those of English are read in the older format too', () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Övertid å ä \u2212']]), 'Åår')
  const [sheet] = sheetsOf(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' })))
  expect([sheet?.name, sheet?.rows[0]?.[0]]).toEqual(['Åår', text('Övertid å ä \u2212')])
})

describe('where numbers belong', () => {
  test('formulas count as their value, and what is no number says what it is', () => {
    expect(sheetsOf(corpus.noNumbers())[0]?.rows[0]).toEqual([
      number(2),
      { kind: 'formula' },
      { kind: 'date', day: '2023-01-01' },
      { kind: 'date', day: null },
      { kind: 'date', day: null },
      { kind: 'truth', value: true },
      { kind: 'error', text: '#DIV/0!' },
      { kind: 'error', text: '#N/A' },
      { kind: 'percent', share: 0.85 },
      text('7,5'),
    ])
  })

  test('a value that is no number as one is written stays the text that it is', () => {
    const written = (xml: string, attributes?: string) => ({ xml, ...(attributes === undefined ? {} : { attributes }) })
    const cells = [
      written('<v>0x10</v>'),
      written('<v>12 st</v>', 't="n" s="0"'),
      written('<v> -1.5E2 </v>'),
      written('<v>7.</v>'),
      written('<v>1&#46;5</v>'),
      written('<v>0<!-- -->x1</v>'),
      written('<f>1/2</f><v xml:space="preserve">0b11</v>'),
      written('<v>0x1</v>', 't="s"'),
      written('<v>true</v>', 't="b"'),
    ]
    const [sheet] = sheetsOf(corpus.buildWorkbook({ sheets: [{ name: '2026', rows: corpus.rowsXml([cells]) }] }))
    expect(sheet?.rows[0]).toEqual([
      text('0x10'),
      text('12 st'),
      number(-150),
      number(7),
      text('1.5'),
      expect.any(String),
      text('0b11'),
      text('0x1'),
      { kind: 'truth', value: true },
    ])
  })

  test.each([
    ['0%', 'percent'],
    ['0.0 %;[Red]-0.0 %', 'percent'],
    ['0.00" % av tid"', 'number'],
    ['0\\%', 'number'],
  ])('the format %s shows a %s', (format, kind) => {
    const book = utils.book_new()
    const cells = utils.aoa_to_sheet([['Semester', { t: 'n', v: 0.5, z: format }]])
    utils.book_append_sheet(book, cells, '2026')
    const [sheet] = sheetsOf(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' })))
    expect(sheet?.rows[0]?.[1]).toEqual(kind === 'percent' ? { kind, share: 0.5 } : 0.5)
  })

  test('days are counted from 1904 where the workbook says so', () => {
    expect(sheetsOf(corpus.noNumbers(true))[0]?.rows[0]?.slice(2, 4)).toEqual([
      { kind: 'date', day: '2027-01-02' },
      { kind: 'date', day: '1904-03-01' },
    ])
  })
})

describe('a hostile file', () => {
  test('of 2 kB whose comment stands at __proto__ leaves every object as it was', () => {
    const bytes = corpus.pollutingComment()
    expect(bytes.length).toBeLessThan(3000)
    const before = Object.getOwnPropertyNames(Object.prototype)
    expect(sheetsOf(bytes)[0]?.rows).toEqual(plain)
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
    expect(Reflect.get({}, 'c')).toBeUndefined()
  })

  test('of 50 MB in 120 kB is refused by what it says to be', () => {
    const bytes = corpus.bomb()
    expect(bytes.length).toBeLessThan(120_000)
    expect(readWorkbook(bytes)).toEqual({ ok: false, error: { code: 'too-large-unpacked', limit: 50_000_000 } })
  })

  test('that says to be smaller than it is, is unpacked no further than it says', () => {
    expect(readWorkbook(corpus.lyingBomb())).toEqual({ ok: false, error: { code: 'damaged' } })
  })

  test('with a million rows is refused by their number', () => {
    expect(readWorkbook(corpus.millionRows())).toEqual({ ok: false, error: { code: 'too-many-rows', limit: 20_000 } })
  })

  test.each([corpus.tooManyCells, corpus.tooManyTexts])('with more cells or texts than fit is refused (%#)', make => {
    const error = { code: 'too-many-cells', limit: 1_000_000 }
    expect(readWorkbook(make())).toEqual({ ok: false, error })
  })

  test('with one text in half a million cells is refused by what they hold together, a smaller one is read', () => {
    const error = { code: 'too-much-text', limit: 10_000_000 }
    const bytes = corpus.sharedTextBomb()
    expect(bytes.length).toBeLessThan(200_000)
    expect(readWorkbook(bytes)).toEqual({ ok: false, error })
    expect(sheetsOf(corpus.sharedTextBomb(20))[0]?.rows.at(-1)?.at(-1)).toBe('a'.repeat(20))
  })

  test('with as many cells as can be is read, and what is beyond the rows that are read is told', () => {
    const [sheet] = sheetsOf(corpus.manyCells())
    expect([sheet?.rows.length, sheet?.cellsOutside]).toEqual([5000, 490_000])
  })

  test('whose tags have prefixes is counted and read as well', () => {
    const bytes = corpus.buildWorkbook({ sheets: [{ name: '2026', rows: corpus.rowsXml([['x', 1]]) }] })
    const files = unzipSync(bytes)
    const path = 'xl/worksheets/sheet1.xml'
    const prefixed = strFromU8(files[path] ?? new Uint8Array())
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1ns:')
      .replace('xmlns=', 'xmlns:ns=')
    const rowsOf = (xml: string) => zipSync({ ...files, [path]: strToU8(xml) })
    expect(sheetsOf(rowsOf(prefixed))[0]?.rows).toEqual([[text('x'), number(1)]])
    const many = prefixed.replace('</ns:sheetData>', `${'<ns:row/>'.repeat(20_001)}</ns:sheetData>`)
    expect(readWorkbook(rowsOf(many))).toEqual({ ok: false, error: { code: 'too-many-rows', limit: 20_000 } })
  })

  test('that says to reach to XFD1048576 is read as far as a sheet is, and tells what is beyond', () => {
    expect(sheetsOf(corpus.hugeRange())).toEqual([
      { name: '2026', isHidden: false, hiddenRows: [], rows: plain, cellsOutside: 1 },
    ])
  })

  test('with a link over every cell is read without it', () => {
    expect(sheetsOf(corpus.endlessLink())[0]?.rows).toEqual(plain)
  })

  test('with attributes of 60,000 characters is read', () => {
    expect(sheetsOf(corpus.longAttributes())[0]?.rows).toEqual([[text('Vecka'), number(1)]])
  })

  test('with tags that never end is answered', () => {
    expect(readWorkbook(corpus.openTags()).ok).toBeDefined()
  })

  test('with labels such as __proto__ keeps them as texts', () => {
    const labels = sheetsOf(corpus.namesOfObjects())[0]?.rows.map(([label]) => label)
    expect(labels).toEqual(['Vecka', '__proto__', 'constructor', 'toString', 'Semester'].map(text))
  })

  test('with a sheet of the name __proto__ is read', () => {
    const bytes = corpus.buildWorkbook({ sheets: [{ name: '__proto__', rows: corpus.rowsXml([['x', 1]]) }] })
    expect(sheetsOf(bytes)).toEqual([
      { name: '__proto__', isHidden: false, hiddenRows: [], rows: [[text('x'), number(1)]], cellsOutside: 0 },
    ])
    expect(Reflect.get({}, '!data')).toBeUndefined()
  })
})

describe('rows that are hidden', () => {
  const rows = [
    ['Vecka', 1],
    ['Semester', 8],
    ['Utbildning', 2],
    [null, null],
  ]

  const bookOf = (bookType: 'xlsx' | 'biff8') => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet(rows)
    sheet['!rows'] = [{}, { hidden: true }, { hpt: 20 }, { hidden: true }]
    utils.book_append_sheet(book, sheet, '2026')
    return new Uint8Array(write(book, { type: 'array', bookType }))
  }

  /** The library writes no properties of rows in the older format: the record is put behind that of the sheet's size. */
  const olderBook = () => {
    const file = CFB.read(bookOf('biff8'), { type: 'array' })
    const entry = CFB.find(file, '/Workbook')
    if (entry === null) throw new Error('no workbook')
    const stream = Buffer.from(entry.content as Uint8Array)
    const sizeRecord = Buffer.from([0x00, 0x02, 14, 0])
    const at = stream.indexOf(sizeRecord) + sizeRecord.length + 14
    const hiddenRow = [0x08, 0x02, 16, 0, 1, 0, 0, 0, 2, 0, 0xff, 0, 0, 0, 0, 0, 0x20, 0, 0, 0]
    const content = Buffer.concat([stream.subarray(0, at), Buffer.from(hiddenRow), stream.subarray(at)])
    CFB.utils.cfb_add(file, '/Workbook', content)
    return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer)
  }

  test.each([
    ['newer', () => bookOf('xlsx')],
    ['older', olderBook],
  ])('are named by their numbers in the %s format, those that hold anything', (_, make) => {
    expect(sheetsOf(make())[0]).toMatchObject({ hiddenRows: [2], rows: rows.slice(0, 3) })
  })

  test('are none however far a row says to be', () => {
    const hidden = '<row r="99999999999" hidden="1"><c r="A99999999999"><v>1</v></c></row>'
    const xml = `${corpus.rowsXml(plain as [string, number, number][])}${hidden}`
    const [sheet] = sheetsOf(corpus.buildWorkbook({ sheets: [{ name: '2026', rows: xml }] }))
    expect([sheet?.hiddenRows, sheet?.rows]).toEqual([[], plain])
  })
})

const encrypted = () => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', new Uint8Array([4, 0, 4, 0, 0x40, 0, 0, 0]))
  CFB.utils.cfb_add(file, '/EncryptedPackage', new Uint8Array(64))
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer)
}

const oldDocument = () => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/WordDocument', new Uint8Array(64))
  return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer)
}

test.each([
  ['an encrypted workbook', encrypted(), { code: 'encrypted' }],
  ['nothing', new Uint8Array(0), { code: 'empty' }],
  ['a workbook without a value', corpus.buildWorkbook({ sheets: [{ name: '2026', rows: '' }] }), { code: 'empty' }],
  ['a program', corpus.program(), { code: 'other-file', format: 'program' }],
  ['a web page', corpus.webPage(), { code: 'other-file', format: 'web-page' }],
  ['a list with separated values', corpus.separatedValues(), { code: 'other-file', format: 'text' }],
  ['a text document', corpus.textDocument(), { code: 'other-file', format: 'archive' }],
  ['an OpenDocument', corpus.openDocument(), { code: 'other-file', format: 'open-document' }],
  ['a binary workbook', corpus.binaryWorkbook(), { code: 'other-file', format: 'binary-workbook' }],
  ['an old text document', oldDocument(), { code: 'damaged' }],
  ['a file that stops in the middle', corpus.cutSheet(), { code: 'damaged' }],
  ['5 MB', new Uint8Array(5_000_001), { code: 'too-large', bytes: 5_000_001, limit: 5_000_000 }],
])('%s under the name of a workbook is told as what it is', (_case, bytes, error) => {
  expect(readWorkbook(bytes)).toEqual({ ok: false, error })
})
