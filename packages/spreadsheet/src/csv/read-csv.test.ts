import fc from 'fast-check'
import Papa from 'papaparse'
import { csvLimits } from './csv-problem'
import { decodeText } from './decode-text'
import { readCsv } from './read-csv'
import { writeCsv } from './write-csv'

const cellsOf = (text: string) => {
  const reading = readCsv(text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.error))
  return reading.value.rows.map(row => row.cells)
}
const problemOf = (text: string) => {
  const reading = readCsv(text)
  return reading.ok ? reading.value : reading.error
}
const windows1252 = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const afterDecoding = (bytes: Uint8Array) => {
  const decoded = decodeText(bytes)
  return decoded.ok ? [decoded.value.encoding, cellsOf(decoded.value.text)] : decoded.error
}

describe('a list that is written and read again is the same', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'=+-@\'\t\r\n";, ＝＋－＠aåÄö€😀\ufeff') }),
  )
  const cells = texts.map(text => text.replaceAll('\0', ''))
  const says = (row: readonly string[]) => row.some(cell => cell.trim() !== '')
  const lists = fc.array(fc.array(cells, { minLength: 1, maxLength: 8 }).filter(says), { minLength: 1, maxLength: 20 })
  const withoutCarriageReturns = (rows: readonly (readonly string[])[]) =>
    rows.map(row => row.map(cell => cell.replace(/\r\n?/g, '\n')))

  test('whatever its cells hold, but that each end of a line in a cell becomes LF', () => {
    fc.assert(
      fc.property(lists, rows => expect(cellsOf(writeCsv(rows))).toEqual(withoutCarriageReturns(rows))),
      {
        numRuns: 2000,
      },
    )
  })

  test('as the bytes of a file', () => {
    const wellFormed = lists.filter(rows => rows.flat().every(cell => !/\p{Cs}/u.test(cell)))
    fc.assert(
      fc.property(wellFormed, rows =>
        expect(afterDecoding(new TextEncoder().encode(writeCsv(rows)))).toEqual([
          'utf-8',
          withoutCarriageReturns(rows),
        ]),
      ),
    )
  })

  test('no cell of the file begins as a formula does, but a number', () => {
    fc.assert(
      fc.property(lists, rows => {
        const inTheFile = Papa.parse<string[]>(writeCsv(rows), { delimiter: ';', newline: '\r\n' }).data.flat()
        expect(inTheFile.filter(cell => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell))).toEqual([])
      }),
    )
    expect(writeCsv([['=cmd|x', '+46701', -12.5, "'@a", 'Åre']])).toBe(
      '\ufeff"\'=cmd|x";"\'+46701";-12,5;"\'\'@a";"Åre"\r\n',
    )
  })
})

describe('separators and ends of lines', () => {
  test.each([
    ['a;b\n1;2', ';'],
    ['a,b\r\n1,2\r\n', ','],
    ['a\tb\r1\t2\r', '\t'],
    ['\ufeff\ufeffa;b\r\n1;2\n\n', ';'],
    ['sep=,\r\na,b\r\n1,2', ','],
    ['\n \r\n"a";"b"\r\n"1";"2"', ';'],
  ])('%j has two rows of two cells', (text, separator) => {
    expect(problemOf(text)).toMatchObject({ separator })
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('only what stands outside quotation marks counts', () =>
    expect(cellsOf('"a,b,c";d\n1;2')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ]))

  test('a list of one column needs none', () =>
    expect(cellsOf('Namn\nNorr, Söder')).toEqual([['Namn'], ['Norr, Söder']]))

  test('rows know their line, also after cells of several lines and empty rows', () => {
    const reading = readCsv('a;b\r\n"1\r\n2";x\r\n\r\n;\r\n3;y')
    expect(reading.ok && reading.value.rows.map(row => row.line)).toEqual([1, 2, 6])
    const named = readCsv('sep=;\na;b\n1;2')
    expect(named.ok && named.value.rows.map(row => row.line)).toEqual([2, 3])
  })
})

describe('encodings', () => {
  const list = [
    ['Namn', 'Ort'],
    ['Åsa Öman', 'Ängelholm'],
  ]
  const text = 'Namn;Ort\r\nÅsa Öman;Ängelholm'
  const utf16 = (mark: number[], isLittle: boolean) =>
    Uint8Array.from([
      ...mark,
      ...[...text].flatMap(character => {
        const code = character.charCodeAt(0)
        return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
      }),
    ])

  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['windows-1252', windows1252(text)],
    ['utf-16le', utf16([0xff, 0xfe], true)],
    ['utf-16be', utf16([0xfe, 0xff], false)],
  ])('å ä ö of %s are read', (encoding, bytes) => expect(afterDecoding(bytes)).toEqual([encoding, list]))

  test.each([
    ['excel', [0x50, 0x4b, 0x03, 0x04]],
    ['excel', [0xd0, 0xcf, 0x11, 0xe0]],
    ['pdf', [0x25, 0x50, 0x44, 0x46]],
    ['picture', [0x89, 0x50, 0x4e, 0x47]],
    ['picture', [0xff, 0xd8, 0xff]],
  ])('a file of another kind is told: %s', (format, bytes) =>
    expect(decodeText(Uint8Array.from(bytes))).toMatchObject({ error: { code: 'other-format', format } }),
  )
})

describe('what cannot be read is refused with its line', () => {
  test.each([
    ['a;b\n1;2\n"3;4\n5;6', { code: 'open-quote', line: 3 }],
    ['a;b\n"1"x;2', { code: 'open-quote', line: 2 }],
    ['a;b\n1;\0', { code: 'no-text', line: 2 }],
    ['a\r\nb\rc\0', { code: 'no-text', line: 3 }],
    ['', { code: 'empty' }],
    ['\ufeff\n ; ;\n', { code: 'empty' }],
    ['<!DOCTYPE html><p>', { code: 'other-format', format: 'web-page' }],
    [`a;b\n${';'.repeat(99_999)}x`, { code: 'too-many-columns', line: 2, columns: 100_000, limit: csvLimits.columns }],
    [`a\n${'b\n'.repeat(csvLimits.rows + 1)}`, { code: 'too-many-rows', limit: csvLimits.rows }],
    ['a'.repeat(csvLimits.bytes + 1), { code: 'too-large', bytes: csvLimits.bytes + 1, limit: csvLimits.bytes }],
  ])('%.20j', (text, problem) => expect(problemOf(text)).toEqual(problem))

  test('the limits themselves are allowed', () => {
    expect(cellsOf(`a\n${'b\n'.repeat(csvLimits.rows)}`)).toHaveLength(csvLimits.rows + 1)
    expect(cellsOf(Array.from({ length: csvLimits.columns }, () => 'a').join(';'))[0]).toHaveLength(csvLimits.columns)
    expect(decodeText(new Uint8Array(csvLimits.bytes).fill(97)).ok).toBe(true)
  })

  test('a file of 50 MB is refused by its size', () =>
    expect(decodeText(new Uint8Array(50_000_000))).toEqual({
      ok: false,
      error: { code: 'too-large', bytes: 50_000_000, limit: csvLimits.bytes },
    }))

  test('no text at all makes it fail otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => expect(() => readCsv(text)).not.toThrow()),
    )
  })
})
