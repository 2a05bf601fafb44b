/** @jest-environment node */
import fc from 'fast-check'
import { isTyping, keystrokeOf } from '../keys/keystroke'
import { nextEditable, nextHead, nextPosition, type Move } from './moves'
import { isCaretKey, moveForKey } from '../keys/sheet-keys'

const shape = { rowCount: 3, columnCount: 52, width: 54, page: 10 }
const press = (
  name: string,
  modifiers: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> = {},
) => ({
  key: name,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
})

describe('next position', () => {
  test.each<[Move, number, number]>([
    ['left', 1, 19],
    ['right', 1, 21],
    ['up', 0, 20],
    ['down', 2, 20],
    ['rowStart', 1, 0],
    ['rowEnd', 1, 51],
    ['columnStart', 0, 20],
    ['columnEnd', 2, 20],
    ['gridStart', 0, 0],
    ['gridEnd', 2, 51],
    ['pageBack', 1, 10],
    ['pageForward', 1, 30],
  ])('%s', (move, row, column) => {
    expect(nextPosition({ row: 1, column: 20 }, move, shape)).toEqual({ row, column })
  })

  test('a page stops at the weeks and does not run on into the row header or the sums', () => {
    expect(nextPosition({ row: 0, column: 4 }, 'pageBack', shape)).toEqual({ row: 0, column: 0 })
    expect(nextPosition({ row: 0, column: 50 }, 'pageForward', shape)).toEqual({ row: 0, column: 51 })
  })

  test('no series of moves leaves the grid', () => {
    const moves: Move[] = ['left', 'right', 'up', 'down', 'rowStart', 'rowEnd', 'gridStart', 'gridEnd', 'pageBack']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 200 }), series => {
        const end = series.reduce((position, move) => nextPosition(position, move, shape), { row: 0, column: 0 })
        expect(end.row).toBeGreaterThanOrEqual(0)
        expect(end.row).toBeLessThan(shape.rowCount)
        expect(end.column).toBeGreaterThanOrEqual(-1)
        expect(end.column).toBeLessThan(shape.width)
      }),
    )
  })
})

describe('the other end of a range', () => {
  test('comes from a summary and from a row header to the nearest week first', () => {
    expect(nextHead({ row: 1, column: 53 }, 'left', shape)).toEqual({ row: 1, column: 51 })
    expect(nextHead({ row: 1, column: 52 }, 'right', shape)).toEqual({ row: 1, column: 51 })
    expect(nextHead({ row: 1, column: -1 }, 'right', shape)).toEqual({ row: 1, column: 0 })
  })

  test('goes on from week to week, and not beyond them', () => {
    expect(nextHead({ row: 1, column: 51 }, 'left', shape)).toEqual({ row: 1, column: 50 })
    expect(nextHead({ row: 1, column: 51 }, 'right', shape)).toEqual({ row: 1, column: 51 })
    expect(nextHead({ row: 1, column: 52 }, 'up', shape)).toEqual({ row: 0, column: 51 })
  })
})

describe('next editable cell', () => {
  const editable = ({ row, column }: { row: number; column: number }) => row !== 1 && column > 10

  test('goes along the row and over rows that cannot be edited', () => {
    expect(nextEditable({ row: 0, column: 20 }, 1, shape, editable)).toEqual({ row: 0, column: 21 })
    expect(nextEditable({ row: 0, column: 51 }, 1, shape, editable)).toEqual({ row: 2, column: 11 })
    expect(nextEditable({ row: 2, column: 11 }, -1, shape, editable)).toEqual({ row: 0, column: 51 })
  })

  test('from a row header and from a sum no week is left out', () => {
    const all = () => true
    expect(nextEditable({ row: 1, column: -1 }, 1, shape, all)).toEqual({ row: 1, column: 0 })
    expect(nextEditable({ row: 1, column: 52 }, -1, shape, all)).toEqual({ row: 1, column: 51 })
    expect(nextEditable({ row: 1, column: 53 }, 1, shape, all)).toEqual({ row: 2, column: 0 })
    expect(nextEditable({ row: 1, column: -1 }, -1, shape, all)).toEqual({ row: 0, column: 51 })
  })

  test('is undefined beyond both ends', () => {
    expect(nextEditable({ row: 2, column: 51 }, 1, shape, editable)).toBeUndefined()
    expect(nextEditable({ row: 0, column: 11 }, -1, shape, editable)).toBeUndefined()
  })
})

describe('keys', () => {
  test('Home and End stay in the row, with Ctrl or Cmd they go to the ends of the grid', () => {
    expect(moveForKey(press('Home'))).toBe('rowStart')
    expect(moveForKey(press('Home', { ctrlKey: true }))).toBe('gridStart')
    expect(moveForKey(press('End', { metaKey: true }))).toBe('gridEnd')
  })

  test('Ctrl with an arrow goes to the edge', () => {
    expect(moveForKey(press('ArrowLeft', { ctrlKey: true }))).toBe('rowStart')
    expect(moveForKey(press('ArrowDown', { ctrlKey: true }))).toBe('columnEnd')
  })

  test('Shift with an arrow moves too, and must not reach the input', () => {
    expect(moveForKey(press('ArrowLeft', { shiftKey: true }))).toBe('left')
    expect(isCaretKey(press('ArrowLeft', { shiftKey: true }))).toBe(true)
  })

  test("Alt with an arrow is the browser's own", () => {
    expect(isCaretKey(press('ArrowLeft', { altKey: true }))).toBe(false)
  })

  test('a character is typing, a named key or a shortcut is not', () => {
    expect(isTyping(press('5'))).toBe(true)
    expect(isTyping(press('−'))).toBe(true)
    expect(isTyping(press('Escape'))).toBe(false)
    expect(isTyping(press('c', { ctrlKey: true }))).toBe(false)
  })
})

test.each([
  ['KeyZ', 'z'],
  ['Digit7', '7'],
  ['Numpad7', '7'],
  ['NumpadEnter', 'Enter'],
  ['Space', ' '],
  ['ArrowDown', 'ArrowDown'],
  ['F2', 'F2'],
])('a key whose meaning the browser does not know is named by its place %s', (code, key) => {
  expect(keystrokeOf({ ...press('Unidentified', { ctrlKey: true }), code })).toEqual({
    key,
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  })
})

test('a key that the browser knows keeps its meaning wherever it lies', () => {
  expect(keystrokeOf({ ...press('y'), code: 'KeyZ' }).key).toBe('y')
})
