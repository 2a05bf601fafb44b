/** @jest-environment node */
import fc from 'fast-check'
import { readTsv, writeTsv } from './tsv'

const read = (text: string) => {
  const outcome = readTsv(text)
  return outcome.ok ? outcome.block : 'too large'
}

describe('reading', () => {
  test.each([
    ['a lone value', '1 234,5', [['1 234,5']]],
    ['nothing', '', [['']]],
    [
      'a line end after the last line',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['other line ends', '1\n2\r3', [['1'], ['2'], ['3']]],
    [
      'empty cells',
      '\t1\n\t',
      [
        ['', '1'],
        ['', ''],
      ],
    ],
    ['rows of different lengths', '1\t2\n3', [['1', '2'], ['3']]],
    [
      'quoted cells',
      '"a\tb"\t"say ""hi"""\n"two\nlines"\t1',
      [
        ['a\tb', 'say "hi"'],
        ['two\nlines', '1'],
      ],
    ],
    ['a quote that is never closed', '"a\tb', [['"a', 'b']]],
    ['a quote inside', 'a"b\t5"', [['a"b', '5"']]],
  ])('%s', (_, text, block) => {
    expect(read(text)).toEqual(block)
  })

  test('stops at two million characters and at twenty thousand cells', () => {
    expect(read('1'.repeat(2_000_001))).toBe('too large')
    expect(read('1'.repeat(1_000_000))).toHaveLength(1)
    expect(read('\t'.repeat(19_999))).toHaveLength(1)
    expect(read('\t'.repeat(20_000))).toBe('too large')
  })

  test('a million quotes are read without a freeze', () => {
    expect(readTsv('"'.repeat(1_000_001)).ok).toBe(true)
    expect(readTsv('"\n'.repeat(500_000)).ok).toBe(false)
  })
})

describe('writing', () => {
  test('a lone cell is its text, anything more is lines that all end', () => {
    expect(writeTsv([['5']])).toBe('5')
    expect(writeTsv([['']])).toBe('\r\n')
    expect(writeTsv([['5', '6']])).toBe('5\t6\r\n')
    expect(writeTsv([['a"b'], ['c\td']])).toBe('"a""b"\r\n"c\td"\r\n')
  })

  test('what is written is read as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom('1', ',', '"', '\t', '\n', '\r', ' ', '−', 'å'), maxLength: 6 })
    const block = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([height, width]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
      )
    fc.assert(fc.property(block, given => expect(read(writeTsv(given))).toEqual(given)))
  })
})
