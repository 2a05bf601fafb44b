/** @jest-environment node */
import fc from 'fast-check'
import { columns, exampleContent, rowOf } from '../content/content.fixture'
import {
  clearChanges,
  fillDownChanges,
  fillRightChanges,
  handleChanges,
  judgeChanges,
  pasteChanges,
} from './cell-changes'
import { copied } from './copied'

const sheet = exampleContent()

const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

describe('pasting', () => {
  test('a block goes in once from the corner, and what does not fit is counted', () => {
    const { changes, outside } = pasteChanges(sheet, range(2, 4), [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ])
    expect(changes).toEqual([
      { row: 2, column: 4, text: '1' },
      { row: 2, column: 5, text: '2' },
    ])
    expect(outside).toBe(4)
  })

  test('a block repeats when the range is a whole number of blocks, and not otherwise', () => {
    const texts = (to: ReturnType<typeof range>) =>
      pasteChanges(sheet, to, [['1', '2']]).changes.map(({ text }) => text)
    expect(texts(range(0, 2, 1, 5))).toEqual(['1', '2', '1', '2', '1', '2', '1', '2'])
    expect(texts(range(0, 2, 1, 4))).toEqual(['1', '2'])
  })

  test('the cells that a ragged block lacks are left alone', () => {
    const { changes, outside } = pasteChanges(sheet, range(0, 2), [['1', '2'], ['3']])
    expect(changes.map(({ row, column }) => [row, column])).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
    ])
    expect(outside).toBe(0)
  })

  test('a cell with nothing or a dash in it leaves what it would go over as it is, and is counted', () => {
    const { changes, blank } = pasteChanges(sheet, range(0, 2), [
      ['1', '-', ' '],
      ['\u2013', '', '-2'],
    ])
    expect(changes.map(({ text }) => text)).toEqual(['1', '-2'])
    expect(blank).toBe(4)
    expect(pasteChanges(sheet, range(0, 2), [['']])).toMatchObject({ changes: [{ text: '' }], blank: 0 })
  })

  test('each cell of the clipboard is a change or outside', () => {
    const size = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(
        size,
        size,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 0, max: 5 }),
        (height, width, row, column) => {
          const block = Array.from({ length: height }, () => Array.from({ length: width }, () => '7'))
          const { changes, outside } = pasteChanges(sheet, range(row, column), block)
          expect(changes.length + outside).toBe(height * width)
        },
      ),
    )
  })
})

describe('filling', () => {
  test('to the right takes the first week of each row, with the text that is edited', () => {
    expect(fillRightChanges(sheet, range(2, 2, 2, 4)).changes).toEqual([
      { row: 2, column: 3, text: '1234,5' },
      { row: 2, column: 4, text: '1234,5' },
    ])
  })

  test('in a single week it takes the week before, and in the first there is none', () => {
    expect(fillRightChanges(sheet, range(0, 3)).changes).toEqual([{ row: 0, column: 3, text: '1' }])
    expect(fillRightChanges(sheet, range(0, 0)).changes).toEqual([])
  })

  test('downwards takes the first row', () => {
    expect(fillDownChanges(sheet, range(0, 2, 2, 2)).changes.map(({ row, text }) => [row, text])).toEqual([
      [1, '1'],
      [2, '1'],
    ])
  })

  test('by the handle repeats the whole range', () => {
    const pattern = { ...sheet, rows: [rowOf('a', columns)] }
    const [row] = pattern.rows
    if (!row) throw new Error('One row was made')
    const cells = row.cells.map((cell, index) => ({ ...cell, text: String(index) }))
    const filled = handleChanges({ ...pattern, rows: [{ ...row, cells }] }, range(0, 1, 0, 2), { row: 0, column: 5 })
    expect(filled.changes.map(({ text }) => text)).toEqual(['1', '2', '1'])
    expect(filled.range).toEqual(range(0, 1, 0, 5))
  })
})

describe('judging', () => {
  test('what would not change is no edit, and what may not change is counted', () => {
    const all = clearChanges(range(0, 1, 2, 3)).changes
    expect(judgeChanges(sheet, all)).toEqual({
      edits: [
        { rowId: 'a', column: 12, text: '' },
        { rowId: 'a', column: 13, text: '' },
        { rowId: 'b', column: 12, text: '' },
        { rowId: 'b', column: 13, text: '' },
      ],
      readOnly: 5,
    })
    const same = [
      { row: 0, column: 0, text: '1' },
      { row: 2, column: 3, text: '1 234,5' },
      { row: 2, column: 4, text: '1234,5' },
    ]
    expect(judgeChanges(sheet, same)).toEqual({ edits: [], readOnly: 0 })
  })

  test('what a cell gave to the clipboard is held when it comes back', () => {
    const withMinus = { ...sheet, rows: [rowOf('a', columns, { text: '\u22125' })] }
    const changes = ['\u22125', '-5', '5'].map((text, index) => ({ row: 0, column: index + 2, text }))
    expect(judgeChanges(withMinus, changes).edits).toEqual([{ rowId: 'a', column: 14, text: '5' }])
  })

  test('a sheet that is read-only takes nothing', () => {
    const { edits, readOnly } = judgeChanges({ ...sheet, readOnly: true }, clearChanges(range(0, 2)).changes)
    expect(edits).toEqual([])
    expect(readOnly).toBe(1)
  })
})

test('a copy holds the texts that editors open with, and its table is escaped', () => {
  expect(copied(sheet, range(1, 2, 2, 3), '').text).toBe('2\t2\r\n1234,5\t1234,5\r\n')
  expect(copied(sheet, null, '<b>&"').html).toContain('<td>&lt;b&gt;&amp;&quot;</td>')
})
