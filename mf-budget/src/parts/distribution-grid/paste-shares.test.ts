import { pastedCells, withPasted } from './paste-shares'

test.each([
  ['a row', '9\t8\t7', ['9', '8', '7']],
  ['a row with its line end', '9\t8\t7\r\n', ['9', '8', '7']],
  ['a column', '9\r\n8\r\n7\r\n', ['9', '8', '7']],
  ['a line with semicolons', '9; 8; 7', ['9', '8', '7']],
  ['a row with an empty month', '9\t\t7', ['9', '', '7']],
  ['a row that ends with an empty month', '9\t8\t\n', ['9', '8', '']],
])('%s', (_what, text, cells) => {
  expect(pastedCells(text)).toEqual(cells)
})

test('one cell is pasted as text is', () => {
  expect(pastedCells('8,33')).toBeNull()
  expect(pastedCells('8,33\r\n')).toBeNull()
})

test('each cell goes to its own month, an empty one too, and what does not fit is left out', () => {
  const year = Array.from({ length: 12 }, (_, index) => String(index + 1))
  const pasted = withPasted(year, ['a', '', 'c', 'd'], 9)
  expect(pasted).toEqual([...year.slice(0, 9), 'a', '', 'c'])
})
