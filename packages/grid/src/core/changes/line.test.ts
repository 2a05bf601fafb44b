import { inLine } from './line'

test.each([
  ['a row', [['9', '8', '']]],
  ['a column', [['9'], ['8'], ['']]],
  ['a list', [['9; 8;']]],
])('%s goes the way of the sheet, empty cells too', (_what, block) => {
  expect(inLine(block, 'row')).toEqual([['9', '8', '']])
  expect(inLine(block, 'column')).toEqual([['9'], ['8'], ['']])
})

test('what has rows and columns stays, and one value is one', () => {
  const block = [
    ['1', '2'],
    ['3', '4'],
  ]
  expect(inLine(block, 'row')).toBe(block)
  expect(inLine([['8,33']], 'column')).toEqual([['8,33']])
})
